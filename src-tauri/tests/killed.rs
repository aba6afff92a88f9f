//! The storage layer in a process of its own, killed at random moments: what it acknowledged is
//! there.
//!
//! `CLOCKWOOD_KILLS=1000 cargo test -p clockwood killed -- --nocapture` kills more often, and says
//! what it found.

#![allow(clippy::unwrap_used, clippy::panic, clippy::print_stdout, reason = "a test that panics has failed")]

use std::{
    env,
    hash::{DefaultHasher, Hash, Hasher},
    io::{BufRead, BufReader, Write},
    path::Path,
    process::{Child, Command, Stdio},
    time::Duration,
};

use backend::{Backend, GameView, Host, Request, Response};
use engine::{Answer, Faction, Input, MapId, Prompt, SeatSetup, Setup};
use tauri::test::{MockRuntime, mock_builder, mock_context, noop_assets};

use crate::device::Device;

const FOLDER: &str = "CLOCKWOOD_KILLED_FOLDER";
const FULL: &str = "CLOCKWOOD_SMALL_DISK";

fn device(folder: &Path) -> Device<MockRuntime> {
    let app =
        mock_builder().plugin(tauri_plugin_store::Builder::new().build()).build(mock_context(noop_assets())).unwrap();
    Device::new(app.handle().clone(), folder.to_owned())
}

fn setup() -> Setup {
    let bots = [Faction::Marquise, Faction::Corvids].map(SeatSetup::bot);
    Setup::new(MapId::Autumn, bots.into_iter().chain([SeatSetup::human(Faction::Alliance)]).collect())
}

fn ask(backend: &mut Backend, device: &mut Device<MockRuntime>, request: Request) -> GameView {
    match device.in_turn(|device| backend.handle(request, device)) {
        Response::Game(view) => *view,
        other => panic!("no game: {other:?}"),
    }
}

/// The game that the app opens on.
fn on_table(backend: &mut Backend, device: &mut Device<MockRuntime>) -> Option<GameView> {
    match device.in_turn(|device| backend.handle(Request::Start, device)) {
        Response::Started { game, .. } => game.map(|view| *view),
        other => panic!("{other:?}"),
    }
}

/// The number of inputs, and the table and card after them as one number.
fn stands(view: &GameView) -> (usize, u64) {
    let mut hasher = DefaultHasher::new();
    format!("{:?}{:?}", view.table, view.card).hash(&mut hasher);
    (view.inputs, hasher.finish())
}

/// Plays on until it is killed, and writes a line for each answered request.
#[test]
#[ignore = "the process that is killed"]
fn plays_until_it_is_killed() {
    let Some(folder) = env::var_os(FOLDER) else { return };
    let (mut backend, mut device) = (Backend::default(), device(Path::new(&folder)));
    let mut view = match on_table(&mut backend, &mut device) {
        Some(view) if view.winners.is_none() => view,
        _ => ask(&mut backend, &mut device, Request::NewGame(setup())),
    };
    loop {
        assert_eq!((&view.unsaved, &view.restored), (&None, &None));
        let (inputs, mark) = stands(&view);
        println!("answered {inputs} {mark}");
        std::io::stdout().flush().unwrap();
        let id = view.id.clone();
        let input = match &view.card.prompt {
            Prompt::Done if view.inputs > 0 && device.random().is_multiple_of(16) => {
                view = ask(&mut backend, &mut device, Request::Undo(id));
                continue;
            }
            Prompt::Done => Input::Answer(Answer::Done),
            Prompt::Choose(options) => Input::Answer(Answer::Pick(*options.first().unwrap())),
            Prompt::HumanTurn => Input::EndTurn,
            Prompt::Draw | Prompt::Dice(_) | Prompt::Chance(_) => {
                match backend.handle(Request::Chance(id.clone()), &mut device) {
                    Response::Chance(answer) => Input::Answer(answer),
                    other => panic!("{other:?}"),
                }
            }
            Prompt::Over => {
                view = ask(&mut backend, &mut device, Request::NewGame(setup()));
                continue;
            }
        };
        view = ask(&mut backend, &mut device, Request::Input { game: id, input });
    }
}

fn start(folder: &Path) -> Child {
    Command::new(env::current_exe().unwrap())
        .args(["--ignored", "--nocapture", "--exact", "tests::killed::plays_until_it_is_killed"])
        .env(FOLDER, folder)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::inherit())
        .spawn()
        .unwrap()
}

