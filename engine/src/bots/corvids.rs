//! Cogwheel Corvids (Law of Rootbotics 11).

use serde::{Deserialize, Serialize};

use crate::act::Removal;
use crate::card::{Chance, Decision, Lot, Message, Phase, Pick, Reason, Step};
use crate::deck::DeckCard;
use crate::event::Event;
use crate::faction::Faction;
use crate::map::{ClearingId, Place};
use crate::piece::{Face, Piece, Plot};
use crate::ruling::{MoveIntoLaterOrigin, PlotThickens, Ruling};
use crate::seat::{Difficulty, Trait};
use crate::suit::Suit;
use crate::table::{Illegal, Table};
use crate::target::{Choice, Filter, Measure, Question, Targeting};
use crate::turn::{Because, Play, Skip, Turn};

const ME: Faction = Faction::Corvids;

/// What the Corvids keep beside the map.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Conspiracy {
    /// Plots that are neither on the map nor in the supply.
    pub away: Vec<Plot>,
}

impl Conspiracy {
    /// How many plots of a kind are out of play.
    #[must_use]
    pub fn away_of(&self, plot: Plot) -> u8 {
        u8::try_from(self.away.iter().filter(|&&known| known == plot).count()).unwrap_or(u8::MAX)
    }
}

impl Table {
    /// How many plots of a kind are in the supply.
    fn plots_left(&self, plot: Plot) -> u8 {
        self.supply(ME, Piece::Plot(plot, Face::Down))
    }

    /// How many plots lie face up on the map.
    fn plots_face_up(&self) -> u8 {
        let up = self.highest_first().filter(|&c| matches!(self.plot(c), Some((_, Face::Up))));
        u8::try_from(up.count()).unwrap_or(u8::MAX)
    }

    /// Whether a plot can be placed in a clearing, whatever its kind; not beside a Keep
    /// (ruling CC-11).
    fn may_plot(&self, clearing: ClearingId) -> Result<(), Illegal> {
        self.may_place(ME, Piece::Plot(Plot::Bomb, Face::Down), clearing)
    }
}

/// Set-up (11.3): a warrior in the lowest-priority clearing of each suit.
///
/// # Errors
///
/// A pause while something is to be done.
pub fn set_up(t: &mut Turn) -> Play {
    t.step(Phase::Setup, Step::Pieces, "11.3")?;
    t.tell(Message::ShufflePlots, Because::nothing())?;
    let mut spots = Vec::new();
    let mut because = Because::nothing();
    for suit in Suit::OF_CLEARINGS {
        let table = &t.table;
        let site = table
            .clearings()
            .only(Filter::InSuit, |c| table.suit(c) == suit)
            .legal(|c| table.may_place(ME, Piece::Warrior, c))
            .lowest_priority(table);
        spots.extend(site.target().map(|clearing| (clearing, 1)));
        because = because.and(Because::of(Question::Where, &site));
    }
    t.place(ME, Piece::Warrior, &spots, because).map(|_| ())
}

/// A turn (11.4 to 11.6).
///
/// # Errors
///
/// A pause while something is to be done.
pub fn play(t: &mut Turn) -> Play {
    t.reveal_order("11.4.1")?;
    t.craft_order("11.4.2")?;
    let order = t.table.order_suit();
    t.step(Phase::Birdsong, Step::Recruit, "11.4.3")?;
    recruit(t, order)?;
    t.step(Phase::Birdsong, Step::Flip, "11.4.4")?;
    flip_plots(t)?;

    t.step(Phase::Daylight, Step::Battle, "11.5.1")?;
    battle(t, order)?;
    t.step(Phase::Daylight, Step::Move, "11.5.2")?;
    move_warriors(t, order)?;
    let plots = if t.table.has(ME, Trait::Mastermind) { 2 } else { 1 };
    for _ in 0..plots {
        t.step(Phase::Daylight, Step::Plot, "11.5.3")?;
        plot(t, order)?;
    }
    t.step(Phase::Daylight, Step::PlotThickens, "11.5.4")?;
    plot_thickens(t, Because::nothing())?;

    t.step(Phase::Evening, Step::Score, "11.6.1")?;
    let extortions = t.table.on_map(ME, Piece::Plot(Plot::Extortion, Face::Up));
    if extortions == 0 {
        t.skipped(Skip::NoPoints);
    }
    t.score(ME, i8::try_from(extortions).unwrap_or(0), Reason::Extortion)?;
    t.discard_order("11.6.2")?;
    t.nightmare_point()
}

