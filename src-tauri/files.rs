//! The players' files: saved among their downloads, and opened from the system.

use std::{
    ffi::OsStr,
    fs::{self, File},
    io::{self, Read, Write},
    path::{Path, PathBuf},
    sync::{Mutex, PoisonError},
};

use tauri::{AppHandle, Manager, Runtime, State};

/// How many files of one name there may be.
const MOST_ALIKE: u32 = 1000;

/// The file that was opened last and that the screens have not asked for yet: its content, or why
/// it cannot be read.
#[derive(Default)]
pub(crate) struct Opened(Mutex<Option<Result<Vec<u8>, String>>>);

impl Opened {
    /// Reads a file that the players opened. Of one that is too large for a game no more than shows
    /// that it is.
    pub(crate) fn read(&self, path: &Path) {
        let content = content(path).map_err(|error| error.to_string());
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(content);
    }

    /// Reads the first file of ours among the words that the app was started with.
    pub(crate) fn read_from_words(&self, mut words: impl Iterator<Item = std::ffi::OsString>) {
        if let Some(path) = words.find(|word| is_ours(Path::new(word))) {
            self.read(Path::new(&path));
        }
    }
}

/// The file that was opened from the system since the screens asked last.
#[tauri::command]
pub(crate) fn opened(opened: State<'_, Opened>) -> Option<Result<Vec<u8>, String>> {
    opened.0.lock().unwrap_or_else(PoisonError::into_inner).take()
}

/// Saves a file among the players' downloads and says where it lies. No file is overwritten.
#[tauri::command(async)]
pub(crate) fn save<R: Runtime>(name: &str, content: Vec<u8>, app: AppHandle<R>) -> Result<PathBuf, String> {
    let paths = app.path();
    let folder = paths.download_dir().or_else(|_| paths.document_dir()).or_else(|_| paths.home_dir());
    let folder = folder.map_err(|error| error.to_string())?;
    save_in(&folder, name, &content).map_err(|error| format!("{}: {error}", folder.display()))
}

fn save_in(folder: &Path, name: &str, content: &[u8]) -> io::Result<PathBuf> {
    let name = Path::new(name);
    let (Some(stem), ending) = (name.file_stem(), name.extension()) else {
        return Err(io::ErrorKind::InvalidInput.into());
    };
    fs::create_dir_all(folder)?;
    let mut number = 1;
    loop {
        let path = folder.join(numbered(stem, ending, number));
        match File::create_new(&path) {
            Ok(mut file) => {
                file.write_all(content)?;
                file.sync_all()?;
                return Ok(path);
            }
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists && number < MOST_ALIKE => number += 1,
            Err(error) => return Err(error),
        }
    }
}

/// `stem.ending`, `stem-2.ending`, ...
fn numbered(stem: &OsStr, ending: Option<&OsStr>, number: u32) -> PathBuf {
    let mut name = stem.to_owned();
    if number > 1 {
        name.push(format!("-{number}"));
    }
    if let Some(ending) = ending {
        name.push(".");
        name.push(ending);
    }
    name.into()
}

fn is_ours(path: &Path) -> bool {
    path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("clockwood"))
}

fn content(path: &Path) -> io::Result<Vec<u8>> {
    let most = u64::try_from(transfer::MOST_BYTES).unwrap_or(u64::MAX);
    let mut content = Vec::new();
    File::open(path)?.take(most.saturating_add(1)).read_to_end(&mut content)?;
    Ok(content)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_file_is_overwritten() {
        let folder = tempfile::tempdir().unwrap();
        let save = |content: &[u8]| save_in(folder.path(), "winter-4.clockwood", content).unwrap();
        let (first, second) = (save(b"one"), save(b"two"));
        assert_eq!(first.file_name().unwrap(), "winter-4.clockwood");
        assert_eq!(second.file_name().unwrap(), "winter-4-2.clockwood");
        assert_eq!((fs::read(first).unwrap(), fs::read(second).unwrap()), (b"one".to_vec(), b"two".to_vec()));
    }

    #[test]
    fn a_name_leads_into_no_other_folder() {
        let folder = tempfile::tempdir().unwrap();
        let saved = save_in(folder.path(), "../../winter.clockwood", b"").unwrap();
        assert_eq!(saved, folder.path().join("winter.clockwood"));
        assert!(save_in(folder.path(), "..", b"").is_err());
    }

    #[test]
    fn a_file_of_ours_is_found_among_the_words_and_read_once() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("autumn-1.clockwood");
        fs::write(&path, b"CW").unwrap();
        let opened = Opened::default();
        opened.read_from_words(["clockwood".into(), "--flag".into(), path.into_os_string()].into_iter());
        assert_eq!(opened.0.lock().unwrap().take(), Some(Ok(b"CW".to_vec())));

        opened.read_from_words(["clockwood".into()].into_iter());
        assert_eq!(opened.0.lock().unwrap().take(), None);
        opened.read(&folder.path().join("gone.clockwood"));
        assert!(opened.0.lock().unwrap().take().is_some_and(|content| content.is_err()));
    }

    #[test]
    fn of_a_file_that_is_too_large_no_more_is_read_than_shows_it() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("large.clockwood");
        File::create(&path).unwrap().set_len(100 << 20).unwrap();
        assert_eq!(content(&path).unwrap().len(), transfer::MOST_BYTES + 1);
    }
}
