//! Steps 1 to 3: the battle begins, Start of Battle abilities, drawing (SC 13.3 to SC 13.5).

use orrery_engine::{Illegal, Log, Seat};

use super::{Battle, BattleFrame, Role, StartOfBattle};
use crate::action::Action;
use crate::cards::{By, EventCard, Race, Technology, Unit};
use crate::event::Event;
use crate::frame::Frame;
use crate::rules;
use crate::squad::Squad;
use crate::state::{Area, CardZone, EventZone, Order, StarCraft};

/// The technologies with a Start of Battle ability.
const TECHNOLOGIES: [Technology; 5] = [
    Technology::Bunker,
    Technology::CharonBoosters,
    Technology::LegEnhancements,
    Technology::Restoration,
    Technology::Consume,
];
/// The Event cards with one.
const EVENTS: [EventCard; 2] = [EventCard::FlawlessDefensePlan, EventCard::InterceptedTransmissions];
/// Who fights from a Bunker.
pub(super) const INFANTRY: [Unit; 3] = [Unit::Marine, Unit::Firebat, Unit::Ghost];
/// Combat cards the attacker draws (SC 13.5.1).
const ATTACKER_DRAWS: u8 = 3;
/// Combat cards more with a special Mobilize order (SC 15.3.1).
const EXTRA_DRAWS: u8 = 2;

impl StarCraft {
    /// A battle begins in an area with enemy units, between them and those that have landed (SC 13.1.1).
    ///
    /// # Panics
    /// If nobody defends the area.
    pub(crate) fn begin_battle(&mut self, area: Area, attacker: Seat, order: Order, log: &mut Log<Event>) {
        let defender = self.area(area).owner.expect("a battle is fought against units");
        let attackers = std::mem::replace(&mut self.landing, Squad::EMPTY);
        self.battle =
            Battle { area: Some(area), seats: [attacker, defender], order, attackers, ..Battle::default() };
        self.stack.push(Frame::Battle(BattleFrame::Start(Role::Attacker)));
        log.push(|| Event::BattleBegan {
            area,
            attacker,
            defender,
            attackers: attackers.iter().collect(),
            defenders: self.area(area).units.iter().collect(),
        });
        for role in Role::BOTH {
            self.use_parasite(role, log);
        }
    }

    /// Parasite: with a Queen in the battle the opponent's hand is seen; this is no Start of Battle ability that
    /// would have to be chosen.
    fn use_parasite(&mut self, role: Role, log: &mut Log<Event>) {
        if self.plays_with(role, Technology::Parasite) && self.force(role).contains(Unit::Queen) {
            let (to, seat) = (self.battle.seat(role), self.battle.seat(role.other()));
            self.players[seat].show_hand(to);
            log.push(|| Event::HandShown {
                seat,
                to,
                cards: Some(self.players[seat].zone(CardZone::Hand).to_vec()),
            });
        }
    }

    pub(super) fn propose_abilities(&self, role: Role, actions: &mut Vec<Action>) {
        actions.push(Action::Decline);
        actions.extend(
            TECHNOLOGIES.iter().copied().filter(|&t| self.plays_with(role, t)).map(Action::UseTechnology),
        );
        actions
            .extend(EVENTS.iter().copied().filter(|&card| self.has_kept(role, card)).map(Action::UseEvent));
        actions.extend(Some(Unit::Zeratul).filter(|_| self.is_brood_war()).map(Action::UseHero));
    }

    fn has_kept(&self, role: Role, card: EventCard) -> bool {
        let kept = self.events.get(EventZone::Kept(self.battle.seat(role)).number());
        kept.iter().any(|face| face.card == card)
    }

    pub(super) fn check_ability(&self, role: Role, action: Action) -> Result<(), Illegal> {
        let (has, as_defender) = match action {
            Action::Decline => return Ok(()),
            Action::UseTechnology(technology) if TECHNOLOGIES.contains(&technology) => {
                let defends = matches!(technology, Technology::Bunker | Technology::CharonBoosters);
                (self.plays_with(role, technology), defends)
            }
            Action::UseEvent(card) if EVENTS.contains(&card) => {
                (self.has_kept(role, card), card == EventCard::FlawlessDefensePlan)
            }
            Action::UseHero(Unit::Zeratul) => (self.force(role).contains(Unit::Zeratul), false),
            Action::UseTechnology(_) | Action::UseEvent(_) | Action::UseHero(_) => {
                return Err(rules::NO_START_OF_BATTLE);
            }
            _ => return Err(rules::FINISH_FIRST),
        };
        if !has {
            return Err(rules::NOT_IN_PLAY_AREA);
        }
        if as_defender && role == Role::Attacker {
            return Err(rules::ONLY_AS_DEFENDER);
        }
        // An ability that can do nothing is not used.
        let [own, enemy] = [self.force(role), self.force(role.other())];
        let works = !own.is_empty()
            && !enemy.is_empty()
            && match action {
                Action::UseTechnology(Technology::Bunker) => own.iter().any(|unit| INFANTRY.contains(&unit)),
                Action::UseTechnology(Technology::CharonBoosters) => {
                    own.contains(Unit::Goliath)
                        && enemy.iter().any(|unit| unit.flies() && unit.hero().is_none())
                }
                Action::UseTechnology(Technology::Restoration) => own.contains(Unit::Medic),
                Action::UseTechnology(Technology::Consume) => {
                    let workers = self.players[self.battle.seat(role)].workers;
                    own.contains(Unit::Defiler) && (own.len() > 1 || workers > 0)
                }
                Action::UseTechnology(_) => {
                    own.contains(Unit::Zealot)
                        && enemy.iter().any(|unit| !unit.flies() && unit.hero().is_none())
                }
                Action::UseHero(_) => !enemy.iter().all(Unit::flies),
                _ => true,
            };
        if works { Ok(()) } else { Err(rules::ABILITY_IDLE) }
    }

