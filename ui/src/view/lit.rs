//! What a card lights up on the map.

use engine::{Card, Faction, Lot, Message, Pick, Piece, Place, Prompt};

/// Places lit on the map and moves drawn as arrows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lit {
    pub places: Vec<Place>,
    pub arrows: Vec<Arrow>,
}

/// A move from one place to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arrow {
    pub faction: Faction,
    pub piece: Piece,
    pub count: u8,
    pub from: Place,
    pub to: Place,
}

impl Lit {
    /// What one card lights up.
    #[must_use]
    pub fn of(card: &Card) -> Self {
        let mut lit = Lit::default();
        lit.add(card);
        lit
    }

    /// What several cards light up together.
    #[must_use]
    pub fn of_all<'a>(cards: impl IntoIterator<Item = &'a Card>) -> Self {
        let mut lit = Lit::default();
        for card in cards {
            lit.add(card);
        }
        lit
    }

    fn add(&mut self, card: &Card) {
        match &card.message {
            Message::Place { lots }
            | Message::Remove { lots, .. }
            | Message::Losses { lots, .. }
            | Message::Racketeer { lots } => self.lots(lots),
            &Message::Move { faction, piece, count, from, to } => {
                self.arrows.push(Arrow { faction, piece, count, from, to });
                self.place(to);
            }
            &Message::Wander { from, to, .. } => {
                self.arrows.push(Arrow { faction: card.faction, piece: Piece::Pawn, count: 1, from, to });
                self.place(to);
            }
            &Message::Ferry { to: clearing }
            | &Message::Battle { clearing, .. }
            | &Message::Snare { clearing }
            | &Message::DecideIn { clearing, .. }
            | &Message::Acolyte { from: Some(clearing) }
            | &Message::Flip { clearing, .. }
            | &Message::SwapPlot { clearing, .. }
            | &Message::Explore { clearing, .. }
            | &Message::Ambush { clearing, .. }
            | &Message::CoverSlot { clearing } => self.place(Place::Clearing(clearing)),
            &Message::PlacePawn { place, .. } | &Message::RelicToForest { place } => self.place(place),
            Message::LayOut { ruins, .. } => {
                for &ruin in ruins {
                    self.place(Place::Clearing(ruin));
                }
            }
            // Nothing of these lies on the map.
            Message::Draw { .. }
            | Message::Craft { .. }
            | Message::Score { .. }
            | Message::DiscardOrder { .. }
            | Message::Expand { .. }
            | Message::Random { .. }
            | Message::Decide { .. }
            | Message::HumanDraws { .. }
            | Message::AddToDecree { .. }
            | Message::StartDecree { .. }
            | Message::Turmoil { .. }
            | Message::TurnOver
            | Message::HumanTurn { .. }
            | Message::GameOver { .. }
            | Message::NothingToSetUp
            | Message::Pay { .. }
            | Message::CashIn { .. }
            | Message::GiveBack { .. }
            | Message::DiscardFromMarket { .. }
            | Message::Buy { .. }
            | Message::DiscardBought { .. }
            | Message::Replace { .. }
            | Message::DamageItems { .. }
            | Message::HumanDamages { .. }
            | Message::BattleTrack { .. }
            | Message::SetOrder { .. }
            | Message::Conspired { .. }
            | Message::Acolyte { from: None }
            | Message::Ritual { .. }
            | Message::ToDiscardPile { .. }
            | Message::ToLostSouls { .. }
            | Message::ShufflePlots
            | Message::Sway { .. }
            | Message::LoseCrown { .. }
            | Message::RuinItems { .. }
            | Message::StartingItems { .. }
            | Message::OpenQuest { .. }
            | Message::Exhaust { .. }
            | Message::Quest { .. }
            | Message::Aid { .. }
            | Message::Repair { .. }
            | Message::Refresh { .. }
            | Message::Steal { .. }
            | Message::Enlist { .. } => {}
        }
        match &card.prompt {
            Prompt::Chance(options) => options.iter().for_each(|(pick, _)| self.pick(*pick)),
            Prompt::Choose(options) => options.iter().for_each(|pick| self.pick(*pick)),
            Prompt::Done | Prompt::Draw | Prompt::Dice(_) | Prompt::HumanTurn | Prompt::Over => {}
        }
    }

    fn lots(&mut self, lots: &[Lot]) {
        for lot in lots {
            self.place(lot.place);
        }
    }

    fn pick(&mut self, pick: Pick) {
        if let Pick::Place(place) = pick {
            self.place(place);
        }
    }

    fn place(&mut self, place: Place) {
        if !self.places.contains(&place) {
            self.places.push(place);
        }
    }
}

/// The places among the options of a prompt.
#[must_use]
pub fn pick_places(prompt: &Prompt) -> Vec<Place> {
    let place = |pick: Pick| match pick {
        Pick::Place(place) => Some(place),
        _ => None,
    };
    match prompt {
        Prompt::Chance(options) => options.iter().filter_map(|&(pick, _)| place(pick)).collect(),
        Prompt::Choose(options) => options.iter().filter_map(|&pick| place(pick)).collect(),
        Prompt::Done | Prompt::Draw | Prompt::Dice(_) | Prompt::HumanTurn | Prompt::Over => Vec::new(),
    }
}
