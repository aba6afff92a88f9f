//! The pending card: what to do, where, why, and the input that it needs.

use std::sync::Arc;

use backend::{GameView, Request};
use engine::{Answer, Input, Message, Prompt};
use leptos::prelude::*;

use crate::app::{App, Screen, use_app};
use crate::icon::Sign;
use crate::screens::dice::{Dice, LastRoll};
use crate::screens::draw::Draw;
use crate::screens::human::HumanTurn;
use crate::screens::log::Points;
use crate::screens::parts::{Emblem, SignIcon};
use crate::text::{Arg, Texts};
use crate::view::card::{CardModel, card_model, list_of, next_battle, next_seat, picks};
use crate::view::log::this_turn;
use crate::view::title::FactionLine;
use crate::view::why::WhyModel;

/// The card that waits, or the list of cards to tick off.
#[component]
pub fn Card(texts: Texts) -> impl IntoView {
    let app = use_app();
    let label = texts.t("card-label");
    view! {
        <section class="card" id="card" aria-label=label>
            {move || app.view().map(|view| card(app, &view, &texts))}
        </section>
    }
    .into_any()
}

fn card(app: App, view: &Arc<GameView>, texts: &Texts) -> AnyView {
    let fast = app.settings.with(|settings| settings.fast);
    let list = list_of(view);
    if fast && !list.is_empty() {
        return to_do_list(app, view, texts);
    }
    let model = card_model(&view.card, view, &view.table, texts);
    let prompt = match &view.card.prompt {
        Prompt::Done => done(app, view, texts),
        Prompt::Draw => view! { <Draw view=view.clone() texts=texts.clone()/> }.into_any(),
        Prompt::Dice(battle) => view! { <Dice battle=battle.as_ref().clone() texts=texts.clone()/> }.into_any(),
        Prompt::Chance(_) | Prompt::Choose(_) => pick(app, view, texts),
        Prompt::HumanTurn => view! { <HumanTurn view=view.clone() texts=texts.clone()/> }.into_any(),
        Prompt::Over => over(app, view, texts),
    };
    // A human's action in the making asks in place of the title.
    let asks = view.card.prompt == Prompt::HumanTurn && app.draft.with(Option::is_some);
    let head = (!asks).then(|| view! { {head(&model, texts)} {reasons(&model, texts)} });
    view! { {head} {prompt} }.into_any()
}

/// Where in the turn the card stands, and what it says.
fn head(model: &CardModel, texts: &Texts) -> AnyView {
    let faction = model.faction;
    let details = model.details.iter().cloned().map(|detail| view! { <p class="detail">{detail}</p> });
    let mark = (!model.phase.is_empty()).then(|| {
        view! {
            <p class="mark">
                <Emblem faction/>
                <b>{model.faction_name.clone()}</b>
                <span>{model.phase.clone()}</span>
                {model.step.clone().map(|step| view! { <span>{step}</span> })}
                {section(model, "card-section", texts)}
            </p>
        }
    });
    view! {
        {mark}
        <h2 id="card-title" data-testid="card-title" data-word=model.word aria-live="polite" tabindex="-1">
            {model.title.clone()}
        </h2>
        {faction_lines(model)}
        {details.collect_view()}
    }
    .into_any()
}

/// The card's section of the Law: a tap opens the rules there.
fn section(model: &CardModel, test_id: &'static str, texts: &Texts) -> Option<AnyView> {
    let app = use_app();
    let faction = model.faction;
    let number = model.section.clone()?;
    let label = texts.tf("rules-at", &[("section", Arg::Text(&number))]);
    let shown = number.clone();
    Some(
        view! {
            <button class="section" data-testid=test_id aria-label=label on:click=move |_| app.rules(faction, &number)>{shown}</button>
        }
        .into_any(),
    )
}

fn faction_lines(model: &CardModel) -> AnyView {
    let line = |line: &FactionLine| {
        let faction = line.faction;
        view! { <p class="faction-line"><Emblem faction/>{line.text.clone()}</p> }
    };
    model.lines.iter().map(line).collect_view().into_any()
}

/// The reasons for what the card says.
fn reasons(model: &CardModel, texts: &Texts) -> AnyView {
    if model.why.is_empty() && model.rulings.is_empty() {
        return ().into_any();
    }
    let rulings = model.rulings.iter().cloned().map(|ruling| view! { <p class="ruling">{ruling}</p> });
    view! {
        <details class="why" data-testid="why">
            <summary>{texts.t("why")}</summary>
            {model.why.iter().map(|why| why_table(why, texts)).collect_view()}
            {rulings.collect_view()}
        </details>
    }
    .into_any()
}

