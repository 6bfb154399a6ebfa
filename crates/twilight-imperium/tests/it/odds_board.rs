//! The same battle on a board: two forces are set up, and both seats follow the policy of the odds.

use orrery_engine::{Arg, Describe, SplitMix64, Viewer};
use orrery_twilight_imperium::odds::{Arena, CARDS, Ending, Force, LAWS, NOTES, Sustain, fight_once};

use crate::support::*;

/// Who defends stands on this planet; PDS of the attacker on the other one of the system.
const WORLD: Planet = Planet::Arinam;
const MOON: Planet = Planet::Meer;

/// The order of casualties that is documented.
const ORDER: [Unit; 8] = [
    Unit::Fighter,
    Unit::Destroyer,
    Unit::Infantry,
    Unit::Cruiser,
    Unit::Carrier,
    Unit::Dreadnought,
    Unit::Flagship,
    Unit::WarSun,
];

fn place(unit: Unit) -> usize {
    ORDER.iter().position(|&own| own == unit).expect("it fights")
}

/// Two forces, and how they fight.
pub(crate) struct Duel {
    forces: [Force; 2],
    arena: Arena,
    sustain: Sustain,
    /// The system where they fight.
    hex: Hex,
    /// The planet of a ground combat.
    world: Planet,
}

impl Duel {
    /// Everybody has what a faction starts with.
    pub(crate) fn new(mut forces: [Force; 2], arena: Arena, sustain: Sustain) -> Self {
        for force in &mut forces {
            let faction = force.faction.expect("both have one");
            force.techs |= faction.def().techs.iter().fold(0, |all, &tech| all | 1 << tech as u64);
        }
        let any = |wanted: &dyn Fn(&Force) -> bool| forces.iter().any(wanted);
        let board = Arrangement::new(&[Faction::Sol, Faction::Letnev, Faction::Winnu]);
        let board = board.table();
        let world = if any(&|force| force.has_law(Agenda::ConventionsOfWar)) {
            let cultural = |planet: &Planet| planet.def().traits == Some(Trait::Cultural);
            let mut there = Planet::ALL.into_iter().filter(|&planet| board.hex_of(planet).is_some());
            there.find(cultural).expect("a cultural planet")
        } else {
            WORLD
        };
        let hex = if arena == Arena::Ground {
            board.hex_of(world).expect("it is on the board")
        } else if any(&|force| force.nebula) {
            let nebula = |&hex: &Hex| board.anomaly(hex) == Some(Anomaly::Nebula);
            (0..37).map(Hex).find(nebula).expect("a nebula")
        } else if any(&|force| force.wormhole) {
            ALPHA
        } else if any(&|force| force.count(Unit::Pds) + force.count(Unit::SpaceDock) > 0) {
            NEAR
        } else {
            EMPTY
        };
        Self { forces, arena, sustain, hex, world }
    }

    fn factions(&self) -> [Faction; 2] {
        self.forces.map(|force| force.faction.expect("both have one"))
    }

    /// The two factions, and a third one to whom the notes of both may belong.
    fn seats(&self) -> [Faction; 3] {
        let [first, second] = self.factions();
        let notes =
            self.forces.iter().flat_map(|force| NOTES.into_iter().filter(|&note| force.has_note(note)));
        let owners = notes.filter_map(|note| note.def().faction);
        let mut others = owners.chain(Faction::ALL).filter(|other| ![first, second].contains(other));
        [first, second, others.next().expect("a third one")]
    }

