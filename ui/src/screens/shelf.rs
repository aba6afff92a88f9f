//! The saved games.

use backend::Request;
use leptos::prelude::*;

use crate::app::{App, Screen, use_app};
use crate::device;
use crate::icon::Sign;
use crate::screens::parts::{Notices, SignIcon, seat_list};
use crate::text::Texts;
use crate::view::shelf::{RowModel, ago, rows, unreadable_rows};

/// Games, the bin, and what cannot be read.
#[component]
pub fn Shelf(texts: Texts) -> impl IntoView {
    let app = use_app();
    let games = {
        let texts = texts.clone();
        move || {
            let rows = app.shelf.with(|shelf| rows(&shelf.games, &texts));
            if rows.is_empty() {
                return view! { <p class="empty">{texts.t("shelf-empty")}</p> }.into_any();
            }
            let rows = rows.into_iter().enumerate().map(|(at, row)| game(app, at, row, &texts));
            view! { <ul class="games">{rows.collect_view()}</ul> }.into_any()
        }
    };
    let set_aside = {
        let texts = texts.clone();
        move || {
            let rows = app.shelf.with(|shelf| unreadable_rows(shelf, &texts));
            (!rows.is_empty()).then(|| {
                let rows = rows.into_iter().enumerate().map(|(at, row)| {
                    let (export, erase) = (row.id.clone(), row.id);
                    view! {
                        <li class="game unreadable" data-testid=format!("unreadable-{at}")>
                            <p>{row.reason}</p>
                            <button class="chip" data-testid=format!("export-{at}") on:click=move |_| app.send(Request::Export(export.0.clone()))>{texts.t("shelf-export")}</button>
                            <button class="chip" data-testid=format!("erase-unreadable-{at}") on:click=move |_| app.send(Request::Erase(erase.clone()))>{texts.t("shelf-erase")}</button>
                        </li>
                    }
                });
                view! { <h2>{texts.t("shelf-unreadable")}</h2><ul class="games">{rows.collect_view()}</ul> }
            })
        }
    };
    let bin = {
        let texts = texts.clone();
        move || bin(app, &texts)
    };
    view! {
        <main class="screen shelf">
            <header class="head">
                <h1>{texts.t("app-name")}</h1>
                <button class="icon-button" data-testid="rules" aria-label=texts.t("rules-title") on:click=move |_| { app.rules_at.set(None); app.go(Screen::Rules); }>
                    <SignIcon sign=Sign::Book/>
                </button>
                <button class="icon-button" data-testid="settings" aria-label=texts.t("settings-title") on:click=move |_| app.go(Screen::Settings)>
                    <SignIcon sign=Sign::Gear/>
                </button>
            </header>
            <Notices texts=texts.clone()/>
            <button class="go big" data-testid="new-game" on:click=move |_| app.go(Screen::NewGame)>
                <SignIcon sign=Sign::Plus/>{texts.t("shelf-new")}
            </button>
            <button class="option" data-testid="receive-game" on:click=move |_| app.receive_game()>
                <SignIcon sign=Sign::Receive/>{texts.t("shelf-receive")}
            </button>
            {games}
            {set_aside}
            {bin}
            <p class="fan">{texts.t("shelf-fan")}</p>
        </main>
    }
    .into_any()
}

fn game(app: App, at: usize, row: RowModel, texts: &Texts) -> AnyView {
    let when = ago(row.played, device::now(), texts);
    let (open, delete) = (row.id.clone(), row.id);
    view! {
        <li class="game">
            <button class="open" data-testid=format!("shelf-game-{at}") on:click=move |_| app.send(Request::Open(open.clone()))>
                <span class="game-title"><b>{row.title}</b><small>{when}</small></span>
                <span class="game-state">{row.state}</span>
                {seat_list(row.seats)}
            </button>
            <button class="icon-button" data-testid=format!("delete-{at}") aria-label=texts.t("shelf-delete") on:click=move |_| app.send(Request::Delete(delete.clone()))>
                <SignIcon sign=Sign::Bin/>
            </button>
        </li>
    }
    .into_any()
}

fn bin(app: App, texts: &Texts) -> AnyView {
    let rows = app.shelf.with(|shelf| rows(&shelf.bin, texts));
    if rows.is_empty() {
        return ().into_any();
    }
    let sure = RwSignal::new(false);
    let empty = {
        let texts = texts.clone();
        move || {
            if sure.get() {
                view! {
                    <p class="sure">{texts.t("shelf-bin-sure")}
                        <button class="chip" data-testid="empty-bin-yes" on:click=move |_| app.send(Request::EmptyBin)>{texts.t("yes")}</button>
                        <button class="chip" on:click=move |_| sure.set(false)>{texts.t("no")}</button>
                    </p>
                }
                .into_any()
            } else {
                view! { <button class="chip" data-testid="empty-bin" on:click=move |_| sure.set(true)>{texts.t("shelf-bin-empty")}</button> }.into_any()
            }
        }
    };
    let rows = rows.into_iter().enumerate().map(|(at, row)| {
        let (restore, erase) = (row.id.clone(), row.id);
        view! {
            <li class="game binned">
                <p><b>{row.title}</b><span>{row.state}</span></p>
                <button class="chip" data-testid=format!("restore-{at}") on:click=move |_| app.send(Request::Restore(restore.clone()))>{texts.t("shelf-restore")}</button>
                <button class="chip" data-testid=format!("erase-{at}") on:click=move |_| app.send(Request::Erase(erase.clone()))>{texts.t("shelf-erase")}</button>
            </li>
        }
    });
    let rows = rows.collect_view();
    view! {
        <details class="bin" data-testid="bin">
            <summary>{texts.t("shelf-bin")}</summary>
            <ul class="games">{rows}</ul>
            {empty}
        </details>
    }
    .into_any()
}
