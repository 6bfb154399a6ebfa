//! Whole games between bots, without a log.

use orrery_engine::{Appraise, Game, Illegal, Log, Outcome, Record, Shares, SplitMix64, Status};

use crate::search::{Playouts, reward};
use crate::{Bot, Progress};

/// When a game is broken off.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// The most decisions of all seats together.
    pub decisions: u32,
}

impl Default for Limits {
    fn default() -> Self {
        Self { decisions: 100_000 }
    }
}

/// A game played between bots.
#[derive(Clone, Debug)]
pub struct Played<G> {
    /// The last position.
    pub game: G,
    /// How it ended; `None` if a limit broke it off.
    pub outcome: Option<Outcome>,
    /// Decisions of all seats, those without a choice included.
    pub decisions: u32,
    /// Shuffles and dice.
    pub chances: u32,
}

/// Plays one whole game, one bot a seat. All chance comes from `seed`. `on_step` sees every record with the
/// position after it.
///
/// # Errors
/// If the setup is refused.
///
/// # Panics
/// If there are fewer bots than seats.
pub fn play_game<G: Game>(
    setup: &G::Setup,
    bots: &mut [Box<dyn Bot<G>>],
    seed: u64,
    limits: Limits,
    mut on_step: impl FnMut(&G, Record<G::Action>),
) -> Result<Played<G>, Illegal> {
    let mut played = Played { game: G::new(setup)?, outcome: None, decisions: 0, chances: 0 };
    let game = &mut played.game;
    let mut source = SplitMix64::new(seed);
    let mut actions = Vec::with_capacity(64);
    let progress = Progress::none();
    while played.decisions < limits.decisions {
        let record = match game.status() {
            Status::Over(outcome) => {
                played.outcome = Some(outcome);
                break;
            }
            Status::Chance(chance) => {
                let outcome = chance.sample(&mut source);
                game.resolve_chance(outcome, &mut Log::off());
                played.chances += 1;
                Record::Chance(outcome)
            }
            Status::Decision(seats) => {
                let Some(seat) = seats.lowest() else { break };
                let bot = &mut bots[seat.index()];
                let action = bot.reflex(game, seat).unwrap_or_else(|| {
                    actions.clear();
                    game.legal_actions(seat, &mut actions);
                    match actions[..] {
                        [only] => only,
                        _ => bot.choose(game, seat, &actions, &progress),
                    }
                });
                game.apply_unchecked(seat, action, &mut Log::off());
                played.decisions += 1;
                Record::Action { seat, action }
            }
        };
        on_step(game, record);
    }
    Ok(played)
}

/// Plays on to the end as a search does in its playouts and tells each seat's share of the win.
pub fn playout_to_end<G: Appraise>(game: &mut G, source: &mut SplitMix64) -> Shares {
    Playouts::default().play_until(game, u32::MAX, source);
    reward(game)
}
