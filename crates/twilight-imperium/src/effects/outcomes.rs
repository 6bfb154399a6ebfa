//! What the outcomes of agendas do (TI 83.17).

use orrery_engine::{Log, Seat, SeatSet};

use super::Ask;
use super::agendas::AgendaAsk;
use crate::action::Outcome;
use crate::cards::{Agenda, Planet, Pool, Tech, Unit};
use crate::event::Event;
use crate::hex::{Hex, Hexes, Site};
use crate::state::{ObjectiveZone, TwilightImperium};

impl TwilightImperium {
    /// The outcome of an agenda is carried out (TI 83.18); a law lies in play already.
    pub(crate) fn resolve_agenda(&mut self, agenda: Agenda, outcome: Outcome, log: &mut Log<Event>) {
        match outcome {
            Outcome::For => self.resolve_for(agenda, log),
            Outcome::Against => self.resolve_against(agenda, log),
            Outcome::Player(seat) => self.resolve_player(agenda, seat, log),
            Outcome::Planet(planet) => self.resolve_planet(agenda, planet, log),
            Outcome::Law(law) if agenda == Agenda::JudicialAbolishment => self.discard_law(law, log),
            Outcome::Law(law) => self.ballot.next = Some(law),
            Outcome::Secret(objective) => self.publish(objective, log),
        }
    }

    fn resolve_for(&mut self, agenda: Agenda, log: &mut Log<Event>) {
        let everybody: Vec<Seat> = self.clockwise_from(self.speaker).collect();
        match agenda {
            Agenda::ArmsReduction => {
                for (unit, most) in [(Unit::Cruiser, 4), (Unit::Dreadnought, 2)] {
                    for &seat in everybody.iter().rev() {
                        let excess = self.on_board(seat, unit).saturating_sub(most);
                        if excess > 0 {
                            self.ask(seat, Ask::Agenda(AgendaAsk::LoseOf(unit)), excess);
                        }
                    }
                }
            }
            Agenda::EconomicEquality => {
                self.return_goods(log);
                for seat in everybody {
                    self.gain_goods(seat, 5, log);
                }
            }
            Agenda::FleetRegulations => {
                for seat in everybody {
                    while self.pool(seat, Pool::Fleet) > 4 {
                        self.lose_token(seat, Pool::Fleet, log);
                    }
                }
            }
            Agenda::IncentiveProgram => self.add_objective(ObjectiveZone::DeckI, log),
            Agenda::IxthianArtifact => self.ask(self.speaker, Ask::Agenda(AgendaAsk::Artifact), 1),
            Agenda::Mutiny => {
                for seat in self.voters_for(Outcome::For).iter() {
                    self.gain_points(seat, 1, log);
                }
            }
            Agenda::NewConstitution => {
                for law in self.laws.iter().map(|law| law.agenda).collect::<Vec<_>>() {
                    self.discard_law(law, log);
                }
                self.upcoming.homes = true;
            }
            Agenda::SeedOfAnEmpire => {
                let most = self.alive().map(|seat| self.sheet(seat).points).max();
                self.reward_with(most, log);
            }
            Agenda::SwordsToPlowshares => self.disarm(log),
            Agenda::UnconventionalMeasures => {
                let voters = self.voters_for(Outcome::For);
                for seat in everybody.into_iter().rev().filter(|&seat| voters.contains(seat)) {
                    self.draw_cards(seat, 2);
                }
            }
            Agenda::WormholeResearch => {
                self.ask(self.speaker, Ask::Agenda(AgendaAsk::CollapseWormholes), 0);
                let near = |game: &Self, seat: Seat| {
                    Hex::all().any(|hex| game.wormholes(hex) != 0 && game.fleet(hex, seat).has_ships())
                };
                let present: SeatSet = self.alive().filter(|&seat| near(self, seat)).collect();
                self.ask_each(|seat| u8::from(present.contains(seat)), AgendaAsk::MayResearch);
            }
            // The other laws are lasting rules alone.
            _ => (),
        }
    }

