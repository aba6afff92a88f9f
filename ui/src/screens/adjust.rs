//! Setting something right on the table, with no reaction.

use leptos::prelude::*;

use crate::app::Screen;
use crate::screens::parts::{Head, Notices};
use crate::text::Texts;

/// The corrections.
#[component]
pub fn Adjust(texts: Texts) -> impl IntoView {
    view! {
        <main class="screen">
            <Head title=texts.t("table-set-right") back=Screen::Table texts=texts.clone()/>
            <Notices texts/>
        </main>
    }
    .into_any()
}
