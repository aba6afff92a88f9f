//! The rules reference.

use std::sync::Arc;

use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::app::use_app;
use crate::device;
use crate::screens::parts::{Emblem, Head};
use crate::text::Texts;
use crate::view::rules::{At, Passage, Rules as Reference, part_of};

/// All bots' rules by part, or what a search finds.
#[component]
pub fn Rules(texts: Texts) -> impl IntoView {
    let app = use_app();
    let back = app.before.get_untracked();
    // None until the file is there.
    let reference: RwSignal<Option<Result<Arc<Reference>, String>>> = RwSignal::new(None);
    let asked = app.rules_at.get_untracked();
    let part = RwSignal::new(asked.as_ref().map_or(0, |(faction, _)| part_of(*faction)));
    let words = RwSignal::new(String::new());
    let load = {
        let texts = texts.clone();
        move || {
            let (texts, asked) = (texts.clone(), asked.clone());
            reference.set(None);
            spawn_local(async move {
                let file = format!("rules/{}.md", texts.language().code());
                let read = device::file(&file).await.map(|text| Arc::new(Reference::read(&text, &texts)));
                let at =
                    read.as_ref().ok().zip(asked).and_then(|(rules, (faction, section))| rules.find(faction, &section));
                if let Some(at) = at {
                    part.set(at.part);
                }
                reference.set(Some(read));
                if let Some(at) = at {
                    request_animation_frame(move || device::show(&id(at)));
                }
            });
        }
    };
    load();
    let content = {
        let texts = texts.clone();
        move || match reference.get() {
            None => view! { <p class="empty" aria-busy="true">{texts.t("waiting")}</p> }.into_any(),
            Some(Err(reason)) => {
                let load = load.clone();
                view! {
                    <p class="notice" role="alert">{reason}</p>
                    <button class="option wide" data-testid="try-again" on:click=move |_| load()>{texts.t("try-again")}</button>
                }
                .into_any()
            }
            Some(Ok(rules)) => passages(&rules, part, words, &texts),
        }
    };
    let parts = move || {
        let texts = app.texts.get();
        let rules = reference.get()?.ok()?;
        let chips = rules.parts.iter().enumerate().map(|(at, of)| {
            let open = move || part.get() == at && words.with(|words| words.trim().is_empty());
            let name = of.faction.map_or_else(|| of.name.clone(), |faction| texts.faction(faction));
            view! {
                <button class="chip" class:on=open aria-pressed=move || open().to_string() data-testid=format!("rules-part-{at}")
                    on:click=move |_| { words.set(String::new()); part.set(at); }
                >{of.faction.map(|faction| view! { <Emblem faction/> })}{name}</button>
            }
        });
        Some(chips.collect_view())
    };
    view! {
        <main class="screen">
            <Head title=texts.t("rules-title") back texts=texts.clone()/>
            <input type="search" class="search" data-testid="rules-search" aria-label=texts.t("rules-search")
                placeholder=texts.t("rules-search") prop:value=words on:input:target=move |event| words.set(event.target().value())/>
            <nav class="chips" aria-label=texts.t("rules-parts")>{parts}</nav>
            {content}
            <p class="fan">{texts.t("rules-own-words")}</p>
        </main>
    }
    .into_any()
}

fn passages(rules: &Reference, part: RwSignal<usize>, words: RwSignal<String>, texts: &Texts) -> AnyView {
    let searched = words.get();
    if searched.trim().is_empty() {
        let at = part.get();
        let Some(of) = rules.parts.get(at) else { return ().into_any() };
        let all = of.passages.iter().enumerate().map(|(position, it)| passage(At { part: at, passage: position }, it));
        return view! {
            <section class="rules" data-testid="rules">
                <h2>{of.faction.map(|faction| view! { <Emblem faction/> })}{of.name.clone()}</h2>
                {all.collect_view()}
            </section>
        }
        .into_any();
    }
    let found = rules.search(&searched);
    if found.is_empty() {
        return view! { <p class="empty" role="status">{texts.t("rules-none")}</p> }.into_any();
    }
    let mut last = None;
    let found = found.into_iter().filter_map(|at| {
        let of = rules.parts.get(at.part)?;
        let head = (last != Some(at.part)).then(|| {
            view! { <h2>{of.faction.map(|faction| view! { <Emblem faction/> })}{of.name.clone()}</h2> }
        });
        last = Some(at.part);
        Some(view! { {head} {passage(at, rules.passage(at)?)} })
    });
    view! { <section class="rules" data-testid="rules" aria-live="polite">{found.collect_view()}</section> }.into_any()
}

fn passage(at: At, passage: &Passage) -> AnyView {
    let Passage { number, title, text, traits } = passage.clone();
    let paragraphs: Vec<String> = text.lines().map(str::to_owned).collect();
    let traits = (!traits.is_empty()).then(|| {
        let traits = traits.into_iter().map(|(name, says)| view! { <li><b>{name}</b>" "{says}</li> });
        view! { <ul>{traits.collect_view()}</ul> }
    });
    let test_id = format!("rule-{number}");
    view! {
        <article id=id(at) data-testid=test_id tabindex="-1">
            <h3>{(!number.is_empty()).then(|| view! { <small>{number}</small> })}{title}</h3>
            {paragraphs.into_iter().map(|text| view! { <p>{text}</p> }).collect_view()}
            {traits}
        </article>
    }
    .into_any()
}

/// A passage's name on the page.
fn id(at: At) -> String {
    format!("rule-{}-{}", at.part, at.passage)
}
