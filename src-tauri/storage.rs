//! Keeps the app's values on disk with tauri-plugin-store, one store file a value.
//!
//! A value is written to a file of its own and takes its place only when it is whole on the disk, so
//! neither a crash nor a full disk costs more than the write that it hits. The state before it is
//! kept too, and read when the newest one turns out to be damaged. A damaged file is put aside, not
//! overwritten.

use std::{
    collections::BTreeSet,
    fs, io,
    path::{Path, PathBuf},
    sync::Arc,
};

use serde_json::Value;
use tauri::{AppHandle, Runtime};
use tauri_plugin_store::{Store, StoreBuilder};

/// The one entry of a store file.
const ENTRY: &str = "value";

#[derive(Debug, thiserror::Error)]
pub(crate) enum Error {
    #[error("cannot {doing} {}: {source}", path.display())]
    File {
        doing: &'static str,
        path: PathBuf,
        source: io::Error,
    },
    #[error("cannot use the store {}: {source}", path.display())]
    Store {
        path: PathBuf,
        source: tauri_plugin_store::Error,
    },
    #[error("{key:?} cannot be read, its file was put aside as {}: {reason}", aside.display())]
    Damaged {
        key: String,
        aside: PathBuf,
        reason: String,
    },
}

/// What a store file turned out to hold.
enum Content {
    Value(Value),
    Nothing,
    Damage(String),
}

pub(crate) struct StoreStorage<R: Runtime> {
    app: AppHandle<R>,
    folder: PathBuf,
}

impl<R: Runtime> StoreStorage<R> {
    pub(crate) fn new(app: AppHandle<R>, folder: PathBuf) -> Self {
        Self { app, folder }
    }

    /// The value kept under `key`: the newest, or the one before it if the newest is damaged.
    pub(crate) fn read(&self, key: &str) -> Result<Option<Value>, Error> {
        let newest = self.newest_file(key);
        let damage = match self.content(&newest)? {
            Content::Value(value) => return Ok(Some(value)),
            Content::Nothing => None,
            Content::Damage(reason) => {
                let aside = self.put_aside(key, &newest)?;
                Some((aside, reason))
            }
        };
        let previous = self.previous_file(key);
        match (self.content(&previous)?, damage) {
            (Content::Value(value), _) => Ok(Some(value)),
            (Content::Nothing, None) => Ok(None),
            (Content::Nothing, Some((aside, reason))) => Err(Error::Damaged {
                key: key.to_owned(),
                aside,
                reason,
            }),
            (Content::Damage(reason), _) => Err(Error::Damaged {
                key: key.to_owned(),
                aside: self.put_aside(key, &previous)?,
                reason,
            }),
        }
    }

    /// Keeps `value` under `key`. It is on disk when this returns; on an error the last state holds.
    pub(crate) fn write(&mut self, key: &str, value: &Value) -> Result<(), Error> {
        let unfinished = self.unfinished_file(key);
        let store = self.store(&unfinished)?;
        store.set(ENTRY, value.clone());
        store
            .save()
            .map_err(|source| store_error(&unfinished, source))?;
        // Against an empty battery: saved is not yet on the disk.
        fs::File::open(&unfinished)
            .and_then(|file| file.sync_all())
            .map_err(file_error("write", &unfinished))?;
        let newest = self.newest_file(key);
        if exists(&newest)? {
            rename(&newest, &self.previous_file(key))?;
        }
        rename(&unfinished, &newest)
    }

    /// Forgets `key`. Files that were put aside stay.
    pub(crate) fn remove(&mut self, key: &str) -> Result<(), Error> {
        // The newest last: a crash on the way must not bring an older state back.
        for path in [
            self.unfinished_file(key),
            self.previous_file(key),
            self.newest_file(key),
        ] {
            if exists(&path)? {
                fs::remove_file(&path).map_err(file_error("remove", &path))?;
            }
        }
        Ok(())
    }

    /// All keys that hold a value, in alphabetical order.
    pub(crate) fn keys(&self) -> Result<Vec<String>, Error> {
        if !exists(&self.folder)? {
            return Ok(Vec::new());
        }
        let entries = fs::read_dir(&self.folder).map_err(file_error("list", &self.folder))?;
        let mut keys = BTreeSet::new();
        for entry in entries {
            let entry = entry.map_err(file_error("list", &self.folder))?;
            keys.extend(entry.file_name().to_str().and_then(key_of_file));
        }
        Ok(keys.into_iter().collect())
    }

