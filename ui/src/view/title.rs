//! What a card says, in words.

use engine::{Faction, Lot, Message, Piece, Place, Table};

use crate::text::{Arg, Args, Texts};

mod parts;
mod word;

pub use parts::{capital, service_name, signed};
pub use word::message_word;

use parts::{by_faction, cards, changes, pieces_of, places_of, side};

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

/// What a message of a faction's card says. `name` is what the players call that seat.
#[must_use]
pub fn title(message: &Message, faction: Faction, name: &str, table: &Table, texts: &Texts) -> Title {
    let map = table.map;
    let whose = Arg::Faction;
    let at = |clearing| Arg::Place(map, Place::Clearing(clearing));
    let number = |count: u8| Arg::Number(count.into());
    let warriors = |count| Arg::Pieces(count, Piece::Warrior);
    let say = Say { texts };
    match message {
        Message::Draw { what_for } => say.it(&format!("message-draw-{what_for}"), &[]),
        &Message::Craft { card, item } => say.and_detail(
            "message-craft",
            &[("item", Arg::Item(item)), ("card", Arg::Card(card)), ("faction", whose(faction))],
        ),
        Message::Place { lots } => say.place(lots, faction, table),
        Message::Remove { lots, points } => {
            let lines = by_faction(lots, |lots| places_of(lots, table, texts), texts);
            let details = changes(points, texts).into_iter().collect();
            Title { title: texts.t("message-remove"), lines, details }
        }
        &Message::Move { faction: mover, piece, count, from, to } => say.it(
            if mover == faction { "message-move" } else { "message-move-of" },
            &[
                ("pieces", Arg::Pieces(count, piece)),
                ("faction", whose(mover)),
                ("from", Arg::Place(map, from)),
                ("to", Arg::Place(map, to)),
            ],
        ),
        &Message::Ferry { to } => say.it("message-ferry", &[("to", at(to))]),
        &Message::Battle { clearing, attacker, defender } => {
            let sides = [attacker, defender].map(|faction| side(faction, clearing, table, texts));
            let title = texts.tf("message-battle", &[("defender", whose(defender)), ("clearing", at(clearing))]);
            Title { title, lines: Vec::new(), details: sides.into_iter().collect() }
        }
        Message::Losses { clearing, lots, points } => {
            let lines = by_faction(lots, |lots| pieces_of(lots, texts), texts);
            let details = changes(points, texts).into_iter().collect();
            Title { title: texts.tf("message-losses", &[("clearing", at(*clearing))]), lines, details }
        }
        &Message::Score { faction: scorer, points, reason } => {
            let change = signed(points);
            let args =
                [("faction", whose(scorer)), ("change", Arg::Text(&change)), ("points", number(points.unsigned_abs()))];
            say.with("message-score", &args, &capital(&texts.t(&format!("reason-{reason}"))))
        }
        &Message::DiscardOrder { card } => say.it("message-discard-order", &[("card", Arg::Card(card))]),
        &Message::Expand { card } => say.and_detail("message-expand", &[("card", Arg::Card(card))]),
        Message::Random { what } => say.with(&format!("chance-{what}"), &[], &texts.t("chance-detail")),
        &Message::Decide { faction: human, what } => say.it(&format!("decision-{what}"), &[("faction", whose(human))]),
        &Message::DecideIn { clearing, faction: human, what } => {
            let detail = texts.tf("message-decide-in", &[("clearing", at(clearing))]);
            say.with(&format!("decision-{what}"), &[("faction", whose(human))], &capital(&detail))
        }
        &Message::HumanDraws { faction: human, cards } => {
            say.it("message-human-draws", &[("faction", whose(human)), ("cards", number(cards))])
        }
        &Message::AddToDecree { card } => {
            let suit = texts.t(&format!("suit-{}.name", card.suit));
            say.and_detail("message-add-to-decree", &[("card", Arg::Card(card)), ("suit", Arg::Text(&suit))])
        }
        &Message::StartDecree { viziers, ambush } => {
            let detail = if ambush { "message-start-decree.ambush" } else { "message-start-decree.detail" };
            say.with("message-start-decree", &[("viziers", number(viziers))], &texts.t(detail))
        }
        Message::Turmoil { discarded } if discarded.is_empty() => say.it("message-turmoil-empty", &[]),
        Message::Turmoil { discarded } => say.it("message-turmoil", &[("cards", Arg::Text(&cards(discarded, texts)))]),
        &Message::Snare { clearing } => {
            say.and_detail("message-snare", &[("clearing", at(clearing)), ("faction", whose(faction))])
        }
        Message::TurnOver => say.it("message-turn-over", &[("faction", whose(faction))]),
        &Message::HumanTurn { faction: human } => {
            let id = if name.is_empty() { "message-human-turn" } else { "message-human-turn.named" };
            let args = [("faction", whose(human)), ("name", Arg::Text(name))];
            say.with(id, &args, &texts.t("message-human-turn.detail"))
        }
        Message::GameOver { winners } if winners.is_empty() => say.it("message-game-over.nobody", &[]),
        Message::GameOver { winners } => {
            let winners: Vec<String> = winners.iter().map(|&winner| texts.faction(winner)).collect();
            say.it("message-game-over", &[("winners", Arg::Text(&texts.list(&winners)))])
        }
        Message::NothingToSetUp => say.it("message-nothing-to-set-up", &[("faction", whose(faction))]),
        Message::LayOut { ruins, without_dominance, hands } => {
            let places: Vec<String> = ruins.iter().map(ToString::to_string).collect();
            let ruins = texts.tf("message-lay-out.ruins", &[("places", Arg::Text(&texts.list(&places)))]);
            let mut details = vec![ruins, texts.t("message-lay-out.items")];
            details.extend(without_dominance.then(|| texts.t("message-lay-out.dominance")));
            details.extend(hands.then(|| texts.t("message-lay-out.hands")));
            Title { title: texts.t("message-lay-out"), lines: Vec::new(), details }
        }
        &Message::PlacePawn { place, .. } => say.it("message-place-pawn", &[("place", Arg::Place(map, place))]),

        // Riverfolk and what they sell.
        &Message::Pay { faction: payer, warriors: count } => {
            say.it("message-pay", &[("faction", whose(payer)), ("pieces", warriors(count))])
        }
        &Message::CashIn { faction: payer, warriors: count } => {
            say.and_detail("message-cash-in", &[("faction", whose(payer)), ("pieces", warriors(count))])
        }
        &Message::GiveBack { faction: payer, warriors: count } => {
            say.it("message-give-back", &[("faction", whose(payer)), ("pieces", warriors(count))])
        }
        Message::Racketeer { lots } => {
            say.it("message-racketeer", &[("lots", Arg::Text(&places_of(lots, table, texts)))])
        }
        &Message::DiscardFromMarket { card } => say.it("message-discard-from-market", &[("card", Arg::Card(card))]),
        Message::Buy { buyer, services, payer, warriors: count, exhausts } => {
            let bought: Vec<String> = services.iter().map(|&service| service_name(service, texts)).collect();
            let args = [("faction", whose(*buyer)), ("services", Arg::Text(&texts.list(&bought)))];
            let pay = texts.tf("message-pay", &[("faction", whose(*payer)), ("pieces", warriors(*count))]);
            let mut title = say.with("message-buy", &args, &pay);
            let args = [("faction", whose(*buyer)), ("items", number(*exhausts))];
            title.details.extend((*exhausts > 0).then(|| texts.tf("message-buy.exhausts", &args)));
            title
        }
        &Message::DiscardBought { card } => say.it("message-discard-bought", &[("card", Arg::Card(card))]),
        &Message::Ambush { clearing, faction: ambusher, card } => say.and_detail(
            "message-ambush",
            &[("clearing", at(clearing)), ("faction", whose(ambusher)), ("card", Arg::Card(card))],
        ),
        &Message::Replace { card, by } => {
            say.it("message-replace", &[("card", Arg::Card(card)), ("by", Arg::Card(by))])
        }

        // Lizards.
        Message::SetOrder { order, cards } => {
            let suit = texts.t(&format!("suit-{order}"));
            let mut title = say.it("message-set-order", &[("suit", Arg::Text(&suit))]);
            let counts = cards.iter().filter(|(_, count)| *count > 0).map(|&(suit, count)| {
                let suit = texts.t(&format!("suit-{suit}"));
                texts.tf("cards-of-suit", &[("count", number(count)), ("suit", Arg::Text(&suit))])
            });
            let counts: Vec<String> = counts.collect();
            let counts = (!counts.is_empty()).then(|| texts.list(&counts));
            title
                .details
                .extend(counts.map(|cards| texts.tf("message-set-order.detail", &[("cards", Arg::Text(&cards))])));
            title
        }
        &Message::Conspired { space, acolytes_left } => {
            say.and_detail("message-conspired", &[("space", number(space)), ("left", number(acolytes_left))])
        }
        &Message::Acolyte { from: Some(clearing) } => say.it("message-acolyte-from-map", &[("from", at(clearing))]),
        Message::Acolyte { from: None } => say.it("message-acolyte-from-supply", &[]),
        &Message::Ritual { card } => say.it("message-ritual", &[("card", Arg::Card(card))]),
        Message::ToDiscardPile { cards: which } => {
            say.it("message-to-discard-pile", &[("cards", Arg::Text(&cards(which, texts)))])
        }
        Message::ToLostSouls { cards: which } => {
            say.it("message-to-lost-souls", &[("cards", Arg::Text(&cards(which, texts)))])
        }
        &Message::RelicToForest { place } => say.it("message-relic-to-forest", &[("place", Arg::Place(map, place))]),

        // Corvids and Duchy.
        Message::ShufflePlots => say.and_detail("message-shuffle-plots", &[]),
        &Message::Flip { clearing, plot, points } => {
            let plot = texts.t(&format!("plot-{plot}"));
            let args = [("clearing", at(clearing)), ("plot", Arg::Text(&plot)), ("points", number(points))];
            say.and_detail("message-flip", &args)
        }
        &Message::SwapPlot { clearing, plot, by } => {
            let (plot, by) = (texts.t(&format!("plot-{plot}")), texts.t(&format!("plot-{by}")));
            let args = [("clearing", at(clearing)), ("plot", Arg::Text(&plot)), ("by", Arg::Text(&by))];
            say.it("message-swap-plot", &args)
        }
        Message::Sway { minister } => {
            let minister = texts.t(&format!("minister-{minister}"));
            say.it("message-sway", &[("minister", Arg::Text(&minister))])
        }
        Message::LoseCrown { minister } => {
            let minister = texts.t(&format!("minister-{minister}"));
            say.it("message-lose-crown", &[("minister", Arg::Text(&minister))])
        }

        // Vagabot.
        &Message::RuinItems { under_each } => say.it("message-ruin-items", &[("items", number(under_each))]),
        &Message::StartingItems { character, items } => {
            let character = texts.t(&format!("character-{character}"));
            say.and_detail("message-starting-items", &[("character", Arg::Text(&character)), ("items", number(items))])
        }
        Message::OpenQuest { suit } => {
            let suit = texts.t(&format!("suit-{suit}"));
            say.it("message-open-quest", &[("suit", Arg::Text(&suit))])
        }
        &Message::Exhaust { items } => say.it("message-exhaust", &[("items", number(items))]),
        &Message::Wander { from, to, exhausts } => {
            let args = [("from", Arg::Place(map, from)), ("to", Arg::Place(map, to)), ("items", number(exhausts))];
            let mut title = say.it("message-wander", &args);
            title.details.extend((exhausts > 0).then(|| texts.tf("message-exhaust", &[("items", number(exhausts))])));
            title
        }
        &Message::Explore { clearing, last } => {
            let detail = if last { "message-explore.last" } else { "message-explore.detail" };
            say.with("message-explore", &[("clearing", at(clearing))], &texts.t(detail))
        }
        &Message::Quest { suit, points } => {
            let suit = texts.t(&format!("suit-{suit}"));
            let change = signed(points);
            let args = [("suit", Arg::Text(&suit)), ("faction", whose(faction)), ("change", Arg::Text(&change))];
            say.and_detail("message-quest", &args)
        }
        Message::Aid { player, items, points, cards, their_points } => {
            let items: Vec<String> = items.iter().map(|item| texts.t(&format!("item-{item}"))).collect();
            let count = Arg::Number(i64::try_from(items.len()).unwrap_or_default());
            let args = [("items", Arg::Text(&texts.list(&items))), ("player", whose(*player)), ("count", count)];
            let mut title = say.and_detail("message-aid", &args);
            let signed_of = |points: u8| signed(i8::try_from(points).unwrap_or(i8::MAX));
            let own = [("faction", whose(faction)), ("change", Arg::Text(&signed_of(*points)))];
            title.details.extend((*points > 0).then(|| texts.tf("points-change", &own)));
            let theirs = [("faction", whose(*player)), ("change", Arg::Text(&signed_of(*their_points)))];
            title.details.extend((*their_points > 0).then(|| texts.tf("points-change", &theirs)));
            let draws = [("faction", whose(*player)), ("cards", number(*cards))];
            title.details.extend((*cards > 0).then(|| texts.tf("message-human-draws", &draws)));
            title
        }
        &Message::Repair { exhausts, unexhausted, exhausted } => {
            let mut title = say.it("message-repair", &[("items", number(unexhausted + exhausted))]);
            title.details.extend(say.exhausted_and_not(exhausted, unexhausted));
            title.details.extend((exhausts > 0).then(|| texts.tf("message-exhaust", &[("items", number(exhausts))])));
            title
        }
        &Message::Refresh { items, on_track } => {
            let mut title = say.it("message-refresh", &[("items", number(items))]);
            let track = [("items", number(on_track))];
            title.details.extend((on_track > 0).then(|| texts.tf("message-refresh.track", &track)));
            title
        }
        &Message::DamageItems { faction: owner, exhausted, unexhausted } => {
            let items = number(exhausted + unexhausted);
            let mut title = say.it("message-damage-items", &[("faction", whose(owner)), ("items", items)]);
            title.details.extend(say.exhausted_and_not(exhausted, unexhausted));
            title
        }
        &Message::HumanDamages { faction: human, items } => {
            say.it("message-human-damages", &[("faction", whose(human)), ("items", number(items))])
        }
        &Message::BattleTrack { faction: owner, exhausted, unexhausted } => {
            let items = number(exhausted + unexhausted);
            let mut title = say.it("message-battle-track", &[("faction", whose(owner)), ("items", items)]);
            title.details.extend(say.exhausted_and_not(exhausted, unexhausted));
            title
        }
        &Message::Steal { from } => {
            say.and_detail("message-steal", &[("from", whose(from)), ("faction", whose(faction))])
        }
        &Message::CoverSlot { clearing } => say.and_detail("message-cover-slot", &[("clearing", at(clearing))]),
        &Message::Enlist { defender, arbiter, adds } => {
            let args = [("defender", whose(defender)), ("faction", whose(arbiter)), ("hits", number(adds))];
            say.and_detail("message-enlist", &args)
        }
    }
}