fn why_table(why: &WhyModel, texts: &Texts) -> AnyView {
    let ranks = why.ranks.iter().map(|rank| {
        let class = rank.decided.then_some("deciding");
        view! { <th scope="col" class=class>{rank.measure.clone()}<small>{rank.best.clone()}</small></th> }
    });
    let decided: Vec<bool> = why.ranks.iter().map(|rank| rank.decided).collect();
    let candidates = why.candidates.iter().map(|candidate| {
        let values = candidate.values.iter().zip(&decided).map(|(value, &decided)| {
            view! { <td class=decided.then_some("deciding")>{value.clone()}</td> }
        });
        let class = candidate.chosen.then_some("chosen");
        view! { <tr class=class><th scope="row">{candidate.name.clone()}</th>{values.collect_view()}</tr> }
    });
    let out = why.out.iter().map(|(names, reason)| view! { <li>{names.clone()}<span>{reason.clone()}</span></li> });
    let table = (!why.candidates.is_empty()).then(|| view! {
        <table>
            <thead><tr><th scope="col"><span class="unseen">{texts.t("why-candidate")}</span></th>{ranks.collect_view()}</tr></thead>
            <tbody>{candidates.collect_view()}</tbody>
        </table>
    });
    let out = (!why.out.is_empty()).then(|| {
        view! {
            <p class="out-title">{texts.t("why-out")}</p>
            <ul class="out">{out.collect_view()}</ul>
        }
    });
    view! {
        <h3>{why.question.clone()}</h3>
        {table}
        <p class="decided">{why.decided.clone()}</p>
        {out}
    }
    .into_any()
}

/// The buttons at the foot of a card: undo, redo, and what goes on.
#[component]
pub fn Foot(
    texts: Texts,
    /// What the button that goes on says; none where another part of the card goes on.
    #[prop(optional_no_strip)]
    go: Option<String>,
    /// Its name in tests.
    #[prop(default = "done")]
    test_id: &'static str,
    #[prop(optional_no_strip)] on_go: Option<Callback<()>>,
) -> impl IntoView {
    let app = use_app();
    let (inputs, undone) = app.game.get_untracked().map_or((0, 0), |view| (view.inputs, view.undone));
    let redo = (undone > 0).then(|| view! {
        <button class="plain icon-button" data-testid="redo" aria-label=texts.t("redo") on:click=move |_| app.send_for(Request::Redo)>
            <SignIcon sign=Sign::Redo/>
        </button>
    });
    let go = go.map(|go| view! {
        <button class="go" data-testid=test_id on:click=move |_| if let Some(on_go) = on_go { on_go.run(()) }>{go}</button>
    });
    view! {
        <footer class="foot">
            <button class="plain" data-testid="undo" data-inputs=inputs disabled=inputs == 0 on:click=move |_| app.send_for(Request::Undo)>
                <SignIcon sign=Sign::Undo/>{texts.t("undo")}
            </button>
            {redo}
            {go}
        </footer>
    }
    .into_any()
}

fn done(app: App, view: &Arc<GameView>, texts: &Texts) -> AnyView {
    let go = Callback::new(move |()| app.answer(Answer::Done));
    let summary = (view.card.message == Message::TurnOver).then(|| {
        let next = next_seat(view).map(|next| texts.tf("summary-next", &[("faction", Arg::Faction(next))]));
        view! { {summary(view, texts)} <p class="detail">{next}</p> }
    });
    let rolled = matches!(view.card.message, Message::Losses { .. })
        .then(|| view! { <LastRoll message=view.card.message.clone() texts=texts.clone()/> });
    view! {
        {summary}
        {rolled}
        <Foot texts=texts.clone() go=Some(texts.t("done")) on_go=Some(go)/>
    }
    .into_any()
}

/// What the turn has changed before these cards, and whose turn comes next.
fn turn_so_far(view: &GameView, texts: &Texts) -> AnyView {
    let next = next_seat(view).map(|next| texts.tf("summary-next", &[("faction", Arg::Faction(next))]));
    view! {
        <p class="detail">{next}</p>
        <details class="so-far"><summary>{texts.t("summary-so-far")}</summary>{summary(view, texts)}</details>
    }
    .into_any()
}

/// What a turn changed.
fn summary(view: &GameView, texts: &Texts) -> AnyView {
    let lines = this_turn(view, texts);
    if lines.is_empty() {
        return view! { <p class="detail">{texts.t("summary-nothing")}</p> }.into_any();
    }
    let lines = lines.into_iter().map(|line| view! { <li class=line.quiet.then_some("quiet")>{line.text}</li> });
    view! { <ul class="summary" data-testid="summary">{lines.collect_view()}</ul> }.into_any()
}

