//! What a card says, in words.

use engine::{DeckCard, Faction, Lot, Message, Piece, Place, Service, Table};

use crate::text::{Arg, Texts};

/// A card's words: what to do, in big type, and what else there is to say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Title {
    pub title: String,
    /// What concerns one faction, a line each, nearly as big as the title.
    pub lines: Vec<FactionLine>,
    pub details: Vec<String>,
}

/// A line about one faction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FactionLine {
    pub faction: Faction,
    pub text: String,
}

/// The message's word, as tests and styles know it.
#[must_use]
pub const fn message_word(message: &Message) -> &'static str {
    match message {
        Message::Draw { .. } => "draw",
        Message::Craft { .. } => "craft",
        Message::Place { .. } => "place",
        Message::Remove { .. } => "remove",
        Message::Move { .. } => "move",
        Message::Ferry { .. } => "ferry",
        Message::Battle { .. } => "battle",
        Message::Losses { .. } => "losses",
        Message::Score { .. } => "score",
        Message::DiscardOrder { .. } => "discard-order",
        Message::Expand { .. } => "expand",
        Message::Random { .. } => "random",
        Message::Decide { .. } => "decide",
        Message::HumanDraws { .. } => "human-draws",
        Message::AddToDecree { .. } => "add-to-decree",
        Message::StartDecree { .. } => "start-decree",
        Message::Turmoil { .. } => "turmoil",
        Message::Snare { .. } => "snare",
        Message::TurnOver => "turn-over",
        Message::HumanTurn { .. } => "human-turn",
        Message::GameOver { .. } => "game-over",
        Message::NothingToSetUp => "nothing-to-set-up",
        Message::LayOut { .. } => "lay-out",
        Message::PlacePawn { .. } => "place-pawn",
        Message::Pay { .. } => "pay",
        Message::CashIn { .. } => "cash-in",
        Message::GiveBack { .. } => "give-back",
        Message::Racketeer { .. } => "racketeer",
        Message::DiscardFromMarket { .. } => "discard-from-market",
        Message::Buy { .. } => "buy",
        Message::Replace { .. } => "replace",
        Message::DamageItems { .. } => "damage-items",
        Message::HumanDamages { .. } => "human-damages",
        Message::BattleTrack { .. } => "battle-track",
        Message::RelicToForest { .. } => "relic-to-forest",
        Message::SetOrder { .. } => "set-order",
        Message::Conspired { .. } => "conspired",
        Message::Acolyte { .. } => "acolyte",
        Message::Ritual { .. } => "ritual",
        Message::ToDiscardPile { .. } => "to-discard-pile",
        Message::ToLostSouls { .. } => "to-lost-souls",
        Message::DiscardBought { .. } => "discard-bought",
        Message::Ambush { .. } => "ambush",
    }
}

