//! The one way to choose a clearing or a player (Law of Rootbotics 2.1 to 2.5): filters, then
//! legality, then ranks in the Law's order, then priority. The result explains itself.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::faction::Faction;
use crate::map::{ClearingId, ForestId, Place};
use crate::table::{Illegal, Table};
use crate::words::words;

words! {
    /// A criterion that a target must meet.
    pub enum Filter {
        Ordered = "ordered",
        InSuit = "in-suit",
        Ruled = "ruled",
        Adjacent = "adjacent",
        HasWarriors = "has-warriors",
        EnoughWarriors = "enough-warriors",
        FewWarriors = "few-warriors",
        HasEnemy = "has-enemy",
        NoEnemy = "no-enemy",
        HasBuilding = "has-building",
        NoBuilding = "no-building",
        HasRoost = "has-roost",
        NoRoost = "no-roost",
        NoOwnPiece = "no-own-piece",
        HasOwnPiece = "has-own-piece",
        HasSympathy = "has-sympathy",
        NoSympathy = "no-sympathy",
        NextToSympathy = "next-to-sympathy",
        BaseLeft = "base-left",
        HasPost = "has-post",
        NoPost = "no-post",
        HasTunnel = "has-tunnel",
        NoTunnel = "no-tunnel",
        HasPlot = "has-plot",
        NoPlot = "no-plot",
        FacedownPlot = "facedown-plot",
        FaceUpPlot = "face-up-plot",
        HasRuin = "has-ruin",
        HasItems = "has-items",
        HasPieceHere = "has-piece-here",
        River = "river",
        InReach = "in-reach",
        NotPicked = "not-picked",
        Corner = "corner",
        FreeCorner = "free-corner",
        OppositeCorner = "opposite-corner",
        HasCards = "has-cards",
        Human = "human",
        InPayments = "in-payments",
    }
}

words! {
    /// What a rank counts.
    pub enum Measure {
        OwnWarriors = "own-warriors",
        OwnPieces = "own-pieces",
        OwnRoost = "own-roost",
        EnemyPieces = "enemy-pieces",
        EnemyWarriors = "enemy-warriors",
        EnemyBuildings = "enemy-buildings",
        EnemyBuildingsAndTokens = "enemy-buildings-and-tokens",
        DefenselessBuildings = "defenseless-buildings",
        AllWarriors = "all-warriors",
        OpenSlots = "open-slots",
        HasOpenSlot = "has-open-slot",
        Pieces = "pieces",
        Buildings = "buildings",
        BuildingsAndTokens = "buildings-and-tokens",
        Warriors = "warriors",
        Points = "points",
        Payments = "payments",
        LeadersPieces = "leaders-pieces",
        Plots = "plots",
        Moves = "moves",
        ForestSize = "forest-size",
        BuildingsOnMap = "buildings-on-map",
    }
}

words! {
    /// Which end of a rank wins.
    pub enum Best {
        Most = "most",
        Fewest = "fewest",
    }
}

/// One rank: what is counted, and which end wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rank {
    pub best: Best,
    pub of: Measure,
}

/// Which end of the priority order broke a tie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TieBreak {
    HighestPriority,
    LowestPriority,
    SetupPriority,
    Chance,
}

/// What settled a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Decided {
    /// There was no legal target.
    NoTarget,
    /// There was only one.
    OnlyTarget,
    /// The rank at this position, from 0.
    Rank(usize),
    /// Every rank was tied.
    Priority,
}

/// Why a candidate was out before the ranks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Out {
    Filter(Filter),
    Illegal(Illegal),
}

/// A candidate with its value for each rank.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Candidate<T> {
    pub target: T,
    pub values: ArrayVec<i16, RANKS>,
    pub out: Option<Out>,
}

/// The most ranks that any rule of the Law has.
pub const RANKS: usize = 4;

/// A target together with the reasons for it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Choice<T> {
    /// The legal candidates, best first, then those that are out.
    pub candidates: Vec<Candidate<T>>,
    pub ranks: ArrayVec<Rank, RANKS>,
    pub tie_break: TieBreak,
    pub decided: Decided,
}

