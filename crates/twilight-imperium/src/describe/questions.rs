//! What seats are asked.

use orrery_engine::{Message, Rule, Window};

use super::names;
use crate::action::Action;
use crate::combat::CombatStep;
use crate::effects::Ask;
use crate::frame::{Excess, Frame, Moment};
use crate::phase::{
    AgendaStep, CoreAsk, Currency, Deal, DealStep, InvasionStep, SetupStep, StrategicStep, TacticalStep,
    TurnStep,
};
use crate::rules;
use crate::state::TwilightImperium;

const fn ask(key: &'static str, paragraph: &'static str) -> Message {
    Message::new(key).by(Rule { book: rules::BOOK, paragraph })
}

/// The question while this frame is on top.
pub(crate) fn question(game: &TwilightImperium, frame: Frame) -> Message {
    match frame {
        Frame::Setup(step) => setup(step),
        Frame::Strategy(_) => ask("ask-strategy", "85.1"),
        Frame::Turn(_) => ask("ask-turn", "82.1"),
        Frame::Strategic(StrategicStep::Secondary { card, .. }) => {
            ask("ask-secondary", "75.1").with("card", card.key())
        }
        Frame::Strategic(StrategicStep::Primary { card, .. }) => {
            ask("ask-primary", "75.3").with("card", card.key())
        }
        Frame::Tactical(TacticalStep::Cannon { .. }) => ask("ask-cannon", "34.2"),
        Frame::Tactical(TacticalStep::Combat | TacticalStep::Fought) => ask("ask-enemy", "35.0"),
        Frame::Tactical(_) => ask("ask-move", "47.3"),
        Frame::Voyage(_) => ask("ask-voyage", "47.3.f"),
        Frame::Invasion(step) => invasion(step),
        Frame::Combat(CombatStep::Barrage { .. }) => ask("ask-barrage", "35.3"),
        Frame::Combat(CombatStep::Announce { .. }) => ask("ask-announce", "35.4"),
        Frame::Combat(CombatStep::Brace { side, .. }) => {
            ask("ask-brace", "52.0").with("hits", i32::from(game.pending(usize::from(side)).hits))
        }
        Frame::Combat(_) => ask("ask-retreat", "35.7"),
        Frame::Hits(hits) => ask("ask-hits", "81.1").with("hits", i32::from(hits.hits)),
        Frame::Produce(produce) => ask("ask-produce", "62.1")
            .with("left", i32::from(produce.left))
            .with("cost", i32::from(produce.cost)),
        Frame::Pay(payment) => match payment.due {
            Some(due) => match payment.currency {
                Currency::Resources => ask("ask-pay-resources", "67.1"),
                Currency::Influence => ask("ask-pay-influence", "9.2"),
            }
            .with("left", i32::from(due.saturating_sub(payment.paid)))
            .with("paid", i32::from(payment.paid)),
            None => ask("ask-buy-tokens", "36.2.2").with("paid", i32::from(payment.paid)),
        },
        Frame::Research { .. } => ask("ask-research", "28.9"),
        Frame::Prerequisites { tech, .. } => ask("ask-prerequisites", "28.12").with("tech", tech.key()),
        Frame::GainTokens { left, .. } => ask("ask-gain-tokens", "18.2").with("left", i32::from(left)),
        Frame::Redistribute { tactic: None, .. } => ask("ask-redistribute-tactic", "84.5.2"),
        Frame::Redistribute { .. } => ask("ask-redistribute-fleet", "84.5.2"),
        Frame::PlaceToken { hex, .. } => {
            ask("ask-place-token", "18.3.b").with("system", names::system(game, hex))
        }
        Frame::Excess { hex, kind, .. } => match kind {
            Excess::Fleet => ask("ask-excess-fleet", "66.3"),
            Excess::Capacity => ask("ask-excess-capacity", "38.3"),
            Excess::Stranded => ask("ask-excess-stranded", "35.7.b.2"),
        }
        .with("system", names::system(game, hex)),
        Frame::Discard { .. } => ask("ask-discard", "24.4"),
        Frame::ReturnSecret { .. } => ask("ask-return-secret", "30.21.a"),
        Frame::Window(window) => moment(game, window.moment),
        Frame::Play { card, .. } => ask("ask-target", "24.7").with("card", card.key()),
        Frame::Choose(choose) => choice(choose.ask, choose.left),
        Frame::Deal(deal) => match deal.step {
            DealStep::Build { .. } => ask("ask-deal", "69.2").with("player", deal.to),
            DealStep::Answer { .. } => ask("ask-answer", "69.6.2").with("player", deal.from),
            DealStep::Deliver => ask("ask-deliver", "69.2"),
        },
        Frame::Agenda(AgendaStep::Cast { .. }) => ask("ask-cast", "83.6"),
        Frame::Agenda(AgendaStep::Count) => ask("ask-tie", "83.19"),
        Frame::Agenda(_) => ask("ask-vote", "83.2.b"),
        Frame::Status(_)
        | Frame::Roll(_)
        | Frame::Draw { .. }
        | Frame::Shuffle(_)
        | Frame::Revive { .. }
        | Frame::Depart { .. } => ask("ask-nothing", "84.0"),
    }
}