/// Warriors that Recruit places in each of its two clearings.
fn recruits(table: &Table) -> u8 {
    match table.difficulty(ME) {
        Difficulty::Easy => 1,
        Difficulty::Default => 2,
        Difficulty::Challenging | Difficulty::Nightmare => 3,
    }
}

/// Fills two ordered clearings (11.4.3). The second is chosen when the first is filled
/// (ruling CC-1). Where a warrior is due and none is left, The Plot Thickens yields one, or the
/// rest is lost.
fn recruit(t: &mut Turn, order: Suit) -> Play {
    let each = recruits(&t.table);
    let mut picked = Vec::new();
    let mut thickened = false;
    for _ in 0..2 {
        if recruit_site(&t.table, order, &picked).target().is_none() {
            t.skipped(Skip::NowhereToRecruit);
            return Ok(());
        }
        if !has_recruit(t, &mut thickened)? {
            return Ok(());
        }
        let site = recruit_site(&t.table, order, &picked);
        let Some(clearing) = site.target() else { return Ok(()) };
        picked.push(clearing);
        let mut due = each;
        while due > 0 {
            if !has_recruit(t, &mut thickened)? {
                return Ok(());
            }
            let count = due.min(t.table.supply(ME, Piece::Warrior));
            t.place(ME, Piece::Warrior, &[(clearing, count)], Because::of(Question::Where, &site))?;
            due -= count;
        }
    }
    Ok(())
}

/// The ordered clearing without a plot, then with most Corvid warriors (11.4.3.I). A plot counts
/// whichever face is up (ruling CC-13).
fn recruit_site(table: &Table, order: Suit, picked: &[ClearingId]) -> Choice<ClearingId> {
    table
        .clearings()
        .only(Filter::Ordered, |c| order.takes_in(table.suit(c)))
        .only(Filter::NotPicked, |c| !picked.contains(&c))
        .legal(|c| table.may_place(ME, Piece::Warrior, c))
        .fewest(Measure::Plots, |c| table.plot(c).is_some().into())
        .most(Measure::OwnWarriors, |c| table.warriors(ME, c).into())
        .highest_priority()
}

/// Whether a warrior is in supply, The Plot Thickens seeing to it (11.4.3.II): at every shortage,
/// or once in a Recruit (ruling CC-2).
fn has_recruit(t: &mut Turn, thickened: &mut bool) -> Play<bool> {
    if t.table.supply(ME, Piece::Warrior) > 0 {
        return Ok(true);
    }
    let again = *thickened;
    if again && t.table.rulings.plot_thickens == PlotThickens::Once {
        t.skipped(Skip::NobodyToRecruit);
        return Ok(false);
    }
    *thickened = true;
    let because = if again { Because::nothing().ruling(Ruling::PlotThickens) } else { Because::nothing() };
    plot_thickens(t, because)
}

/// Turns all facedown plots up, those of this turn's Recruit too (11.4.4, ruling CC-15).
fn flip_plots(t: &mut Turn) -> Play {
    let clearings: Vec<_> = t.table.highest_first().collect();
    let mut flipped = false;
    for clearing in clearings {
        if let Some((plot, Face::Down)) = t.table.plot(clearing) {
            flipped = true;
            flip(t, clearing, plot)?;
        }
    }
    if !flipped {
        t.skipped(Skip::NoTarget);
    }
    Ok(())
}

/// Turns a plot up: first its points, then its effect (ruling CC-9). With Vendetta every plot
/// explodes besides (ruling CC-6).
fn flip(t: &mut Turn, clearing: ClearingId, plot: Plot) -> Play {
    if t.table.has(ME, Trait::Gamble)
        && let Some(winner) = gamble(t, clearing, plot)?
    {
        turn_up(t, clearing, plot)?;
        let piece = Piece::Plot(plot, Face::Up);
        let lot = Lot { place: Place::Clearing(clearing), faction: ME, piece, count: 1 };
        // A Raid brings its warriors all the same (ruling CC-5).
        return t.remove(Removal::by(winner, vec![lot]), Because::nothing());
    }
    turn_up(t, clearing, plot)?;
    if plot == Plot::Extortion {
        extort(t, clearing)?;
    }
    if plot == Plot::Bomb || t.table.has(ME, Trait::Vendetta) {
        explode(t, clearing)?;
        swap(t, clearing, plot)?;
    }
    Ok(())
}

