//! How games lie in storage.
//!
//! A game is a head under `game-ID`, which says what the shelf shows and where the game begins, and
//! segments of inputs under `game-ID.LINE.FIRST`: the name of the line that the head names, and how
//! many inputs come before the segment. What replaces a whole game is written beside it, as another
//! line, and takes effect with the head.

use std::collections::BTreeMap;

use engine::Game;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use transfer::Past;

use crate::GAME;
use crate::host::{Host, StorageError};
use crate::request::{GameId, Refused, Shelf, Summary, Unreadable};
use crate::restore;
use crate::save::{Format1, Save, Travels};
use crate::seal::{FORMAT, damaged, format, seal, unseal};
use crate::segment::{Beginning, Line, Segment};

/// What a game's key holds.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Head {
    /// The name of the line that holds its inputs.
    pub(crate) line: u32,
    pub(crate) summary: Summary,
    /// In the bin.
    pub(crate) deleted: bool,
    #[serde(flatten)]
    pub(crate) beginning: Beginning,
}

/// What the shelf reads of a game.
#[derive(Debug)]
pub(crate) struct Shelved {
    pub(crate) summary: Summary,
    pub(crate) deleted: bool,
    pub(crate) travels_as: Option<GameId>,
}

/// What could not be read of a game that goes on, kept to be exported.
#[derive(Serialize)]
struct Aside<'a> {
    format: u32,
    aside_of: &'a GameId,
    texts: BTreeMap<String, String>,
}

/// A game's key.
pub(crate) fn key(id: &GameId) -> String {
    format!("{GAME}{id}")
}

/// A segment's key.
pub(crate) fn segment_key(id: &GameId, line: u32, first: usize) -> String {
    format!("{GAME}{id}.{line:08x}.{first:06}")
}

/// The game, line and position of the segment under this key, if it is a segment's.
fn segment_of_key(key: &str) -> Option<(GameId, u32, usize)> {
    let mut parts = key.strip_prefix(GAME)?.rsplitn(3, '.');
    let (first, line, id) = (parts.next()?, parts.next()?, parts.next()?);
    let is_line = line.len() == 8 && line.bytes().all(|byte| byte.is_ascii_hexdigit());
    let line = u32::from_str_radix(line, 16).ok().filter(|_| is_line)?;
    Some((GameId(id.to_owned()), line, first.parse().ok()?))
}

/// The names of all games that anything is stored of.
pub(crate) fn ids(host: &mut dyn Host) -> Result<Vec<GameId>, StorageError> {
    let mut ids: Vec<GameId> = Vec::new();
    for key in host.keys()? {
        let id = match segment_of_key(&key) {
            Some((id, _, _)) => id,
            None => match key.strip_prefix(GAME) {
                Some(id) => GameId(id.to_owned()),
                None => continue,
            },
        };
        ids.push(id);
    }
    ids.sort();
    ids.dedup();
    Ok(ids)
}

/// All keys of a game, that of its head last.
fn keys(id: &GameId, host: &mut dyn Host) -> Result<Vec<String>, StorageError> {
    let (head, all) = (key(id), host.keys()?);
    let of_game = |key: &String| segment_of_key(key).is_some_and(|(of, _, _)| of == *id);
    let mut keys: Vec<String> = all.iter().filter(|key| of_game(key)).cloned().collect();
    keys.extend(all.into_iter().filter(|key| *key == head));
    Ok(keys)
}

/// Writes a sealed text under a key.
pub(crate) fn write_sealed(key: &str, content: &impl Serialize, host: &mut dyn Host) -> Result<(), StorageError> {
    let text = seal(content).map_err(|error| StorageError {
        what: "write".to_owned(),
        key: key.to_owned(),
        reason: error.to_string(),
    })?;
    host.write(key, &text)
}

/// What was sealed under a key, and whether it is the text before the last one, which is damaged.
fn read_sealed<T: DeserializeOwned>(key: &str, host: &mut dyn Host) -> Result<Option<Sealed<T>>, StorageError> {
    let Some(text) = host.read(key)? else { return Ok(None) };
    let reason = match unseal(&text) {
        Err(reason @ Unreadable::Damaged(_)) if format(&text) != Ok(1) && !is_aside(&text) => reason,
        read => return Ok(Some(Sealed { content: read, earlier: false })),
    };
    let earlier = host.earlier(key)?.and_then(|text| unseal(&text).ok());
    Ok(Some(match earlier {
        Some(content) => Sealed { content: Ok(content), earlier: true },
        None => Sealed { content: Err(reason), earlier: false },
    }))
}

