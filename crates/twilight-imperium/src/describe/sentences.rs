//! How events read in the log.

use orrery_engine::{Arg, Line, Message, Seat};

use super::names;
use crate::event::{Deck, Event, Victory};
use crate::state::TwilightImperium;

/// The sentence of an event.
pub(crate) fn sentence(game: &TwilightImperium, event: &Event) -> Message {
    let by = |key: &'static str, seat: Seat| Message::new(key).with("player", seat);
    let number = |n: u8| Arg::Number(i32::from(n));
    match event {
        Event::SpeakerDrawn { seat } => by("log-speaker-drawn", *seat),
        Event::FactionChosen { seat, faction } => by("log-faction", *seat).with("faction", faction.key()),
        Event::TilesDealt { seat, blue, red, .. } => {
            by("log-tiles-dealt", *seat).with("blue", number(*blue)).with("red", number(*red))
        }
        Event::TilePlaced { seat, tile, hex } => match seat {
            Some(seat) => by("log-tile", *seat),
            None => Message::new("log-tile-placed"),
        }
        .with("tile", tile.key())
        .with("place", number(hex.0)),
        Event::SecretsDealt { seat, .. } => by("log-secrets-dealt", *seat),
        Event::SecretKept { seat, objective: Some(objective) } => {
            by("log-secret-kept", *seat).with("objective", objective.key())
        }
        Event::SecretKept { seat, objective: None } => by("log-secret-chosen", *seat),
        Event::GameBegan => Message::new("log-began"),
        Event::RoundBegan { round } => Message::new("log-round").with("round", number(*round)),
        Event::PhaseBegan { phase } => Message::new("log-phase").with("phase", names::phase(*phase)),
        Event::StrategyTaken { seat, card, goods } => {
            by("log-strategy", *seat).with("card", card.key()).with("goods", number(*goods))
        }
        Event::StrategySwapped { one, other, given, taken } => by("log-swapped", *one)
            .with("other", *other)
            .with("given", given.key())
            .with("taken", taken.key()),
        Event::GoodsLaid { card } => Message::new("log-goods-laid").with("card", card.key()),
        Event::TurnBegan { seat } => by("log-turn", *seat),
        Event::Passed { seat } => by("log-passed", *seat),
        Event::StrategicBegan { seat, card } => by("log-strategic", *seat).with("card", card.key()),
        Event::SecondaryUsed { seat, card } => by("log-secondary", *seat).with("card", card.key()),
        Event::SpeakerNamed { seat } => by("log-speaker", *seat),
        Event::ZeroTaken { seat } => by("log-zero", *seat),
        Event::TokensGained { seat, pool, count } => {
            by("log-tokens-gained", *seat).with("pool", pool.key()).with("count", number(*count))
        }
        Event::TokensLost { seat, pool, count } => {
            by("log-tokens-lost", *seat).with("pool", pool.key()).with("count", number(*count))
        }
        Event::TokensSet { seat, pools: [tactic, fleet, strategy] } => by("log-tokens-set", *seat)
            .with("tactic", number(*tactic))
            .with("fleet", number(*fleet))
            .with("strategy", number(*strategy)),
        Event::TokenPlaced { seat, hex } => {
            by("log-token-placed", *seat).with("system", names::system(game, *hex))
        }
        Event::TokenRemoved { seat, hex } => {
            by("log-token-removed", *seat).with("system", names::system(game, *hex))
        }
        Event::GoodsGained { seat, count } => by("log-goods-gained", *seat).with("count", number(*count)),
        Event::GoodsLost { seat, count } => by("log-goods-lost", *seat).with("count", number(*count)),
        Event::Replenished { seat, count } => by("log-replenished", *seat).with("count", number(*count)),
        Event::PlanetExhausted { seat, planet } => by("log-exhausted", *seat).with("planet", planet.key()),
        Event::PlanetReadied { seat, planet } => by("log-readied", *seat).with("planet", planet.key()),
        Event::TechGained { seat, tech } => by("log-tech", *seat).with("tech", tech.key()),
        Event::PointsGained { seat, count } => by("log-points", *seat).with("count", number(*count)),
        Event::PointsLost { seat, count } => by("log-points-lost", *seat).with("count", number(*count)),
        Event::Scored { seat, objective } => by("log-scored", *seat).with("objective", objective.key()),
        Event::ObjectiveRevealed { objective } => {
            Message::new("log-objective").with("objective", objective.key())
        }
        Event::CardsDrawn { seat, count, .. } => by("log-drawn", *seat).with("count", number(*count)),
        Event::CardDiscarded { seat, card } => by("log-discarded", *seat).with("card", card.key()),
        Event::CardPlayed { seat, card, target: None } => by("log-card", *seat).with("card", card.key()),
        Event::CardPlayed { seat, card, target: Some(target) } => {
            by("log-card-target", *seat).with("card", card.key()).with("target", names::pick(game, *target))
        }
        Event::CardCancelled { card } => Message::new("log-cancelled").with("card", card.key()),
        Event::CardTaken { from, to, card: Some(card) } => {
            by("log-card-taken", *to).with("other", *from).with("card", card.key())
        }
        Event::CardTaken { from, to, card: None } => by("log-card-taken-hidden", *to).with("other", *from),
        Event::HandShown { seat, to, .. } => by("log-hand-shown", *to).with("other", *seat),
        Event::Shuffled { deck } => Message::new(match deck {
            Deck::Actions => "log-shuffled-actions",
            Deck::Agendas => "log-shuffled-agendas",
            Deck::Secrets => "log-shuffled-secrets",
        }),
        Event::SecretDrawn { seat, objective: Some(objective) } => {
            by("log-secret-drawn", *seat).with("objective", objective.key())
        }
        Event::SecretDrawn { seat, objective: None } => by("log-secret-drawn-hidden", *seat),
        Event::SecretReturned { seat, objective: Some(objective) } => {
            by("log-secret-returned", *seat).with("objective", objective.key())
        }
        Event::SecretReturned { seat, objective: None } => by("log-secret-returned-hidden", *seat),
        Event::PowerUsed { seat, power } => {
            by("log-power", *seat).with("power", names::power(game, *seat, *power))
        }
        Event::NotePlayed { seat, note } => by("log-note", *seat).with("note", names::note(*note)),
        Event::NoteReturned { note } => Message::new("log-note-returned").with("note", names::note(*note)),
        Event::NoteGiven { from, to, note: Some(note) } => {
            by("log-note-given", *from).with("other", *to).with("note", names::note(*note))
        }
        Event::NoteGiven { from, to, note: None } => by("log-note-given-hidden", *from).with("other", *to),
        Event::TransactionMade { from, to } => by("log-transaction", *from).with("other", *to),
        Event::Promised { from, to, promise } => {
            by("log-promised", *from).with("other", *to).with("promise", promise.key())
        }
        Event::OfferMade { from, to } => by("log-offer", *from).with("other", *to),
        Event::OfferDeclined { from, to } => by("log-declined", *from).with("other", *to),
        _ => board(game, event),
    }
}