const fn setup(step: SetupStep) -> Message {
    match step {
        SetupStep::Factions { .. } => ask("ask-faction", "setup.2"),
        SetupStep::Extra => ask("ask-extra-tile", "setup.6.b.note"),
        SetupStep::Tiles { .. } => ask("ask-tile", "setup.6.c.2"),
        SetupStep::Tech { .. } => ask("ask-starting-tech", "setup.11"),
        SetupStep::Units { .. } => ask("ask-starting-units", "setup.11.2"),
        _ => ask("ask-secret", "setup.12.a"),
    }
}

const fn invasion(step: InvasionStep) -> Message {
    match step {
        InvasionStep::Aim | InvasionStep::Bombard { .. } => ask("ask-bombard", "8.1"),
        InvasionStep::Custodians | InvasionStep::Removed => ask("ask-custodians", "16.2"),
        InvasionStep::Defense { .. } => ask("ask-defense-order", "11.3.a"),
        InvasionStep::Fire { .. } => ask("ask-defense", "34.7"),
        InvasionStep::Fight => ask("ask-fight-order", "11.4.a"),
        InvasionStep::Control => ask("ask-gain-order", "G74"),
        _ => ask("ask-land", "11.2"),
    }
}

/// What the procedures ask.
const fn core(question: CoreAsk) -> Message {
    match question {
        CoreAsk::DiplomacyHex => ask("ask-diplomacy", "13.2"),
        CoreAsk::Ready { .. } => ask("ask-ready", "13.2.2"),
        CoreAsk::Speaker => ask("ask-speaker", "56.2.a"),
        CoreAsk::Bury => ask("ask-bury", "56.2.c"),
        CoreAsk::Structure { .. } | CoreAsk::StructureIn { .. } => ask("ask-structure", "76.2"),
        CoreAsk::ConstructionHex => ask("ask-construction", "76.3"),
        CoreAsk::Favour => ask("ask-favour", "79.5"),
        CoreAsk::TakeToken => ask("ask-take-token", "10.3"),
        CoreAsk::Dock => ask("ask-dock", "10.5"),
        CoreAsk::SecondResearch => ask("ask-second-research", "23.2.2"),
        CoreAsk::Public => ask("ask-public", "89.2"),
        CoreAsk::StatusPublic => ask("ask-status-public", "84.1"),
        CoreAsk::StatusSecret => ask("ask-status-secret", "84.1"),
        CoreAsk::Return => ask("ask-return-infantry", "43.3"),
        CoreAsk::Plastic { .. } => ask("ask-plastic", "G83"),
        CoreAsk::TakeBack { .. } => ask("ask-take-back", "42.3.a"),
        CoreAsk::TakeAlong { .. } => ask("ask-take-along", "35.7.b"),
    }
}

/// From so many choices on there is no limit but what is there.
const ANY: u8 = 100;

/// What an effect asks; its component says what for.
fn choice(question: Ask, left: u8) -> Message {
    match question {
        Ask::Core(question) => core(question),
        other => {
            let key = match left {
                0..=1 => "ask-effect",
                2..ANY => "ask-effects",
                ANY.. => "ask-effects-any",
            };
            let message = ask(key, "74.7").with("source", other.source());
            if key == "ask-effects" { message.with("left", i32::from(left)) } else { message }
        }
    }
}