    pub(super) fn use_ability(&mut self, role: Role, action: Action, log: &mut Log<Event>) {
        self.go_on(match role {
            Role::Attacker => BattleFrame::Start(Role::Defender),
            Role::Defender if self.is_guarded(self.battle.seat(role), self.contested()) => BattleFrame::Guard,
            Role::Defender => BattleFrame::Extra,
        });
        let seat = self.battle.seat(role);
        let ability = match action {
            Action::UseTechnology(technology) => {
                log.push(|| Event::TechnologyUsed { seat, technology });
                match technology {
                    Technology::Bunker => (),
                    Technology::Restoration => drop(self.draw(seat, 1, log)),
                    Technology::Consume => self.stack.push(Frame::Battle(BattleFrame::Consume(role))),
                    _ => self.stack.push(Frame::Battle(BattleFrame::Lose(role.other()))),
                }
                StartOfBattle::Technology(technology)
            }
            Action::UseHero(hero) => {
                self.stack.push(Frame::Battle(BattleFrame::Lose(role.other())));
                StartOfBattle::Hero(hero)
            }
            Action::UseEvent(card) => {
                self.spend_kept(seat, card, log);
                StartOfBattle::Event(card)
            }
            _ => return,
        };
        self.battle.started[role as usize] = Some(ability);
    }

    /// Charon Boosters take a flying unit, Leg Enhancements a ground unit that is not dearer than another.
    pub(super) fn check_loss(&self, role: Role, action: Action) -> Result<(), Illegal> {
        let Action::ChooseUnit(unit) = action else { return Err(rules::FINISH_FIRST) };
        let force = self.force(role);
        if !force.contains(unit) {
            return Err(rules::NOT_IN_BATTLE);
        }
        if self.battle.uses(role.other(), StartOfBattle::Hero(Unit::Zeratul)) {
            return if unit.flies() { Err(rules::NOT_A_GROUND_UNIT) } else { Ok(()) };
        }
        // SC 30.1.10
        if unit.hero().is_some() {
            return Err(rules::HEROES_ARE_IMMUNE);
        }
        if self.battle.uses(role.other(), StartOfBattle::Technology(Technology::CharonBoosters)) {
            return if unit.flies() { Ok(()) } else { Err(rules::NOT_A_FLYER) };
        }
        let mortal = force.iter().filter(|other| !other.flies() && other.hero().is_none());
        let cheapest = mortal.map(|unit| self.worth(unit)).min();
        if unit.flies() || Some(self.worth(unit)) != cheapest { Err(rules::NOT_THE_CHEAPEST) } else { Ok(()) }
    }

    pub(super) fn take_loss(&mut self, role: Role, action: Action, log: &mut Log<Event>) {
        let Action::ChooseUnit(unit) = action else { unreachable!("checked: {action:?}") };
        self.stack.pop();
        if unit.cloaks() {
            return self.stack.push(Frame::Battle(BattleFrame::SlipAway { role, unit }));
        }
        self.kill_unit(role, unit, log);
    }

    pub(super) fn check_extra(&self, action: Action) -> Result<(), Illegal> {
        match action {
            Action::Decline => Ok(()),
            Action::Draw if !self.battle.order.is_special() => Err(rules::NO_EXTRA_CARDS),
            Action::Draw if !self.can_draw(self.battle.seat(Role::Attacker)) => Err(rules::NO_CARDS_LEFT),
            Action::Draw => Ok(()),
            _ => Err(rules::FINISH_FIRST),
        }
    }

    pub(super) fn take_extra(&mut self, action: Action) {
        let extra = if action == Action::Draw { EXTRA_DRAWS } else { 0 };
        self.go_on(BattleFrame::Draw(Role::Attacker, ATTACKER_DRAWS + extra));
    }

    pub(super) fn draw_for_battle(&mut self, role: Role, count: u8, log: &mut Log<Event>) {
        self.go_on(match role {
            Role::Attacker => BattleFrame::Draw(Role::Defender, self.defender_draws()),
            Role::Defender => BattleFrame::Name(Role::Attacker),
        });
        self.draw(self.battle.seat(role), count, log);
    }

    /// Cards the defender draws (SC 13.5.2); one more with the optional Shields of the Protoss.
    fn defender_draws(&self) -> u8 {
        let race = self.players[self.battle.seat(Role::Defender)].race();
        1 + u8::from(self.setup.options.racial_abilities && race == Race::Protoss)
    }

    /// What a unit is worth: its cost, and that of the units destroyed to build it (SC G152).
    fn worth(&self, unit: Unit) -> u8 {
        self.cost(unit).total()
            + match self.by(unit) {
                By::Building(..) | By::Installation | By::Leadership => 0,
                By::Technology(_, destroyed, count) => count * self.worth(destroyed),
            }
    }
}