/// What a message of a faction's card says. `name` is what the players call that seat.
#[must_use]
pub fn title(message: &Message, faction: Faction, name: &str, table: &Table, texts: &Texts) -> Title {
    let map = table.map;
    let only = |title: String| Title { title, lines: Vec::new(), details: Vec::new() };
    let with = |title: String, detail: String| Title { title, lines: Vec::new(), details: vec![detail] };
    match message {
        Message::Draw { what_for } => only(texts.t(&format!("message-draw-{what_for}"))),
        &Message::Craft { card, item } => {
            let args = [("item", Arg::Item(item)), ("card", Arg::Card(card)), ("faction", Arg::Faction(faction))];
            with(texts.tf("message-craft", &args), texts.tf("message-craft.detail", &args))
        }
        Message::Place { lots } => {
            let whose = lots.first().map_or(faction, |lot| lot.faction);
            let lots = places_of(lots, table, texts);
            let args = [("lots", Arg::Text(&lots)), ("faction", Arg::Faction(whose))];
            only(texts.tf(if whose == faction { "message-place" } else { "message-place-of" }, &args))
        }
        Message::Remove { lots, points } => {
            let title = texts.t("message-remove");
            let lines = by_faction(lots, |lots| places_of(lots, table, texts), texts);
            Title { title, lines, details: changes(points, texts).into_iter().collect() }
        }
        &Message::Move { faction: whose, piece, count, from, to } => {
            let id = if whose == faction { "message-move" } else { "message-move-of" };
            only(texts.tf(
                id,
                &[
                    ("pieces", Arg::Pieces(count, piece)),
                    ("faction", Arg::Faction(whose)),
                    ("from", Arg::Place(map, from)),
                    ("to", Arg::Place(map, to)),
                ],
            ))
        }
        &Message::Ferry { to } => {
            only(texts.tf("message-ferry", &[("to", Arg::Place(map, Place::Clearing(to)))]))
        }
        &Message::Battle { clearing, attacker, defender } => {
            let place = Place::Clearing(clearing);
            let side = |faction| {
                let stacks = table.stacks(clearing).iter().filter(|stack| stack.faction == faction);
                let pieces: Vec<String> = stacks.map(|stack| texts.pieces(stack.count, stack.piece)).collect();
                let pieces = texts.list(&pieces);
                texts.tf("lots-of", &[("pieces", Arg::Text(&pieces)), ("faction", Arg::Faction(faction))])
            };
            let (attackers, defenders) = (side(attacker), side(defender));
            let args = [
                ("attacker", Arg::Faction(attacker)),
                ("defender", Arg::Faction(defender)),
                ("clearing", Arg::Place(map, place)),
                ("attackers", Arg::Text(&attackers)),
                ("defenders", Arg::Text(&defenders)),
            ];
            with(texts.tf("message-battle", &args), texts.tf("message-battle.detail", &args))
        }
        Message::Losses { clearing, lots, points } => {
            let place = Arg::Place(map, Place::Clearing(*clearing));
            let title = texts.tf("message-losses", &[("clearing", place)]);
            let pieces = |lots: &[Lot]| {
                let pieces: Vec<String> = lots.iter().map(|lot| texts.pieces(lot.count, lot.piece)).collect();
                texts.list(&pieces)
            };
            let lines = by_faction(lots, pieces, texts);
            Title { title, lines, details: changes(points, texts).into_iter().collect() }
        }
        &Message::Score { faction: whose, points, reason } => {
            let change = signed(points);
            let args = [
                ("faction", Arg::Faction(whose)),
                ("change", Arg::Text(&change)),
                ("points", Arg::Number(points.unsigned_abs().into())),
            ];
            with(texts.tf("message-score", &args), capital(&texts.t(&format!("reason-{reason}"))))
        }
        &Message::DiscardOrder { card } => only(texts.tf("message-discard-order", &[("card", Arg::Card(card))])),
        &Message::Expand { card } => {
            with(texts.tf("message-expand", &[("card", Arg::Card(card))]), texts.t("message-expand.detail"))
        }
        Message::Random { what } => with(texts.t(&format!("chance-{what}")), texts.t("chance-detail")),
        &Message::Decide { faction: whose, what } => {
            only(texts.tf(&format!("decision-{what}"), &[("faction", Arg::Faction(whose))]))
        }
        &Message::HumanDraws { faction: whose, cards } => {
            let args = [("faction", Arg::Faction(whose)), ("cards", Arg::Number(cards.into()))];
            only(capital(&texts.tf("message-human-draws", &args)))
        }
        &Message::AddToDecree { card } => {
            let suit = texts.t(&format!("suit-{}.name", card.suit));
            let args = [("card", Arg::Card(card)), ("suit", Arg::Text(&suit))];
            with(texts.tf("message-add-to-decree", &args), texts.tf("message-add-to-decree.detail", &args))
        }
        &Message::StartDecree { viziers, ambush } => {
            let detail = if ambush { "message-start-decree.ambush" } else { "message-start-decree.detail" };
            with(texts.tf("message-start-decree", &[("viziers", Arg::Number(viziers.into()))]), texts.t(detail))
        }
        Message::Turmoil { discarded } if discarded.is_empty() => only(texts.t("message-turmoil-empty")),
        Message::Turmoil { discarded } => {
            only(texts.tf("message-turmoil", &[("cards", Arg::Text(&cards(discarded, texts)))]))
        }
        &Message::Snare { clearing } => {
            let place = Place::Clearing(clearing);
            let args = [("clearing", Arg::Place(map, place)), ("faction", Arg::Faction(faction))];
            with(texts.tf("message-snare", &args), texts.tf("message-snare.detail", &args))
        }
        Message::TurnOver => only(texts.tf("message-turn-over", &[("faction", Arg::Faction(faction))])),
        &Message::HumanTurn { faction: whose } => {
            let args = [("faction", Arg::Faction(whose)), ("name", Arg::Text(name))];
            let id = if name.is_empty() { "message-human-turn" } else { "message-human-turn.named" };
            with(texts.tf(id, &args), texts.t("message-human-turn.detail"))
        }
        Message::GameOver { winners } if winners.is_empty() => only(texts.t("message-game-over.nobody")),
        Message::GameOver { winners } => {
            let winners: Vec<String> = winners.iter().map(|&winner| texts.faction(winner)).collect();
            only(texts.tf("message-game-over", &[("winners", Arg::Text(&texts.list(&winners)))]))
        }
        Message::NothingToSetUp => {
            only(texts.tf("message-nothing-to-set-up", &[("faction", Arg::Faction(faction))]))
        }
        Message::LayOut { ruins, without_dominance, hands } => {
            let places: Vec<String> = ruins.iter().map(ToString::to_string).collect();
            let mut details = vec![
                texts.tf("message-lay-out.ruins", &[("places", Arg::Text(&texts.list(&places)))]),
                texts.t("message-lay-out.items"),
            ];
            if *without_dominance {
                details.push(texts.t("message-lay-out.dominance"));
            }
            if *hands {
                details.push(texts.t("message-lay-out.hands"));
            }
            Title { title: texts.t("message-lay-out"), lines: Vec::new(), details }
        }
        &Message::PlacePawn { faction: whose, place } => {
            let args = [("faction", Arg::Faction(whose)), ("place", Arg::Place(map, place))];
            only(texts.tf("message-place-pawn", &args))
        }
        &Message::Pay { faction: whose, warriors } => only(warriors_of("message-pay", whose, warriors, texts)),
        &Message::CashIn { faction: whose, warriors } => {
            with(warriors_of("message-cash-in", whose, warriors, texts), texts.t("message-cash-in.detail"))
        }
        &Message::GiveBack { faction: whose, warriors } => {
            only(warriors_of("message-give-back", whose, warriors, texts))
        }
        Message::Racketeer { lots } => {
            let lots = places_of(lots, table, texts);
            only(texts.tf("message-racketeer", &[("lots", Arg::Text(&lots))]))
        }
        &Message::DiscardFromMarket { card } => {
            only(texts.tf("message-discard-from-market", &[("card", Arg::Card(card))]))
        }
        Message::Buy { buyer, services, payer, warriors, exhausts } => {
            let bought: Vec<String> = services.iter().map(|&service| service_name(service, texts)).collect();
            let bought = texts.list(&bought);
            let args = [("faction", Arg::Faction(*buyer)), ("services", Arg::Text(&bought))];
            let mut details = vec![warriors_of("message-pay", *payer, *warriors, texts)];
            if *exhausts > 0 {
                let args = [("faction", Arg::Faction(*buyer)), ("items", Arg::Number((*exhausts).into()))];
                details.push(texts.tf("message-buy.exhausts", &args));
            }
            Title { title: texts.tf("message-buy", &args), lines: Vec::new(), details }
        }
        &Message::Replace { card, by } => {
            only(texts.tf("message-replace", &[("card", Arg::Card(card)), ("by", Arg::Card(by))]))
        }
        &Message::DamageItems { faction: whose, exhausted, unexhausted } => {
            let title = texts.tf(
                "message-damage-items",
                &[("faction", Arg::Faction(whose)), ("items", Arg::Number((exhausted + unexhausted).into()))],
            );
            Title { title, lines: Vec::new(), details: exhausted_and_not(exhausted, unexhausted, texts).into_iter().collect() }
        }
        &Message::HumanDamages { faction: whose, items } => {
            let args = [("faction", Arg::Faction(whose)), ("items", Arg::Number(items.into()))];
            only(texts.tf("message-human-damages", &args))
        }
        &Message::DiscardBought { card } => only(texts.tf("message-discard-bought", &[("card", Arg::Card(card))])),
        &Message::Ambush { faction: whose, card } => {
            let args = [("faction", Arg::Faction(whose)), ("card", Arg::Card(card))];
            with(texts.tf("message-ambush", &args), texts.tf("message-ambush.detail", &args))
        }
        &Message::RelicToForest { place } => only(texts.tf("message-relic-to-forest", &[("place", Arg::Place(map, place))])),
        Message::SetOrder { order, cards } => {
            let suit = texts.t(&format!("suit-{order}"));
            let counts = cards.iter().filter(|(_, count)| *count > 0).map(|&(suit, count)| {
                let suit = texts.t(&format!("suit-{suit}"));
                texts.tf("cards-of-suit", &[("count", Arg::Number(count.into())), ("suit", Arg::Text(&suit))])
            });
            let counts: Vec<String> = counts.collect();
            let title = texts.tf("message-set-order", &[("suit", Arg::Text(&suit))]);
            let in_souls = texts.tf("message-set-order.detail", &[("cards", Arg::Text(&texts.list(&counts)))]);
            Title { title, lines: Vec::new(), details: if counts.is_empty() { Vec::new() } else { vec![in_souls] } }
        }
        &Message::Conspired { space, acolytes_left } => {
            let args = [("space", Arg::Number(space.into())), ("left", Arg::Number(acolytes_left.into()))];
            with(texts.tf("message-conspired", &args), texts.tf("message-conspired.detail", &args))
        }
        &Message::Acolyte { from: Some(clearing) } => {
            let place = Arg::Place(map, Place::Clearing(clearing));
            only(texts.tf("message-acolyte-from-map", &[("from", place)]))
        }
        Message::Acolyte { from: None } => only(texts.t("message-acolyte-from-supply")),
        &Message::Ritual { card } => only(texts.tf("message-ritual", &[("card", Arg::Card(card))])),
        Message::ToDiscardPile { cards: which } => {
            only(texts.tf("message-to-discard-pile", &[("cards", Arg::Text(&cards(which, texts)))]))
        }
        Message::ToLostSouls { cards: which } => {
            only(texts.tf("message-to-lost-souls", &[("cards", Arg::Text(&cards(which, texts)))]))
        }
        &Message::BattleTrack { faction: whose, exhausted, unexhausted } => {
            let title = texts.tf(
                "message-battle-track",
                &[("faction", Arg::Faction(whose)), ("items", Arg::Number((exhausted + unexhausted).into()))],
            );
            Title { title, lines: Vec::new(), details: exhausted_and_not(exhausted, unexhausted, texts).into_iter().collect() }
        }
    }
}

