//! A game goes from one device to another: by camera, as a file, as a text.

#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test that cannot go on has failed")]

use std::fs;

use e2e::{App, Browser, Error, Film, Page, action, check, find, play};
use engine::Game;
use engine::simulate::{Draws, any_input, any_setup};
use transfer::{Density, Level, Outgoing, Past, frames, text};

/// Chance that repeats.
struct Seeded(u64);

impl Draws for Seeded {
    fn below(&mut self, below: usize) -> usize {
        // xorshift64
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from((self.0 >> 33) % u64::try_from(below.max(1)).unwrap()).unwrap()
    }
}

/// A game that goes on and takes several codes, as a text.
fn long_game() -> String {
    let several = 2 * frames::capacity(Density::Normal.version(), Level::Screen);
    let text = (1..200).find_map(|seed| {
        let mut draws = Seeded(seed * 0x9e37_79b9);
        let mut game = Game::new(any_setup(7, true, &mut draws)).unwrap();
        for _ in 0..500 {
            if game.position().winners.is_some() {
                return None;
            }
            let input = any_input(game.position(), &mut draws);
            game.apply(input).unwrap();
        }
        let past = Past::of(&game);
        let packet = Outgoing { id: "0198c3e7a1b2-0c0ffee0", played: 0, past: &past, game: &game }.whole().unwrap();
        (packet.len() > several && game.position().winners.is_none()).then(|| text::write(&packet))
    });
    text.expect("a long game")
}

/// From the shelf to the arrival of a text.
async fn paste(page: &impl Page, text: &str) -> Result<(), Error> {
    action::tap(page, "receive-game").await?;
    action::fill(page, "paste", text).await?;
    action::tap(page, "take-text").await
}

/// From the arrival to the table.
async fn keep_and_play(page: &impl Page, choice: &str) -> Result<(), Error> {
    action::tap(page, choice).await?;
    action::tap(page, "kept-play").await?;
    check::shown(page, "card-title").await
}

/// What the table shows: round and card.
async fn table(page: &impl Page) -> Result<(String, String), Error> {
    check::shown(page, "card-title").await?;
    Ok((find::text(page, "round").await?, find::text(page, "card-title").await?))
}

/// Undo works: what was undone can be done again.
async fn undo_and_redo(page: &impl Page) -> Result<(), Error> {
    let before = table(page).await?;
    action::tap(page, "undo").await?;
    check::shown(page, "redo").await?;
    action::tap(page, "redo").await?;
    check::gone(page, "redo").await?;
    assert_eq!(table(page).await?, before);
    Ok(())
}

#[tokio::test]
async fn a_camera_films_the_codes_and_the_game_arrives_whole() -> Result<(), Error> {
    let sender = Browser::start().await?;
    paste(&sender, &long_game()).await?;
    keep_and_play(&sender, "arrived-keep").await?;
    let sent = table(&sender).await?;
    action::tap(&sender, "hand-over").await?;
    action::tap(&sender, "code-pause").await?;
    let number = find::text(&sender, "code-number").await?;
    let count: usize = number.rsplit(' ').next().and_then(|count| count.parse().ok()).unwrap();
    assert!(count > 2, "{number}");
    let mut film = Film::new()?;
    for _ in 0..count {
        action::tap(&sender, "code-next").await?;
        film.shoot(&sender, "code").await?;
    }
    drop(sender);

    let receiver = Browser::start_filming(&film).await?;
    action::tap(&receiver, "receive-game").await?;
    check::text(&receiver, "relation", "This game is new here.").await?;
    keep_and_play(&receiver, "arrived-keep").await?;
    assert_eq!(table(&receiver).await?, sent);
    undo_and_redo(&receiver).await
}

#[tokio::test]
async fn a_file_that_is_opened_with_the_installed_page_arrives() -> Result<(), Error> {
    // A browser without a window installs nothing: the page is given what an installed one has.
    const INSTALLED: &str = "
        const setConsumer = (consumer) => {
            window.launch = (bytes) => consumer({ files: [{ getFile: async () => new File([new Uint8Array(bytes)], 'a.clockwood') }] });
        };
        Object.defineProperty(window, 'launchQueue', { value: { setConsumer } });";
    let browser = Browser::start().await?;
    browser.before_each_page(INSTALLED).await?;
    browser.load().await?;
    check::shown(&browser, "new-game").await?;
    let launch = async |bytes: &[u8]| browser.run("window.launch(arguments[0])", vec![bytes.into()]).await;
    launch(b"no game").await?;
    check::text(&browser, "refused", "This is no game of Clockwood.").await?;
    launch(&text::read(&long_game()).unwrap()).await?;
    check::text(&browser, "relation", "This game is new here.").await?;
    keep_and_play(&browser, "arrived-keep").await
}

#[tokio::test]
async fn a_game_goes_from_the_desktop_app_to_a_browser_and_back() -> Result<(), Error> {
    let mut app = App::start().await?;
    play::begin(&app).await?;
    action::tap(&app, "done").await?;
    check::text_with(&app, "card-title", "starting corner").await?;
    let sent = table(&app).await?;
    action::tap(&app, "hand-over").await?;
    action::tap(&app, "save-file").await?;
    check::text_with(&app, "told", ".clockwood").await?;
    let told = find::text(&app, "told").await?;
    let path = told.split_once('/').map(|(_, path)| format!("/{path}")).unwrap();
    let file = fs::read(&path).unwrap();

    let browser = Browser::beside(&app).await?;
    paste(&browser, &text::write(&file)).await?;
    keep_and_play(&browser, "arrived-keep").await?;
    assert_eq!(table(&browser).await?, sent);
    undo_and_redo(&browser).await?;
    action::tap(&browser, "pick-0").await?;
    check::text_is_not(&browser, "card-title", &sent.1).await?;
    let returned = table(&browser).await?;
    action::tap(&browser, "hand-over").await?;
    let back = action::copy_text(&browser).await?;
    check::text(&browser, "told", "Copied").await?;

    // Opened from the system, as a double click does it.
    let file = app.home().join("back.clockwood");
    fs::write(&file, text::read(&back).unwrap()).unwrap();
    app.kill()?;
    app.open_file(&file).await?;
    check::text_with(&app, "relation", "It goes on from the game here").await?;
    action::tap(&app, "arrived-update").await?;
    check::shown(&app, "kept-copy").await?;
    action::tap(&app, "kept-play").await?;
    assert_eq!(table(&app).await?, returned);
    undo_and_redo(&app).await
}
