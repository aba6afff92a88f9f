//! Knobs for what factions keep beside the map.

use engine::bots::duchy::Minister;
use engine::bots::vagabot::{Character, OwnItem, Wanderer};
use engine::{Adjustment, Faction, Plot, Seat, Suit, Table, Tray};

use crate::text::{Arg, Texts};
use crate::view::adjust::{Knob, Maker, Position, Turns};
use crate::view::title::capital;

/// The knobs of a seat's tray.
pub(super) fn knobs(seat: &Seat, table: &Table, texts: &Texts) -> Vec<Knob> {
    let maker = Maker { table };
    let faction = seat.faction;
    match &seat.tray {
        Tray::None => Vec::new(),
        Tray::Eyrie(decree) => {
            let viziers = |viziers| Adjustment::Decree { cards: decree.cards.clone(), viziers };
            let cards = |cards| Adjustment::Decree { cards, viziers: decree.viziers };
            vec![
                maker.count("viziers".to_owned(), texts.t("adjust-viziers"), decree.viziers, viziers),
                maker.cards("decree", texts.t("adjust-decree"), &decree.cards, texts, cards),
            ]
        }
        Tray::Lizards(cult) => {
            let acolytes = |count| Adjustment::Acolytes { count };
            let marker = |space| Adjustment::ConspiracyMarker { space };
            vec![
                maker.count("acolytes".to_owned(), texts.t("adjust-acolytes"), cult.acolytes, acolytes),
                maker.count("marker".to_owned(), texts.t("adjust-marker"), cult.marker, marker),
                maker.cards("lost-souls", texts.t("adjust-lost-souls"), &cult.lost_souls, texts, |cards| {
                    Adjustment::LostSouls { cards }
                }),
                maker.cards("revealed", texts.t("adjust-revealed"), &cult.revealed, texts, |cards| {
                    Adjustment::Revealed { cards }
                }),
            ]
        }
        Tray::Riverfolk(company) => {
            let payments = table.seats.iter().map(|seat| {
                let faction = seat.faction;
                let set = move |warriors| Adjustment::Payments { faction, warriors };
                let there = company.payments.get(&faction).copied().unwrap_or(0);
                let label = texts.tf("adjust-payments", &[("faction", Arg::Faction(faction))]);
                let knob = maker.count(format!("payments-{faction}"), label, there, set);
                Knob { faction: Some(faction), ..knob }
            });
            let mut knobs: Vec<Knob> = payments.collect();
            let market = |cards| Adjustment::Market { cards };
            knobs.push(maker.cards("market", texts.t("adjust-market"), &company.market, texts, market));
            knobs
        }
        Tray::Duchy(court) => {
            let burrow = |count| Adjustment::Burrow { count };
            let mut knobs = vec![maker.count("burrow".to_owned(), texts.t("adjust-burrow"), court.burrow, burrow)];
            knobs.extend(Minister::ALL.iter().map(|&minister| {
                let on = court.is_swayed(minister);
                let mut ministers = court.swayed.clone();
                if on {
                    ministers.retain(|&known| known != minister);
                } else {
                    ministers.push(minister);
                }
                let kind = Turns::Switch { on, flip: Adjustment::Swayed { ministers } };
                let label = texts.t(&format!("minister-{minister}"));
                Knob { id: format!("minister-{minister}"), label, faction: None, kind }
            }));
            if seat.is_bot() {
                let held = |cards| Adjustment::HeldAmbushes { cards };
                knobs.push(maker.cards("held", texts.t("adjust-held"), &court.held, texts, held));
            }
            knobs
        }
        Tray::Corvids(conspiracy) => Plot::ALL
            .iter()
            .map(|&plot| {
                let set = |wanted: u8| {
                    let others = conspiracy.away.iter().copied().filter(|&known| known != plot);
                    let plots = others.chain(std::iter::repeat_n(plot, wanted.into())).collect();
                    Adjustment::PlotsAway { plots }
                };
                let name = texts.t(&format!("plot-{plot}"));
                let label = texts.tf("adjust-plot-away", &[("plot", Arg::Text(&name))]);
                maker.count(format!("plot-away-{plot}"), label, conspiracy.away_of(plot), set)
            })
            .collect(),
        Tray::Vagabot(wanderer) => vagabot(faction, wanderer, &maker, texts),
    }
}

fn vagabot(faction: Faction, wanderer: &Wanderer, maker: &Maker, texts: &Texts) -> Vec<Knob> {
    let states = [
        ("fresh", OwnItem { exhausted: false, damaged: false }),
        ("exhausted", OwnItem { exhausted: true, damaged: false }),
        ("damaged", OwnItem { exhausted: false, damaged: true }),
        ("damaged-exhausted", OwnItem { exhausted: true, damaged: true }),
    ];
    // What lies on the Battle Track follows from the items: they are counted together.
    let all: Vec<OwnItem> = wanderer.satchel.iter().chain(&wanderer.track).copied().collect();
    let mut knobs: Vec<Knob> = Vec::new();
    for (word, state) in states {
        let count = all.iter().filter(|&&item| item == state).count();
        let set = |wanted: u8| {
            let others = all.iter().copied().filter(|&item| item != state);
            let satchel = others.chain(std::iter::repeat_n(state, wanted.into())).collect();
            Adjustment::OwnItems { faction, satchel, track: Vec::new() }
        };
        let label = texts.t(&format!("adjust-items-{word}"));
        let count = u8::try_from(count).unwrap_or(u8::MAX);
        knobs.push(maker.count(format!("items-{faction}-{word}"), label, count, set));
    }
    let quests = Suit::OF_CLEARINGS.iter().filter_map(|&suit| {
        let on = wanderer.quest == Some(suit);
        let choose = Adjustment::Quest { faction, quest: Some(suit) };
        let choose = if on { choose } else { maker.allowed(choose)? };
        let label = capital(&texts.t(&format!("suit-{suit}")));
        Some(Position { id: suit.to_string(), label, on, choose })
    });
    let kind = Turns::OneOf(quests.collect());
    knobs.push(Knob { id: format!("quest-{faction}"), label: texts.t("adjust-quest"), faction: None, kind });
    let characters = Character::ALL.iter().filter_map(|&character| {
        let on = wanderer.character == character;
        let choose = Adjustment::Character { faction, character };
        let choose = if on { choose } else { maker.allowed(choose)? };
        Some(Position { id: character.to_string(), label: texts.t(&format!("character-{character}")), on, choose })
    });
    let kind = Turns::OneOf(characters.collect());
    let label = texts.t("new-seat-character");
    knobs.push(Knob { id: format!("character-{faction}"), label, faction: None, kind });
    knobs
}
