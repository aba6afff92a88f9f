//! Shows a game to another device: as codes, a text or a file.

use std::sync::Arc;
use std::time::Duration;

use backend::{HandedOver, Request};
use leptos::prelude::*;
use leptos::task::spawn_local;
use transfer::{Density, Frames, Level};

use crate::app::{App, Screen, use_app};
use crate::device;
use crate::host;
use crate::icon::Sign;
use crate::screens::parts::{Head, Notices, SignIcon};
use crate::text::{Arg, Texts};
use crate::view::hand_over::{SPEEDS, Showing, code, codes, extent, file, file_name};
use crate::view::refusal::Trouble;

/// The codes in turn, and the other ways.
#[component]
pub fn HandOver(texts: Texts) -> impl IntoView {
    let app = use_app();
    let showing = RwSignal::new(Showing::default());
    let frames = Memo::new(move |_| {
        let handed = app.journey.handed.get()?;
        Some(codes(&handed, showing.get()))
    });
    let shown = {
        let texts = texts.clone();
        move || match frames.get() {
            None => ().into_any(),
            Some(None) => {
                view! { <p class="fault" data-testid="too-many">{texts.t("hand-over-too-many")}</p> }.into_any()
            }
            Some(Some(frames)) => view! { <Codes frames showing texts=texts.clone()/> }.into_any(),
        }
    };
    let travels = {
        let texts = texts.clone();
        move || app.journey.handed.get().map(|handed| extent(handed.start, &texts))
    };
    let other_ways = {
        let texts = texts.clone();
        move || app.journey.handed.get().map(|handed| ways(app, &handed, &texts))
    };
    view! {
        <main class="screen hand-over">
            <Head title=texts.t("hand-over-title") back=Screen::Table texts=texts.clone()/>
            <Notices texts=texts.clone()/>
            {shown}
            <p class="hint extent" data-testid="extent">{travels}</p>
            <Options showing texts=texts.clone()/>
            {other_ways}
        </main>
    }
    .into_any()
}

/// One code after the other, or the only one.
#[component]
fn Codes(frames: Frames, showing: RwSignal<Showing>, texts: Texts) -> impl IntoView {
    let count = frames.frames.len();
    let at = RwSignal::new(0);
    let playing = RwSignal::new(true);
    let step = move |steps: usize| {
        playing.set(false);
        at.update(|at| *at = (*at + steps) % count.max(1));
    };
    if count > 1 {
        Effect::new(move |_| {
            let interval = Duration::from_millis(showing.with(|showing| showing.interval()).into());
            if playing.get() {
                let next = set_interval_with_handle(move || at.update(|at| *at = (*at + 1) % count), interval);
                if let Ok(next) = next {
                    on_cleanup(move || next.clear());
                }
            }
        });
    }
    let hint = if count > 1 { texts.t("hand-over-loop-hint") } else { texts.t("hand-over-hint") };
    let drawn = {
        let texts = texts.clone();
        Memo::new(move |_| code(&frames, at.get(), &texts))
    };
    let picture = move || {
        drawn.get().map(|code| {
            view! {
                <svg class="code" data-testid="code" viewBox=format!("0 0 {0} {0}", code.side) role="img" aria-label=code.label>
                    <rect width=code.side height=code.side fill="#fff"/>
                    <path fill="#000" d=code.path/>
                </svg>
            }
        })
    };
    let (pause, play) = (texts.t("hand-over-pause"), texts.t("hand-over-play"));
    let controls = (count > 1).then(|| {
        view! {
            <div class="player">
                <button class="icon-button" data-testid="code-previous" aria-label=texts.t("hand-over-previous") on:click=move |_| step(count - 1)>
                    <SignIcon sign=Sign::Back/>
                </button>
                <button class="option" data-testid="code-pause" on:click=move |_| playing.update(|playing| *playing = !*playing)>
                    {move || if playing.get() { pause.clone() } else { play.clone() }}
                </button>
                <output data-testid="code-number">{move || drawn.get().and_then(|code| code.number)}</output>
                <button class="icon-button" data-testid="code-next" aria-label=texts.t("hand-over-next") on:click=move |_| step(1)>
                    <SignIcon sign=Sign::Forward/>
                </button>
            </div>
        }
    });
    view! {
        <p class="hint">{hint}</p>
        {picture}
        {controls}
    }
    .into_any()
}

