//! The browser edition in a real browser.

#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that cannot go on has failed")]

use std::{fs, path::Path};

use e2e::{Browser, Error, Page, action, axe, check, find, play, tour};
use tempfile::TempDir;

async fn title(browser: &Browser) -> Result<String, Error> {
    find::text(browser, "card-title").await
}

/// Taps a place of the map by its button beside it.
async fn tap_place(browser: &Browser, clearing: u8) -> Result<(), Error> {
    action::tap(browser, &format!("place-{clearing}")).await
}

#[tokio::test]
async fn a_game_of_three_rounds_with_a_human_undo_and_another_language() -> Result<(), Error> {
    let browser = Browser::start().await?;
    play::begin(&browser).await?;
    for round in 1..=3 {
        play::to_human(&browser).await?;
        check::text_with(&browser, "round", &round.to_string()).await?;
        if round == 1 {
            // Sympathy in 8, and its point; undone, and once more.
            action::tap(&browser, "action-place").await?;
            action::tap(&browser, "piece-alliance-sympathy").await?;
            tap_place(&browser, 8).await?;
            check::text_with(&browser, "card-title", "your turn").await?;
            action::tap(&browser, "action-score").await?;
            action::tap(&browser, "points-1").await?;
            check::text(&browser, "points-alliance", "1").await?;
            action::tap(&browser, "undo").await?;
            check::text(&browser, "points-alliance", "0").await?;
            action::tap(&browser, "redo").await?;
            check::text(&browser, "points-alliance", "1").await?;
            action::tap(&browser, "clearings").await?;
            check::text_with(&browser, "row-8", "sympathy").await?;
            action::tap(&browser, "clearings").await?;
        }
        if round == 2 {
            action::tap(&browser, "settings").await?;
            action::tap(&browser, "language-fr").await?;
            action::tap(&browser, "back").await?;
            check::text_with(&browser, "round", "Tour 2").await?;
            action::tap(&browser, "settings").await?;
            action::tap(&browser, "language-da").await?;
            action::tap(&browser, "back").await?;
            check::text_with(&browser, "round", "Runde 2").await?;
            action::tap(&browser, "settings").await?;
            action::tap(&browser, "language-en").await?;
            action::tap(&browser, "back").await?;
        }
        action::tap(&browser, "end-turn").await?;
    }
    check::text_with(&browser, "round", "4").await?;
    // The log leads back to any point.
    action::tap(&browser, "log").await?;
    check::text_with(&browser, "log-list", "placed in 8").await?;
    action::tap(&browser, "log-0").await?;
    action::tap(&browser, "undo-to").await?;
    check::text_with(&browser, "round", "Set-up").await
}

/// Copies the bundle, as a newer version of it.
fn newer(bundle: &Path) -> TempDir {
    let folder = TempDir::with_prefix("clockwood-web-").unwrap();
    let mut folders = vec![bundle.to_owned()];
    while let Some(from) = folders.pop() {
        let to = folder.path().join(from.strip_prefix(bundle).unwrap());
        fs::create_dir_all(&to).unwrap();
        for entry in fs::read_dir(&from).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else {
                fs::copy(&path, to.join(path.file_name().unwrap())).unwrap();
            }
        }
    }
    let page = fs::read_to_string(folder.path().join("index.html")).unwrap();
    fs::write(folder.path().join("index.html"), page.replace("<title>Clockwood", "<title>Newer Clockwood")).unwrap();
    folder
}

#[tokio::test]
async fn it_works_with_the_network_off_also_after_an_update() -> Result<(), Error> {
    let bundle = e2e::web_bundle()?;
    let mut browser = Browser::start().await?;
    play::begin(&browser).await?;
    action::tap(&browser, "done").await?;
    let pending = title(&browser).await?;
    browser.kept().await?;

    browser.go_offline();
    browser.load().await?;
    check::text(&browser, "card-title", &pending).await?;
    action::tap(&browser, "pick-0").await?;
    check::text_is_not(&browser, "card-title", &pending).await?;
    let pending = title(&browser).await?;
    // The rules are there too, though nobody has opened them yet.
    action::tap(&browser, "seat-eyrie").await?;
    action::tap(&browser, "seat-rules").await?;
    check::text_with(&browser, "rules", "Electric Eyrie").await?;

    let newer = newer(&bundle);
    browser.serve(newer.path())?;
    browser.load().await?;
    check::text(&browser, "card-title", &pending).await?;
    assert_eq!(browser.window()?.title().await?, "Newer Clockwood");
    browser.kept().await?;
    browser.go_offline();
    browser.load().await?;
    check::text(&browser, "card-title", &pending).await?;
    assert_eq!(browser.window()?.title().await?, "Newer Clockwood");
    // What looks for codes is there too, though nobody has received a game yet.
    action::tap(&browser, "to-shelf").await?;
    action::tap(&browser, "receive-game").await?;
    choose_an_empty_picture(&browser).await?;
    check::text_with(&browser, "fault", "There is no code in this picture.").await
}