/// What everybody may react to.
fn moment(game: &TwilightImperium, moment: Moment) -> Message {
    let plain = |key| ask(key, "74.19");
    match moment {
        Moment::StrategyStart => plain("react-strategy-start"),
        Moment::StrategyChosen { seat, card } => {
            plain("react-strategy-chosen").with("player", seat).with("card", card.key())
        }
        Moment::StrategyEnd => plain("react-strategy-end"),
        Moment::TurnStart => plain("react-turn-start"),
        Moment::CardPlayed { seat, card } => {
            plain("react-card").with("player", seat).with("card", card.key())
        }
        Moment::Activated => plain("react-activated").with("system", names::system(game, game.tactical.hex)),
        Moment::Moved => plain("react-moved").with("system", names::system(game, game.tactical.hex)),
        Moment::Cannon { seat } => plain("react-cannon").with("player", seat),
        Moment::Round => plain("react-round").with("round", i32::from(game.combat.round)),
        Moment::RetreatAnnounced { seat } => plain("react-retreat").with("player", seat),
        Moment::Rolled { seat } => plain("react-rolled").with("player", seat),
        Moment::Hits { .. } => plain("react-hits"),
        Moment::Sustained { seat, unit, .. } => {
            plain("react-sustained").with("player", seat).with("unit", unit.key())
        }
        Moment::Destroyed { seat, unit } => {
            plain("react-destroyed").with("player", seat).with("unit", unit.key())
        }
        Moment::RoundEnd => plain("react-round-end"),
        Moment::CombatEnd => plain("react-combat-end"),
        Moment::InvasionStart => plain("react-invasion"),
        Moment::Landed => plain("react-landed"),
        Moment::Gaining { seat, planet } | Moment::Gained { seat, planet, .. } => {
            plain("react-gained").with("player", seat).with("planet", planet.key())
        }
        Moment::Production { seat, hex } | Moment::Produced { seat, hex } => {
            plain("react-production").with("player", seat).with("system", names::system(game, hex))
        }
        Moment::Replenished { seat } => plain("react-replenished").with("player", seat),
        Moment::Researched { seat, tech } => {
            plain("react-researched").with("player", seat).with("tech", tech.key())
        }
        Moment::Enriched { seat } => plain("react-enriched").with("player", seat),
        Moment::Resolved { seat, card } => {
            plain("react-resolved").with("player", seat).with("card", card.key())
        }
        Moment::DockPlaced { seat, hex } => {
            plain("react-dock").with("player", seat).with("system", names::system(game, hex))
        }
        Moment::ActionDone => plain("react-action-done"),
        Moment::StatusStart => plain("react-status-start"),
        Moment::StrategyReturn { .. } => plain("react-strategy-return"),
        Moment::StatusEnd => plain("react-status-end"),
        Moment::AgendaStart => plain("react-agenda-start"),
        Moment::Reveal => plain("react-reveal"),
        Moment::Revealed => plain("react-revealed"),
        Moment::BeforeVote => plain("react-before-vote"),
        Moment::Voted { seat } => plain("react-voted").with("player", seat),
        Moment::SpeakerVoted => plain("react-speaker-voted"),
        Moment::Elected { seat } => plain("react-elected").with("player", seat),
        Moment::GreatShipDestroyed { .. } => plain("react-great-ship"),
        Moment::BombardedLast { .. } => plain("react-bombarded-last"),
        Moment::CannonLast { .. } => plain("react-cannon-last"),
    }
}

/// The kinds of windows for which a player may leave orders.
pub(crate) const WINDOWS: &[&str] = &[
    "window-cards",
    "window-strategy",
    "window-turn",
    "window-passing",
    "window-activation",
    "window-movement",
    "window-combat",
    "window-rolls",
    "window-hits",
    "window-losses",
    "window-invasion",
    "window-control",
    "window-production",
    "window-trade",
    "window-offers",
    "window-status",
    "window-secrets",
    "window-agenda",
    "window-votes",
    "window-objectives",
];

/// The window that a frame holds open: what is asked because of what a seat may hold, or what another one wants.
pub(crate) fn open_window(game: &TwilightImperium, frame: Frame) -> Option<Window<Action>> {
    let (kind, pass) = match frame {
        Frame::Window(window) => (kind(window.moment), Action::Pass),
        Frame::Turn(TurnStep::Act { acts }) => ("window-passing", game.ends_unless_hidden(acts)?),
        Frame::Combat(CombatStep::Brace { .. }) => ("window-hits", Action::Pass),
        Frame::Hits(hits) => ("window-hits", game.only_loss(hits)?),
        Frame::Deal(Deal { step: DealStep::Answer { .. }, .. }) => ("window-offers", Action::Pass),
        Frame::Choose(choose) if choose.ask == Ask::Core(CoreAsk::StatusSecret) => {
            ("window-secrets", Action::Finish)
        }
        _ => return None,
    };
    Some(Window { kind, pass })
}

/// Which kind of window a moment is.
const fn kind(moment: Moment) -> &'static str {
    match moment {
        Moment::CardPlayed { .. } => "window-cards",
        Moment::StrategyStart | Moment::StrategyChosen { .. } | Moment::StrategyEnd => "window-strategy",
        Moment::TurnStart | Moment::ActionDone => "window-turn",
        Moment::Activated => "window-activation",
        Moment::Moved | Moment::Cannon { .. } => "window-movement",
        Moment::Round | Moment::RetreatAnnounced { .. } | Moment::RoundEnd | Moment::CombatEnd => {
            "window-combat"
        }
        Moment::Rolled { .. } => "window-rolls",
        Moment::Hits { .. } | Moment::Sustained { .. } => "window-hits",
        Moment::Destroyed { .. } => "window-losses",
        Moment::InvasionStart | Moment::Landed => "window-invasion",
        Moment::Gaining { .. } | Moment::Gained { .. } => "window-control",
        Moment::Production { .. } | Moment::Produced { .. } | Moment::DockPlaced { .. } => {
            "window-production"
        }
        Moment::Replenished { .. }
        | Moment::Researched { .. }
        | Moment::Enriched { .. }
        | Moment::Resolved { .. } => "window-trade",
        Moment::StatusStart | Moment::StrategyReturn { .. } | Moment::StatusEnd => "window-status",
        Moment::AgendaStart | Moment::Reveal | Moment::Revealed | Moment::BeforeVote => "window-agenda",
        Moment::Voted { .. } | Moment::SpeakerVoted | Moment::Elected { .. } => "window-votes",
        Moment::GreatShipDestroyed { .. } | Moment::BombardedLast { .. } | Moment::CannonLast { .. } => {
            "window-objectives"
        }
    }
}
