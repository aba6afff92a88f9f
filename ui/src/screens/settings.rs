//! Settings of the app.

use backend::Theme;
use leptos::prelude::*;

use crate::app::use_app;
use crate::screens::parts::{Head, Notices};
use crate::text::{Language, Texts};

const SIZES: [u16; 6] = [80, 100, 120, 150, 190, 240];

/// Language, theme, text size, and how a game is played.
#[component]
pub fn Settings(texts: Texts) -> impl IntoView {
    let app = use_app();
    let back = app.before.get_untracked();
    let now = move || app.settings.get();
    let languages = {
        let system = (None, texts.t("settings-language-system"));
        let known = Language::ALL.iter().map(|language| (Some(language.code()), language.own_name().to_owned()));
        std::iter::once(system).chain(known).collect::<Vec<_>>().into_iter().map(move |(code, name)| {
            view! {
                <button class="chip" class:on=move || now().language.as_deref() == code
                    aria-pressed=move || (now().language.as_deref() == code).to_string()
                    data-testid=format!("language-{}", code.unwrap_or("system")) lang=code
                    on:click=move |_| app.change_settings(|settings| settings.language = code.map(str::to_owned))
                >{name}</button>
            }
        })
    };
    let themes = [
        (Theme::System, "system"),
        (Theme::Light, "light"),
        (Theme::Dark, "dark"),
        (Theme::HighContrast, "high-contrast"),
    ];
    let themes = themes.map(|(theme, word)| {
        view! {
            <button class="chip" class:on=move || now().theme == theme aria-pressed=move || (now().theme == theme).to_string()
                data-testid=format!("theme-{word}") on:click=move |_| app.change_settings(|settings| settings.theme = theme)
            >{texts.t(&format!("theme-{word}"))}</button>
        }
    });
    let sizes = SIZES.map(|size| {
        view! {
            <button class="chip" class:on=move || now().text_size == size aria-pressed=move || (now().text_size == size).to_string()
                data-testid=format!("text-size-{size}") on:click=move |_| app.change_settings(|settings| settings.text_size = size)
            >{format!("{size} %")}</button>
        }
    });
    type Flag = fn(&mut backend::Settings) -> &mut bool;
    let flags: [(&str, Flag); 6] = [
        ("fast", |settings| &mut settings.fast),
        ("dice-by-app", |settings| &mut settings.dice_by_app),
        ("deck-by-app", |settings| &mut settings.deck_by_app),
        ("keep-screen-on", |settings| &mut settings.keep_screen_on),
        ("left-handed", |settings| &mut settings.left_handed),
        ("reduced-motion", |settings| &mut settings.reduced_motion),
    ];
    let flags = flags.map(|(word, flag)| {
        let on = move || {
            let mut settings = now();
            *flag(&mut settings)
        };
        view! {
            <button class="switch" role="switch" aria-checked=move || on().to_string() data-testid=format!("setting-{word}")
                on:click=move |_| app.change_settings(|settings| { let value = flag(settings); *value = !*value; })
            ><span>{texts.t(&format!("settings-{word}"))}</span><i aria-hidden="true"></i></button>
        }
    });
    view! {
        <main class="screen">
            <Head title=texts.t("settings-title") back texts=texts.clone()/>
            <Notices texts=texts.clone()/>
            <section class="group"><h2>{texts.t("settings-language")}</h2><div class="chips">{languages.collect_view()}</div></section>
            <section class="group"><h2>{texts.t("settings-theme")}</h2><div class="chips">{themes.collect_view()}</div></section>
            <section class="group"><h2>{texts.t("settings-text-size")}</h2><div class="chips">{sizes.collect_view()}</div></section>
            <section class="group">{flags.collect_view()}</section>
        </main>
    }
    .into_any()
}