async fn choose_an_empty_picture(browser: &Browser) -> Result<(), Error> {
    const CHOOSE: &str = "
        const done = arguments[arguments.length - 1];
        const canvas = document.createElement('canvas');
        canvas.toBlob((picture) => {
            const chosen = new DataTransfer();
            chosen.items.add(new File([picture], 'empty.png', { type: 'image/png' }));
            const input = document.querySelector(`[data-testid='pictures']`);
            input.files = chosen.files;
            input.dispatchEvent(new Event('change'));
            done(true);
        });";
    check::shown(browser, "take-text").await?;
    browser.run_to_end(CHOOSE, Vec::new()).await.map(drop)
}

/// Goes on with Tab until this has the keyboard, and presses a key there.
async fn press(browser: &Browser, testid: &str, key: &str) -> Result<(), Error> {
    const WHERE: &str = "return document.activeElement?.dataset.testid ?? ''";
    check::shown(browser, testid).await?;
    for _ in 0..250 {
        if browser.run(WHERE, Vec::new()).await? == testid {
            return action::press(browser, key).await;
        }
        action::press(browser, action::TAB).await?;
    }
    panic!("the keyboard does not reach {testid:?}");
}

#[tokio::test]
async fn a_game_is_set_up_and_begun_by_keyboard_alone() -> Result<(), Error> {
    let browser = Browser::start().await?;
    check::shown(&browser, "new-game").await?;
    press(&browser, "new-game", action::ENTER).await?;
    press(&browser, "map-winter", action::SPACE).await?;
    press(&browser, "shuffle-suits", action::ENTER).await?;
    press(&browser, "suit-of-4", action::SPACE).await?;
    press(&browser, "shuffle-suits", action::ENTER).await?;
    press(&browser, "start-game", action::ENTER).await?;
    press(&browser, "done", action::ENTER).await?;
    // Where the keep stands, on the map itself; then whatever else is left to chance.
    check::text_with(&browser, "card-title", "starting corner").await?;
    press(&browser, "clearing-2", action::ENTER).await?;
    check::text_with(&browser, "card-title", "keep").await?;
    while find::now(&browser, "draw-app").await?.is_empty() {
        let before = find::attribute(&browser, "undo", "data-inputs").await?;
        let testid = if find::now(&browser, "pick-0").await?.is_empty() { "done" } else { "pick-0" };
        press(&browser, testid, action::ENTER).await?;
        let inputs = before.unwrap_or_default();
        check::attribute_is_not(&browser, "undo", "data-inputs", &inputs).await?;
    }
    press(&browser, "suit-fox", action::ENTER).await?;
    press(&browser, "draw-tax-collector", action::ENTER).await?;
    check::text_with(&browser, "card-title", "Place").await?;
    press(&browser, "undo", action::ENTER).await?;
    check::text_with(&browser, "card-title", "order card").await
}

#[tokio::test]
async fn seats_are_dragged_into_turn_order() -> Result<(), Error> {
    let browser = Browser::start().await?;
    browser.resize(820, 1800).await?;
    action::tap(&browser, "new-game").await?;
    action::fill(&browser, "seat-2-name", "Ada").await?;
    browser.drag("seat-2-grip", "seat-0-grip").await?;
    check::shown(&browser, "seat-0-name").await?;
    // And down again, by one place.
    browser.drag("seat-0-grip", "seat-1-surprise").await?;
    check::shown(&browser, "seat-1-name").await?;
    browser.drag("seat-1-grip", "seat-0-grip").await?;
    action::tap(&browser, "start-game").await?;
    check::shown(&browser, "card-title").await?;
    let seats = browser
        .run(
            "return [...document.querySelectorAll('[data-testid^=points-]')].map((one) => one.dataset.testid)",
            Vec::new(),
        )
        .await?;
    assert_eq!(seats, serde_json::json!(["points-alliance", "points-marquise", "points-eyrie"]));
    Ok(())
}