#[test]
fn what_a_killed_process_acknowledged_is_there() {
    let kills: u32 = env::var("CLOCKWOOD_KILLS").ok().and_then(|kills| kills.parse().ok()).unwrap_or(20);
    let folder = env::temp_dir().join(format!("clockwood-killed-{}", std::process::id()));
    let (mut as_answered, mut one_further) = (0, 0);
    for kill in 0..kills {
        let mut child = start(&folder);
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let mut answered = None;
        let mut read = |line: String| {
            let mut words = line.split("answered ").nth(1)?.split(' ');
            let inputs: usize = words.next()?.parse().ok()?;
            answered = Some((inputs, words.next()?.parse::<u64>().ok()?));
            Some(())
        };
        // After so many answers, and somewhere in the next few writes.
        let (answers, after) = (getrandom::u32().unwrap() % 40 + 1, getrandom::u32().unwrap() % 4000);
        let mut seen = 0;
        while seen < answers {
            seen += u32::from(read(lines.next().unwrap().unwrap()).is_some());
        }
        std::thread::sleep(Duration::from_micros(after.into()));
        child.kill().unwrap();
        child.wait().unwrap();
        for line in lines.map_while(Result::ok) {
            read(line);
        }
        let answered = answered.unwrap();

        let (mut backend, mut device) = (Backend::default(), device(&folder));
        let mut view = on_table(&mut backend, &mut device).unwrap();
        assert_eq!(view.restored, None, "kill {kill}");
        if stands(&view) == answered {
            as_answered += 1;
            continue;
        }
        // The request that was not answered any more: an input, an undo, or a new game.
        one_further += 1;
        let id = view.id.clone();
        if view.inputs == 0 {
            continue;
        } else if view.inputs > answered.0 {
            view = ask(&mut backend, &mut device, Request::UndoTo { game: id, inputs: answered.0 });
        } else {
            while view.inputs < answered.0 {
                view = ask(&mut backend, &mut device, Request::Redo(id.clone()));
            }
        }
        assert_eq!(stands(&view), answered, "kill {kill}");
    }
    println!("{kills} kills: {as_answered} opened as last answered, {one_further} with the request under way");
    std::fs::remove_dir_all(&folder).unwrap();
}

/// `CLOCKWOOD_SMALL_DISK` names a folder of a file system of a few megabytes.
#[test]
#[ignore = "needs a file system of its own, small enough to fill"]
fn on_a_full_disk_the_players_are_told_and_go_on() {
    let Some(disk) = env::var_os(FULL) else { return };
    let (folder, filler) = (Path::new(&disk).join("store"), Path::new(&disk).join("filler"));
    let (mut backend, mut device) = (Backend::default(), device(&folder));
    let mut view = ask(&mut backend, &mut device, Request::NewGame(setup()));
    // The disk fills up to the last byte.
    let mut file = std::fs::File::create(&filler).unwrap();
    while file.write(&[0; 512]).is_ok_and(|written| written > 0) {}
    drop(file);
    let play = |backend: &mut Backend, device: &mut Device<MockRuntime>, view: &GameView| {
        let input = match &view.card.prompt {
            Prompt::Done => Input::Answer(Answer::Done),
            Prompt::Choose(options) => Input::Answer(Answer::Pick(*options.first().unwrap())),
            Prompt::HumanTurn => Input::EndTurn,
            _ => match backend.handle(Request::Chance(view.id.clone()), device) {
                Response::Chance(answer) => Input::Answer(answer),
                other => panic!("{other:?}"),
            },
        };
        ask(backend, device, Request::Input { game: view.id.clone(), input })
    };
    let mut unsaved = 0;
    while unsaved < 20 {
        view = play(&mut backend, &mut device, &view);
        if let Some(error) = &view.unsaved {
            assert!(error.reason.contains("space"), "{error}");
            unsaved += 1;
        }
    }
    let handed = backend.handle(Request::HandOver { game: view.id.clone(), most: None }, &mut device);
    assert!(matches!(handed, Response::HandedOver(_)), "{handed:?}");
    std::fs::remove_file(&filler).unwrap();
    view = play(&mut backend, &mut device, &view);
    assert_eq!(view.unsaved, None);
    drop(device);
    let mut device = self::device(&folder);
    let opened = on_table(&mut Backend::default(), &mut device).unwrap();
    assert_eq!(stands(&opened), stands(&view));
    println!("20 inputs on a full disk, none lost");
}