/// What happened on the board and in the council.
fn board(game: &TwilightImperium, event: &Event) -> Message {
    let by = |key: &'static str, seat: Seat| Message::new(key).with("player", seat);
    let number = |n: u8| Arg::Number(i32::from(n));
    match event {
        Event::Activated { seat, hex } => {
            by("log-activated", *seat).with("system", names::system(game, *hex))
        }
        Event::ShipMoved { seat, unit, from, to } => by("log-ship", *seat)
            .with("unit", unit.key())
            .with("from", names::system(game, *from))
            .with("to", names::system(game, *to)),
        Event::Loaded { seat, unit, from } => {
            by("log-loaded", *seat).with("unit", unit.key()).with("site", names::site(game, *from))
        }
        Event::RiftRolled { seat, unit, face, lost } => {
            by(if *lost { "log-rift-lost" } else { "log-rift" }, *seat)
                .with("unit", unit.key())
                .with("face", number(*face))
        }
        Event::UnitPlaced { seat, unit, count, site } => by("log-placed", *seat)
            .with("units", names::units(*unit, *count))
            .with("site", names::site(game, *site)),
        Event::UnitRemoved { seat, unit, count, site } => by("log-removed", *seat)
            .with("units", names::units(*unit, *count))
            .with("site", names::site(game, *site)),
        Event::UnitDestroyed { seat, unit, count, site } => by("log-destroyed", *seat)
            .with("units", names::units(*unit, *count))
            .with("site", names::site(game, *site)),
        Event::UnitMoved { seat, unit, count, from, to } => by("log-moved", *seat)
            .with("units", names::units(*unit, *count))
            .with("from", names::site(game, *from))
            .with("to", names::site(game, *to)),
        Event::UnitSustained { seat, unit } => by("log-sustained", *seat).with("unit", unit.key()),
        Event::UnitRepaired { seat, unit } => by("log-repaired", *seat).with("unit", unit.key()),
        Event::UnitRevived { seat, count } => by("log-revived", *seat).with("count", number(*count)),
        Event::Produced { seat, unit, site } => {
            by("log-produced", *seat).with("unit", unit.key()).with("site", names::site(game, *site))
        }
        Event::Landed { seat, unit, planet } => {
            by("log-landed", *seat).with("unit", unit.key()).with("planet", planet.key())
        }
        Event::ControlGained { seat, planet } => by("log-control", *seat).with("planet", planet.key()),
        Event::ControlLost { seat, planet } => by("log-control-lost", *seat).with("planet", planet.key()),
        Event::CustodiansRemoved { seat } => by("log-custodians", *seat),
        Event::CombatBegan { attacker, defender, site } => {
            by("log-combat", *attacker).with("other", *defender).with("site", names::site(game, *site))
        }
        Event::RoundOfCombat { round } => Message::new("log-combat-round").with("round", number(*round)),
        Event::Rolled { seat, dice, hits } => {
            by("log-rolled", *seat).with("dice", dice.len() as i32).with("hits", number(*hits))
        }
        Event::DieRolled { seat, face } => by("log-die", *seat).with("face", number(*face)),
        Event::RetreatAnnounced { seat } => by("log-retreat-announced", *seat),
        Event::Retreated { seat, to } => by("log-retreated", *seat).with("system", names::system(game, *to)),
        Event::CombatEnded { winner: Some(winner), site } => {
            by("log-combat-won", *winner).with("site", names::site(game, *site))
        }
        Event::CombatEnded { winner: None, site } => {
            Message::new("log-combat-drawn").with("site", names::site(game, *site))
        }
        Event::GateMoved { alpha, to } => {
            Message::new(if *alpha { "log-gate-alpha" } else { "log-gate-beta" })
                .with("system", names::system(game, *to))
        }
        Event::Eliminated { seat } => by("log-eliminated", *seat),
        Event::Conceded { seat } => by("log-conceded", *seat),
        Event::AgendaRevealed { agenda } => Message::new("log-agenda").with("agenda", agenda.key()),
        Event::AgendaDiscarded { agenda } => {
            Message::new("log-agenda-discarded").with("agenda", agenda.key())
        }
        Event::AgendasLooked { seat, .. } => by("log-agendas-looked", *seat),
        Event::AgendaLaid { seat, top, .. } => {
            by(if *top { "log-agenda-top" } else { "log-agenda-bottom" }, *seat)
        }
        Event::Predicted { seat, outcome, .. } => {
            by("log-predicted", *seat).with("outcome", names::outcome(*outcome))
        }
        Event::VotesCast { seat, outcome, votes } => {
            by("log-votes", *seat).with("outcome", names::outcome(*outcome)).with("votes", number(*votes))
        }
        Event::Abstained { seat } => by("log-abstained", *seat),
        Event::AgendaResolved { agenda, outcome: Some(outcome) } => Message::new("log-agenda-resolved")
            .with("agenda", agenda.key())
            .with("outcome", names::outcome(*outcome)),
        Event::AgendaResolved { agenda, outcome: None } => {
            Message::new("log-agenda-void").with("agenda", agenda.key())
        }
        Event::LawEnacted { agenda, owner: Some(owner), .. } => {
            by("log-law-owned", *owner).with("agenda", agenda.key())
        }
        Event::LawEnacted { agenda, planet: Some(planet), .. } => {
            Message::new("log-law-attached").with("agenda", agenda.key()).with("planet", planet.key())
        }
        Event::LawEnacted { agenda, .. } => Message::new("log-law").with("agenda", agenda.key()),
        Event::LawDiscarded { agenda } => Message::new("log-law-discarded").with("agenda", agenda.key()),
        Event::GameWon { winners, by: victory } => match (winners.lowest(), victory) {
            (Some(winner), Victory::Points) => by("log-won-points", winner),
            (Some(winner), Victory::Objectives) => by("log-won-objectives", winner),
            (Some(winner), Victory::Alone) => by("log-won-alone", winner),
            (None, _) => Message::new("log-over"),
        },
        _ => unreachable!("{event:?} has its sentence above"),
    }
}

/// How much the sentence matters.
pub(crate) const fn line(event: &Event) -> Line {
    match event {
        Event::RoundBegan { .. }
        | Event::PhaseBegan { .. }
        | Event::TurnBegan { .. }
        | Event::CombatBegan { .. }
        | Event::AgendaRevealed { .. }
        | Event::GameWon { .. } => Line::Heading,
        Event::TilesDealt { .. }
        | Event::GoodsLaid { .. }
        | Event::TokenPlaced { .. }
        | Event::TokenRemoved { .. }
        | Event::TokensGained { .. }
        | Event::PlanetExhausted { .. }
        | Event::PlanetReadied { .. }
        | Event::Loaded { .. }
        | Event::RoundOfCombat { .. }
        | Event::Abstained { .. } => Line::Detail,
        _ => Line::Sentence,
    }
}
