//! Laws in play: what they do when something happens, and what their owners may do with them (TI 26.3, TI 26.4).

use orrery_engine::{Log, Seat};
use serde::{Deserialize, Serialize};

use super::agendas::AgendaAsk;
use super::{Ask, Choose};
use crate::action::{Outcome, Pick};
use crate::cards::{Ability, Agenda, Outcomes, Planet, Strategy};
use crate::event::Event;
use crate::frame::Moment;
use crate::state::TwilightImperium;

/// What laws ask their owners, and what exchanges of strategy cards ask.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum LawAsk {
    /// *Committee Formation*: who is elected.
    Elect,
    /// *Minister of War*: which token returns.
    TakeToken,
    /// *Imperial Arbiter* and others: which strategy card is given, perhaps to a certain player.
    SwapGive { with: Option<Seat> },
    /// Which strategy card is taken for it.
    SwapTake { given: Strategy, with: Option<Seat> },
}

impl TwilightImperium {
    pub(crate) fn law_picks(&self, choose: Choose, ask: LawAsk) -> Vec<Pick> {
        let seat = choose.seat;
        let held = |own: Seat| Strategy::ALL.into_iter().filter(move |&card| self.holds(own, card));
        match ask {
            LawAsk::Elect => self.alive().map(Pick::Seat).collect(),
            LawAsk::TakeToken => self.hexes_where(|game, hex| game.tokens[hex.index()].contains(seat)),
            LawAsk::SwapGive { .. } => held(seat).map(Pick::Strategy).collect(),
            LawAsk::SwapTake { with, .. } => {
                let others = self.alive().filter(|&own| own != seat && with.is_none_or(|with| with == own));
                others.flat_map(held).map(Pick::Strategy).collect()
            }
        }
    }

    /// Whether a strategy card lies before a seat.
    pub(crate) fn holds(&self, seat: Seat, card: Strategy) -> bool {
        self.sheet(seat).strategies & (1 << card as u8) != 0
    }

    pub(crate) fn law_picked(&mut self, choose: Choose, ask: LawAsk, pick: Pick, log: &mut Log<Event>) {
        let seat = choose.seat;
        match (ask, pick) {
            (LawAsk::Elect, Pick::Seat(elected)) => self.ballot.result = Some(Outcome::Player(elected)),
            (LawAsk::TakeToken, Pick::Hex(hex)) => {
                self.tokens[hex.index()].remove(seat);
                log.push(|| Event::TokenRemoved { seat, hex });
                self.extra += 1;
            }
            (LawAsk::SwapGive { with }, Pick::Strategy(given)) => {
                self.ask(seat, Ask::Law(LawAsk::SwapTake { given, with }), 1);
            }
            (LawAsk::SwapTake { given, .. }, Pick::Strategy(taken)) => {
                let other = self.alive().find(|&own| self.holds(own, taken));
                let other = other.unwrap_or_else(|| unreachable!("checked: somebody has {taken:?}"));
                self.swap_strategies(seat, given, other, taken, log);
            }
            _ => unreachable!("checked: {pick:?} in {choose:?}"),
        }
    }

    /// Two players exchange strategy cards (TI G100).
    fn swap_strategies(
        &mut self,
        one: Seat,
        given: Strategy,
        other: Seat,
        taken: Strategy,
        log: &mut Log<Event>,
    ) {
        let both = 1 << given as u8 | 1 << taken as u8;
        self.sheet_mut(one).strategies ^= both;
        self.sheet_mut(other).strategies ^= both;
        log.push(|| Event::StrategySwapped { one, other, given, taken });
    }

    /// Whether a seat has beaten the owner of *Shard of the Throne* and takes the law.
    pub(crate) fn wins_shard(&self, seat: Seat) -> bool {
        self.beaten_by(seat).is_some_and(|loser| self.minister(Agenda::ShardOfTheThrone) == Some(loser))
    }

    /// Whether the owner of a law can use it at this moment.
    pub(crate) fn law_fits(&self, seat: Seat, law: Agenda, moment: Moment) -> bool {
        match (law, moment) {
            (Agenda::CommitteeFormation, Moment::BeforeVote) => {
                self.ballot.result.is_none()
                    && self.ballot.agenda.is_some_and(|agenda| agenda.def().outcomes == Outcomes::Player)
            }
            (Agenda::ImperialArbiter, Moment::StrategyEnd) => {
                let other = self.alive().any(|own| own != seat && self.sheet(own).strategies != 0);
                other && self.sheet(seat).strategies != 0
            }
            (Agenda::MinisterOfIndustry, Moment::DockPlaced { seat: own, hex }) => {
                own == seat && self.production_in(seat, hex).0 > 0
            }
            (Agenda::TheCrownOfThalnos, Moment::Rolled { seat: own }) => own == seat,
            (Agenda::ShardOfTheThrone, Moment::CombatEnd) => self.wins_shard(seat),
            (Agenda::MinisterOfPeace, Moment::Activated) => {
                let hex = self.tactical.hex;
                self.alive().any(|own| Some(own) != self.active && self.has_units(hex, own))
            }
            (Agenda::MinisterOfWar, Moment::ActionDone) => {
                self.active == Some(seat) && self.tokens.iter().any(|tokens| tokens.contains(seat))
            }
            _ => false,
        }
    }

