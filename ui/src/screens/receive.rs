//! Takes a game in from another device: by camera, pictures, a file or a text.

use leptos::html;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsCast;
use web_sys::{Event, File, HtmlInputElement};

use crate::app::{App, Screen, use_app};
use crate::device::{self, Camera, CameraError, DecodeError};
use crate::icon::Sign;
use crate::screens::arrived::{Arrived, Kept};
use crate::screens::parts::{Head, Notices, SignIcon};
use crate::text::{Arg, Texts};
use crate::view::receive::{Fault, FileKind, file_kind, progress, sentence};

/// Milliseconds that the page has for everything else between two pictures.
const PAUSE: i32 = 60;

/// What the camera does.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Filming {
    Off,
    Starting,
    On,
    Failed(CameraError),
}

/// What is being received, what has arrived, or what was kept.
#[component]
pub fn Receive(texts: Texts) -> impl IntoView {
    let app = use_app();
    let stage = Memo::new(move |_| {
        let journey = app.journey;
        if journey.kept.with(Option::is_some) { 2 } else { u8::from(journey.arrival.with(Option::is_some)) }
    });
    let content = {
        let texts = texts.clone();
        move || match stage.get() {
            0 => view! { <Gather texts=texts.clone()/> }.into_any(),
            1 => view! { <Arrived texts=texts.clone()/> }.into_any(),
            _ => view! { <Kept texts=texts.clone()/> }.into_any(),
        }
    };
    view! {
        <main class="screen receive">
            <Head title=texts.t("receive-title") back=Screen::Shelf texts=texts.clone()/>
            <Notices texts=texts.clone()/>
            {content}
        </main>
    }
    .into_any()
}

#[component]
fn Gather(texts: Texts) -> impl IntoView {
    let app = use_app();
    let gathering = app.journey.gathering;
    let filming = RwSignal::new(Filming::Starting);
    let fault = {
        let texts = texts.clone();
        move || {
            let (words, again) = gathering.with(|gathering| {
                (gathering.fault().map(|fault| sentence(fault, &texts)), gathering.can_begin_again())
            });
            let again = again.then(|| {
                let again = move |_| app.gather(|gathering| gathering.begin_again());
                view! { <button class="option" data-testid="begin-again" on:click=again>{texts.t("receive-again")}</button> }
            });
            words.map(|words| {
                view! {
                    <p class="notice" role="alert" data-testid="fault"><SignIcon sign=Sign::Warning/><span>{words}</span></p>
                    {again}
                }
            })
        }
    };
    let come = {
        let texts = texts.clone();
        move || {
            let come = gathering.with(|gathering| gathering.progress());
            // Without a camera nobody waits for a first code.
            (come.is_some() || filming.get() == Filming::On).then(|| progress(come.as_ref(), &texts))
        }
    };
    let come_far = move || {
        gathering.with(|gathering| gathering.progress()).map(|progress| {
            view! { <progress max=progress.wanted value=progress.known aria-hidden="true"></progress> }
        })
    };
    view! {
        <Film filming texts=texts.clone()/>
        <p class="come" role="status" data-testid="progress">{come}</p>
        {come_far}
        {fault}
        <Ways texts/>
    }
    .into_any()
}

/// The camera.
#[component]
fn Film(filming: RwSignal<Filming>, texts: Texts) -> impl IntoView {
    let app = use_app();
    let video: NodeRef<html::Video> = NodeRef::new();
    Effect::new(move |_| {
        if filming.get() != Filming::Starting {
            return;
        }
        if let Some(video) = video.get() {
            spawn_local(film(app, video, filming));
        }
    });
    let state = {
        let texts = texts.clone();
        move || {
            let start = || {
                view! {
                    <button class="go" data-testid="camera-start" on:click=move |_| filming.set(Filming::Starting)>
                        {texts.t("receive-camera-start")}
                    </button>
                }
            };
            match filming.get() {
                Filming::Starting => view! { <p class="hint">{texts.t("receive-camera-starting")}</p> }.into_any(),
                Filming::On => view! {
                    <button class="quiet-button" data-testid="camera-stop" on:click=move |_| filming.set(Filming::Off)>
                        {texts.t("receive-camera-stop")}
                    </button>
                }
                .into_any(),
                Filming::Off => start().into_any(),
                Filming::Failed(error) => {
                    let words = match &error {
                        CameraError::Absent => texts.t("receive-camera-absent"),
                        CameraError::Denied => texts.t("receive-camera-denied"),
                        CameraError::Failed(reason) => {
                            texts.tf("receive-camera-failed", &[("reason", Arg::Text(reason))])
                        }
                    };
                    let again = (error != CameraError::Absent).then(start);
                    view! { <p class="hint" data-testid="no-camera">{words}</p>{again} }.into_any()
                }
            }
        }
    };
    let unseen = move || matches!(filming.get(), Filming::Off | Filming::Failed(_));
    view! {
        <p class="hint" class:gone=unseen>{texts.t("receive-hint")}</p>
        <video class="film" class:gone=unseen node_ref=video data-testid="film" aria-label=texts.t("receive-camera")
            prop:muted=true playsinline=true></video>
        {state}
    }
    .into_any()
}