#[tokio::test]
async fn the_warlord_takes_warriors_along() -> Result<(), Error> {
    const WHERE: &str = "
        const row = [...document.querySelectorAll('[data-testid^=row-]')].find((row) => row.textContent.includes('warlord'));
        return [row?.dataset.testid.slice(4), row?.textContent];";
    let browser = Browser::start().await?;
    action::tap(&browser, "new-game").await?;
    action::choose(&browser, "seat-2-faction", "hundreds").await?;
    action::tap(&browser, "start-game").await?;
    check::text_with(&browser, "card-title", "Lay out").await?;
    play::to_human(&browser).await?;
    action::tap(&browser, "clearings").await?;
    let found = browser.run(WHERE, Vec::new()).await?;
    let (from, row) = (found[0].as_str().unwrap(), found[1].as_str().unwrap());
    assert!(row.contains("3 warriors"), "{row}");
    let to = row.split("Paths to ").nth(1).unwrap().split(|end: char| !end.is_ascii_digit()).next().unwrap();
    action::tap(&browser, "clearings").await?;
    action::tap(&browser, "action-move").await?;
    action::tap(&browser, &format!("place-{from}")).await?;
    action::tap(&browser, "piece-hundreds-warlord").await?;
    action::tap(&browser, &format!("place-{to}")).await?;
    check::text(&browser, "ask", "How many warriors go with him?").await?;
    action::tap(&browser, "count-2").await?;
    check::text_with(&browser, "card-title", "your turn").await?;
    action::tap(&browser, "clearings").await?;
    check::text_with(&browser, &format!("row-{to}"), "2 warriors").await?;
    check::text_with(&browser, &format!("row-{to}"), "warlord").await?;
    check::text_with(&browser, &format!("row-{from}"), "1 warrior").await
}

#[tokio::test]
async fn on_a_phone_back_leads_from_a_question_to_the_table_to_the_shelf() -> Result<(), Error> {
    let browser = Browser::start().await?;
    browser.as_phone().await?;
    for testid in ["new-game", "start-game"] {
        browser.touch(testid).await?;
    }
    check::text_with(&browser, "card-title", "Lay out").await?;
    play::to_human(&browser).await?;
    let inputs = find::attribute(&browser, "undo", "data-inputs").await?;
    browser.touch("action-move").await?;
    check::shown(&browser, "draft-back").await?;
    browser.back().await?;
    check::gone(&browser, "draft-back").await?;
    check::text_with(&browser, "card-title", "your turn").await?;
    browser.touch("log").await?;
    check::shown(&browser, "log-list").await?;
    browser.back().await?;
    check::text_with(&browser, "card-title", "your turn").await?;
    // A button that leads to the shelf leaves nothing for back to lead through.
    browser.touch("to-shelf").await?;
    browser.touch("shelf-game-0").await?;
    check::shown(&browser, "card-title").await?;
    browser.back().await?;
    check::shown(&browser, "shelf-game-0").await?;
    // Nothing was lost on the way.
    browser.touch("shelf-game-0").await?;
    check::text_with(&browser, "card-title", "your turn").await?;
    assert_eq!(find::attribute(&browser, "undo", "data-inputs").await?, inputs);
    Ok(())
}

#[tokio::test]
async fn no_screen_has_a_barrier_in_any_theme() -> Result<(), Error> {
    let browser = Browser::start().await?;
    // Colours change at once then.
    action::tap(&browser, "settings").await?;
    action::tap(&browser, "setting-reduced-motion").await?;
    action::tap(&browser, "back").await?;
    let mut found = std::collections::BTreeSet::new();
    tour::every_screen(&browser, &mut async |screen| {
        for theme in ["light", "dark", "high-contrast"] {
            let script = "document.documentElement.dataset.theme = arguments[0]";
            browser.run(script, vec![theme.into()]).await?;
            for violation in axe::violations(&browser).await? {
                found.insert(format!("{screen}, {theme}: {violation}"));
            }
        }
        Ok(())
    })
    .await?;
    assert!(found.is_empty(), "{}", Vec::from_iter(found).join("\n"));
    Ok(())
}

#[tokio::test]
async fn nothing_is_cut_off_on_any_screen_in_any_size_and_language() -> Result<(), Error> {
    const SIZES: [(u32, u32); 5] = [(360, 640), (390, 844), (844, 390), (820, 1180), (1280, 800)];
    let browser = Browser::start().await?;
    let mut found = std::collections::BTreeSet::new();
    for language in ["en", "fr", "da"] {
        action::tap(&browser, "settings").await?;
        action::tap(&browser, &format!("language-{language}")).await?;
        action::tap(&browser, "back").await?;
        tour::every_screen(&browser, &mut async |screen| {
            for (width, height) in SIZES {
                browser.resize(width, height).await?;
                for fault in axe::cut_off(&browser).await? {
                    found.insert(format!("{language}, {screen}, {width}×{height}: {fault}"));
                }
            }
            browser.resize(390, 844).await
        })
        .await?;
    }
    assert!(found.is_empty(), "{}", Vec::from_iter(found).join("\n"));
    Ok(())
}