    fn newest_file(&self, key: &str) -> PathBuf {
        self.folder.join(format!("{}.json", file_stem(key)))
    }

    fn previous_file(&self, key: &str) -> PathBuf {
        self.folder
            .join(format!("{}.previous.json", file_stem(key)))
    }

    fn unfinished_file(&self, key: &str) -> PathBuf {
        self.folder
            .join(format!("{}.unfinished.json", file_stem(key)))
    }

    fn store(&self, path: &Path) -> Result<Arc<Store<R>>, Error> {
        StoreBuilder::new(&self.app, path)
            .disable_auto_save()
            .build()
            .map_err(|source| store_error(path, source))
    }

    fn content(&self, path: &Path) -> Result<Content, Error> {
        let store = self.store(path)?;
        match store.reload_ignore_defaults() {
            Ok(()) => Ok(match store.get(ENTRY) {
                Some(value) => Content::Value(value),
                None => Content::Damage(format!("it has no entry {ENTRY:?}")),
            }),
            Err(tauri_plugin_store::Error::Io(error))
                if error.kind() == io::ErrorKind::NotFound =>
            {
                Ok(Content::Nothing)
            }
            Err(tauri_plugin_store::Error::Deserialize(error)) => {
                Ok(Content::Damage(error.to_string()))
            }
            Err(source) => Err(store_error(path, source)),
        }
    }

    fn put_aside(&self, key: &str, path: &Path) -> Result<PathBuf, Error> {
        let stem = file_stem(key);
        let mut number = 1_u32;
        loop {
            let aside = self.folder.join(format!("{stem}.damaged-{number}.json"));
            if !exists(&aside)? {
                rename(path, &aside)?;
                return Ok(aside);
            }
            number += 1;
        }
    }
}

/// A name that every file system takes: small letters, digits, `-` and `_` stand for themselves,
/// every other byte is `%` and two hexadecimal digits.
fn file_stem(key: &str) -> String {
    key.bytes()
        .map(|byte| match byte {
            b'a'..=b'z' | b'0'..=b'9' | b'-' | b'_' => char::from(byte).to_string(),
            other => format!("%{other:02X}"),
        })
        .collect()
}

/// The key whose value lies in the file of this name, if it is such a file.
fn key_of_file(name: &str) -> Option<String> {
    let stem = name.strip_suffix(".json")?;
    let stem = stem.strip_suffix(".previous").unwrap_or(stem);
    let mut bytes = Vec::new();
    let mut rest = stem.bytes();
    while let Some(byte) = rest.next() {
        match byte {
            b'%' => {
                let digits = [rest.next()?, rest.next()?];
                let digits = std::str::from_utf8(&digits).ok()?;
                bytes.push(u8::from_str_radix(digits, 16).ok()?);
            }
            b'.' => return None,
            other => bytes.push(other),
        }
    }
    String::from_utf8(bytes).ok()
}

fn exists(path: &Path) -> Result<bool, Error> {
    path.try_exists().map_err(file_error("look for", path))
}

fn rename(from: &Path, to: &Path) -> Result<(), Error> {
    fs::rename(from, to).map_err(file_error("rename", from))
}

fn file_error(doing: &'static str, path: &Path) -> impl FnOnce(io::Error) -> Error {
    let path = path.to_owned();
    move |source| Error::File {
        doing,
        path,
        source,
    }
}