/// Cards that need no input, as one list to tick off in one go.
fn to_do_list(app: App, view: &Arc<GameView>, texts: &Texts) -> AnyView {
    let list = list_of(view);
    let count = list.len();
    let models: Vec<CardModel> = list.iter().map(|card| card_model(card, view, &view.table, texts)).collect();
    let rolled = list.first().filter(|card| matches!(card.message, Message::Losses { .. }));
    let rolled = rolled.map(|card| view! { <LastRoll message=card.message.clone() texts=texts.clone()/> });
    let whose = view.card.faction;
    let mut models = models.into_iter();
    let first = models.next().map(|model| view! { {head(&model, texts)} {rolled} {reasons(&model, texts)} });
    let rest = models.enumerate().map(|(at, model)| {
        let test_id = format!("ahead-{}", at + 1);
        view! {
            <li data-testid=test_id data-word=model.word>
                <p class="mark">
                    {(model.faction != whose).then(|| view! { <Emblem faction=model.faction/><b>{model.faction_name.clone()}</b> })}
                    {model.step.clone().map(|step| view! { <span>{step}</span> })}
                    {section(&model, "ahead-section", texts)}
                </p>
                <h3>{model.title.clone()}</h3>
                {faction_lines(&model)}
                {model.details.iter().cloned().map(|detail| view! { <p class="detail">{detail}</p> }).collect_view()}
                {reasons(&model, texts)}
                {(model.word == "turn-over").then(|| turn_so_far(view, texts))}
            </li>
        }
    });
    if let Some(battle) = next_battle(view) {
        return then_battle(view, battle, first, rest.collect_view(), texts);
    }
    let all = Callback::new(move |()| app.send_for(|game| Request::TickOff { game, cards: count, then: None }));
    let go = texts.tf("done-all", &[("count", Arg::Number(i64::try_from(count).unwrap_or(i64::MAX)))]);
    view! {
        {first}
        <ol class="ahead">{rest.collect_view()}</ol>
        <button class="quiet-button" data-testid="done-first" on:click=move |_| app.input(Input::Answer(Answer::Done))>
            {texts.t("list-only-first")}
        </button>
        <Foot texts=texts.clone() go=Some(go) on_go=Some(all)/>
    }
    .into_any()
}

/// Losses, and the dice of the battle that follows: its dice tick the losses off. Who stands there
/// then is not said: the table is still as it was before the losses.
fn then_battle(
    view: &Arc<GameView>,
    battle: &engine::Card,
    losses: impl IntoView + 'static,
    more: impl IntoView + 'static,
    texts: &Texts,
) -> AnyView {
    let Prompt::Dice(dice) = &battle.prompt else { return ().into_any() };
    let model = card_model(battle, view, &view.table, texts);
    view! {
        {losses}
        <ol class="ahead">
            {more}
            <li data-testid="next-battle" data-word=model.word>
                <p class="mark">
                    {model.step.clone().map(|step| view! { <span>{step}</span> })}
                    {section(&model, "ahead-section", texts)}
                </p>
                <h3>{model.title.clone()}</h3>
                {reasons(&model, texts)}
            </li>
        </ol>
        <Dice battle=dice.as_ref().clone() texts=texts.clone()/>
    }
    .into_any()
}

/// One of several: by chance, or as a human decides.
fn pick(app: App, view: &Arc<GameView>, texts: &Texts) -> AnyView {
    let options = picks(&view.card.prompt, &view.table, texts);
    let by_chance = matches!(view.card.prompt, Prompt::Chance(_));
    let buttons = options.into_iter().enumerate().map(|(at, option)| {
        let pick = option.pick;
        let drawn = move || app.chance.with(|chance| *chance == Some(Answer::Pick(pick)));
        view! {
            <button class="option" class:on=drawn data-testid=format!("pick-{at}") on:click=move |_| app.answer(Answer::Pick(pick))>
                {option.label}
            </button>
        }
    });
    let again = texts.t("pick-again");
    let for_us = texts.t("pick-app");
    let app_picks = by_chance.then(|| {
        view! {
            <button class="option wide" data-testid="pick-app" on:click=move |_| app.send_for(Request::Chance)>
                <SignIcon sign=Sign::Dice/>
                {move || if app.chance.with(Option::is_some) { again.clone() } else { for_us.clone() }}
            </button>
        }
    });
    let foot = {
        let texts = texts.clone();
        move || {
            let drawn = app.chance.get();
            let go = drawn.as_ref().map(|_| texts.t("done"));
            let on_go = drawn.map(|answer| Callback::new(move |()| app.answer(answer.clone())));
            view! { <Foot texts=texts.clone() go=go on_go=on_go/> }
        }
    };
    view! {
        <div class="options">{buttons.collect_view()}{app_picks}</div>
        {foot}
    }
    .into_any()
}

fn over(app: App, view: &Arc<GameView>, texts: &Texts) -> AnyView {
    let go = Callback::new(move |()| app.go(Screen::Shelf));
    view! {
        <Points view=view.clone() texts=texts.clone()/>
        <Foot texts=texts.clone() go=Some(texts.t("over-shelf")) test_id="over-to-shelf" on_go=Some(go)/>
    }
    .into_any()
}