/// Trait Gamble: the human with most pieces in the clearing names the plot before it is turned up.
/// A wrong name gives the Corvids a point. Returns the human who was right.
fn gamble(t: &mut Turn, clearing: ClearingId, plot: Plot) -> Play<Option<Faction>> {
    let table = &t.table;
    let guesser = Targeting::among(table.enemies(ME))
        .only(Filter::Human, |player| table.is_human(player))
        .only(Filter::HasPieceHere, |player| table.pieces(player, clearing) > 0)
        .most(Measure::Pieces, |player| table.pieces(player, clearing).into())
        .setup_priority();
    let Some(human) = guesser.target() else { return Ok(None) };
    let options = Plot::ALL.iter().map(|&plot| Pick::Plot(plot)).collect();
    let because = Because::of(Question::Whom, &guesser);
    if t.decide_in(clearing, human, Decision::Gamble, options, because)? == Some(Pick::Plot(plot)) {
        return Ok(Some(human));
    }
    t.score(ME, 1, Reason::Gamble)?;
    Ok(None)
}

/// Turns a plot up and scores a point for each that then lies face up (11.4.4).
fn turn_up(t: &mut Turn, clearing: ClearingId, plot: Plot) -> Play {
    let points = t.table.plots_face_up() + 1;
    t.tell(Message::Flip { clearing, plot, points }, Because::nothing())?;
    t.table.take(clearing, ME, Piece::Plot(plot, Face::Down), 1);
    t.table.put(clearing, ME, Piece::Plot(plot, Face::Up), 1);
    t.add_points(&[(ME, i8::try_from(points).unwrap_or(i8::MAX))])
}

/// Extortion (11.7.3): every human with a piece there loses a card, if there is one in the hand.
/// Which one is chance or the human's choice (ruling CC-7); the table says what suit it was.
fn extort(t: &mut Turn, clearing: ClearingId) -> Play {
    let there = |&player: &Faction| t.table.is_human(player) && t.table.pieces(player, clearing) > 0;
    let victims: Vec<Faction> = t.table.enemies(ME).filter(there).collect();
    for human in victims {
        let mut options: Vec<Pick> = Suit::ALL.iter().map(|&suit| Pick::Discard(suit)).collect();
        options.push(Pick::Cannot);
        let because = Because::nothing().ruling(Ruling::ExtortionCard);
        if let Some(Pick::Discard(suit)) = t.decide_in(clearing, human, Decision::Extortion, options, because)? {
            t.table.discard_card(DeckCard { suit, name: None });
            t.happened(Event::Discard(human));
        }
    }
    Ok(())
}

/// A bomb goes off (11.7.1): humans lose all pieces there, each bot two (11.8.1), all of them
/// before anything follows from it (ruling CC-14). A Vagabot damages three items (ruling CC-4).
fn explode(t: &mut Turn, clearing: ClearingId) -> Play {
    let enemies: Vec<Faction> = t.table.enemies(ME).collect();
    let mut lots = Vec::new();
    for enemy in enemies {
        if t.table.is_bot(enemy) {
            lots.extend(t.taken_from_bot(clearing, enemy, 2)?);
        } else {
            lots.extend(t.table.removable(enemy, clearing));
        }
    }
    t.remove_from(&[clearing], Removal::by(ME, lots), Because::nothing())
}

/// The exploded plot is exchanged for one of the supply, which lies face up and does nothing now:
/// it may be a bomb (ruling CC-8). With an empty supply it stays (ruling CC-3). Neither a Keep nor
/// a snare hinders that (Law of Root G.33), and no plot is removed by it.
fn swap(t: &mut Turn, clearing: ClearingId, plot: Plot) -> Play {
    let Some(by) = draw_plot(t)? else { return Ok(()) };
    t.tell(Message::SwapPlot { clearing, plot, by }, Because::nothing())?;
    let (old, new) = (Piece::Plot(plot, Face::Up), Piece::Plot(by, Face::Up));
    let place = Place::Clearing(clearing);
    t.table.take(clearing, ME, old, 1);
    t.happened(Event::Remove { place, faction: ME, count: 1, piece: old });
    t.table.put(clearing, ME, new, 1);
    t.happened(Event::Place { place, faction: ME, count: 1, piece: new });
    Ok(())
}

/// A plot of the supply by chance; none where none is left.
fn draw_plot(t: &mut Turn) -> Play<Option<Plot>> {
    let table = &t.table;
    let left = Plot::ALL.iter().flat_map(|&plot| std::iter::repeat_n(Pick::Plot(plot), table.plots_left(plot).into()));
    let left: Vec<Pick> = left.collect();
    match t.chance(Chance::Plot, left)? {
        Some(Pick::Plot(plot)) => Ok(Some(plot)),
        _ => Ok(None),
    }
}

