//! The dice of a battle.

use backend::Request;
use engine::{Answer, Battle, Message};
use leptos::prelude::*;

use crate::app::{App, Rolled, use_app};
use crate::icon::Sign;
use crate::screens::card::Foot;
use crate::screens::parts::{Emblem, SignIcon};
use crate::text::Texts;
use crate::view::dice::{SumModel, Used, effects, higher, outcomes, sums, toggle};

/// Ten outcomes with what each deals, effects that humans use, and the app's own dice. With one
/// list for everything ("fast") a tap on an outcome is the answer; else it shows the sum first.
#[component]
pub fn Dice(battle: Battle, texts: Texts) -> impl IntoView {
    let app = use_app();
    let used: RwSignal<Used> = RwSignal::new(Vec::new());
    let dice: RwSignal<Option<[u8; 2]>> = RwSignal::new(None);
    Effect::new(move |_| {
        if let Some(Answer::Dice { dice: rolled, .. }) = app.chance.get() {
            let [one, two] = rolled;
            dice.set(Some([one.max(two), one.min(two)]));
        }
    });
    let by_app = app.settings.with_untracked(|settings| settings.dice_by_app);
    let fast = app.settings.with_untracked(|settings| settings.fast);
    let battle = StoredValue::new(battle);
    let answer = move |dice| enter(app, battle.get_value(), dice, used.get_untracked());
    let toggles = {
        let effects = battle.with_value(|battle| effects(battle, &texts));
        effects.into_iter().map(move |side| {
            let faction = side.faction;
            let buttons = side.effects.into_iter().map(move |(effect, label)| {
                let on = move || used.with(|used| used.contains(&(faction, effect)));
                view! {
                    <button class="chip" class:on=on aria-pressed=move || on().to_string()
                        data-testid=format!("effect-{faction}-{effect}")
                        on:click=move |_| used.update(|used| toggle(used, faction, effect))
                    >{label}</button>
                }
            });
            view! { <div class="chips"><span>{side.title}</span>{buttons.collect_view()}</div> }
        })
    };
    let grid = {
        let texts = texts.clone();
        move || {
            let outcomes = battle.with_value(|battle| outcomes(battle, &used.get(), &texts));
            outcomes.into_iter().map(|outcome| {
                let [high, low] = outcome.dice;
                let [dealt, taken] = outcome.deals;
                let tap = move |_| {
                    if fast { answer(outcome.dice) } else { dice.set(Some(outcome.dice)) }
                };
                view! {
                    <button class="die" class:on=move || dice.get() == Some(outcome.dice)
                        data-testid=format!("dice-{high}{low}") on:click=tap
                    >
                        <span aria-hidden="true"><b>{high}</b>{low}</span><small aria-hidden="true">{dealt}" : "{taken}</small>
                        <i class="unseen">{outcome.label}</i>
                    </button>
                }
            }).collect_view()
        }
    };
    let sides = battle.with_value(|battle| (battle.attacker.faction, battle.defender.faction));
    let higher = battle.with_value(|battle| higher(battle, &texts));
    let (roll, again) = (texts.t("dice-roll"), texts.t("dice-roll-again"));
    let roll = view! {
        <button class="option wide" class:primary=by_app data-testid="roll" on:click=move |_| app.send_for(Request::Chance)>
            <SignIcon sign=Sign::Dice/>
            {move || if app.chance.with(Option::is_some) { again.clone() } else { roll.clone() }}
        </button>
    };
    let sum = {
        let texts = texts.clone();
        move || {
            let dice = dice.get()?;
            let sums = battle.with_value(|battle| sums(battle, dice, &used.get(), &texts));
            Some(
                view! { <div class="sums" data-testid="sum" aria-live="polite">{sums.into_iter().map(sum_line).collect_view()}</div> },
            )
        }
    };
    let foot = {
        let texts = texts.clone();
        move || {
            let chosen = dice.get();
            let go = chosen.map(|_| texts.t("done"));
            let on_go = chosen.map(|dice| Callback::new(move |()| answer(dice)));
            view! { <Foot texts=texts.clone() go=go on_go=on_go/> }
        }
    };
    view! {
        {toggles.collect_view()}
        <div class="dice">
            <p><b>{texts.t("dice")}</b><span>{higher}</span>
                <span class="versus"><Emblem faction=sides.0/>" : "<Emblem faction=sides.1/></span>
            </p>
            {grid}
        </div>
        {roll}
        {sum}
        {foot}
    }
    .into_any()
}

fn enter(app: App, battle: Battle, dice: [u8; 2], used: Used) {
    app.answer(Answer::Dice { dice, effects: used.clone() });
    app.rolled.set(Some(Rolled { battle, dice, used }));
}

fn sum_line(sum: SumModel) -> impl IntoView {
    let faction = sum.faction;
    view! { <p><Emblem faction/><b>{sum.dealt}</b><span>{sum.parts.join(", ")}</span></p> }
}

/// The dice that led to these losses, as sums.
#[component]
pub fn LastRoll(message: Message, texts: Texts) -> impl IntoView {
    let app = use_app();
    let here = match message {
        Message::Losses { clearing, .. } => Some(clearing),
        _ => None,
    };
    let rolled = app.rolled.get_untracked().filter(|rolled| Some(rolled.battle.clearing) == here);
    rolled
        .map(|rolled| {
            let sums = sums(&rolled.battle, rolled.dice, &rolled.used, &texts);
            view! { <div class="sums" data-testid="sum">{sums.into_iter().map(sum_line).collect_view()}</div> }
        })
        .into_any()
}
