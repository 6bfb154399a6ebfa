//! How listed actions read.

use orrery_engine::{Message, Seat};

use super::names;
use crate::action::{Action, Pick, Ware};
use crate::combat::CombatStep;
use crate::effects::{Ask, Choose};
use crate::frame::Frame;
use crate::phase::{AgendaStep, DealStep, InvasionStep, TacticalStep};
use crate::state::TwilightImperium;

/// The words on the button.
pub(crate) fn label(game: &TwilightImperium, seat: Seat, action: Action) -> Message {
    match action {
        Action::Pass => Message::new(passed(game)),
        Action::Finish => Message::new("do-finish"),
        Action::Pick(pick) => picked(game, pick),
        Action::PlayCard(card) => Message::new("do-play-card").with("card", card.key()),
        Action::PlayNote(id) => Message::new("do-play-note").with("note", names::note(id)),
        Action::Use(power) => Message::new("do-use").with("power", names::power(game, seat, power)),
        Action::Score(objective) => Message::new("do-score").with("objective", objective.key()),
        Action::ChooseFaction(faction) => Message::new("do-faction").with("faction", faction.key()),
        Action::PlaceTile { tile, hex } => Message::new("do-tile")
            .with("tile", tile.key())
            .with("number", i32::from(tile.number()))
            .with("place", i32::from(hex.0)),
        Action::Take(card) => Message::new("do-take").with("card", card.key()),
        Action::Strategic(card) => Message::new("do-strategic").with("card", card.key()),
        Action::Activate(hex) => Message::new("do-activate").with("system", names::system(game, hex)),
        Action::PassTurn => Message::new("do-pass-turn"),
        Action::Secondary => Message::new("do-secondary"),
        Action::Move { unit, damaged, from } => Message::new("do-move")
            .with("unit", names::unit(unit, damaged))
            .with("system", names::system(game, from)),
        Action::Load { unit, from } => {
            Message::new("do-load").with("unit", unit.key()).with("site", names::site(game, from))
        }
        Action::Fly(hex) => Message::new("do-fly").with("system", names::system(game, hex)),
        Action::Fire(target) => Message::new("do-fire").with("player", target),
        Action::Bombard { unit, planet } => {
            Message::new("do-bombard").with("unit", unit.key()).with("planet", planet.key())
        }
        Action::Sustain(unit) => Message::new("do-sustain").with("unit", unit.key()),
        Action::Destroy { unit, damaged } => {
            Message::new("do-destroy").with("unit", names::unit(unit, damaged))
        }
        Action::Retreat => Message::new("do-retreat"),
        Action::Land { unit, planet } => {
            Message::new("do-land").with("unit", unit.key()).with("planet", planet.key())
        }
        Action::Produce { unit, site } => {
            Message::new("do-produce").with("unit", unit.key()).with("site", names::site(game, site))
        }
        Action::Exhaust(planet) => Message::new("do-exhaust")
            .with("planet", planet.key())
            .with("resources", i32::from(game.resources(planet)))
            .with("influence", i32::from(game.influence(planet))),
        Action::SpendGood => Message::new("do-spend-good"),
        Action::Offer(partner) => Message::new("do-offer").with("player", partner),
        Action::Add { given, ware } => added(given, ware),
        Action::Propose => Message::new("do-propose"),
        Action::Accept => Message::new("do-accept"),
        Action::Counter => Message::new("do-counter"),
        Action::Vote(outcome) => Message::new("do-vote").with("outcome", names::outcome(outcome)),
    }
}

/// What doing nothing comes to.
fn passed(game: &TwilightImperium) -> &'static str {
    match game.stack.top() {
        Some(Frame::Deal(deal)) => match deal.step {
            DealStep::Answer { .. } => "do-decline",
            _ => "do-withdraw",
        },
        Some(Frame::Agenda(AgendaStep::Vote { .. })) => "do-abstain",
        Some(Frame::Tactical(TacticalStep::Cannon { .. }) | Frame::Invasion(InvasionStep::Fire { .. })) => {
            "do-hold-fire"
        }
        Some(Frame::Combat(CombatStep::Announce { .. })) => "do-fight-on",
        _ => "do-pass",
    }
}

fn picked(game: &TwilightImperium, pick: Pick) -> Message {
    // What the number of a token or of a kind of goods means depends on the question.
    if let (Pick::Amount(number), Some(Frame::Choose(Choose { ask, .. }))) = (pick, game.stack.top())
        && let Some(key) = numbered(ask, number)
    {
        return Message::new(key);
    }
    match pick {
        Pick::Amount(amount) => Message::new("do-amount").with("amount", i32::from(amount)),
        Pick::Yes => Message::new("do-yes"),
        _ => Message::new("do-pick").with("thing", names::pick(game, pick)),
    }
}

/// What a number stands for, if it is no amount.
fn numbered(ask: Ask, number: u8) -> Option<&'static str> {
    Some(match (ask.counts()?, number) {
        ("gate", 0) => "do-gate-alpha",
        ("gate", _) => "do-gate-beta",
        ("mark", 0) => "do-mark-x",
        ("mark", _) => "do-mark-y",
        (_, 0) => "do-loot-good",
        _ => "do-loot-commodity",
    })
}

fn added(given: bool, ware: Ware) -> Message {
    let message = |give: &'static str, take: &'static str| Message::new(if given { give } else { take });
    match ware {
        Ware::Good => message("do-give-good", "do-want-good"),
        Ware::Commodity => message("do-give-commodity", "do-want-commodity"),
        Ware::Note(id) => message("do-give-note", "do-want-note").with("note", names::note(id)),
        Ware::AnyNote => message("do-give-any-note", "do-want-any-note"),
        Ware::Card(card) => message("do-give-card", "do-want-card").with("card", card.key()),
        Ware::AnyCard => message("do-give-any-card", "do-want-any-card"),
        Ware::Promise(promise) => {
            message("do-give-promise", "do-want-promise").with("promise", promise.key())
        }
    }
}
