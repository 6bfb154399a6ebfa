//! Promissory notes (TI 25).

use orrery_engine::{Log, Seat};
use serde::{Deserialize, Serialize};

use super::laws::LawAsk;
use super::{Ask, Choose};
use crate::action::Pick;
use crate::cards::{Faction, Note, NoteTiming, Planet, Pool, Tech, Unit};
use crate::event::Event;
use crate::frame::Moment;
use crate::hex::{Hex, Site};
use crate::state::{Held, NoteId, TwilightImperium};

/// What notes ask.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum NoteAsk {
    /// *Military Support*: a planet for two infantry.
    Support,
    /// *Ragh's Call*: which of the planets landed on, of those where this player has ground forces.
    RecallFrom(Seat),
    /// *Ragh's Call*: a planet for the ground forces that leave this one.
    Recall(Planet),
    /// *Creuss IFF*, *Wormhole Generator*: which token moves, 0 for alpha.
    Gate,
    /// *Creuss IFF*, *Wormhole Generator*: where it goes.
    GateTo { token: u8 },
    /// *Spy Net*: a card of this player.
    Spy(Seat),
}

impl NoteAsk {
    /// Whether the seat may stop before all is chosen.
    pub(crate) const fn is_optional(self) -> bool {
        matches!(self, Self::Support)
    }
}

impl TwilightImperium {
    pub(crate) fn note_picks(&self, choose: Choose, ask: NoteAsk) -> Vec<Pick> {
        let seat = choose.seat;
        match ask {
            NoteAsk::Support => {
                self.planets_of(seat).filter(|&planet| self.is_open(planet)).map(Pick::Planet).collect()
            }
            NoteAsk::RecallFrom(owner) => self.recalled(owner).map(Pick::Planet).collect(),
            NoteAsk::Recall(left) => {
                let fits = |planet: &Planet| *planet != left && self.is_open(*planet);
                self.planets_of(seat).filter(fits).map(Pick::Planet).collect()
            }
            NoteAsk::Gate => vec![Pick::Amount(0), Pick::Amount(1)],
            NoteAsk::GateTo { token } => {
                let moves = |game: &Self, hex: Hex| game.gates[usize::from(token)] != Some(hex);
                self.hexes_where(|game, hex| {
                    let free = !game.is_home(hex) && !game.has_rival_ships(hex, seat);
                    moves(game, hex) && (free || game.has_planet_in(seat, hex))
                })
            }
            NoteAsk::Spy(other) => self.titles(other).into_iter().map(Pick::Card).collect(),
        }
    }

    pub(crate) fn note_picked(&mut self, choose: Choose, ask: NoteAsk, pick: Pick, log: &mut Log<Event>) {
        let seat = choose.seat;
        match (ask, pick) {
            (NoteAsk::Support, Pick::Planet(planet)) => {
                self.place(seat, Unit::Infantry, 2, Site::Planet(planet), log);
            }
            (NoteAsk::RecallFrom(owner), Pick::Planet(planet)) => {
                self.ask(owner, Ask::Note(NoteAsk::Recall(planet)), 1);
            }
            (NoteAsk::Recall(from), Pick::Planet(to)) => {
                let count = std::mem::take(&mut self.planet_mut(from).infantry);
                self.planet_mut(to).infantry += count;
                let (from, to) = (Site::Planet(from), Site::Planet(to));
                log.push(|| Event::UnitMoved { seat, unit: Unit::Infantry, count, from, to });
            }
            (NoteAsk::Gate, Pick::Amount(token)) => self.ask(seat, Ask::Note(NoteAsk::GateTo { token }), 1),
            (NoteAsk::GateTo { token }, Pick::Hex(hex)) => {
                self.gates[usize::from(token)] = Some(hex);
                log.push(|| Event::GateMoved { alpha: token == 0, to: hex });
            }
            (NoteAsk::Spy(from), Pick::Card(card)) => self.steal_card(from, seat, card, log),
            _ => unreachable!("checked: {pick:?} in {choose:?}"),
        }
    }