/// Says a text as a title.
struct Say<'a> {
    texts: &'a Texts,
}

impl Say<'_> {
    fn it(&self, id: &str, args: Args<'_>) -> Title {
        Title { title: self.texts.tf(id, args), lines: Vec::new(), details: Vec::new() }
    }

    fn with(&self, id: &str, args: Args<'_>, detail: &str) -> Title {
        Title { details: vec![detail.to_owned()], ..self.it(id, args) }
    }

    /// A text with its form `detail` below.
    fn and_detail(&self, id: &str, args: Args<'_>) -> Title {
        self.with(id, args, &self.texts.tf(&format!("{id}.detail"), args))
    }

    fn place(&self, lots: &[Lot], faction: Faction, table: &Table) -> Title {
        let whose = lots.first().map_or(faction, |lot| lot.faction);
        let lots = places_of(lots, table, self.texts);
        let id = if whose == faction { "message-place" } else { "message-place-of" };
        self.it(id, &[("lots", Arg::Text(&lots)), ("faction", Arg::Faction(whose))])
    }

    /// How many of some items are exhausted, where not all are alike.
    fn exhausted_and_not(&self, exhausted: u8, unexhausted: u8) -> Option<String> {
        let args = [("exhausted", Arg::Number(exhausted.into())), ("unexhausted", Arg::Number(unexhausted.into()))];
        (exhausted > 0).then(|| self.texts.tf("items-exhausted", &args))
    }
}