fn warriors_of(id: &str, faction: Faction, warriors: u8, texts: &Texts) -> String {
    let pieces = Arg::Pieces(warriors, Piece::Warrior);
    texts.tf(id, &[("faction", Arg::Faction(faction)), ("pieces", pieces)])
}

/// How many of some items are exhausted, where not all are alike.
fn exhausted_and_not(exhausted: u8, unexhausted: u8, texts: &Texts) -> Option<String> {
    let args = [("exhausted", Arg::Number(exhausted.into())), ("unexhausted", Arg::Number(unexhausted.into()))];
    (exhausted > 0).then(|| texts.tf("items-exhausted", &args))
}

/// A service of the Riverfolk.
#[must_use]
pub fn service_name(service: Service, texts: &Texts) -> String {
    match service {
        Service::HandCard(Some(card)) => texts.card(card),
        Service::HandCard(None) => texts.t("service-hand-card"),
        Service::Riverboats => texts.t("service-riverboats"),
        Service::Mercenaries => texts.t("service-mercenaries"),
    }
}

/// "+2" or "−1".
#[must_use]
pub fn signed(points: i8) -> String {
    if points < 0 { format!("−{}", points.unsigned_abs()) } else { format!("+{points}") }
}

/// The same with a capital first letter.
#[must_use]
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => String::new(),
    }
}