fn store_error(path: &Path, source: tauri_plugin_store::Error) -> Error {
    Error::Store {
        path: path.to_owned(),
        source,
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU32, Ordering};

    use serde_json::json;
    use tauri::test::{MockRuntime, mock_builder, mock_context, noop_assets};

    use super::*;

    /// A folder that goes when the test is over.
    struct Folder(PathBuf);

    impl Folder {
        fn new() -> Self {
            static NUMBER: AtomicU32 = AtomicU32::new(0);
            let number = NUMBER.fetch_add(1, Ordering::Relaxed);
            let name = format!("clockwood-storage-{}-{number}", std::process::id());
            Self(std::env::temp_dir().join(name))
        }

        fn file(&self, name: &str) -> PathBuf {
            self.0.join(name)
        }

        fn names(&self) -> Vec<String> {
            let mut names: Vec<String> = fs::read_dir(&self.0)
                .unwrap()
                .map(|entry| entry.unwrap().file_name().into_string().unwrap())
                .collect();
            names.sort();
            names
        }
    }

    impl Drop for Folder {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    /// The storage as the next start of the app finds it.
    fn reopened(folder: &Folder) -> StoreStorage<MockRuntime> {
        let app = mock_builder()
            .plugin(tauri_plugin_store::Builder::new().build())
            .build(mock_context(noop_assets()))
            .unwrap();
        StoreStorage::new(app.handle().clone(), folder.0.clone())
    }

    #[test]
    fn a_value_is_there_after_a_restart() {
        let folder = Folder::new();
        let mut storage = reopened(&folder);
        storage.write("game/1", &json!({ "round": 3 })).unwrap();
        storage.write("settings", &json!("dark")).unwrap();
        storage.write("game/1", &json!({ "round": 4 })).unwrap();

        let storage = reopened(&folder);
        assert_eq!(storage.read("game/1").unwrap(), Some(json!({ "round": 4 })));
        assert_eq!(storage.read("settings").unwrap(), Some(json!("dark")));
        assert_eq!(storage.keys().unwrap(), ["game/1", "settings"]);
    }

    #[test]
    fn nothing_is_kept_at_first() {
        let storage = reopened(&Folder::new());
        assert_eq!(storage.read("game/1").unwrap(), None);
        assert!(storage.keys().unwrap().is_empty());
    }

    #[test]
    fn a_removed_value_is_gone() {
        let folder = Folder::new();
        let mut storage = reopened(&folder);
        storage.write("a", &json!(1)).unwrap();
        storage.write("a", &json!(2)).unwrap();
        storage.remove("a").unwrap();
        assert_eq!(storage.read("a").unwrap(), None, "in the same run");
        assert_eq!(
            reopened(&folder).read("a").unwrap(),
            None,
            "after a restart"
        );
        storage.write("a", &json!(3)).unwrap();
        assert_eq!(storage.read("a").unwrap(), Some(json!(3)), "written anew");
        storage.remove("never there").unwrap();
    }

    #[test]
    fn a_file_cut_short_gives_the_state_before_and_is_put_aside() {
        let folder = Folder::new();
        let mut storage = reopened(&folder);
        storage.write("a", &json!("before")).unwrap();
        storage.write("a", &json!("newest")).unwrap();
        fs::write(folder.file("a.json"), "{\"val").unwrap();

        let mut storage = reopened(&folder);
        assert_eq!(storage.read("a").unwrap(), Some(json!("before")));
        storage.write("a", &json!("next")).unwrap();
        assert_eq!(storage.read("a").unwrap(), Some(json!("next")));
        assert_eq!(
            folder.names(),
            ["a.damaged-1.json", "a.json", "a.previous.json"]
        );
        assert_eq!(storage.keys().unwrap(), ["a"]);
    }

    #[test]
    fn a_value_with_no_readable_file_is_a_typed_error_and_harms_no_other() {
        let folder = Folder::new();
        let mut storage = reopened(&folder);
        storage.write("a", &json!(1)).unwrap();
        storage.write("b", &json!(2)).unwrap();
        fs::write(folder.file("a.json"), "").unwrap();

        let storage = reopened(&folder);
        let error = storage.read("a").unwrap_err();
        assert!(
            matches!(&error, Error::Damaged { key, .. } if key == "a"),
            "{error}"
        );
        assert!(error.to_string().contains("a.damaged-1.json"), "{error}");
        assert_eq!(storage.read("b").unwrap(), Some(json!(2)));
        assert_eq!(storage.read("a").unwrap(), None, "once it was put aside");
    }

    #[test]
    fn a_write_that_was_cut_off_leaves_the_last_state() {
        let folder = Folder::new();
        reopened(&folder).write("a", &json!(1)).unwrap();
        fs::write(folder.file("a.unfinished.json"), "{\"va").unwrap();

        let mut storage = reopened(&folder);
        assert_eq!(storage.read("a").unwrap(), Some(json!(1)));
        storage.write("a", &json!(2)).unwrap();
        assert_eq!(storage.read("a").unwrap(), Some(json!(2)));
        assert_eq!(folder.names(), ["a.json", "a.previous.json"]);
    }

    #[test]
    fn any_key_makes_a_file_name_and_comes_back() {
        for key in ["game/1", "Größe", "..", "a.previous", "CON", "%41", ""] {
            let name = format!("{}.json", file_stem(key));
            assert!(!name.contains(['/', '\\', ':']), "{name}");
            assert_eq!(key_of_file(&name).as_deref(), Some(key), "{name}");
        }
        for foreign in [
            "a.damaged-1.json",
            "a.unfinished.json",
            "notes.txt",
            "%4.json",
            "%ZZ.json",
        ] {
            assert_eq!(key_of_file(foreign), None, "{foreign}");
        }
    }
}