/// What was read from under a key.
struct Sealed<T> {
    content: Result<T, Unreadable>,
    earlier: bool,
}

/// What the shelf shows of a game; none where there is no such game.
///
/// # Errors
///
/// Why the game cannot be read.
pub(crate) fn shelved(id: &GameId, host: &mut dyn Host) -> Result<Option<Shelved>, Refused> {
    let unreadable = |reason| Refused::Unreadable(id.clone(), reason);
    let text = host.read(&key(id)).map_err(Refused::Storage)?;
    match text.as_deref().map(format) {
        Some(Ok(1)) => {
            let save: Format1 = serde_json::from_str(&text.unwrap_or_default()).map_err(damaged).map_err(unreadable)?;
            let (summary, travels_as) = (Summary { id: id.clone(), ..save.summary }, save.travels.travels_as);
            return Ok(Some(Shelved { summary, deleted: save.deleted, travels_as }));
        }
        Some(Ok(newer)) if newer > FORMAT => return Err(unreadable(Unreadable::Newer(newer))),
        _ => {}
    }
    if text.as_deref().is_some_and(is_aside) {
        return Err(unreadable(Unreadable::Parts));
    }
    let head = read_sealed::<Head>(&key(id), host).map_err(Refused::Storage)?.and_then(|head| head.content.ok());
    if let Some(Head { summary, deleted, beginning, .. }) = head
        && summary.id == *id
    {
        let travels_as = beginning.travels.travels_as;
        return Ok(Some(Shelved { summary, deleted, travels_as }));
    }
    // Its head cannot be read: what can be told from the rest?
    let save = read(id, host)?;
    Ok(save.map(|Save { summary, deleted, travels, .. }| Shelved { summary, deleted, travels_as: travels.travels_as }))
}

/// All games. One that cannot be read is set aside with its reason.
///
/// # Errors
///
/// Where storage does not say what it holds.
pub(crate) fn shelf(host: &mut dyn Host) -> Result<Shelf, Refused> {
    let mut shelf = Shelf::default();
    for id in ids(host).map_err(Refused::Storage)? {
        match shelved(&id, host) {
            Ok(Some(Shelved { summary, deleted: false, .. })) => shelf.games.push(summary),
            Ok(Some(Shelved { summary, deleted: true, .. })) => shelf.bin.push(summary),
            Ok(None) => {}
            Err(Refused::Unreadable(id, reason)) => shelf.unreadable.push((id, reason)),
            Err(error) => shelf.unreadable.push((id, damaged(error))),
        }
    }
    shelf.games.sort_by_key(|summary| std::cmp::Reverse(summary.played));
    shelf.bin.sort_by_key(|summary| std::cmp::Reverse(summary.played));
    Ok(shelf)
}

/// A game; none where there is no such game.
///
/// # Errors
///
/// Where storage fails, or nothing of the game can be read.
pub(crate) fn read(id: &GameId, host: &mut dyn Host) -> Result<Option<Save>, Refused> {
    let unreadable = |reason| Refused::Unreadable(id.clone(), reason);
    let text = host.read(&key(id)).map_err(Refused::Storage)?;
    if let Some(text) = &text
        && format(text) == Ok(1)
    {
        let save: Format1 = serde_json::from_str(text).map_err(damaged).map_err(unreadable)?;
        return save.save(id).map(Some).map_err(unreadable);
    }
    let head = read_sealed::<Head>(&key(id), host).map_err(Refused::Storage)?;
    let earlier_head = head.as_ref().is_some_and(|head| head.earlier);
    let mut head = match head.map(|head| head.content) {
        None => Err(damaged("its head is missing")),
        Some(Ok(head)) if head.summary.id == *id => Ok(head),
        Some(Ok(_)) => Err(damaged("its head is another game's")),
        Some(Err(newer @ Unreadable::Newer(_))) => return Err(unreadable(newer)),
        Some(Err(error)) => Err(error),
    };
    let (mut segments, mut earlier) = (BTreeMap::new(), false);
    for key in keys(id, host).map_err(Refused::Storage)? {
        let Some((_, line, first)) = segment_of_key(&key) else { continue };
        let segment = read_sealed::<Segment>(&key, host).map_err(Refused::Storage)?;
        earlier |= segment.as_ref().is_some_and(|segment| segment.earlier);
        let segment = segment.and_then(|segment| segment.content.ok());
        let segment = segment.filter(|segment| (segment.line, segment.first) == (line, first));
        segments.insert((line, first), segment);
    }
    if text.is_none() && segments.is_empty() {
        return Ok(None);
    }
    // The head before the last one may name a line that is gone.
    if earlier_head && head.as_ref().is_ok_and(|head| segments.keys().all(|(line, _)| *line != head.line)) {
        head = Err(damaged("its head is damaged"));
    }
    restore::game(id, head, segments, earlier).map(Some).map_err(unreadable)
}