/// "2 warriors in 9 and 1 warrior each in 2, 3 and 4".
fn places_of(lots: &[Lot], table: &Table, texts: &Texts) -> String {
    let mut groups: Vec<((Piece, u8), Vec<Place>)> = Vec::new();
    for lot in lots {
        let kind = (lot.piece, lot.count);
        match groups.iter_mut().find(|(known, _)| *known == kind) {
            Some((_, places)) => places.push(lot.place),
            None => groups.push((kind, vec![lot.place])),
        }
    }
    let group = |((piece, count), places): ((Piece, u8), Vec<Place>)| {
        let pieces = Arg::Pieces(count, piece);
        match places.as_slice() {
            [only] => texts.tf("lots-in-one", &[("pieces", pieces), ("place", Arg::Place(table.map, *only))]),
            _ => {
                let places: Vec<String> = places.iter().map(|&place| texts.place(table.map, place)).collect();
                texts.tf("lots-in-each", &[("pieces", pieces), ("places", Arg::Text(&texts.list(&places)))])
            }
        }
    };
    let groups: Vec<String> = groups.into_iter().map(group).collect();
    texts.list(&groups)
}

/// Lots as a line for each faction, in the order in which factions come first.
fn by_faction(lots: &[Lot], say: impl Fn(&[Lot]) -> String, texts: &Texts) -> Vec<FactionLine> {
    let mut factions: Vec<Faction> = Vec::new();
    for lot in lots {
        if !factions.contains(&lot.faction) {
            factions.push(lot.faction);
        }
    }
    let line = |faction| {
        let own: Vec<Lot> = lots.iter().copied().filter(|lot| lot.faction == faction).collect();
        let text = texts.tf("lots-by", &[("faction", Arg::Faction(faction)), ("lots", Arg::Text(&say(&own)))]);
        FactionLine { faction, text }
    };
    factions.into_iter().map(line).collect()
}

fn changes(points: &[(Faction, i8)], texts: &Texts) -> Option<String> {
    let change = |&(faction, points): &(Faction, i8)| {
        let change = signed(points);
        texts.tf("points-change", &[("faction", Arg::Faction(faction)), ("change", Arg::Text(&change))])
    };
    let changes: Vec<String> = points.iter().filter(|(_, points)| *points != 0).map(change).collect();
    if changes.is_empty() {
        return None;
    }
    Some(texts.tf("points-changes", &[("changes", Arg::Text(&texts.list(&changes)))]))
}

fn cards(cards: &[DeckCard], texts: &Texts) -> String {
    let cards: Vec<String> = cards.iter().map(|&card| texts.card(card)).collect();
    texts.list(&cards)
}
