//! What missions are worth, and how likely they succeed.

use super::dice::beats;
use super::reach::{garrison, join, might};
use super::table::{harvest, holding, power, production, talent, title};
use super::{FOUND, Judge, WIN};
use crate::cards::{Leader, Mission, Mode, Objective, Ring, Side, System, Theatre, Unit, Where};
use crate::place::{Force, Place, Systems};
use crate::state::{At, MissionZone};

/// The most that can be destroyed in a place with so much health.
pub(super) fn kills(force: &Force, side: Side, health: u8, fits: impl Fn(Unit) -> bool) -> i32 {
    let mut left = health;
    let mut worth = 0;
    let mut units: Vec<Unit> =
        Unit::of(side).filter(|&unit| force.count(unit) > 0 && unit.health() > 0 && fits(unit)).collect();
    units.sort_unstable_by_key(|&unit| -power(unit) * 12 / i32::from(unit.health()));
    for unit in units {
        for _ in 0..force.count(unit) {
            if unit.health() <= left {
                left -= unit.health();
                worth += power(unit);
            }
        }
    }
    worth
}

/// The best uses of a mission: what success is worth, where and against whom; the best first.
#[derive(Clone, Copy)]
pub(super) struct Uses {
    mission: Mission,
    best: [(i32, Place, Option<Leader>); Self::MOST],
    len: usize,
}

impl Uses {
    /// How many are kept.
    const MOST: usize = 3;

    fn of(judge: &Judge<'_>, mission: Mission) -> Self {
        let mut uses = Self { mission, best: [(i32::MIN / 2, Place::BASE_SPACE, None); Self::MOST], len: 0 };
        for (place, target) in judge.uses(mission) {
            let worth = judge.success(mission, place, target);
            let mut at = uses.len.min(Self::MOST - 1);
            if uses.len == Self::MOST && uses.best[at].0 >= worth {
                continue;
            }
            while at > 0 && uses.best[at - 1].0 < worth {
                uses.best[at] = uses.best[at - 1];
                at -= 1;
            }
            uses.best[at] = (worth, place, target);
            uses.len = (uses.len + 1).min(Self::MOST);
        }
        uses
    }
}

/// The missions in hand or assigned, with their best uses.
pub(super) type Hand = Vec<Uses>;