    /// The position before the first seat activates the system.
    fn stage(&self) -> TwilightImperium {
        let factions = self.seats();
        let mut position = Arrangement::new(&factions).no_custodians();
        position = position.pools(A, [2, 13, 1]).pools(B, [0, 14, 1]);
        for (seat, force) in [A, B].into_iter().zip(&self.forces) {
            position = self.deploy(position, seat, force);
            for unit in Unit::ALL.into_iter().filter(|&unit| force.upgraded[unit as usize]) {
                let upgrade = factions[seat.index()].upgrade(unit).expect("an upgrade");
                position = position.techs(seat, &[upgrade]);
            }
            for tech in Tech::ALL.into_iter().filter(|&tech| force.knows(tech)) {
                position = position.techs(seat, &[tech]);
            }
            for card in CARDS {
                let held = vec![card; usize::from(force.hand.count(card))];
                position = position.hand(seat, &held);
            }
            for held in NOTES.into_iter().filter(|&note| force.has_note(note)) {
                let owner = factions.iter().position(|&faction| Some(faction) == held.def().faction);
                position = position.note(note(held, Seat(owner.expect("it is somebody's") as u8)), seat);
            }
            for law in LAWS.into_iter().filter(|&law| force.has_law(law)) {
                let owned = matches!(law, Agenda::ProphecyOfIxth | Agenda::TheCrownOfThalnos);
                position = position.law(law, owned.then_some(seat), None);
            }
            position = position.goods(seat, force.goods);
            if force.influence == 0 {
                for planet in position.table().planets_of(seat).collect::<Vec<_>>() {
                    position = position.exhausted(planet);
                }
            }
        }
        position.build()
    }

    /// Ships in space, structures and guards on planets; whoever is to be fired at by a space dock flies in.
    fn deploy(&self, mut position: Arrangement, seat: Seat, force: &Force) -> Arrangement {
        let guards = self.arena == Arena::Ground && seat == B;
        for unit in Unit::ALL {
            let flies = seat == A && unit == Unit::Cruiser && self.forces[1].count(Unit::SpaceDock) > 0;
            if unit.is_ship() || (unit == Unit::Infantry && !guards) {
                let late = u8::from(flies && force.count(unit) > 0);
                position = position.fleet(seat, self.hex, &[(unit, force.count(unit) - late)]);
                position = position.fleet(seat, HOME_A, &[(unit, late)]);
            }
        }
        let structures = [Unit::Pds, Unit::SpaceDock].map(|unit| (unit, force.count(unit)));
        match seat {
            A if force.count(Unit::Pds) > 0 => position.planet(MOON, seat, &structures),
            B if guards || structures.iter().any(|&(_, count)| count > 0) => {
                let infantry = if guards { force.count(Unit::Infantry) } else { 0 };
                let [pds, docks] = structures;
                position.planet(self.world, seat, &[(Unit::Infantry, infantry), pds, docks])
            }
            _ => position,
        }
    }

    /// The battle on the board.
    fn play(&self, seed: u64) -> Vec<Event> {
        let mut game = self.stage();
        let mut dice = SplitMix64::new(seed);
        let mut events = Vec::new();
        game.apply(A, Action::Activate(self.hex), &mut Log::to(&mut events)).expect("an open system");
        let ended = |event: &Event| matches!(event, Event::CombatEnded { .. });
        let next = |event: &Event| matches!(event, Event::TurnBegan { .. });
        while !events.iter().any(next) && (game.combat().is_on() || !events.iter().any(ended)) {
            match game.status() {
                Status::Over(_) => break,
                Status::Chance(chance) => {
                    game.resolve_chance(chance.sample(&mut dice), &mut Log::to(&mut events));
                }
                Status::Decision(seats) => {
                    let seat = seats.lowest().expect("somebody is asked");
                    let landed = events.iter().any(|event| matches!(event, Event::Landed { .. }));
                    let player =
                        Player { duel: self, game: &game, seat, actions: listed(&game, seat), landed };
                    let action = player.choose();
                    game.apply(seat, action, &mut Log::to(&mut events)).expect("a listed action");
                }
            }
        }
        events
    }

    /// The units of each side that are left, by type.
    fn left(&self, events: &[Event]) -> [[u8; Unit::COUNT]; 2] {
        let mut left = self.forces.map(|force| force.units);
        let world = Site::Planet(self.world);
        let mut fought = false;
        for event in events {
            match *event {
                Event::CombatBegan { .. } => fought = true,
                // Structures fall with the planet, after the combat.
                Event::UnitDestroyed { unit: Unit::Pds | Unit::SpaceDock, .. } => (),
                Event::UnitDestroyed { seat, unit, count, .. } => left[seat.index()][unit as usize] -= count,
                // After the combat the fleet is looked after; the odds leave that out.
                Event::UnitRemoved { seat, unit, count, site } if site == world || !fought => {
                    left[seat.index()][unit as usize] -= count;
                }
                Event::UnitPlaced { seat, unit, count, site } if site == world => {
                    left[seat.index()][unit as usize] += count;
                }
                _ => (),
            }
        }
        left
    }