/// How the codes are shown.
#[component]
fn Options(showing: RwSignal<Showing>, texts: Texts) -> impl IntoView {
    let app = use_app();
    // What travels in one code depends on how much a code holds.
    let change = move |change: &dyn Fn(&mut Showing)| {
        let before = showing.get_untracked().most();
        showing.update(|showing| change(showing));
        let most = showing.get_untracked().most();
        if most != before {
            app.send_for(|game| Request::HandOver { game, most });
        }
    };
    let what = [(false, "whole"), (true, "still")].map(|(still, word)| {
        let on = move || showing.get().still == still;
        view! {
            <button class="chip" class:on=on aria-pressed=move || on().to_string() data-testid=format!("travels-{word}")
                on:click=move |_| change(&|showing| showing.still = still)
            >{texts.t(&format!("hand-over-what-{word}"))}</button>
        }
    });
    let densities = Density::ALL.map(|density| {
        let word = match density {
            Density::Easy => "easy",
            Density::Normal => "normal",
            Density::Dense => "dense",
        };
        let on = move || showing.get().density == density;
        view! {
            <button class="chip" class:on=on aria-pressed=move || on().to_string() data-testid=format!("density-{word}")
                on:click=move |_| change(&|showing| showing.density = density)
            >{texts.t(&format!("hand-over-{word}"))}</button>
        }
    });
    let speeds = SPEEDS.map(|speed| {
        let on = move || showing.get().speed == speed;
        view! {
            <button class="chip" class:on=on aria-pressed=move || on().to_string() data-testid=format!("speed-{speed}")
                on:click=move |_| change(&|showing| showing.speed = speed)
            >{speed}</button>
        }
    });
    let print = move || showing.get().level == Level::Print;
    let flip = move |_| {
        let level = if print() { Level::Screen } else { Level::Print };
        change(&|showing| showing.level = level);
    };
    view! {
        <details class="group" data-testid="codes">
            <summary>{texts.t("hand-over-codes")}</summary>
            <div class="options">
                <div class="chips"><span>{texts.t("hand-over-what")}</span>{what.collect_view()}</div>
                <div class="chips"><span>{texts.t("hand-over-density")}</span>{densities.collect_view()}</div>
                <div class="chips"><span>{texts.t("hand-over-speed")}</span>{speeds.collect_view()}</div>
                <button class="switch" role="switch" aria-checked=move || print().to_string() data-testid="print" on:click=flip>
                    <span>{texts.t("hand-over-print")}<small>{texts.t("hand-over-print-hint")}</small></span><i aria-hidden="true"></i>
                </button>
            </div>
        </details>
    }
    .into_any()
}

/// What takes no camera.
fn ways(app: App, handed: &Arc<HandedOver>, texts: &Texts) -> AnyView {
    // What the last tap came to.
    let told = RwSignal::new(None::<String>);
    let copy = {
        let (handed, texts) = (handed.clone(), texts.clone());
        move |_| {
            let (handed, texts) = (handed.clone(), texts.clone());
            spawn_local(async move {
                let copied = device::copy(&handed.text).await;
                let word = if copied { texts.t("hand-over-copied") } else { texts.t("hand-over-not-copied") };
                told.set(Some(word));
            });
        }
    };
    let save = {
        let (handed, texts) = (handed.clone(), texts.clone());
        move |_| {
            let (handed, texts) = (handed.clone(), texts.clone());
            spawn_local(async move {
                match host::save(&file_name(&handed), &file(&handed)).await {
                    Ok(place) => {
                        told.set(place.map(|place| texts.tf("hand-over-saved", &[("place", Arg::Text(&place))])))
                    }
                    Err(error) => app.trouble.set(Some(Trouble::Host(error))),
                }
            });
        }
    };
    let share = device::can_share().then(|| {
        let handed = handed.clone();
        let share = move |_| device::share(&file_name(&handed), &file(&handed), &handed.text);
        view! { <button class="option" data-testid="share" on:click=share>{texts.t("hand-over-share")}</button> }
    });
    view! {
        <section class="group end">
            <h2>{texts.t("hand-over-without")}</h2>
            <div class="ways">
                <button class="option" data-testid="copy-text" on:click=copy>{texts.t("hand-over-copy")}</button>
                <button class="option" data-testid="save-file" on:click=save>{texts.t("hand-over-save")}</button>
                {share}
            </div>
            <p class="hint" role="status" data-testid="told">{told}</p>
        </section>
    }
    .into_any()
}