/// Battles in each ordered clearing with two or more warriors (11.5.1, ruling CC-10): the player
/// with most buildings and tokens there, then with most points (11.5.1.I).
fn battle(t: &mut Turn, order: Suit) -> Play {
    let ordered: Vec<_> = t.table.highest_first().filter(|&c| order.takes_in(t.table.suit(c))).collect();
    let mut fought = false;
    for clearing in ordered {
        let table = &t.table;
        if table.warriors(ME, clearing) < 2 {
            continue;
        }
        let defender = table
            .defenders(ME, clearing)
            .most(Measure::BuildingsAndTokens, |enemy| {
                (table.buildings(enemy, clearing) + table.tokens(enemy, clearing)).into()
            })
            .most(Measure::Points, |enemy| table.vp_for_most(enemy))
            .setup_priority();
        let Some(enemy) = defender.target() else { continue };
        t.battle(clearing, ME, enemy, &[], Because::of(Question::Whom, &defender))?;
        fought = true;
    }
    if !fought {
        t.skipped(Skip::NoBattle);
    }
    Ok(())
}

/// From each ordered clearing with a face-up plot and three or more warriors moves all but two
/// (11.5.2). Those who came there may move on (rulings C-2 and CC-12).
fn move_warriors(t: &mut Turn, order: Suit) -> Play {
    let ordered: Vec<_> = t.table.highest_first().filter(|&c| order.takes_in(t.table.suit(c))).collect();
    let mut arrived: Vec<(ClearingId, u8)> = Vec::new();
    for from in ordered {
        let there = t.table.warriors(ME, from);
        let is_origin = there >= 3 && matches!(t.table.plot(from), Some((_, Face::Up)));
        if !is_origin {
            continue;
        }
        let moved_here: u8 = arrived.iter().filter(|&&(c, _)| c == from).map(|&(_, count)| count).sum();
        let mut going = there - 2;
        if t.table.rulings.move_into_later_origin == MoveIntoLaterOrigin::MoveOnce {
            going = going.min(there.saturating_sub(moved_here));
        }
        let to = destination(t, from);
        let Some(clearing) = to.target() else { continue };
        let mut because = Because::of(Question::To, &to);
        if moved_here > 0 {
            because = because.ruling(Ruling::MoveIntoLaterOrigin);
        }
        if t.march(going, from, clearing, because)? {
            arrived.push((clearing, going));
        }
    }
    if arrived.is_empty() {
        t.skipped(Skip::NothingMoves);
    }
    Ok(())
}

/// The neighbour without a plot that has most Corvid warriors (11.5.2.I), or where all have plots
/// the one of lowest priority (11.5.2.II). Who rules does not matter (11.2.1).
fn destination(t: &Turn, from: ClearingId) -> Choice<ClearingId> {
    let table = &t.table;
    let near = t.neighbours(from);
    let has_plot = |c| table.plot(c).is_some();
    let may_enter = |c| if table.burning.contains(&c) { Err(Illegal::Burning) } else { Ok(()) };
    let neighbours = Targeting::among(table.highest_first().filter(|c| near.contains(c)));
    if near.iter().all(|&c| has_plot(c)) {
        return neighbours.legal(may_enter).lowest_priority(table);
    }
    neighbours
        .only(Filter::NoPlot, |c| !has_plot(c))
        .legal(may_enter)
        .most(Measure::OwnWarriors, |c| table.warriors(ME, c).into())
        .highest_priority()
}

/// Places a plot in the ordered clearing that has none and most Corvid warriors (11.5.3).
fn plot(t: &mut Turn, order: Suit) -> Play {
    let table = &t.table;
    let site = table
        .clearings()
        .only(Filter::Ordered, |c| order.takes_in(table.suit(c)))
        .only(Filter::HasWarriors, |c| table.warriors(ME, c) > 0)
        .only(Filter::NoPlot, |c| table.plot(c).is_none())
        .legal(|c| table.may_plot(c))
        .most(Measure::OwnWarriors, |c| table.warriors(ME, c).into())
        .highest_priority();
    place_plot(t, &site, Because::nothing()).map(|_| ())
}