    /// Whether a seat that holds a note of another player could play it at this moment, from what everybody can see.
    pub(crate) fn note_fits(&self, seat: Seat, id: NoteId, moment: Moment) -> bool {
        let NoteId { owner, note } = id;
        if owner == seat || self.out.contains(owner) {
            return false;
        }
        let mine = self.active == Some(seat);
        let fits = match (note.def().timing, moment) {
            (NoteTiming::StrategyEnd, Moment::StrategyEnd)
            | (NoteTiming::TurnStart, Moment::TurnStart)
            | (NoteTiming::Activated, Moment::Activated)
            | (NoteTiming::Landed, Moment::Landed) => true,
            (NoteTiming::CombatStart, Moment::Round) => self.combat.round == 1 && self.combat.involves(seat),
            (NoteTiming::Round, Moment::Round) => self.combat.planet.is_none() && self.combat.involves(seat),
            (NoteTiming::Replenished, Moment::Replenished { seat: rich }) => rich == owner,
            (NoteTiming::Researched, Moment::Researched { seat: wise, .. }) => wise == owner,
            (NoteTiming::AgendaReveal, Moment::Reveal) => self.ballot.agenda.is_some(),
            _ => false,
        };
        fits && match (note, moment) {
            (Note::Ceasefire, _) => self.active == Some(owner) && self.has_units(self.tactical.hex, seat),
            (Note::PoliticalSecret, _) => !self.ballot.silenced.contains(owner),
            (Note::MilitarySupport, _) => self.active == Some(owner),
            (Note::CreussIff | Note::CyberneticEnhancements, _) => mine,
            (Note::SpyNet, _) => mine && !self.hand(owner).is_empty(),
            (Note::RaghsCall, _) => mine && self.recalled(owner).next().is_some(),
            (Note::TekklarLegion, _) => self.combat.planet.is_some(),
            (Note::GiftOfPrescience, _) => self.zero.is_none(),
            (Note::Acquiescence, _) => self.sheet(seat).strategies != 0 && self.sheet(owner).strategies != 0,
            (Note::ResearchAgreement, Moment::Researched { tech, .. }) => {
                tech.def().faction.is_none() && self.in_tech_deck(seat, tech)
            }
            (Note::PoliticalFavor, _) => self.pool(owner, Pool::Strategy) > 0,
            (Note::GreyfireMutagen, _) => self.tactical.mutated != Some(owner),
            _ => true,
        }
    }