    fn resolve_against(&mut self, agenda: Agenda, log: &mut Log<Event>) {
        let against = self.voters_for(Outcome::Against);
        match agenda {
            Agenda::AntiIntellectualRevolution => self.upcoming.revolution = true,
            Agenda::ArmsReduction => self.upcoming.specialties = true,
            Agenda::ConventionsOfWar => self.discard_hands(against, log),
            Agenda::EconomicEquality => self.return_goods(log),
            Agenda::EnforcedTravelBan => self.destroy_pds_at_wormholes(log),
            Agenda::ExecutiveSanctions => self.ask(self.speaker, Ask::Agenda(AgendaAsk::RandomDiscard), 1),
            Agenda::FleetRegulations => {
                for seat in self.alive().collect::<Vec<_>>() {
                    if self.reserve(seat) > 0 {
                        *self.pool_mut(seat, Pool::Fleet) += 1;
                        log.push(|| Event::TokensGained { seat, pool: Pool::Fleet, count: 1 });
                    }
                }
            }
            Agenda::HomelandDefenseAct => self.ask_all(AgendaAsk::LosePds, 1),
            Agenda::IncentiveProgram => self.add_objective(ObjectiveZone::DeckII, log),
            Agenda::Mutiny => {
                for seat in self.voters_for(Outcome::For).iter() {
                    self.lose_points(seat, 1, log);
                }
            }
            Agenda::PublicizeWeaponSchematics => {
                let owners = self.alive().filter(|&seat| self.owns_war_sun(seat)).collect();
                self.discard_hands(owners, log);
            }
            Agenda::RepresentativeGovernment => self.upcoming.cultural = against,
            Agenda::SeedOfAnEmpire => {
                let fewest = self.alive().map(|seat| self.sheet(seat).points).min();
                self.reward_with(fewest, log);
            }
            Agenda::SharedResearch => {
                let seats: Vec<Seat> = self.clockwise_from(self.speaker).collect();
                for seat in seats.into_iter().rev() {
                    if let Some(home) = self.home(seat) {
                        self.put_token(seat, home, log);
                    }
                }
            }
            Agenda::SwordsToPlowshares => {
                for planet in Planet::ALL {
                    if let Some(owner) = self.planet(planet).owner
                        && self.is_open(planet)
                    {
                        self.place(owner, Unit::Infantry, 1, Site::Planet(planet), log);
                    }
                }
            }
            Agenda::UnconventionalMeasures => self.discard_hands(self.voters_for(Outcome::For), log),
            Agenda::WormholeReconstruction => {
                let seats: Vec<Seat> = self.clockwise_from(self.speaker).collect();
                for seat in seats.into_iter().rev() {
                    for hex in Hex::all() {
                        if self.wormholes(hex) != 0 && self.fleet(hex, seat).has_ships() {
                            self.put_token(seat, hex, log);
                        }
                    }
                }
            }
            Agenda::WormholeResearch => {
                self.ask_each(|seat| u8::from(against.contains(seat)), AgendaAsk::LoseToken);
            }
            // Nothing happens.
            _ => (),
        }
    }

    fn resolve_player(&mut self, agenda: Agenda, seat: Seat, log: &mut Log<Event>) {
        match agenda {
            Agenda::ArchivedSecret => self.draw_secret(seat, log),
            Agenda::PublicExecution => {
                self.discard_hands(SeatSet::only(seat), log);
                self.ballot.banned.insert(seat);
                if self.speaker == seat {
                    self.speaker = self.left_of(seat);
                    log.push(|| Event::SpeakerNamed { seat: self.speaker });
                }
            }
            Agenda::ShardOfTheThrone | Agenda::TheCrownOfEmphidia => self.gain_points(seat, 1, log),
            // The other laws give their owner a lasting ability.
            _ => (),
        }
    }