/// The Plot Thickens (11.5.4): a plot in a clearing of any suit with three or more warriors.
/// Returns whether one was placed.
fn plot_thickens(t: &mut Turn, because: Because) -> Play<bool> {
    let table = &t.table;
    let site = table
        .clearings()
        .only(Filter::EnoughWarriors, |c| table.warriors(ME, c) >= 3)
        .only(Filter::NoPlot, |c| table.plot(c).is_none())
        .legal(|c| table.may_plot(c))
        .most(Measure::OwnWarriors, |c| table.warriors(ME, c).into())
        .highest_priority();
    place_plot(t, &site, because)
}

/// Exchanges a warrior for a plot by chance, face down. Without a plot in supply the warrior stays.
fn place_plot(t: &mut Turn, site: &Choice<ClearingId>, because: Because) -> Play<bool> {
    if Plot::ALL.iter().all(|&plot| t.table.plots_left(plot) == 0) {
        t.skipped(Skip::NoneLeft);
        return Ok(false);
    }
    let Some(clearing) = site.target() else {
        t.skipped(Skip::NoTarget);
        return Ok(false);
    };
    let lot = Lot { place: Place::Clearing(clearing), faction: ME, piece: Piece::Warrior, count: 1 };
    t.remove(Removal::by(ME, vec![lot]), Because::of(Question::Where, site).and(because))?;
    let Some(plot) = draw_plot(t)? else { return Ok(false) };
    let piece = Piece::Plot(plot, Face::Down);
    Ok(t.place(ME, piece, &[(clearing, 1)], Because::of(Question::Where, site))? > 0)
}

/// A plot has been removed from a clearing: Backup Plans leave a warrior there, and a Raid brings
/// one to each clearing around it (11.7.4), whoever removed it, whichever face was up, and that of
/// human Corvids too (Law of Root 13.7.4). Paths alone make neighbours (ruling C-13).
pub(crate) fn plot_removed(t: &mut Turn, plot: Plot, clearing: ClearingId) -> Play {
    let may_come = |table: &Table, c: ClearingId| table.may_place(ME, Piece::Warrior, c).is_ok();
    if t.table.has(ME, Trait::BackupPlans) && may_come(&t.table, clearing) {
        t.place(ME, Piece::Warrior, &[(clearing, 1)], Because::nothing())?;
    }
    if plot != Plot::Raid {
        return Ok(());
    }
    let near = t.table.adjacent(clearing);
    let mut around: Vec<ClearingId> = t.table.highest_first().filter(|c| near.contains(c)).collect();
    around.retain(|&c| may_come(&t.table, c));
    let supply = usize::from(t.table.supply(ME, Piece::Warrior));
    if t.table.is_human(ME) {
        // Of too few warriors humans choose the places.
        while supply > 0 && around.len() > supply {
            let options = around.iter().map(|&c| Pick::Place(Place::Clearing(c))).collect();
            match t.decide_in(clearing, ME, Decision::RaidWithout, options, Because::nothing())? {
                Some(Pick::Place(Place::Clearing(without))) => around.retain(|&c| c != without),
                _ => break,
            }
        }
    }
    let spots: Vec<_> = around.into_iter().map(|c| (c, 1)).collect();
    t.place(ME, Piece::Warrior, &spots, Because::nothing()).map(|_| ())
}

/// Human Corvids turn a plot up (Law of Root 13.4.2): points as for the bot; a bomb takes all
/// pieces of humans and two of each bot (11.8.1) and leaves the map; for each bot that an Extortion
/// meets they draw a card (2.8.1). What an Extortion takes from humans is theirs to do.
pub(crate) fn flip_of_human(t: &mut Turn, clearing: ClearingId) -> Play {
    let Some((plot, Face::Down)) = t.table.plot(clearing) else { return Ok(()) };
    turn_up(t, clearing, plot)?;
    match plot {
        Plot::Bomb => {
            explode(t, clearing)?;
            let piece = Piece::Plot(plot, Face::Up);
            let lot = Lot { place: Place::Clearing(clearing), faction: ME, piece, count: 1 };
            t.remove(Removal::by(ME, vec![lot]), Because::nothing())
        }
        Plot::Extortion => {
            let bots = t.table.enemies(ME).filter(|&bot| t.table.is_bot(bot) && t.table.pieces(bot, clearing) > 0);
            let cards = u8::try_from(bots.count()).unwrap_or(u8::MAX);
            if cards > 0 {
                t.tell(Message::HumanDraws { faction: ME, cards }, Because::nothing())?;
            }
            for _ in 0..cards {
                t.happened(Event::Draw(ME));
            }
            Ok(())
        }
        Plot::Snare | Plot::Raid => Ok(()),
    }
}