    /// Fights with many seeds on the board and without.
    #[track_caller]
    pub(crate) fn agrees(&self, seeds: std::ops::Range<u64>) {
        for seed in seeds {
            let [attacker, defender] = &self.forces;
            let Ending { winner, left } =
                fight_once([attacker, defender], self.arena, self.sustain, &mut SplitMix64::new(seed));
            let events = self.play(seed);
            let told = format!("seed {seed}: {:?} {:?}", self.arena, self.forces);
            assert_eq!(left, self.left(&events), "{told}");
            for event in &events {
                if let Event::CombatEnded { winner: won, .. } = event {
                    assert_eq!(winner, won.map(Seat::index), "{told}");
                }
            }
        }
    }
}

/// A seat that is asked something and answers by the documented policy.
struct Player<'a> {
    duel: &'a Duel,
    game: &'a TwilightImperium,
    seat: Seat,
    actions: Vec<Action>,
    landed: bool,
}

impl Player<'_> {
    fn faction(&self) -> Faction {
        self.game.faction(self.seat)
    }

    const fn rival(&self) -> Seat {
        if self.seat.0 == A.0 { B } else { A }
    }

    fn fleet(&self, seat: Seat, unit: Unit) -> (u8, u8) {
        let fleet = self.game.fleet(self.duel.hex, seat);
        (fleet.sound(unit), fleet.damaged(unit))
    }

    fn ships(&self, seat: Seat) -> Vec<Unit> {
        let there = |unit: &Unit| self.fleet(seat, *unit) != (0, 0);
        Unit::SHIPS.into_iter().filter(there).collect()
    }

    fn choose(&self) -> Action {
        let question = self.game.question(self.seat).expect("it is asked");
        let source = question.args.iter().find(|(name, _)| *name == "source");
        if let Some((_, Arg::Name(source))) = source {
            return self.pick(source).unwrap_or(Action::Finish);
        }
        if question.key.starts_with("ask-pay") {
            return self.actions[0];
        }
        let useful = self.actions.iter().filter_map(|&action| Some((self.rank(action)?, action)));
        if let Some((_, action)) = useful.min_by_key(|(rank, _)| *rank) {
            return action;
        }
        if let Some(action) = self.suffer() {
            return action;
        }
        let idle = [Action::Pass, Action::Finish].into_iter().find(|action| self.actions.contains(action));
        idle.unwrap_or_else(|| panic!("nothing fits among {:?}", self.actions))
    }

    /// The order in which things are used; `None` for those that are not.
    fn rank(&self, action: Action) -> Option<u8> {
        let when = |wanted: bool, rank: u8| wanted.then_some(rank);
        match action {
            Action::PlayCard(ActionCard::Sabotage) => Some(0),
            Action::Use(Power::Tech(Tech::InstinctTraining)) => Some(1),
            Action::Use(Power::Flagship) => match self.faction() {
                Faction::Nekro => Some(2),
                Faction::Letnev => Some(7),
                Faction::Hacan => when(self.wants_die(Profile::WrathOfKenara.key()), 30),
                _ => None,
            },
            Action::Use(Power::Tech(Tech::AssaultCannon)) => Some(3),
            Action::Use(Power::Tech(Tech::DimensionalSplicer)) => Some(4),
            Action::Use(Power::Tech(Tech::ImpulseCore)) => when(self.wants_impulse(), 5),
            Action::Use(Power::Faction(Ability::Ambush)) => Some(6),
            Action::Use(Power::Faction(Ability::Devotion)) => when(self.wants_devotion(), 8),
            Action::Use(Power::Tech(Tech::Exotrireme2)) => when(self.wants_ramming(), 9),
            Action::PlayCard(ActionCard::EmergencyRepairs) => {
                let torn = self.ships(self.seat).into_iter().any(|unit| self.fleet(self.seat, unit).1 > 0);
                when(torn, 10)
            }
            Action::PlayCard(ActionCard::FighterPrototype) => Some(11),
            Action::PlayCard(ActionCard::MoraleBoost) => Some(12),
            Action::PlayNote(_) => Some(13),
            Action::Use(Power::Faction(Ability::MunitionsReserves)) => Some(14),
            Action::Use(Power::Tech(Tech::MagenDefenseGrid)) => Some(15),
            Action::Use(Power::Faction(Ability::Indoctrination)) => Some(16),
            Action::Use(Power::Faction(Ability::Harrow)) => Some(17),
            Action::PlayCard(ActionCard::FireTeam) => when(self.wants_die("source-reroll"), 18),
            Action::Use(Power::Law(Agenda::TheCrownOfThalnos)) => {
                when(self.wants_die(Agenda::TheCrownOfThalnos.key()), 19)
            }
            Action::PlayCard(ActionCard::CourageousToTheEnd) => when(self.wants_courage(), 20),
            Action::PlayCard(_) | Action::Bombard { .. } | Action::Fly(_) => Some(21),
            Action::Use(Power::Tech(Tech::GravitonLaserSystem | Tech::DacxiveAnimators)) => Some(22),
            Action::Move { from, .. } => when(from == HOME_A, 23),
            // The ships of an invasion are beyond the odds.
            Action::Fire(_) => when(self.duel.arena == Arena::Space || self.landed, 24),
            Action::Land { planet, .. } => when(planet == self.duel.world, 25),
            _ => None,
        }
    }

    // Choices

    /// What is chosen for a component, by the key of its name.
    fn pick(&self, source: &str) -> Option<Action> {
        let units = || {
            self.actions.iter().filter_map(|&action| match action {
                Action::Pick(Pick::Unit { unit, damaged, .. }) => Some((unit, damaged, action)),
                Action::Pick(Pick::Enemy { unit, .. }) => Some((unit, false, action)),
                _ => None,
            })
        };
        let least = || units().min_by_key(|&(unit, damaged, _)| (place(unit), damaged));
        let best = || units().max_by_key(|&(unit, ..)| place(unit));
        let chosen = match source {
            "source-target" => units().max_by_key(|&(unit, damaged, _)| {
                (damaged || !self.sustains(self.rival(), unit), place(unit), damaged)
            }),
            _ if source == Tech::DuraniumArmor.key() || source == Tech::Exotrireme2.key() => best(),
            _ if source == Tech::PlasmaScoring.key() => units().min_by_key(|&(unit, ..)| self.shot(unit)),
            _ if source == Profile::TheAlastor.key() => return self.actions.last().copied(),
            _ if [Ability::TechnologicalSingularity.key(), Tech::SalvageOperations.key()]
                .contains(&source) =>
            {
                return None;
            }
            _ => least(),
        };
        let die = || self.actions.iter().copied().find(|&action| self.is_wanted_die(source, action));
        chosen.map(|(.., action)| action).or_else(die)
    }

    /// The face with which a unit fires or bombards.
    fn shot(&self, unit: Unit) -> Option<u8> {
        let stats = self.game.stats(self.seat, unit);
        stats.cannon.or(stats.bombardment).map(|shots| shots.value)
    }

    /// Whether a component would change a die on the table.
    fn wants_die(&self, source: &str) -> bool {
        let view = self.game.view(Viewer::Seat(self.seat));
        let dice = view.roll.expect("dice were rolled").dice;
        dice.iter()
            .any(|die| self.is_wanted_die(source, Action::Pick(Pick::Die { unit: die.unit, face: die.face })))
    }

    fn is_wanted_die(&self, source: &str, action: Action) -> bool {
        let Action::Pick(Pick::Die { unit, face }) = action else { return false };
        let view = self.game.view(Viewer::Seat(self.seat));
        let combat = view.combat.expect("a combat");
        let side = combat.sides.iter().find(|side| side.seat == self.seat).expect("it fights");
        let Some(aim) = side.aims.iter().find(|aim| aim.unit == unit) else { return false };
        if source == Profile::WrathOfKenara.key() {
            face + 1 == aim.hits_on && face < 10
        } else if source == Agenda::TheCrownOfThalnos.key() {
            face < aim.hits_on && aim.hits_on <= 6 && unit != Unit::Flagship
        } else {
            face < aim.hits_on
        }
    }

    // Policy

    fn sustains(&self, seat: Seat, unit: Unit) -> bool {
        let other = if seat == A { B } else { A };
        let moon = self.game.faction(other) == Faction::Mentak && self.fleet(other, Unit::Flagship) != (0, 0);
        let bare = unit == Unit::WarSun
            && self.duel.forces.iter().any(|force| force.has_law(Agenda::PublicizeWeaponSchematics));
        self.game.stats(seat, unit).sustain && !moon && !bare
    }

    /// The place in the order of the cheapest ship that can be given up.
    fn price(&self) -> Option<usize> {
        let given = [Unit::Destroyer, Unit::Cruiser].into_iter();
        given.filter(|unit| self.ships(self.seat).contains(unit)).map(place).min()
    }

    /// A ship is given up only for one that is worth more.
    fn wants_impulse(&self) -> bool {
        let ships = self.ships(self.rival());
        let tough = |unit: &Unit| self.fleet(self.rival(), *unit).0 > 0 && self.sustains(self.rival(), *unit);
        let mut losses: Vec<usize> =
            ships.iter().filter(|&&unit| unit != Unit::Fighter).map(|&unit| place(unit)).collect();
        let view = self.game.view(Viewer::Seat(self.seat)).combat.expect("a combat");
        let joined = view.sides.iter().any(|side| {
            side.seat == self.rival() && side.units.iter().any(|units| units.unit == Unit::Infantry)
        });
        losses.extend(joined.then_some(place(Unit::Infantry)));
        !ships.iter().any(tough) && losses.into_iter().min() > self.price()
    }

    fn wants_devotion(&self) -> bool {
        let doomed =
            |unit: &Unit| self.fleet(self.rival(), *unit).1 > 0 || !self.sustains(self.rival(), *unit);
        let best = self.ships(self.rival()).into_iter().filter(doomed).map(place).max();
        best > self.price()
    }

    fn wants_ramming(&self) -> bool {
        let large = self.ships(self.rival()).into_iter().filter(|&unit| unit != Unit::Fighter);
        let (sound, torn) = large
            .map(|unit| self.fleet(self.rival(), unit))
            .fold((0, 0), |all, own| (all.0 + own.0, all.1 + own.1));
        self.fleet(self.seat, Unit::Dreadnought).1 > 0 && sound + torn >= 2
    }

    fn wants_courage(&self) -> bool {
        let question = self.game.question(self.seat).expect("it is asked");
        let value = |unit: Unit| self.game.stats(self.seat, unit).combat.expect("it fights");
        let lost = Unit::ALL.into_iter().find(|unit| {
            question.args.iter().any(|(name, arg)| *name == "unit" && *arg == Arg::Name(unit.key()))
        });
        let better = self.ships(self.seat).into_iter().any(|unit| value(unit) <= 7);
        value(lost.expect("a ship was lost")) <= 7 || !better
    }

    /// Hits are sustained or assigned.
    fn suffer(&self) -> Option<Action> {
        let sustains = ORDER.into_iter().map(Action::Sustain).find(|action| self.actions.contains(action));
        let destroys: Vec<Action> = ORDER
            .into_iter()
            .flat_map(|unit| [false, true].map(|damaged| Action::Destroy { unit, damaged }))
            .filter(|action| self.actions.contains(action))
            .collect();
        if self.duel.sustain == Sustain::Early {
            return sustains.or(destroys.first().copied());
        }
        let able = |unit: Unit| self.sustains(self.seat, unit);
        let fodder =
            Unit::SHIPS.into_iter().filter(|&unit| !able(unit)).map(|unit| self.fleet(self.seat, unit).0);
        let left = self.game.combat().hits[usize::from(self.seat == A)];
        if left > fodder.sum() && sustains.is_some() {
            return sustains;
        }
        let plain =
            destroys.iter().find(|action| matches!(action, Action::Destroy { unit, .. } if !able(*unit)));
        plain.or(destroys.first()).copied()
    }
}
