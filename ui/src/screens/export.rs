//! A text that leaves the app: copied, or saved as a file where the device lets a page do that.

use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::app::use_app;
use crate::device;
use crate::host;
use crate::icon::Sign;
use crate::screens::parts::SignIcon;
use crate::text::Arg;
use crate::view::refusal::Trouble;

/// The text, over the open screen.
#[component]
pub fn Export() -> impl IntoView {
    let app = use_app();
    let copied = RwSignal::new(false);
    // Where the file lies.
    let saved = RwSignal::new(None::<String>);
    let panel = move || {
        let exported = app.exported.get()?;
        let texts = app.texts.get();
        copied.set(false);
        saved.set(None);
        let (copy, done) = (texts.t("export-copy"), texts.t("export-copied"));
        let text = StoredValue::new(exported.text.clone());
        let file = exported.file;
        let tap = move |_| spawn_local(async move { copied.set(device::copy(&text.get_value()).await) });
        let save = move |_| {
            spawn_local(async move {
                match host::save(file, text.get_value().as_bytes()).await {
                    Ok(place) => saved.set(place),
                    Err(error) => app.trouble.set(Some(Trouble::Host(error))),
                }
            });
        };
        let words = texts.clone();
        let told = move || {
            let place = saved.get()?;
            let words = words.tf("hand-over-saved", &[("place", Arg::Text(&place))]);
            Some(view! { <p class="hint" role="status" data-testid="export-saved">{words}</p> })
        };
        Some(view! {
            <section class="overlay" role="dialog" aria-modal="true" aria-label=texts.t("export-title") data-testid="export">
                <div class="sheet">
                    <header class="head">
                        <h2>{texts.t("export-title")}</h2>
                        <button class="icon-button" data-testid="export-close" aria-label=texts.t("close") on:click=move |_| app.exported.set(None)>
                            <SignIcon sign=Sign::Close/>
                        </button>
                    </header>
                    <textarea readonly rows="12" aria-label=texts.t("export-title") data-testid="export-text" prop:value=exported.text></textarea>
                    {told}
                    <footer class="foot">
                        <button class="plain" data-testid="export-save" on:click=save>{texts.t("export-save")}</button>
                        <button class="go" data-testid="export-copy" on:click=tap>
                            {move || if copied.get() { done.clone() } else { copy.clone() }}
                        </button>
                    </footer>
                </div>
            </section>
        })
    };
    panel.into_any()
}