    /// Planets that the active player has landed on and where the owner of *Ragh's Call* has ground forces.
    fn recalled(&self, owner: Seat) -> impl Iterator<Item = Planet> + '_ {
        self.planets_in(self.tactical.hex).iter().copied().filter(move |&planet| {
            self.landed_on(planet).total() > 0
                && self.planet(planet).owner == Some(owner)
                && self.planet(planet).infantry > 0
        })
    }

    /// Whether a seat could play a note as a component action.
    pub(crate) fn note_action_fits(&self, seat: Seat, id: NoteId) -> bool {
        let NoteId { owner, note } = id;
        note.def().timing == NoteTiming::Action
            && owner != seat
            && !self.out.contains(owner)
            && match note {
                Note::FiresOfTheGashlai => {
                    self.pool(owner, Pool::Fleet) > 0 && self.war_sun_to_gain(seat).is_some()
                }
                _ => true,
            }
    }

    /// The war sun technology that a seat does not own yet.
    fn war_sun_to_gain(&self, seat: Seat) -> Option<Tech> {
        self.faction(seat).upgrade(Unit::WarSun).filter(|&tech| self.in_tech_deck(seat, tech))
    }

    /// A note is played: its text, and where it goes (TI 25.3).
    pub(crate) fn play_note(&mut self, seat: Seat, id: NoteId, moment: Moment, log: &mut Log<Event>) {
        let NoteId { owner, note } = id;
        log.push(|| Event::NotePlayed { seat, note: id });
        if note.def().stays {
            self.set_held(id, Held::Open(seat));
        } else {
            self.return_note(id, log);
        }
        match (note, moment) {
            (Note::Ceasefire, _) => self.tactical.ceased = true,
            (Note::PoliticalSecret, _) => {
                self.ballot.silenced.insert(owner);
                self.ballot.barred.insert(owner);
            }
            (Note::TradeAgreement, _) => self.give_commodities(owner, seat, log),
            (Note::WarFunding, _) => {
                let goods = self.sheet(owner).goods.min(2);
                self.lose_goods(owner, goods, log);
                if let Some(side) = self.combat.side_of(seat) {
                    self.combat.reroll[side] = true;
                }
            }
            (Note::RaghsCall, _) => self.ask(seat, Ask::Note(NoteAsk::RecallFrom(owner)), 1),
            (Note::FiresOfTheGashlai, _) => {
                self.lose_token(owner, Pool::Fleet, log);
                if let Some(tech) = self.war_sun_to_gain(seat) {
                    self.gain_tech(seat, tech, log);
                }
            }
            (Note::MilitarySupport, _) => {
                self.lose_token(owner, Pool::Strategy, log);
                self.ask(seat, Ask::Note(NoteAsk::Support), 1);
            }
            (Note::CreussIff, _) => self.ask(seat, Ask::Note(NoteAsk::Gate), 1),
            (Note::CyberneticEnhancements, _) => {
                self.lose_token(owner, Pool::Strategy, log);
                if self.reserve(seat) > 0 {
                    *self.pool_mut(seat, Pool::Strategy) += 1;
                    log.push(|| Event::TokensGained { seat, pool: Pool::Strategy, count: 1 });
                }
            }
            (Note::GiftOfPrescience, _) => {
                self.zero = Some(seat);
                log.push(|| Event::ZeroTaken { seat });
            }
            (Note::TekklarLegion, _) => {
                let Some(side) = self.combat.side_of(seat) else { return };
                self.combat.legion[side] += 1;
                if self.faction(self.combat.sides[1 - side]) == Faction::SardakkNorr {
                    self.combat.legion[1 - side] -= 1;
                }
            }
            (Note::ResearchAgreement, Moment::Researched { tech, .. }) => self.gain_tech(seat, tech, log),
            (Note::Acquiescence, _) => self.ask(seat, Ask::Law(LawAsk::SwapGive { with: Some(owner) }), 1),
            (Note::PoliticalFavor, _) => {
                self.lose_token(owner, Pool::Strategy, log);
                self.replace_agenda(log);
            }
            (Note::GreyfireMutagen, _) => self.tactical.mutated = Some(owner),
            (Note::SpyNet, _) => {
                let cards = self.titles(owner);
                log.push(|| Event::HandShown { seat: owner, to: seat, cards: Some(cards) });
                self.ask(seat, Ask::Note(NoteAsk::Spy(owner)), 1);
            }
            // Those that stay work while they lie open.
            _ => (),
        }
    }

    /// All commodities of a player go to another, as trade goods (TI 60.6).
    pub(crate) fn give_commodities(&mut self, from: Seat, to: Seat, log: &mut Log<Event>) {
        let count = std::mem::take(&mut self.sheet_mut(from).commodities);
        self.gain_goods(to, count, log);
    }

    /// A note goes back to its owner (TI 25.3).
    pub(crate) fn return_note(&mut self, id: NoteId, log: &mut Log<Event>) {
        self.set_held(id, Held::Hand(id.owner));
        log.push(|| Event::NoteReturned { note: id });
    }

    /// A note came into a hand: some are played at once (TI 74.23.a).
    pub(crate) fn note_received(&mut self, seat: Seat, id: NoteId, log: &mut Log<Event>) {
        if id.note.def().timing == NoteTiming::Received && id.owner != seat {
            self.set_held(id, Held::Open(seat));
            log.push(|| Event::NotePlayed { seat, note: id });
            self.gain_points(seat, 1, log);
        }
    }

    /// A note that lay open is gone: what it gave is lost.
    pub(crate) fn note_gone(&mut self, id: NoteId, holder: Seat, log: &mut Log<Event>) {
        if id.note == Note::SupportForTheThrone {
            self.lose_points(holder, 1, log);
        }
    }

    /// A seat has activated a system: notes of players with units there return to them (TI 25.4.a).
    pub(crate) fn notes_at_activation(&mut self, seat: Seat, hex: Hex, log: &mut Log<Event>) {
        let broken: Vec<NoteId> = self
            .notes_open(seat)
            .filter(|id| id.note.def().returns_on_attack && self.has_units(hex, id.owner))
            .collect();
        for id in broken {
            self.note_gone(id, seat, log);
            self.return_note(id, log);
        }
    }

    /// The end of the status phase: *Gift of Prescience* returns.
    pub(crate) fn return_prescience(&mut self, log: &mut Log<Event>) {
        for seat in Seat::all(self.players) {
            let gifts: Vec<NoteId> =
                self.notes_open(seat).filter(|id| id.note == Note::GiftOfPrescience).collect();
            for id in gifts {
                self.return_note(id, log);
            }
        }
    }

    /// Whether a note of this text from `owner` lies open before `holder`.
    pub(crate) fn is_protected(&self, holder: Seat, owner: Seat, note: Note) -> bool {
        self.open_note(holder, note) == Some(owner)
    }
}