/// Stores a whole game in the place of what is stored of it, if anything is.
///
/// # Errors
///
/// Where the host cannot write: then what was there is still there.
pub(crate) fn write(
    id: &GameId,
    game: &Game,
    travels: &Travels,
    played: u64,
    deleted: bool,
    host: &mut dyn Host,
) -> Result<Line, StorageError> {
    let origin = travels.past.as_ref().map_or_else(|| Past::of(game).origin, |past| past.origin);
    let mut line = Line::new((host.random() & 0xffff_ffff) as u32, origin);
    let name = line.name;
    let written = line.write(id, game, travels, host);
    let written = written.and_then(|()| write_head(id, &line, game, travels, played, deleted, host));
    for key in host.keys().unwrap_or_default() {
        let not_needed = |(of, line, _): (GameId, u32, usize)| of == *id && (line == name) != written.is_ok();
        if segment_of_key(&key).is_some_and(not_needed) {
            // Where this fails it stays, and nothing reads it.
            let _ = host.remove(&key);
        }
    }
    written.map(|()| line)
}

/// Stores what the shelf shows of a game.
///
/// # Errors
///
/// Where the host cannot write.
pub(crate) fn write_head(
    id: &GameId,
    line: &Line,
    game: &Game,
    travels: &Travels,
    played: u64,
    deleted: bool,
    host: &mut dyn Host,
) -> Result<(), StorageError> {
    let beginning = Beginning { origin: game.origin().clone(), travels: travels.clone() };
    let head = Head { line: line.name, summary: Summary::of(id, game, played), deleted, beginning };
    write_sealed(&key(id), &head, host)
}

/// Keeps all texts of a game as they are, under a name of their own, to be exported.
///
/// # Errors
///
/// Where the host cannot read or write.
pub(crate) fn set_aside(id: &GameId, aside: &GameId, host: &mut dyn Host) -> Result<(), StorageError> {
    let texts = texts(id, host)?;
    let text = serde_json::to_string(&Aside { format: FORMAT, aside_of: id, texts }).unwrap_or_default();
    host.write(&key(aside), &text)
}

/// Whether this is what could not be read of a game that goes on.
pub(crate) fn is_aside(text: &str) -> bool {
    #[derive(Deserialize)]
    struct IsAside {
        #[serde(rename = "aside_of")]
        _of: GameId,
    }
    serde_json::from_str::<IsAside>(text).is_ok()
}

/// Everything that is stored of a game, as it is: one text, or several with their keys as JSON.
///
/// # Errors
///
/// Where the host cannot read.
pub(crate) fn export(id: &GameId, host: &mut dyn Host) -> Result<Option<String>, StorageError> {
    let mut texts = texts(id, host)?;
    if texts.len() == 1 {
        return Ok(texts.pop_first().map(|(_, text)| text));
    }
    Ok((!texts.is_empty()).then(|| serde_json::to_string(&texts).unwrap_or_default()))
}

fn texts(id: &GameId, host: &mut dyn Host) -> Result<BTreeMap<String, String>, StorageError> {
    let mut texts = BTreeMap::new();
    for key in keys(id, host)? {
        if let Some(text) = host.read(&key)? {
            texts.insert(key, text);
        }
    }
    Ok(texts)
}

/// Removes a game for good, its head last.
///
/// # Errors
///
/// Where the host cannot write.
pub(crate) fn erase(id: &GameId, host: &mut dyn Host) -> Result<(), StorageError> {
    for key in keys(id, host)? {
        host.remove(&key)?;
    }
    Ok(())
}
