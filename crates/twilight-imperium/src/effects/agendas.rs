//! Agendas: what their outcomes do (TI 26, TI 83.17).

use orrery_engine::{Chance, ChanceOutcome, Log, Seat, SeatSet, Source, SplitMix64};
use serde::{Deserialize, Serialize};

use super::{Ask, Choose};
use crate::action::{Outcome, Pick};
use crate::cards::{Agenda, Planet, Pool, Tech, Trait, Unit};
use crate::event::Event;
use crate::frame::Frame;
use crate::hex::{Hex, Hexes, Site};
use crate::phase::Prediction;
use crate::state::{AgendaZone, ObjectiveZone, TwilightImperium};

/// What agendas ask.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum AgendaAsk {
    /// *Anti-Intellectual Revolution*: a planet is exhausted.
    ExhaustPlanet,
    /// *Anti-Intellectual Revolution*: a ship that is no fighter is destroyed.
    LoseShip,
    /// *Homeland Defense Act*: a PDS is destroyed.
    LosePds,
    /// *Arms Reduction*: a ship of this type is destroyed.
    LoseOf(Unit),
    /// *Ixthian Artifact*: a unit in this system is destroyed.
    LoseIn(Hex),
    /// *Ixthian Artifact*, *Wormhole Research*: a technology may be researched.
    MayResearch,
    /// *Ixthian Artifact*: the speaker rolls a die.
    Artifact,
    /// *Wormhole Research*: all ships in systems with alpha or beta wormholes are destroyed.
    CollapseWormholes,
    /// *Wormhole Research*: a token returns from the command sheet.
    LoseToken,
    /// *Executive Sanctions*: everybody discards a random action card.
    RandomDiscard,
    /// *Colonial Redistribution*: who may settle on the planet.
    ChooseSettler(Planet),
    /// *Colonial Redistribution*: an infantry may be placed on the planet.
    Settle(Planet),
}

impl AgendaAsk {
    /// Whether the seat may stop before all is chosen.
    pub(crate) const fn is_optional(self) -> bool {
        matches!(self, Self::MayResearch | Self::Settle(_))
    }
}

impl TwilightImperium {
    pub(crate) fn agenda_picks(&self, choose: Choose, ask: AgendaAsk) -> Vec<Pick> {
        let seat = choose.seat;
        match ask {
            AgendaAsk::ExhaustPlanet => {
                let ready = self.planets_of(seat).filter(|&planet| !self.planet(planet).exhausted);
                ready.map(Pick::Planet).collect()
            }
            AgendaAsk::LoseShip => self.ship_picks(seat, |unit| unit != Unit::Fighter),
            AgendaAsk::LoseOf(wanted) => self.ship_picks(seat, |unit| unit == wanted),
            AgendaAsk::LosePds => {
                let with = self.planets_of(seat).filter(|&planet| self.planet(planet).pds > 0);
                with.map(|planet| Pick::Unit { unit: Unit::Pds, damaged: false, site: Site::Planet(planet) })
                    .collect()
            }
            AgendaAsk::LoseIn(hex) => self.units_in(seat, hex),
            AgendaAsk::MayResearch => vec![Pick::Yes],
            AgendaAsk::LoseToken => {
                Pool::ALL.into_iter().filter(|&pool| self.pool(seat, pool) > 0).map(Pick::Pool).collect()
            }
            AgendaAsk::ChooseSettler(_) => {
                let fewest = self.alive().map(|own| self.sheet(own).points).min();
                self.alive().filter(|&own| Some(self.sheet(own).points) == fewest).map(Pick::Seat).collect()
            }
            AgendaAsk::Settle(planet) => {
                vec![Pick::Place { unit: Unit::Infantry, site: Site::Planet(planet) }]
            }
            AgendaAsk::Artifact | AgendaAsk::CollapseWormholes | AgendaAsk::RandomDiscard => vec![],
        }
    }

    /// The ships of a seat on the board that `wanted` names.
    pub(crate) fn ship_picks(&self, seat: Seat, wanted: impl Fn(Unit) -> bool) -> Vec<Pick> {
        let mut picks = Vec::new();
        for hex in Hex::all() {
            let fleet = self.fleet(hex, seat);
            for unit in fleet.ships().filter(|&unit| wanted(unit)) {
                for damaged in [false, true].into_iter().filter(|&damaged| fleet.has(unit, damaged)) {
                    picks.push(Pick::Unit { unit, damaged, site: Site::Space(hex) });
                }
            }
        }
        picks
    }

