//! Keeps the app's texts on disk with tauri-plugin-store, one store file a text.
//!
//! A text is written to a file of its own and takes its place only when it is whole on the disk, so
//! neither a crash nor a full disk costs more than the write that it hits. The text before it is
//! kept too, for when the newest one turns out to be damaged.

use std::{
    collections::{BTreeSet, HashMap},
    error, fs, io,
    path::{Path, PathBuf},
    sync::Arc,
};

use serde_json::Value;
use tauri::{AppHandle, Runtime};
use tauri_plugin_store::{Store, StoreBuilder};

/// The one entry of a store.
const ENTRY: &str = "text";

#[derive(Debug, thiserror::Error)]
pub(crate) enum Error {
    #[error("cannot {doing} {}: {source}", path.display())]
    File { doing: &'static str, path: PathBuf, source: io::Error },
    #[error("cannot use the store {}: {source}", path.display())]
    Store { path: PathBuf, source: tauri_plugin_store::Error },
    /// A damaged file could not be told from it.
    #[error("only JSON can be kept, and this is none: {0}")]
    NotJson(serde_json::Error),
}

/// What a store file turned out to hold.
enum Content {
    Text(String),
    /// There is no such file.
    Nothing,
    /// The file is not as it was written.
    Damaged,
}

pub(crate) struct StoreStorage<R: Runtime> {
    app: AppHandle<R>,
    folder: PathBuf,
}

impl<R: Runtime> StoreStorage<R> {
    pub(crate) fn new(app: AppHandle<R>, folder: PathBuf) -> Self {
        Self { app, folder }
    }

    /// The text kept under `key`. If its file is damaged: what can be read of it.
    pub(crate) fn read(&self, key: &str) -> Result<Option<String>, Error> {
        // A crash may have hit a write between its last two steps.
        for path in [self.newest_file(key), self.previous_file(key)] {
            match self.content(&path)? {
                Content::Text(text) => return Ok(Some(text)),
                Content::Damaged => return remains(&path).map(Some),
                Content::Nothing => {}
            }
        }
        Ok(None)
    }

    /// Keeps `text` under `key`. It is on disk when this returns; on an error the last text stays.
    pub(crate) fn write(&mut self, key: &str, text: &str) -> Result<(), Error> {
        check_json(text.as_bytes()).map_err(Error::NotJson)?;
        let unfinished = self.unfinished_file(key);
        let store = self.store(&unfinished)?;
        store.set(ENTRY, text);
        store.save().map_err(|source| store_error(&unfinished, source))?;
        // Against an empty battery: saved is not yet on the disk.
        fs::File::open(&unfinished).and_then(|file| file.sync_all()).map_err(file_error("write", &unfinished))?;
        let newest = self.newest_file(key);
        if exists(&newest)? {
            rename(&newest, &self.previous_file(key))?;
        }
        rename(&unfinished, &newest)?;
        sync_folder(&self.folder).map_err(file_error("write", &self.folder))
    }

    /// The text before the one that `read` gives, if it is kept and whole.
    pub(crate) fn earlier(&self, key: &str) -> Result<Option<String>, Error> {
        Ok(match self.content(&self.previous_file(key))? {
            Content::Text(text) => Some(text),
            Content::Nothing | Content::Damaged => None,
        })
    }

    /// Forgets `key`.
    pub(crate) fn remove(&mut self, key: &str) -> Result<(), Error> {
        // The newest last: a crash on the way must not bring an older text back.
        for path in [self.unfinished_file(key), self.previous_file(key), self.newest_file(key)] {
            if exists(&path)? {
                fs::remove_file(&path).map_err(file_error("remove", &path))?;
            }
        }
        Ok(())
    }

    /// All keys that a text is kept under, in alphabetical order.
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
        self.folder.join(format!("{}.previous.json", file_stem(key)))
    }

    fn unfinished_file(&self, key: &str) -> PathBuf {
        self.folder.join(format!("{}.unfinished.json", file_stem(key)))
    }

    /// The store whose file holds its one text as it is, so that the file can be read by anyone.
    fn store(&self, path: &Path) -> Result<Arc<Store<R>>, Error> {
        StoreBuilder::new(&self.app, path)
            .disable_auto_save()
            .serialize(file_of_store)
            .deserialize(store_of_file)
            .build()
            .map_err(|source| store_error(path, source))
    }