/// Looks for codes in what the camera sees until the players leave or a game is there.
async fn film(app: App, video: web_sys::HtmlVideoElement, filming: RwSignal<Filming>) {
    let camera = Camera::start(video).await;
    let started = match &camera {
        Ok(_) => Filming::On,
        Err(error) => Filming::Failed(error.clone()),
    };
    // The screen may have been left in the meantime.
    if filming.try_get_untracked() != Some(Filming::Starting) {
        return;
    }
    filming.set(started);
    let Ok(camera) = camera else { return };
    while filming.try_get_untracked() == Some(Filming::On) {
        if let Some(picture) = camera.picture() {
            match device::codes(&picture).await {
                Ok(codes) => codes.iter().for_each(|code| app.see(code)),
                Err(DecodeError::Picture(_)) => (),
                Err(DecodeError::Failed(reason)) => {
                    filming.try_set(Filming::Off);
                    app.journey.gathering.update(|gathering| gathering.fail(Fault::NoDecoder(reason)));
                    return;
                }
            }
        }
        device::pause(PAUSE).await;
    }
}

/// What takes no camera.
#[component]
fn Ways(texts: Texts) -> impl IntoView {
    let app = use_app();
    let reading = RwSignal::new(None::<String>);
    let pasted = RwSignal::new(String::new());
    let chosen = move |event: Event| {
        let input = event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok());
        let Some(input) = input else { return };
        let files: Vec<File> =
            input.files().map(|files| (0..files.length()).filter_map(|at| files.get(at)).collect()).unwrap_or_default();
        // The same file can be chosen again.
        input.set_value("");
        spawn_local(async move {
            for file in files {
                reading.set(Some(file.name()));
                // The page is drawn before it is busy with the file.
                device::pause(0).await;
                take_file(app, &file).await;
            }
            reading.set(None);
        });
    };
    let take = move || {
        let text = pasted.get_untracked();
        if !text.trim().is_empty() {
            app.gather(|gathering| gathering.paste(&text));
        }
    };
    let reads = {
        let texts = texts.clone();
        move || reading.get().map(|name| texts.tf("receive-reading", &[("name", Arg::Text(&name))]))
    };
    view! {
        <section class="group end">
            <h2>{texts.t("receive-ways")}</h2>
            <div class="ways">
                <label class="option">
                    <input class="unseen" type="file" accept="image/*" multiple=true data-testid="pictures" on:change=chosen/>
                    {texts.t("receive-pictures")}
                </label>
                <label class="option">
                    <input class="unseen" type="file" multiple=true data-testid="file" on:change=chosen/>
                    {texts.t("receive-file")}
                </label>
            </div>
            <p class="hint" role="status">{reads}</p>
            <label class="paste">
                <span>{texts.t("receive-paste")}</span>
                <textarea rows="3" data-testid="paste" aria-label=texts.t("receive-paste-label") autocomplete="off" spellcheck="false"
                    prop:value=pasted on:input=move |event| pasted.set(event_target_value(&event))
                ></textarea>
            </label>
            <button class="option" data-testid="take-text" disabled=move || pasted.with(|text| text.trim().is_empty()) on:click=move |_| take()>
                {texts.t("receive-take")}
            </button>
        </section>
    }
    .into_any()
}

async fn take_file(app: App, file: &File) {
    // A file is never larger than a number holds.
    let bytes = file.size() as u64;
    let fault = match file_kind(&file.type_(), bytes) {
        Err(fault) => fault,
        Ok(FileKind::Game) => match device::read(file).await {
            Ok(content) => return app.gather(|gathering| gathering.file(&content)),
            Err(reason) => Fault::FileUnreadable(reason),
        },
        Ok(FileKind::Picture) => match device::picture(file).await {
            None => Fault::PictureUnreadable,
            Some(picture) => match device::codes(&picture).await {
                Ok(codes) => {
                    for code in codes {
                        app.gather(|gathering| gathering.see(&code));
                    }
                    return;
                }
                Err(DecodeError::Picture(error)) => Fault::Picture(error),
                Err(DecodeError::Failed(reason)) => Fault::NoDecoder(reason),
            },
        },
    };
    app.journey.gathering.update(|gathering| gathering.fail(fault));
}