impl<T: Copy> Choice<T> {
    /// The chosen target, if any was legal.
    #[must_use]
    pub fn target(&self) -> Option<T> {
        self.legal().next()
    }

    /// The legal targets, best first: the Law's walk to the next one where an action takes several.
    pub fn legal(&self) -> impl Iterator<Item = T> {
        self.candidates.iter().filter(|candidate| candidate.out.is_none()).map(|candidate| candidate.target)
    }

    /// The legal targets that are tied in every rank, for chance to pick from.
    pub fn tied(&self) -> impl Iterator<Item = T> {
        let mut legal = self.candidates.iter().filter(|candidate| candidate.out.is_none()).peekable();
        let best = legal.peek().map(|candidate| &candidate.values);
        legal.take_while(move |candidate| Some(&candidate.values) == best).map(|candidate| candidate.target)
    }
}

/// What a choice can be about, for display.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Target {
    Place(Place),
    Player(Faction),
}

impl From<ClearingId> for Target {
    fn from(clearing: ClearingId) -> Self {
        Target::Place(Place::Clearing(clearing))
    }
}

impl From<ForestId> for Target {
    fn from(forest: ForestId) -> Self {
        Target::Place(Place::Forest(forest))
    }
}

impl From<Place> for Target {
    fn from(place: Place) -> Self {
        Target::Place(place)
    }
}

impl From<Faction> for Target {
    fn from(faction: Faction) -> Self {
        Target::Player(faction)
    }
}

words! {
    /// What was being chosen.
    pub enum Question {
        Where = "where",
        Whom = "whom",
        From = "from",
        To = "to",
        Who = "who",
    }
}

/// A choice as a card shows it: the question and the table of candidates.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Why {
    pub question: Question,
    pub choice: Choice<Target>,
}

impl Why {
    /// The reasons for a choice, under the question that it answers.
    #[must_use]
    pub fn new<T: Copy + Into<Target>>(question: Question, choice: &Choice<T>) -> Self {
        let candidates = choice.candidates.iter().map(|candidate| Candidate {
            target: candidate.target.into(),
            values: candidate.values.clone(),
            out: candidate.out,
        });
        let choice = Choice {
            candidates: candidates.collect(),
            ranks: choice.ranks.clone(),
            tie_break: choice.tie_break,
            decided: choice.decided,
        };
        Why { question, choice }
    }
}

/// A choice being made. Start with `clearings` or `players`, filter, rank, and close with a
/// priority.
#[derive(Debug)]
pub struct Targeting<T> {
    candidates: Vec<Candidate<T>>,
    ranks: ArrayVec<Rank, RANKS>,
}

impl Table {
    /// A choice among all clearings.
    #[must_use]
    pub fn clearings(&self) -> Targeting<ClearingId> {
        Targeting::among(self.highest_first())
    }

    /// A choice among the enemies that a bot may attack in a clearing.
    #[must_use]
    pub fn defenders(&self, me: Faction, clearing: ClearingId) -> Targeting<Faction> {
        Targeting::among(self.attackable(me, clearing))
    }
}

impl<T: Copy + PartialEq> Targeting<T> {
    /// A choice among these, which must come by priority, the highest first.
    pub fn among(targets: impl IntoIterator<Item = T>) -> Self {
        let candidate = |target| Candidate { target, values: ArrayVec::new(), out: None };
        Targeting { candidates: targets.into_iter().map(candidate).collect(), ranks: ArrayVec::new() }
    }

    /// Keeps the candidates that meet a criterion.
    #[must_use]
    pub fn only(self, filter: Filter, meets: impl Fn(T) -> bool) -> Self {
        self.drop_where(|target| (!meets(target)).then_some(Out::Filter(filter)))
    }

