//! Takes a picture of every screen in each theme, as a phone and as a tablet, to be looked at.
//! `cargo xtask pictures` runs it; it may be given the names of the themes and sizes that are wanted.

#![allow(clippy::print_stdout, reason = "a report for the terminal")]

fn main() -> Result<(), Box<dyn std::error::Error>> {
    #[cfg(target_os = "linux")]
    {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        Ok(runtime.block_on(pictures::all())?)
    }
    #[cfg(not(target_os = "linux"))]
    {
        println!("Pictures are taken on Linux alone.");
        Ok(())
    }
}

#[cfg(target_os = "linux")]
mod pictures {
    use std::{env, fs, path::PathBuf};

    use e2e::{Browser, Error, action, tour};

    const THEMES: [&str; 3] = ["light", "dark", "high-contrast"];
    const SIZES: [(&str, u32, u32); 3] = [("phone", 390, 844), ("tablet", 1180, 820), ("tablet-upright", 820, 1180)];

    pub async fn all() -> Result<(), Error> {
        let mut arguments = env::args().skip(1);
        let folder = PathBuf::from(arguments.next().unwrap_or_else(|| "pictures".to_owned()));
        let wanted: Vec<String> = arguments.collect();
        let wants = |word: &str, words: &[&str]| {
            wanted.iter().any(|one| one == word) || !wanted.iter().any(|one| words.contains(&one.as_str()))
        };
        let browser = Browser::start().await?;
        // Colours change at once then.
        action::tap(&browser, "settings").await?;
        action::tap(&browser, "setting-reduced-motion").await?;
        action::tap(&browser, "back").await?;
        let mut number = 0;
        tour::every_screen(&browser, &mut async |screen| {
            number += 1;
            for (size, width, height) in
                SIZES.into_iter().filter(|(size, ..)| wants(size, &SIZES.map(|(size, ..)| size)))
            {
                browser.resize(width, height).await?;
                for theme in THEMES.into_iter().filter(|theme| wants(theme, &THEMES)) {
                    browser.run("document.documentElement.dataset.theme = arguments[0]", vec![theme.into()]).await?;
                    let place = folder.join(format!("{size}-{theme}"));
                    fs::create_dir_all(&place).map_err(|source| Error::Io { doing: "make a folder", source })?;
                    browser.picture(&place.join(format!("{number:02} {screen}.png"))).await?;
                }
            }
            browser.resize(390, 844).await
        })
        .await?;
        println!("{number} screens in {}", folder.display());
        Ok(())
    }
}