    /// A law is used by its owner.
    pub(crate) fn use_law(&mut self, seat: Seat, law: Agenda, moment: Option<Moment>, log: &mut Log<Event>) {
        match (law, moment) {
            (Agenda::CommitteeFormation, _) => {
                self.discard_law(law, log);
                self.ask(seat, Ask::Law(LawAsk::Elect), 1);
            }
            (Agenda::ImperialArbiter, _) => {
                self.discard_law(law, log);
                self.ask(seat, Ask::Law(LawAsk::SwapGive { with: None }), 1);
            }
            (Agenda::MinisterOfIndustry, Some(Moment::DockPlaced { hex, .. })) => {
                self.use_production(seat, hex);
            }
            (Agenda::TheCrownOfThalnos, _) => self.use_thalnos(seat),
            (Agenda::ShardOfTheThrone, _) => {
                if let Some(loser) = self.beaten_by(seat) {
                    self.take_crown(law, loser, seat, log);
                }
            }
            (Agenda::MinisterOfPeace, _) => {
                self.discard_law(law, log);
                self.end_turn();
            }
            (Agenda::MinisterOfWar, _) => {
                self.discard_law(law, log);
                self.ask(seat, Ask::Law(LawAsk::TakeToken), 1);
            }
            _ => unreachable!("checked: {law:?} at {moment:?}"),
        }
    }

    /// Control of a planet has passed to a seat: what laws and the Saar make of it (W27).
    pub(crate) fn control_changed(
        &mut self,
        seat: Seat,
        planet: Planet,
        from: Option<Seat>,
        log: &mut Log<Event>,
    ) {
        if self.minister(Agenda::MinisterOfExploration) == Some(seat) {
            self.gain_goods(seat, 1, log);
        }
        if self.has_ability(seat, Ability::Scavenge) {
            self.gain_goods(seat, 1, log);
        }
        if self.attached(Agenda::HolyPlanetOfIxth, planet) {
            self.gain_points(seat, 1, log);
            if let Some(from) = from {
                self.lose_points(from, 1, log);
            }
        }
        if let Some(owner) = self.minister(Agenda::TheCrownOfEmphidia)
            && owner != seat
            && planet.home_of().is_some()
            && planet.home_of() == self.sheet(owner).faction
        {
            self.take_crown(Agenda::TheCrownOfEmphidia, owner, seat, log);
        }
    }

    /// A law that is worth a point changes its owner.
    fn take_crown(&mut self, law: Agenda, from: Seat, to: Seat, log: &mut Log<Event>) {
        if let Some(own) = self.laws.iter_mut().find(|own| own.agenda == law) {
            own.owner = Some(to);
        }
        log.push(|| Event::LawEnacted { agenda: law, owner: Some(to), planet: None });
        self.gain_points(to, 1, log);
        self.lose_points(from, 1, log);
    }

    /// A technology was researched: *Anti-Intellectual Revolution* costs a ship.
    pub(crate) fn researched(&mut self, seat: Seat, _log: &mut Log<Event>) {
        if self.law(Agenda::AntiIntellectualRevolution).is_some() {
            self.ask(seat, Ask::Agenda(AgendaAsk::LoseShip), 1);
        }
    }

    /// Commodities were replenished: *Minister of Commerce* gains a trade good for each neighbour.
    pub(crate) fn commodities_replenished(&mut self, seat: Seat, log: &mut Log<Event>) {
        if self.minister(Agenda::MinisterOfCommerce) == Some(seat) {
            let neighbours =
                self.alive().filter(|&own| own != seat && self.are_neighbours(seat, own)).count();
            self.gain_goods(seat, neighbours as u8, log);
        }
    }

    /// The status phase ends: *Minister of Policy* draws a card.
    pub(crate) fn draw_by_policy(&mut self) {
        if let Some(seat) = self.minister(Agenda::MinisterOfPolicy) {
            self.draw_cards(seat, 1);
        }
    }

    /// Units were produced: *Prophecy of Ixth* is lost unless two of them are fighters.
    pub(crate) fn prophecy_tested(&mut self, seat: Seat, fighters: u8, log: &mut Log<Event>) {
        if fighters < 2 && self.minister(Agenda::ProphecyOfIxth) == Some(seat) {
            self.discard_law(Agenda::ProphecyOfIxth, log);
        }
    }
}