    /// Keeps the candidates where the action is legal.
    #[must_use]
    pub fn legal(self, check: impl Fn(T) -> Result<(), Illegal>) -> Self {
        self.drop_where(|target| check(target).err().map(Out::Illegal))
    }

    /// Ranks by the most of something.
    #[must_use]
    pub fn most(self, of: Measure, count: impl Fn(T) -> i16) -> Self {
        self.rank(Rank { best: Best::Most, of }, count)
    }

    /// Ranks by the fewest of something.
    #[must_use]
    pub fn fewest(self, of: Measure, count: impl Fn(T) -> i16) -> Self {
        self.rank(Rank { best: Best::Fewest, of }, count)
    }

    fn drop_where(mut self, reason: impl Fn(T) -> Option<Out>) -> Self {
        for candidate in self.candidates.iter_mut().filter(|candidate| candidate.out.is_none()) {
            candidate.out = reason(candidate.target);
        }
        self
    }

    fn rank(mut self, rank: Rank, count: impl Fn(T) -> i16) -> Self {
        if self.ranks.try_push(rank).is_ok() {
            for candidate in self.candidates.iter_mut().filter(|candidate| candidate.out.is_none()) {
                // As many values as ranks: there is room.
                let _ = candidate.values.try_push(count(candidate.target));
            }
        }
        self
    }

    fn close(mut self, tie_break: TieBreak) -> Choice<T> {
        let ranks = &self.ranks;
        let better = |a: &Candidate<T>, b: &Candidate<T>| {
            let by_rank = ranks.iter().zip(a.values.iter().zip(&b.values)).map(|(rank, (a, b))| match rank.best {
                Best::Most => b.cmp(a),
                Best::Fewest => a.cmp(b),
            });
            let by_rank = by_rank.fold(std::cmp::Ordering::Equal, std::cmp::Ordering::then);
            a.out.is_some().cmp(&b.out.is_some()).then(by_rank)
        };
        // Stable: what is tied in every rank stays in the order of priority.
        self.candidates.sort_by(better);
        let mut legal = self.candidates.iter().filter(|candidate| candidate.out.is_none());
        let decided = match (legal.next(), legal.next()) {
            (None, _) => Decided::NoTarget,
            (Some(_), None) => Decided::OnlyTarget,
            (Some(first), Some(second)) => {
                match first.values.iter().zip(&second.values).position(|(first, second)| first != second) {
                    Some(rank) => Decided::Rank(rank),
                    None => Decided::Priority,
                }
            }
        };
        Choice { candidates: self.candidates, ranks: self.ranks, tie_break, decided }
    }
}

impl Targeting<ClearingId> {
    /// Breaks ties by the highest priority, the Law's usual way (2.1).
    #[must_use]
    pub fn highest_priority(self) -> Choice<ClearingId> {
        self.close(TieBreak::HighestPriority)
    }

    /// Breaks ties by the lowest priority, where the Law says so.
    #[must_use]
    pub fn lowest_priority(mut self, table: &Table) -> Choice<ClearingId> {
        let candidates = &mut self.candidates;
        let by_lowest: Vec<_> = table
            .lowest_first()
            .filter_map(|c| {
                candidates.iter().position(|candidate| candidate.target == c).map(|at| candidates.swap_remove(at))
            })
            .collect();
        self.candidates = by_lowest;
        self.close(TieBreak::LowestPriority)
    }
}

impl Targeting<Place> {
    /// Breaks ties by the highest priority; what has none comes last.
    #[must_use]
    pub fn highest_priority(self) -> Choice<Place> {
        self.close(TieBreak::HighestPriority)
    }
}

impl Targeting<ForestId> {
    /// Leaves ties to chance: forests have no priority.
    #[must_use]
    pub fn by_chance(self) -> Choice<ForestId> {
        self.close(TieBreak::Chance)
    }
}

impl Targeting<Faction> {
    /// Breaks ties by setup priority (2.2).
    #[must_use]
    pub fn setup_priority(self) -> Choice<Faction> {
        self.close(TieBreak::SetupPriority)
    }
}