impl Judge<'_> {
    /// The missions in hand and assigned ones with their best uses, each title once.
    fn hand(&self) -> &Hand {
        self.errands.get_or_init(|| {
            let mut hand: Vec<Mission> = self.game.missions(self.side, MissionZone::Hand).to_vec();
            hand.extend(self.game.assigned[self.side as usize].iter().map(|own| own.mission));
            hand.sort_unstable();
            hand.dedup();
            hand.into_iter().map(|mission| Uses::of(self, mission)).collect()
        })
    }

    /// What success of a mission in hand is worth.
    pub(super) fn promise(&self, mission: Mission) -> i32 {
        self.hand().iter().find(|uses| uses.mission == mission).map_or(0, |uses| uses.best[0].0)
    }

    /// What a mission in hand or assigned is worth with this crew, in its best use as the board stands.
    pub(super) fn planned(&self, mission: Mission, crew: [Option<Leader>; 2]) -> i32 {
        let Some(uses) = self.hand().iter().find(|uses| uses.mission == mission) else { return 0 };
        let of = |&(worth, place, target): &(i32, Place, Option<Leader>)| {
            self.weigh(mission, crew, place, target, worth)
        };
        uses.best[..uses.len].iter().map(of).max().unwrap_or(i32::MIN / 2)
    }

    /// What success of a mission is worth where it is worth most.
    pub(super) fn best_use(&self, mission: Mission) -> i32 {
        Uses::of(self, mission).best[0].0
    }

    /// Where and against whom a mission may be carried out now.
    pub(super) fn uses(&self, mission: Mission) -> impl Iterator<Item = (Place, Option<Leader>)> + '_ {
        let game = self.game;
        let kind = mission.def().place;
        let against = kind.is_against_leader();
        let space = matches!(kind, Where::BaseSpace | Where::Nowhere);
        let systems = System::all()
            .filter(move |&system| !against && !space && game.fits_mission(mission, system))
            .map(|system| (system.into(), None));
        let leaders = Leader::all().filter(move |&leader| against && game.may_target(mission, leader));
        let leaders = leaders.filter_map(|leader| match game.leader(leader).at {
            At::On(place) => Some((place, Some(leader))),
            _ => None,
        });
        let space = space.then(|| (game.base_place(), None));
        systems.chain(leaders).chain(space)
    }

    /// How likely a mission succeeds with this crew, from 0 to 1.
    pub(super) fn odds(
        &self,
        mission: Mission,
        crew: [Option<Leader>; 2],
        place: Place,
        target: Option<Leader>,
    ) -> f32 {
        let def = mission.def();
        if def.mode == Mode::Resolve {
            return 1.0;
        }
        let game = self.game;
        let icons = |leader: Leader| def.icons_of(leader);
        let own_side = def.side;
        let mut own: u8 = crew.iter().flatten().map(|&leader| icons(leader)).sum();
        let mut other = 0;
        let mut opposed = target.is_some();
        let leaders = self.leaders();
        if leaders.is_led(own_side, place) {
            let there = game.leaders_at(own_side, place).filter(|leader| !crew.contains(&Some(*leader)));
            own += there.map(icons).sum::<u8>();
        }
        if leaders.is_led(own_side.other(), place) {
            other += game.leaders_at(own_side.other(), place).map(icons).sum::<u8>();
            opposed = true;
        }
        if let Some(target) = target
            && game.is_captive(target)
        {
            other += icons(target);
        }
        if mission == Mission::BuildAlliance && game.force(place).has_side(Side::Rebels) {
            own += 2;
        }
        let has = |named: Leader| crew.iter().flatten().any(|leader| leader.counts_as(named));
        let bonus = game.mission_bonus(mission, has);
        let alone = if opposed { beats(own, other, bonus) } else { 1.0 };
        // The opponents may send somebody; those who are good at it are likely to be sent.
        let misdirected = game.round.misdirected.is_some_and(has);
        let best = leaders.rival(own_side.other(), mission).filter(|_| !misdirected);
        match best {
            None => alone,
            Some(best) => {
                let sent = if best > 0 { 0.55 } else { 0.15 };
                (1.0 - sent) * alone + sent * beats(own, other + best.max(1), bonus)
            }
        }
    }

    /// What gaining loyalty is worth to the side that gains it.
    pub(super) fn loyalty(&self, system: System, side: Side, count: u8) -> i32 {
        let game = self.game;
        if !game.has_loyalty_space(system) {
            return 0;
        }
        let other = side.other();
        let takes = if game.is_loyal(system, other) { holding(game, system, other) * 4 / 5 } else { 0 };
        let held = u8::from(game.is_loyal(system, other));
        let gains = if count > held && !game.is_loyal(system, side) {
            let after = match side {
                Side::Rebels if game.subjugated.contains(system) => 8,
                _ => 14 + production(game, system, false),
            };
            (after - holding(game, system, side)).max(0) + self.cause(system, side)
        } else {
            0
        };
        takes + gains
    }

    /// What else hangs on the loyalty of a system.
    fn cause(&self, system: System, side: Side) -> i32 {
        let game = self.game;
        match side {
            Side::Empire => (self.chance(system) * FOUND) as i32,
            Side::Rebels => {
                let mut worth = 0;
                let loyal = game.loyal[Side::Rebels as usize];
                if self.holds(Objective::PopularSupport) {
                    worth += 8 + 10 * loyal.len().min(6) as i32;
                }
                if self.holds(Objective::RegionalSupport) {
                    let region = Systems::region(system.def().region);
                    let missing = region.iter().filter(|&own| game.is_populous(own)).count()
                        - region.and(loyal).iter().count();
                    worth += 70 / missing.max(1) as i32;
                }
                if self.holds(Objective::DefendThePeople) {
                    worth += if game.force(system).has_side(Side::Rebels) { 25 } else { 10 };
                }
                worth
            }
        }
    }

    /// What drawing so many probe cards is worth to the Empire.
    pub(super) fn probes(&self, count: i32) -> i32 {
        if self.game.revealed {
            return 2 * count;
        }
        count * (10 + 110 / self.belief().count().max(2))
    }

    /// What capturing a leader is worth to the Empire.
    fn captive(&self, leader: Leader) -> i32 {
        let second = self.game.bearer(Ring::Captured).is_some();
        (55 + talent(leader)) / if second { 2 } else { 1 }
    }

    /// What success of a mission is worth to the side that carries it out.
    pub(super) fn success(&self, mission: Mission, place: Place, target: Option<Leader>) -> i32 {
        match mission.def().side {
            Side::Empire => self.imperial_success(mission, place, target),
            Side::Rebels => self.rebel_success(mission, place),
        }
    }

    fn imperial_success(&self, mission: Mission, place: Place, target: Option<Leader>) -> i32 {
        use Mission::*;
        let game = self.game;
        let Some(system) = place.system() else { return 0 };
        let region = Systems::region(system.def().region);
        let count = self.belief().count();
        match mission {
            CaptureRebelOperative | CollectBounty => target.map_or(0, |leader| self.captive(leader)),
            GatherIntel => {
                let units = game.force(game.base_place()).total(Side::Rebels);
                self.probes(i32::from((units / 4).max(1)))
            }
            ResearchAndDevelopment => 30 + if game.sabotaged.contains(system) { harvest(system) } else { 0 },
            RuleByFear | TradeNegotiations => self.loyalty(system, Side::Empire, 1),
            DisplayOfPower => self.loyalty(system, Side::Empire, 2),
            AddressDelays => harvest(system),
            ConstructFactory => harvest(system) + if game.sabotaged.contains(system) { 15 } else { 0 },
            CarbonFreezing => 110,
            Detained => target.map_or(0, |leader| talent(leader) * 2 / 3),
            DoubleOurEfforts => {
                let waiting = |unit: Unit| game.queue[1].count(unit) + game.queue[2].count(unit) > 0;
                Unit::of(Side::Empire)
                    .filter(|&unit| waiting(unit))
                    .map(|unit| power(unit) / 4)
                    .max()
                    .unwrap_or(0)
            }
            FearWillKeepThemInLine => {
                let mut worths: Vec<i32> = region
                    .iter()
                    .filter(|&own| game.is_populous(own))
                    .map(|own| self.loyalty(own, Side::Empire, 1))
                    .collect();
                worths.sort_unstable();
                worths.iter().rev().take(2).sum()
            }
            HomingBeacon => {
                if count > 6 {
                    40
                } else {
                    0
                }
            }
            HuntThemDown => kills(game.force(system), Side::Rebels, 2, |_| true),
            ImperialPropaganda => region
                .and(game.loyal[Side::Rebels as usize])
                .iter()
                .map(|own| holding(game, own, Side::Rebels) * 4 / 5)
                .sum(),
            InterceptTransmission => self.probes(1),
            Interrogation => 12,
            InterrogationDroid => {
                if count > 3 {
                    110
                } else {
                    0
                }
            }
            LongRangeProbe => (self.chance(system) * FOUND * 0.7) as i32 + if count > 1 { 8 } else { 0 },
            LureOfTheDarkSide => {
                let free = game.bearer(Ring::Lured).is_none();
                target.filter(|_| free).map_or(0, |leader| 60 + 2 * talent(leader))
            }
            PlanetaryConquest => self.landing(system),
            ProbeDroidInitiative => self.probes(2),
            RetrieveThePlans => 70,
            SecretWeaponsResearch => 55,
            ConstructDeathStar => {
                let free = game.supply.count(Unit::DeathStar) > 0
                    && game.supply.count(Unit::DeathStarUnderConstruction) > 0;
                let early = game.reputation.saturating_sub(game.time) > 4;
                if free && early { 60 - (self.chance(system) * 100.0) as i32 } else { 0 }
            }
            ConstructSuperStarDestroyer => {
                if game.supply.count(Unit::SuperStarDestroyer) > 0 {
                    60
                } else {
                    0
                }
            }
            OverseeProject => {
                let waiting = |unit: Unit| game.queue[0].count(unit) + game.queue[1].count(unit) > 0;
                Unit::of(Side::Empire)
                    .filter(|&unit| waiting(unit))
                    .map(|unit| power(unit) / 2)
                    .max()
                    .unwrap_or(0)
            }
            SuperlaserOnline => self.superlaser(system),
            _ => title(mission),
        }
    }

    /// What destroying a system is worth to the Empire: the base may be there; destroyed systems bring the Rebels sympathy.
    fn superlaser(&self, system: System) -> i32 {
        let game = self.game;
        let here = match self.base() {
            Some(base) if game.revealed => f32::from(u8::from(base == system)),
            _ => self.chance(system),
        };
        let rebels = game.force(system);
        let ground: i32 = Unit::of(Side::Rebels)
            .filter(|unit| unit.theatre() == Theatre::Ground)
            .map(|unit| i32::from(rebels.count(unit)) * power(unit))
            .sum();
        let takes = holding(game, system, Side::Rebels) - holding(game, system, Side::Empire);
        (here * WIN) as i32 + ground + takes - 45
    }

    /// What landing a few units by *Planetary Conquest* is worth.
    fn landing(&self, system: System) -> i32 {
        let best = System::all()
            .filter(|&from| from != system)
            .map(|from| {
                let force = self.game.force(from);
                let mut come = Force::EMPTY;
                let keep = garrison(self.game, Side::Empire, from);
                let troopers = force.count(Unit::Stormtrooper).saturating_sub(keep).min(2);
                come.add(Unit::Stormtrooper, troopers);
                come.add(Unit::AtSt, force.count(Unit::AtSt).min(1));
                come.add(Unit::AtAt, force.count(Unit::AtAt).min(1));
                come
            })
            .max_by_key(|come| might(come, Side::Empire));
        best.map_or(0, |come| self.invasion(system, &come))
    }

    fn rebel_success(&self, mission: Mission, place: Place) -> i32 {
        use Mission::*;
        let game = self.game;
        let captive = || game.captives_at(place).map(talent).max().map_or(0, |talent| 60 + talent);
        if mission == RapidMobilization {
            return self.flight();
        }
        if mission == ContingencyPlan {
            return 20;
        }
        let Some(system) = place.system() else { return 0 };
        let force = game.force(system);
        match mission {
            BuildAlliance => self.loyalty(system, Side::Rebels, 1),
            Infiltration => 36,
            Sabotage => self.sabotage(system),
            BaseDefenses => {
                if game.supply.count(Unit::ShieldGenerator) + game.supply.count(Unit::IonCannon) > 0 {
                    52
                } else {
                    0
                }
            }
            CovertOperation => 75,
            DaringRescue => captive(),
            ForTheGreaterGood => captive() + 45,
            Demolition => {
                let kills = |icon: &crate::cards::Icon| {
                    let waits = |unit: Unit| game.queue.iter().any(|space| space.count(unit) > 0);
                    icon.units(Side::Empire).filter(|&unit| waits(unit)).map(power).max().unwrap_or(0)
                };
                system.def().icons.iter().map(kills).sum()
            }
            EstablishTradeRelations => self.loyalty(system, Side::Rebels, 1) + harvest(system),
            HiddenFleet => 8,
            HitAndRun => kills(force, Side::Empire, 2, |_| true) + self.freed(system),
            WookieeUprising => {
                kills(force, Side::Empire, 4, |_| true)
                    + self.loyalty(system, Side::Rebels, 1)
                    + self.freed(system)
            }
            InciteRebellion => self.uprising(system, &[(Unit::RebelTrooper, 3)]),
            PublicUprising => self.uprising(system, &[(Unit::Airspeeder, 1), (Unit::RebelTrooper, 2)]),
            LeadTheStrikeTeam => self.strike(system, |unit| unit.theatre() == Theatre::Ground, 4),
            PlanTheAssault => self.strike(system, Unit::is_ship, 12),
            Misdirection => 14,
            PlantFalseLead => {
                let held = game.probes(crate::state::ProbeZone::Hand).len() as i32;
                held.min(4) * 10
            }
            RogueSquadronRaid => {
                let mut queued = Force::EMPTY;
                game.queue.iter().for_each(|space| join(&mut queued, space));
                kills(&queued, Side::Empire, 4, |_| true)
            }
            SeekYoda => 55,
            StolenPlans => 30,
            SupportOfMonCalamari => self.loyalty(system, Side::Rebels, 2).max(40),
            _ => title(mission),
        }
    }

    /// What a sabotage marker is worth to the Rebels.
    fn sabotage(&self, system: System) -> i32 {
        let game = self.game;
        if game.sabotaged.contains(system) || !game.is_imperial(system) {
            return -20;
        }
        let once = harvest(system);
        let once = if game.subjugated.contains(system) { once / 2 + 4 } else { once };
        let supply = if self.holds(Objective::CutSupplyLines) && !game.force(system).has_side(Side::Rebels) {
            35
        } else {
            0
        };
        10 + once * 4 / 3 + supply
    }

    /// What it is worth to the Rebels that a subjugated system of theirs may be rid of its last troops.
    fn freed(&self, system: System) -> i32 {
        let game = self.game;
        let force = game.force(system);
        let last = force.total_in(Side::Empire, Theatre::Ground) == 1;
        if game.subjugated.contains(system) && last && !force.has(Side::Empire, Theatre::Space) {
            10 + if game.is_loyal(system, Side::Rebels) { production(game, system, false) } else { 0 }
        } else {
            0
        }
    }

    /// What new units in a subjugated system are worth: a fight follows.
    fn uprising(&self, system: System, units: &[(Unit, u8)]) -> i32 {
        let mut come = Force::EMPTY;
        for &(unit, count) in units {
            come.add(unit, count.min(self.game.supply.count(unit)));
        }
        // What is gained costs nothing but the mission.
        self.sortie(system, &come) + might(&come, Side::Rebels) / 3
    }

    /// What units from the base that arrive by a mission are worth in a system.
    fn strike(&self, system: System, fits: impl Fn(Unit) -> bool, most: u8) -> i32 {
        let mut come = Force::EMPTY;
        let mut left = most;
        for unit in Unit::of(Side::Rebels).filter(|&unit| fits(unit) && !unit.def().immobile) {
            let count = self.game.force(self.game.base_place()).count(unit).min(left);
            come.add(unit, count);
            left -= count;
        }
        self.sortie(system, &come)
    }
}
