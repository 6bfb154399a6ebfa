//! Records played in tests, and games decided at random.

use orrery_engine::{Game, Log, Record, Seat, Source, Status};

/// Does in `game` what the record says, by the rules.
///
/// # Errors
/// The record, and why the game refuses it.
pub fn take<G: Game>(record: Record<G::Action>, game: &mut G, log: &mut Log<G::Event>) -> Result<(), String> {
    record.play(game, log).map_err(|why| format!("{record:?} is refused: {why}"))
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
            return Ok(Some(Record::Action { seat, action }));
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
    Ok(Some(Record::Action { seat, action }))
}

/// One of the items, every one equally likely.
pub fn pick<T: Copy>(items: &[T], source: &mut impl Source) -> Option<T> {
    if items.is_empty() { None } else { Some(items[source.below(items.len() as u32) as usize]) }
}