    fn content(&self, path: &Path) -> Result<Content, Error> {
        let store = self.store(path)?;
        match store.reload_ignore_defaults() {
            Ok(()) => Ok(match store.get(ENTRY) {
                Some(Value::String(text)) => Content::Text(text),
                _ => Content::Damaged,
            }),
            Err(tauri_plugin_store::Error::Deserialize(_)) => Ok(Content::Damaged),
            Err(tauri_plugin_store::Error::Io(error)) if error.kind() == io::ErrorKind::NotFound => {
                Ok(Content::Nothing)
            }
            Err(source) => Err(store_error(path, source)),
        }
    }
}

type StoreError = Box<dyn error::Error + Send + Sync>;

fn file_of_store(store: &HashMap<String, Value>) -> Result<Vec<u8>, StoreError> {
    let text = store.get(ENTRY).and_then(Value::as_str);
    Ok(text.ok_or("there is no text to save")?.as_bytes().to_vec())
}

fn store_of_file(file: &[u8]) -> Result<HashMap<String, Value>, StoreError> {
    check_json(file)?;
    let text = std::str::from_utf8(file)?;
    Ok(HashMap::from([(ENTRY.to_owned(), text.into())]))
}

/// JSON that is cut short is no JSON.
fn check_json(text: &[u8]) -> Result<(), serde_json::Error> {
    serde_json::from_slice::<serde::de::IgnoredAny>(text).map(drop)
}