    /// All units of a seat in a system.
    pub(crate) fn units_in(&self, seat: Seat, hex: Hex) -> Vec<Pick> {
        let mut picks = Vec::new();
        let fleet = self.fleet(hex, seat);
        for unit in Unit::ALL {
            for damaged in [false, true].into_iter().filter(|&damaged| fleet.has(unit, damaged)) {
                picks.push(Pick::Unit { unit, damaged, site: Site::Space(hex) });
            }
        }
        for &planet in self.planets_in(hex).iter().filter(|&&planet| self.planet(planet).owner == Some(seat))
        {
            for unit in [Unit::Infantry, Unit::Pds, Unit::SpaceDock] {
                if self.planet(planet).count(unit) > 0 {
                    picks.push(Pick::Unit { unit, damaged: false, site: Site::Planet(planet) });
                }
            }
        }
        picks
    }

    pub(crate) fn agenda_chance(ask: AgendaAsk) -> Option<Chance> {
        match ask {
            AgendaAsk::Artifact => Some(Chance::Dice { count: 1, sides: 10 }),
            AgendaAsk::RandomDiscard => Some(Chance::Shuffle),
            _ => None,
        }
    }

    pub(crate) fn agenda_picked(&mut self, choose: Choose, ask: AgendaAsk, pick: Pick, log: &mut Log<Event>) {
        let seat = choose.seat;
        match (ask, pick) {
            (AgendaAsk::ExhaustPlanet, Pick::Planet(planet)) => self.exhaust(seat, planet, log),
            (
                AgendaAsk::LoseShip | AgendaAsk::LoseOf(_) | AgendaAsk::LosePds | AgendaAsk::LoseIn(_),
                Pick::Unit { unit, damaged, site },
            ) => self.destroy(seat, unit, 1, damaged, site, log),
            (AgendaAsk::MayResearch, Pick::Yes) => self.research(seat, log),
            (AgendaAsk::LoseToken, Pick::Pool(pool)) => {
                self.lose_token(seat, pool, log);
            }
            (AgendaAsk::ChooseSettler(planet), Pick::Seat(settler)) => {
                self.ask(settler, Ask::Agenda(AgendaAsk::Settle(planet)), 1);
            }
            (AgendaAsk::Settle(planet), Pick::Place { .. }) => self.settle_on(seat, planet, log),
            _ => unreachable!("checked: {pick:?} in {choose:?}"),
        }
    }

    /// An infantry from reinforcements lands where nobody has units; its owner controls the planet then (TI 32.5.a).
    fn settle_on(&mut self, seat: Seat, planet: Planet, log: &mut Log<Event>) {
        if self.planet(planet).owner != Some(seat) {
            self.take_control(seat, planet, log);
        }
        self.place(seat, Unit::Infantry, 1, Site::Planet(planet), log);
    }

    pub(crate) fn agenda_chosen(&mut self, _choose: Choose, ask: AgendaAsk, log: &mut Log<Event>) {
        if ask == AgendaAsk::CollapseWormholes {
            for hex in Hex::all().filter(|&hex| self.has_common_wormhole(hex)).collect::<Vec<_>>() {
                self.destroy_ships_in(hex, log);
            }
        }
    }

    /// All ships in a system are destroyed.
    pub(super) fn destroy_ships_in(&mut self, hex: Hex, log: &mut Log<Event>) {
        for seat in Seat::all(self.players) {
            let fleet = *self.fleet(hex, seat);
            for unit in fleet.ships() {
                self.destroy(seat, unit, fleet.damaged(unit), true, Site::Space(hex), log);
                self.destroy(seat, unit, fleet.sound(unit), false, Site::Space(hex), log);
            }
        }
    }

    /// All units on a planet are destroyed.
    fn destroy_on(&mut self, planet: Planet, units: &[Unit], log: &mut Log<Event>) -> u8 {
        let state = *self.planet(planet);
        let Some(owner) = state.owner else { return 0 };
        let mut count = 0;
        for &unit in units {
            self.destroy(owner, unit, state.count(unit), false, Site::Planet(planet), log);
            count += state.count(unit);
        }
        count
    }

    pub(crate) fn agenda_fed(
        &mut self,
        choose: Choose,
        ask: AgendaAsk,
        outcome: ChanceOutcome,
        log: &mut Log<Event>,
    ) {
        self.stack.pop();
        match (ask, outcome) {
            (AgendaAsk::Artifact, ChanceOutcome::Dice(faces)) => {
                let face = faces.as_slice()[0];
                log.push(|| Event::DieRolled { seat: choose.seat, face });
                if face >= 6 {
                    self.ask_all(AgendaAsk::MayResearch, 2);
                } else {
                    self.destroy_around_mecatol_rex(log);
                }
            }
            (AgendaAsk::RandomDiscard, ChanceOutcome::Shuffle(seed)) => {
                let mut source = SplitMix64::new(seed);
                for seat in self.alive().collect::<Vec<_>>() {
                    let mut hand = self.hand(seat).to_vec();
                    hand.sort_unstable();
                    if !hand.is_empty() {
                        let card = hand[source.below(hand.len() as u32) as usize];
                        self.discard_card(seat, card, log);
                    }
                }
            }
            _ => unreachable!("{outcome:?} does not answer {choose:?}"),
        }
    }

