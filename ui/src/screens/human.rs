//! A human's turn: actions by a few taps each.

use std::sync::Arc;

use backend::GameView;
use engine::{Faction, Input};
use leptos::prelude::*;

use crate::app::{App, Screen, use_app};
use crate::icon::Sign;
use crate::screens::card::Foot;
use crate::screens::parts::{Emblem, ItemIcon, SignIcon, SuitIcon};
use crate::text::{Texts, slug};
use crate::view::draft::{Draft, Next, Question, Tap, Verb, tap_label};
use crate::view::log::this_turn;

/// The actions, or the question that an action in the making asks.
#[component]
pub fn HumanTurn(view: Arc<GameView>, texts: Texts) -> impl IntoView {
    let app = use_app();
    // The whole card is drawn anew with each step of a draft.
    match app.draft.get_untracked() {
        None => actions(app, &view, &texts),
        Some(draft) => match draft.next(&view.table) {
            Next::Ask(question) => ask(app, &view, &draft, &question, &texts),
            Next::Ready(_) => ().into_any(),
        },
    }
}

fn actions(app: App, view: &Arc<GameView>, texts: &Texts) -> AnyView {
    let faction = view.turn;
    let verbs = Verb::ALL.iter().filter(|verb| verb.comes_up(faction, &view.table));
    let buttons = verbs.map(|&verb| {
        let label = texts.t(&format!("action-{}", verb.word()));
        view! {
            <button class="option" data-testid=format!("action-{}", verb.word()) on:click=move |_| app.go_on(Draft::new(verb, faction))>
                {label}
            </button>
        }
    });
    let lines = this_turn(view, texts);
    let told = (!lines.is_empty()).then(|| {
        view! {
            <ul class="summary">{lines.iter().map(|line| view! { <li>{line.text.clone()}</li> }).collect_view()}</ul>
        }
    });
    let go = texts.t(if lines.is_empty() { "turn-nothing" } else { "turn-end" });
    let end = Callback::new(move |()| app.input(Input::EndTurn));
    view! {
        {told}
        <div class="actions">
            {buttons.collect_view()}
            <button class="option" data-testid="action-adjust" on:click=move |_| app.go(Screen::Adjust)>
                {texts.t("action-adjust")}
            </button>
        </div>
        <Foot texts=texts.clone() go=Some(go) test_id="end-turn" on_go=Some(end)/>
    }
    .into_any()
}

fn ask(app: App, view: &Arc<GameView>, draft: &Draft, question: &Question, texts: &Texts) -> AnyView {
    let on_map = question.options.iter().any(|tap| matches!(tap, Tap::Place(_)));
    let hint = if question.options.is_empty() { Some("ask-nothing") } else { on_map.then_some("ask-on-map") };
    let hint = hint.map(|id| view! { <p class="detail">{texts.t(id)}</p> });
    let options = question.options.iter().enumerate().map(|(at, &tap)| {
        let label = tap_label(tap, draft.faction, &view.table, texts);
        let likely = match tap {
            Tap::Place(place) => question.likely.contains(&place),
            _ => true,
        };
        let test_id = match tap {
            Tap::Place(place) => format!("place-{}", view.table.map.place_name(place).replace(' ', "-")),
            Tap::Count(count) => format!("count-{count}"),
            Tap::Points(points) => format!("points-{points}"),
            Tap::Faction(faction) => format!("whom-{faction}"),
            Tap::Item(item) => format!("item-{item}"),
            Tap::Piece(faction, piece) => format!("piece-{faction}-{}", piece.to_string().replace(' ', "-")),
            Tap::Suit(suit) => format!("suit-{suit}"),
            Tap::Card(card) => match card.name {
                Some(name) => format!("card-{}", slug(name.word())),
                None => "card-any".to_owned(),
            },
            Tap::Service(_) => format!("service-{at}"),
            Tap::Everything => "everything".to_owned(),
            Tap::Finish => "finish".to_owned(),
        };
        let sign = match tap {
            Tap::Faction(faction) | Tap::Piece(faction, _) => Some(view! { <Emblem faction/> }.into_any()),
            Tap::Item(item) => Some(view! { <ItemIcon item/> }.into_any()),
            Tap::Suit(suit) => Some(view! { <SuitIcon suit texts=texts.clone()/> }.into_any()),
            Tap::Card(card) => {
                view.table.cards().and_then(|deck| deck.item(card)).map(|item| view! { <ItemIcon item/> }.into_any())
            }
            Tap::Place(_) | Tap::Count(_) | Tap::Points(_) | Tap::Service(_) | Tap::Everything | Tap::Finish => None,
        };
        view! {
            <button class="option" class:unlikely=!likely data-testid=test_id data-at=at on:click=move |_| app.tap(tap)>
                {sign}{label}
            </button>
        }
    });
    let small = question.options.iter().all(|tap| matches!(tap, Tap::Place(_) | Tap::Count(_) | Tap::Points(_)));
    let back = {
        let draft = draft.clone();
        move |_| app.draft.set(draft.back())
    };
    view! {
        <div class="draft">
            <div class="draft-head">
                <button class="icon-button" data-testid="draft-back" aria-label=texts.t("back") on:click=back><SignIcon sign=Sign::Back/></button>
                <h2 id="card-title" data-testid="ask" aria-live="polite" tabindex="-1">{texts.t(question.id)}</h2>
            </div>
            {hint}
            <div class=if small { "numbers" } else { "options" }>{options.collect_view()}</div>
            {who(app, view, draft, texts)}
        </div>
        <Foot texts=texts.clone()/>
    }
    .into_any()
}

/// Whose pieces an action is about: as a rule those of the seat whose turn it is.
fn who(app: App, view: &GameView, draft: &Draft, texts: &Texts) -> AnyView {
    let (verb, acting) = (draft.verb, draft.faction);
    let factions: Vec<Faction> = view.table.seats.iter().map(|seat| seat.faction).collect();
    let chips = factions.into_iter().map(move |faction| {
        view! {
            <button class="chip" class:on=faction == acting aria-pressed=(faction == acting).to_string()
                data-testid=format!("by-{faction}") on:click=move |_| app.draft.set(Some(Draft::new(verb, faction)))
            ><Emblem faction/>{texts.faction(faction)}</button>
        }
    });
    view! { <div class="chips"><span>{texts.t("draft-by")}</span>{chips.collect_view()}</div> }.into_any()
}
