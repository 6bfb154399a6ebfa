//! What is decided in a game, and games decided at random.

use std::fmt::{self, Debug};

use orrery_engine::{ChanceOutcome, Game, Log, Seat, Source, Status};
use serde::{Deserialize, Serialize};

/// One thing decided by a seat or by nature. A game is its setup and its records.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Record<A> {
    /// A seat took an action.
    Action(Seat, A),
    /// A seat conceded.
    Concession(Seat),
    /// Dice or a shuffle.
    Chance(ChanceOutcome),
}

impl<A: Copy + Debug> Record<A> {
    /// Does in `game` what the record says, by the rules.
    ///
    /// # Errors
    /// Why the game refuses it.
    pub fn take<G: Game<Action = A>>(self, game: &mut G, log: &mut Log<G::Event>) -> Result<(), String> {
        let refused = |illegal| format!("{self:?} is refused: {illegal}");
        match self {
            Self::Action(seat, action) => game.apply(seat, action, log).map_err(refused),
            Self::Concession(seat) => game.concede(seat, log).map_err(refused),
            Self::Chance(outcome) => match game.status() {
                Status::Chance(chance) if chance.admits(outcome) => {
                    game.resolve_chance(outcome, log);
                    Ok(())
                }
                status => Err(format!("{self:?} is no answer to {status:?}")),
            },
        }
    }
}

impl<A: Debug> Debug for Record<A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Action(seat, action) => write!(f, "{seat:?} {action:?}"),
            Self::Concession(seat) => write!(f, "{seat:?} concedes"),
            Self::Chance(outcome) => write!(f, "* {outcome:?}"),
        }
    }
}

/// The actions listed for `seat`.
pub fn listed<G: Game>(game: &G, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    game.legal_actions(seat, &mut actions);
    actions
}

/// How much less often seldom actions are taken.
const SELDOM: u32 = 16;

/// A random next record, or `None` if the game is over.
///
/// # Errors
/// If the game waits for nobody, or for a seat without a listed action.
pub fn random_record<G: Game>(
    game: &G,
    source: &mut impl Source,
) -> Result<Option<Record<G::Action>>, String> {
    likely_record(game, |_| false, source)
}

/// A random next record in which `is_seldom` actions are taken only now and then, or `None` if the game is over.
///
/// # Errors
/// If the game waits for nobody, or for a seat without a listed action.
pub fn likely_record<G: Game>(
    game: &G,
    is_seldom: impl Fn(G::Action) -> bool,
    source: &mut impl Source,
) -> Result<Option<Record<G::Action>>, String> {
    let owing: Vec<Seat> = match game.status() {
        Status::Over(_) => return Ok(None),
        Status::Chance(chance) => return Ok(Some(Record::Chance(chance.sample(source)))),
        Status::Decision(seats) => seats.iter().collect(),
    };
    // Now and then somebody the game does not wait for takes an optional action, such as withdrawing.
    if source.below(8) == 0 {
        let seat = Seat(source.below(u32::from(game.seats())) as u8);
        if let Some(action) = pick(&listed(game, seat), source) {
            return Ok(Some(Record::Action(seat, action)));
        }
    }
    let seat = pick(&owing, source).ok_or("the game waits for a decision of nobody")?;
    let actions = listed(game, seat);
    let Some(mut action) = pick(&actions, source) else {
        return Err(format!("{seat:?} owes a decision, but no action is listed"));
    };
    if is_seldom(action) && source.below(SELDOM) > 0 {
        let others: Vec<G::Action> = actions.into_iter().filter(|&other| !is_seldom(other)).collect();
        action = pick(&others, source).unwrap_or(action);
    }
    Ok(Some(Record::Action(seat, action)))
}

/// One of the items, every one equally likely.
pub fn pick<T: Copy>(items: &[T], source: &mut impl Source) -> Option<T> {
    if items.is_empty() { None } else { Some(items[source.below(items.len() as u32) as usize]) }
}