    fn resolve_planet(&mut self, agenda: Agenda, planet: Planet, log: &mut Log<Event>) {
        let owner = self.planet(planet).owner;
        match agenda {
            Agenda::CoreMining => {
                if let Some(owner) = owner
                    && self.planet(planet).infantry > 0
                {
                    self.destroy(owner, Unit::Infantry, 1, false, Site::Planet(planet), log);
                }
            }
            Agenda::DemilitarizedZone => {
                self.destroy_on(planet, &[Unit::Infantry, Unit::Pds, Unit::SpaceDock], log);
            }
            Agenda::HolyPlanetOfIxth => {
                if let Some(owner) = owner {
                    self.gain_points(owner, 1, log);
                }
            }
            Agenda::ColonialRedistribution => {
                self.destroy_on(planet, &[Unit::Infantry, Unit::Pds, Unit::SpaceDock], log);
                if let Some(owner) = owner
                    && self.is_open(planet)
                {
                    self.ask(owner, Ask::Agenda(AgendaAsk::ChooseSettler(planet)), 1);
                }
            }
            Agenda::CompensatedDisarmament => {
                let count = self.destroy_on(planet, &[Unit::Infantry], log);
                if let Some(owner) = owner {
                    self.gain_goods(owner, count, log);
                }
            }
            // The other laws change the planet they are attached to.
            _ => (),
        }
    }

    fn discard_hands(&mut self, seats: SeatSet, log: &mut Log<Event>) {
        for seat in seats.iter() {
            for card in self.hand(seat).to_vec() {
                self.discard_card(seat, card, log);
            }
        }
    }

    fn return_goods(&mut self, log: &mut Log<Event>) {
        for seat in self.alive().collect::<Vec<_>>() {
            let goods = self.sheet(seat).goods;
            self.lose_goods(seat, goods, log);
        }
    }

    /// The next objective of a deck joins the public ones (TI G114).
    fn add_objective(&mut self, deck: ObjectiveZone, log: &mut Log<Event>) {
        if let Some(objective) = self.objectives.shift_top(deck as usize, ObjectiveZone::Public as usize) {
            log.push(|| Event::ObjectiveRevealed { objective });
        }
    }

    /// A point for everybody with so many points (TI 51.5).
    fn reward_with(&mut self, points: Option<u8>, log: &mut Log<Event>) {
        let seats: SeatSet = self.alive().filter(|&seat| Some(self.sheet(seat).points) == points).collect();
        for seat in seats.iter() {
            self.gain_points(seat, 1, log);
        }
    }

    /// *Swords to Plowshares*: half the infantry on each planet, rounded up, for trade goods.
    fn disarm(&mut self, log: &mut Log<Event>) {
        for seat in self.alive().collect::<Vec<_>>() {
            let mut count = 0;
            for planet in self.planets_of(seat).collect::<Vec<_>>() {
                let half = self.planet(planet).infantry.div_ceil(2);
                self.destroy(seat, Unit::Infantry, half, false, Site::Planet(planet), log);
                count += half;
            }
            self.gain_goods(seat, count, log);
        }
    }

    fn destroy_pds_at_wormholes(&mut self, log: &mut Log<Event>) {
        let mut near = Hexes::EMPTY;
        for hex in Hex::all().filter(|&hex| self.wormholes(hex) != 0) {
            near.insert(hex);
            near = near.or(self.adjacent(hex, None));
        }
        for hex in near.iter() {
            for &planet in self.planets_in(hex) {
                self.destroy_on(planet, &[Unit::Pds], log);
            }
        }
    }

    /// Whether a seat owns a technology by which it produces war suns.
    pub(crate) fn owns_war_sun(&self, seat: Seat) -> bool {
        Tech::ALL.into_iter().any(|tech| tech.upgrades() == Some(Unit::WarSun) && self.owns(seat, tech))
    }
}