/// What can still be read of a damaged file.
fn remains(path: &Path) -> Result<String, Error> {
    let bytes = fs::read(path).map_err(file_error("read", path))?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
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

/// Names are not on the disk before their folder is.
fn sync_folder(folder: &Path) -> io::Result<()> {
    // Elsewhere a folder cannot be opened, and names are written through.
    if cfg!(unix) { fs::File::open(folder)?.sync_all() } else { Ok(()) }
}

fn exists(path: &Path) -> Result<bool, Error> {
    path.try_exists().map_err(file_error("look for", path))
}

fn rename(from: &Path, to: &Path) -> Result<(), Error> {
    fs::rename(from, to).map_err(file_error("rename", from))
}

fn file_error(doing: &'static str, path: &Path) -> impl FnOnce(io::Error) -> Error {
    let path = path.to_owned();
    move |source| Error::File { doing, path, source }
}

fn store_error(path: &Path, source: tauri_plugin_store::Error) -> Error {
    Error::Store { path: path.to_owned(), source }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU32, Ordering};

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
            let mut names: Vec<String> =
                fs::read_dir(&self.0).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
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

    fn read(storage: &StoreStorage<MockRuntime>, key: &str) -> Option<String> {
        storage.read(key).unwrap()
    }

    #[test]
    fn a_text_is_there_after_a_restart() {
        let folder = Folder::new();
        let mut storage = reopened(&folder);
        storage.write("game/1", r#"{"round": 3}"#).unwrap();
        storage.write("settings", r#""dark""#).unwrap();
        storage.write("game/1", r#"{"round": 4}"#).unwrap();

        let storage = reopened(&folder);
        assert_eq!(read(&storage, "game/1"), Some(r#"{"round": 4}"#.into()));
        assert_eq!(read(&storage, "settings"), Some(r#""dark""#.into()));
        assert_eq!(storage.keys().unwrap(), ["game/1", "settings"]);
    }

    #[test]
    fn the_file_holds_the_text_as_it_is() {
        let folder = Folder::new();
        let text = "{\n  \"b\": \"é\", \"a\": 1e3 }";
        reopened(&folder).write("a", text).unwrap();
        let file = fs::read_to_string(folder.file("a.json")).unwrap();
        assert_eq!(file, text);
    }

    #[test]
    fn nothing_is_kept_at_first() {
        let storage = reopened(&Folder::new());
        assert_eq!(read(&storage, "game"), None);
        assert!(storage.keys().unwrap().is_empty());
    }

    #[test]
    fn a_removed_text_is_gone() {
        let folder = Folder::new();
        let mut storage = reopened(&folder);
        storage.write("a", "1").unwrap();
        storage.write("a", "2").unwrap();
        storage.remove("a").unwrap();
        assert_eq!(read(&storage, "a"), None, "in the same run");
        assert_eq!(read(&reopened(&folder), "a"), None, "after a restart");
        storage.write("a", "3").unwrap();
        assert_eq!(read(&storage, "a"), Some("3".into()), "written anew");
        storage.remove("never there").unwrap();
    }

    #[test]
    fn a_file_cut_short_gives_what_is_left_and_the_text_before() {
        let folder = Folder::new();
        let mut storage = reopened(&folder);
        storage.write("a", r#"["before"]"#).unwrap();
        storage.write("a", r#"["newest"]"#).unwrap();
        fs::write(folder.file("a.json"), r#"["new"#).unwrap();

        let mut storage = reopened(&folder);
        assert_eq!(read(&storage, "a"), Some(r#"["new"#.into()));
        assert_eq!(storage.earlier("a").unwrap(), Some(r#"["before"]"#.into()));
        storage.write("a", r#"["next"]"#).unwrap();
        assert_eq!(read(&storage, "a"), Some(r#"["next"]"#.into()));
        assert_eq!(storage.earlier("a").unwrap(), None, "that is the damaged one now");
        assert_eq!(storage.keys().unwrap(), ["a"]);
    }

    #[test]
    fn with_nothing_before_it_a_damaged_text_is_given_as_it_is_and_stays() {
        let folder = Folder::new();
        let mut storage = reopened(&folder);
        storage.write("a", r#"{"round": 3}"#).unwrap();
        storage.write("b", "2").unwrap();
        fs::write(folder.file("a.json"), b"{\"rou\xff").unwrap();

        for start in ["first", "second"] {
            let storage = reopened(&folder);
            let remains = read(&storage, "a");
            assert_eq!(remains, Some("{\"rou\u{fffd}".into()), "{start} start");
            assert_eq!(read(&storage, "b"), Some("2".into()), "{start} start");
            assert_eq!(storage.keys().unwrap(), ["a", "b"], "{start} start");
        }
    }

    #[test]
    fn a_write_that_was_cut_off_leaves_the_last_text() {
        let folder = Folder::new();
        reopened(&folder).write("a", "1").unwrap();
        fs::write(folder.file("a.unfinished.json"), "{\"va").unwrap();

        let mut storage = reopened(&folder);
        assert_eq!(read(&storage, "a"), Some("1".into()));
        storage.write("a", "2").unwrap();
        assert_eq!(read(&storage, "a"), Some("2".into()));
        assert_eq!(folder.names(), ["a.json", "a.previous.json"]);
    }

    #[test]
    fn a_crash_between_the_last_two_steps_of_a_write_leaves_the_last_text() {
        let folder = Folder::new();
        reopened(&folder).write("a", "1").unwrap();
        fs::rename(folder.file("a.json"), folder.file("a.previous.json")).unwrap();

        let storage = reopened(&folder);
        assert_eq!(read(&storage, "a"), Some("1".into()));
        assert_eq!(storage.keys().unwrap(), ["a"]);
    }

    #[test]
    fn what_is_no_json_is_refused_and_the_last_text_stays() {
        let folder = Folder::new();
        let mut storage = reopened(&folder);
        storage.write("a", "1").unwrap();
        let error = storage.write("a", "[1,").unwrap_err();
        assert!(matches!(error, Error::NotJson(_)), "{error}");
        assert_eq!(read(&storage, "a"), Some("1".into()));
    }

    #[test]
    fn a_folder_that_cannot_be_written_is_said() {
        let folder = Folder::new();
        fs::write(&folder.0, "a file where the folder should be").unwrap();
        let error = reopened(&folder).write("a", "1").unwrap_err();
        assert!(matches!(error, Error::Store { .. }), "{error}");
        fs::remove_file(&folder.0).unwrap();
    }

    #[test]
    fn any_key_makes_a_file_name_and_comes_back() {
        for key in ["game/1", "Größe", "..", "a.previous", "CON", "%41", ""] {
            let name = format!("{}.json", file_stem(key));
            assert!(!name.contains(['/', '\\', ':']), "{name}");
            assert_eq!(key_of_file(&name).as_deref(), Some(key), "{name}");
        }
        for foreign in ["a.damaged-1.json", "a.unfinished.json", "notes.txt", "%4.json", "%ZZ.json"] {
            assert_eq!(key_of_file(foreign), None, "{foreign}");
        }
    }
}