    /// *Ixthian Artifact* fails: everything in the middle, and three units of each player in each system beside it.
    fn destroy_around_mecatol_rex(&mut self, log: &mut Log<Event>) {
        let around = self.adjacent(Hex::MIDDLE, None);
        let seats: Vec<Seat> = self.clockwise_from(self.speaker).collect();
        for hex in around.iter().collect::<Vec<_>>() {
            for &seat in seats.iter().rev() {
                if self.has_units(hex, seat) {
                    self.ask(seat, Ask::Agenda(AgendaAsk::LoseIn(hex)), 3);
                }
            }
        }
        for seat in seats {
            for pick in self.units_in(seat, Hex::MIDDLE) {
                if let Pick::Unit { unit, damaged, site } = pick {
                    let count = match site {
                        Site::Space(hex) if damaged => self.fleet(hex, seat).damaged(unit),
                        Site::Space(hex) => self.fleet(hex, seat).sound(unit),
                        Site::Planet(planet) => self.planet(planet).count(unit),
                    };
                    self.destroy(seat, unit, count, damaged, site, log);
                }
            }
        }
    }

    /// Every player is asked, the speaker first (TI G122).
    fn ask_all(&mut self, ask: AgendaAsk, left: u8) {
        self.ask_each(|_| left, ask);
    }

    fn ask_each(&mut self, left: impl Fn(Seat) -> u8, ask: AgendaAsk) {
        let seats: Vec<Seat> = self.clockwise_from(self.speaker).collect();
        for seat in seats.into_iter().rev().filter(|&seat| left(seat) > 0) {
            self.ask(seat, Ask::Agenda(ask), left(seat));
        }
    }

    fn discard_hands(&mut self, seats: SeatSet, log: &mut Log<Event>) {
        for seat in seats.iter() {
            for card in self.hand(seat).to_vec() {
                self.discard_card(seat, card, log);
            }
        }
    }

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

    /// A law leaves play (TI 26.5); points it gave stay (TI 51.6).
    pub(crate) fn discard_law(&mut self, agenda: Agenda, log: &mut Log<Event>) {
        let Some(at) = self.laws.iter().position(|law| law.agenda == agenda) else { return };
        let law = self.laws.remove(at);
        self.agendas.shift_card(AgendaZone::Play as usize, agenda, AgendaZone::Discard as usize);
        log.push(|| Event::LawDiscarded { agenda });
        if let Some(objective) = law.objective {
            self.withdraw(agenda, objective);
        }
    }

    /// What agendas bring at the start of the strategy phase.
    pub(crate) fn start_delayed(&mut self, log: &mut Log<Event>) {
        let upcoming = std::mem::take(&mut self.upcoming);
        for planet in Planet::ALL {
            let Some(owner) = self.planet(planet).owner else { continue };
            let def = planet.def();
            let exhausts = upcoming.specialties && def.specialty.is_some()
                || upcoming.homes && planet.home_of() == self.sheet(owner).faction
                || upcoming.cultural.contains(owner) && def.traits == Some(Trait::Cultural);
            if exhausts && !self.planet(planet).exhausted {
                self.exhaust(owner, planet, log);
            }
        }
        if upcoming.revolution {
            let techs = |game: &Self, seat: Seat| game.sheet(seat).techs.count_ones() as u8;
            let counts: Vec<(Seat, u8)> = self.alive().map(|seat| (seat, techs(self, seat))).collect();
            let left = |seat: Seat| counts.iter().find(|(own, _)| *own == seat).map_or(0, |(_, n)| *n);
            self.ask_each(left, AgendaAsk::ExhaustPlanet);
        }
    }

    /// A prediction came true (TI 83.22.b).
    pub(crate) fn resolve_prediction(&mut self, prediction: Prediction, log: &mut Log<Event>) {
        let Prediction { seat, card, outcome } = prediction;
        match card {
            Some(card) => self.resolve_rider(seat, card, log),
            None => self.resolve_threat(seat, outcome, log),
        }
    }

    /// A token from reinforcements goes to a system; only without one there a pool is asked for (TI 18.3.b).
    pub(crate) fn put_token(&mut self, seat: Seat, hex: Hex, log: &mut Log<Event>) {
        if self.tokens[hex.index()].contains(seat) {
            return;
        }
        if self.reserve(seat) > 0 {
            self.tokens[hex.index()].insert(seat);
            log.push(|| Event::TokenPlaced { seat, hex });
        } else {
            self.place_token(seat, hex);
        }
    }

    /// Asks for a technology to be researched (TI 28.9).
    pub(crate) fn research(&mut self, seat: Seat, _log: &mut Log<Event>) {
        self.stack.push(Frame::Research { seat });
    }
}
