//! Battles (SC 13, SC 14, SC 17): one file a step.

mod battle;
mod brood;
mod cards;
mod compare;
mod destroy;
mod retreat;
mod reveal;
mod skirmishes;
mod splash;
mod start;

pub use battle::{Battle, Fate, MAX_SKIRMISHES, Party, Post, Role, Skirmish, StartOfBattle, Totals};

use orrery_engine::{Chance, Illegal, Log, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::cards::{Technology, Unit};
use crate::event::Event;
use crate::frame::Frame;
use crate::rules;
use crate::squad::Squad;
use crate::state::{Area, CardZone, StarCraft};

/// A step of the battle; what has been done so far is in [`Battle`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum BattleFrame {
    /// SC 13.4.1: a side may use a Start of Battle ability.
    Start(Role),
    /// Charon Boosters, Leg Enhancements: a side destroys a unit of its own.
    Lose(Role),
    /// SC 15.3.1: the attacker may draw two extra cards.
    Extra,
    /// SC 13.5.1, SC 13.5.2: a side draws so many cards.
    Draw(Role, u8),
    /// SC 17.7.3: a side of assist units names the one in the front line.
    Name(Role),
    /// SC 13.6.1: the attacker pairs front-line units.
    Pair,
    /// SC 13.7.2: a side assigns its supporting units.
    Support(Role),
    /// SC 13.8.2: a side lays the card of a skirmish.
    Lay { role: Role, skirmish: u8 },
    /// SC 13.8.3: a side may add a Reinforcement card.
    Reinforce { role: Role, skirmish: u8 },
    /// SC 13.9.2: the attacker names the next skirmish.
    Next,
    /// SC 13.10.1: the cards of a skirmish are turned up.
    Reveal(u8),
    /// SC 13.10.2: a Reinforcement card without a standard card is replaced from the deck.
    Replace { role: Role, skirmish: u8 },
    /// SC 13.10.3: Reinforcement cards that do not suit are discarded.
    Suit(u8),
    /// SC 17.5.2: a side's cancel ability takes effect.
    Cancel { role: Role, skirmish: u8 },
    /// SC 17.5.1: a side plays a new standard card in place of a cancelled one.
    PlayNew { role: Role, skirmish: u8 },
    /// SC 17.5.1: the new card comes from the deck.
    TurnUp { role: Role, skirmish: u8 },
    /// SC 13.11.1: attack and health are compared.
    Compare(u8),
    /// The cards and what they come to are looked at, before anything is destroyed.
    Compared(u8),
    /// SC G63: what this side destroys is fixed; its opponent may have to choose.
    Fix { by: Role, skirmish: u8, how: How },
    /// SC 13.12.3: the victims are destroyed.
    Destroy(u8),
    /// SC 17.2.1: abilities at the end of the Destroy Units step, withdrawal among them.
    Close(u8),
    /// SC 17.3.2: a cloaked unit withdraws.
    Withdraw { role: Role, skirmish: u8, unit: Unit },
    /// SC 13.12.6: the cards of the skirmish are discarded.
    Discard(u8),
    /// SC 17.12.1: a side destroys units because of the opponent's splash damage.
    Splash(Role),
    /// SC 13.14.1: who has won, and who has to retreat next.
    Outcome,
    /// SC 13.14.7: a side chooses where it retreats to.
    RetreatTo(Role),
    /// SC 13.14.2: a side chooses who retreats there.
    Leave { role: Role, area: Option<Area> },
    /// SC 13.14.8: a side chooses who is lost because there is no room.
    Lost { role: Role, area: Option<Area> },
    /// Healing: a side may take a standard card it played back into its hand.
    TakeBack(Role),
    /// What is left is looked at, before it is cleared away.
    Aftermath,
    /// SC 13.15.1: the battle is over.
    Over,
    /// Consume: a side destroys another unit of its own or a worker.
    Consume(Role),
    /// SC 17.3.6: a cloaked unit slips away from a Start of Battle ability.
    SlipAway { role: Role, unit: Unit },
    /// SC 28.2.1: the defender may discard his guard token.
    Guard,
    /// SC 25.2.2: the defender may swap two of his units.
    Swap,
    /// SC 24.3.5: the card of a unit under mind control comes from its owner's deck.
    Borrow { role: Role, skirmish: u8 },
    /// SC 24.3.8: a side may give up a unit under mind control for another one.
    Release { role: Role, skirmish: u8 },
    /// SC 24.4.1: a card may go back to its owner's hand.
    Recharge { role: Role, skirmish: u8 },
}

/// How a side destroys units in the Destroy Units step.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum How {
    /// By sufficient strength (SC 13.12.2).
    Strength,
    /// By an ability (Spawn Broodling).
    Ability,
}

impl BattleFrame {
    /// The skirmish whose cards are laid, shown or weighed.
    pub(crate) fn lane(self) -> Option<u8> {
        match self {
            Self::Lay { skirmish, .. }
            | Self::Reinforce { skirmish, .. }
            | Self::PlayNew { skirmish, .. }
            | Self::Compared(skirmish)
            | Self::Fix { skirmish, .. }
            | Self::Release { skirmish, .. }
            | Self::Recharge { skirmish, .. }
            | Self::Close(skirmish) => Some(skirmish),
            _ => None,
        }
    }

    /// Who decides in this step, if anybody does.
    fn decider(self, battle: &Battle) -> Option<Role> {
        match self {
            Self::Start(role)
            | Self::Lose(role)
            | Self::Name(role)
            | Self::Support(role)
            | Self::Lay { role, .. }
            | Self::Reinforce { role, .. }
            | Self::PlayNew { role, .. }
            | Self::Withdraw { role, .. }
            | Self::Splash(role)
            | Self::RetreatTo(role)
            | Self::Leave { role, .. }
            | Self::Lost { role, .. }
            | Self::TakeBack(role)
            | Self::Consume(role)
            | Self::SlipAway { role, .. }
            | Self::Release { role, .. }
            | Self::Recharge { role, .. } => Some(role),
            Self::Guard | Self::Swap => Some(Role::Defender),
            Self::Extra | Self::Pair | Self::Next => Some(Role::Attacker),
            Self::Fix { by, .. } => Some(by.other()),
            Self::Close(_) => battle.closing(),
            Self::Draw(..)
            | Self::Reveal(_)
            | Self::Replace { .. }
            | Self::Suit(_)
            | Self::Cancel { .. }
            | Self::TurnUp { .. }
            | Self::Compare(_)
            | Self::Compared(_)
            | Self::Destroy(_)
            | Self::Discard(_)
            | Self::Outcome
            | Self::Aftermath
            | Self::Borrow { .. }
            | Self::Over => None,
        }
    }

    /// A beat, where something is shown that would be gone before anybody is asked.
    pub(crate) const fn chance(self) -> Option<Chance> {
        match self {
            Self::Compared(_) | Self::Aftermath => Some(Chance::Nothing),
            _ => None,
        }
    }
}

impl StarCraft {
    pub(crate) fn asked_in_battle(&self, frame: BattleFrame) -> SeatSet {
        frame.decider(&self.battle).map_or(SeatSet::EMPTY, |role| SeatSet::only(self.battle.seat(role)))
    }

    pub(crate) fn list_battle(&self, frame: BattleFrame, actions: &mut Vec<Action>) {
        let from = actions.len();
        match frame {
            BattleFrame::Start(role) => self.propose_abilities(role, actions),
            BattleFrame::Lose(role) | BattleFrame::Name(role) | BattleFrame::Splash(role) => {
                let act =
                    if let BattleFrame::Name(_) = frame { Action::NameFront } else { Action::ChooseUnit };
                actions.extend(self.force(role).types().map(act));
            }
            BattleFrame::Extra => actions.extend([Action::Draw, Action::Decline]),
            BattleFrame::Pair => self.propose_pairs(actions),
            BattleFrame::Support(role) => self.propose_support(role, actions),
            BattleFrame::Lay { role, .. } | BattleFrame::PlayNew { role, .. } => {
                actions.extend(self.combat_hand(role).iter().map(|&card| Action::Play(card)));
                actions.extend([Action::PlayFromDeck, Action::Decline]);
            }
            BattleFrame::Reinforce { role, .. } => {
                actions.push(Action::Decline);
                actions.extend(self.combat_hand(role).iter().map(|&card| Action::Reinforce(card)));
            }
            BattleFrame::Next => actions.extend((0..self.battle.count()).map(Action::Resolve)),
            BattleFrame::Fix { by, skirmish, .. } => {
                actions.push(Action::ChooseFront);
                actions
                    .extend(self.battle.party(skirmish, by.other()).support.types().map(Action::ChooseUnit));
            }
            BattleFrame::Close(skirmish) => self.propose_closing(skirmish, actions),
            BattleFrame::Withdraw { .. } | BattleFrame::RetreatTo(_) => {
                actions.extend(self.areas().map(Action::MoveTo));
            }
            BattleFrame::Leave { role, .. } => {
                actions.extend(self.force(role).types().map(Action::ChooseUnit));
            }
            BattleFrame::Lost { .. } => actions.extend(self.battle.picked.types().map(Action::ChooseUnit)),
            BattleFrame::TakeBack(role) => {
                actions.push(Action::Decline);
                actions.extend(self.healable(role).map(Action::TakeBack));
            }
            BattleFrame::Consume(_)
            | BattleFrame::SlipAway { .. }
            | BattleFrame::Guard
            | BattleFrame::Swap
            | BattleFrame::Release { .. }
            | BattleFrame::Recharge { .. } => self.propose_in_brood(frame, actions),
            _ => (),
        }
        let mut kept = from;
        for at in from..actions.len() {
            if self.check_battle(frame, actions[at]).is_ok() {
                actions[kept] = actions[at];
                kept += 1;
            }
        }
        actions.truncate(kept);
    }

    pub(crate) fn check_battle(&self, frame: BattleFrame, action: Action) -> Result<(), Illegal> {
        match frame {
            BattleFrame::Start(role) => self.check_ability(role, action),
            BattleFrame::Lose(role) => self.check_loss(role, action),
            BattleFrame::Extra => self.check_extra(action),
            BattleFrame::Name(role) => self.check_front(role, action),
            BattleFrame::Pair => self.check_pair(action),
            BattleFrame::Support(role) => self.check_support(role, action),
            BattleFrame::Lay { role, .. } | BattleFrame::PlayNew { role, .. } => {
                self.check_laying(role, action)
            }
            BattleFrame::Reinforce { role, .. } => self.check_reinforcement(role, action),
            BattleFrame::Next => self.check_next(action),
            BattleFrame::Fix { by, skirmish, how } => self.check_victim(by, skirmish, how, action),
            BattleFrame::Close(skirmish) => self.check_closing(skirmish, action),
            BattleFrame::Withdraw { role, unit, .. } => self.check_withdrawal(role, unit, action),
            BattleFrame::Splash(role) => self.check_splash(role, action),
            BattleFrame::RetreatTo(role) => self.check_retreat(role, action),
            BattleFrame::Leave { role, .. } => self.check_leaving(role, action),
            BattleFrame::Lost { .. } => self.check_lost(action),
            BattleFrame::TakeBack(role) => self.check_take_back(role, action),
            BattleFrame::Consume(_)
            | BattleFrame::SlipAway { .. }
            | BattleFrame::Guard
            | BattleFrame::Swap
            | BattleFrame::Release { .. }
            | BattleFrame::Recharge { .. } => self.check_in_brood(frame, action),
            _ => Err(rules::FINISH_FIRST),
        }
    }

    pub(crate) fn take_battle(&mut self, frame: BattleFrame, action: Action, log: &mut Log<Event>) {
        match frame {
            BattleFrame::Start(role) => self.use_ability(role, action, log),
            BattleFrame::Lose(role) => self.take_loss(role, action, log),
            BattleFrame::Extra => self.take_extra(action),
            BattleFrame::Name(role) => self.name_front(role, action),
            BattleFrame::Pair => self.take_pair(action, log),
            BattleFrame::Support(role) => self.take_support(role, action, log),
            BattleFrame::Lay { role, skirmish } => self.lay_card(role, skirmish, action, log),
            BattleFrame::Reinforce { role, skirmish } => self.lay_reinforcement(role, skirmish, action, log),
            BattleFrame::Next => self.take_next(action),
            BattleFrame::PlayNew { role, skirmish } => self.play_new(role, skirmish, action, log),
            BattleFrame::Fix { by, skirmish, how } => self.take_victim(by, skirmish, how, action),
            BattleFrame::Close(skirmish) => self.take_closing(skirmish, action, log),
            BattleFrame::Withdraw { role, skirmish, unit } => {
                self.withdraw_unit(role, skirmish, unit, action, log);
            }
            BattleFrame::Splash(_) => self.take_splash(action),
            BattleFrame::RetreatTo(role) => self.take_retreat(role, action),
            BattleFrame::Leave { .. } => self.take_leaving(action),
            BattleFrame::Lost { role, .. } => self.take_lost(role, action, log),
            BattleFrame::TakeBack(role) => self.take_back(role, action, log),
            BattleFrame::Consume(_)
            | BattleFrame::SlipAway { .. }
            | BattleFrame::Guard
            | BattleFrame::Swap
            | BattleFrame::Release { .. }
            | BattleFrame::Recharge { .. } => self.take_in_brood(frame, action, log),
            _ => unreachable!("checked: {action:?} in {frame:?}"),
        }
    }

    /// Runs a step: what needs no decision happens, and what leaves one choice is taken.
    pub(crate) fn run_battle(&mut self, frame: BattleFrame, log: &mut Log<Event>) -> bool {
        match frame {
            BattleFrame::Draw(role, count) => self.draw_for_battle(role, count, log),
            BattleFrame::Lay { role, skirmish } if self.lender(role, skirmish).is_some() => {
                self.go_on(BattleFrame::Borrow { role, skirmish });
            }
            BattleFrame::PlayNew { role, skirmish } if self.lender(role, skirmish).is_some() => {
                self.go_on(BattleFrame::TurnUp { role, skirmish });
            }
            BattleFrame::Borrow { role, skirmish } => self.borrow_card(role, skirmish, log),
            BattleFrame::SlipAway { role, unit } if self.withdrawals(role, unit).next().is_none() => {
                self.stack.pop();
                self.kill_unit(role, unit, log);
            }
            BattleFrame::Name(role) if self.needs_no_name(role) => self.skip_name(role),
            BattleFrame::Pair if self.all_paired() => self.finish_pairing(),
            BattleFrame::Support(role) if self.needs_no_assignment(role) => self.finish_support(role, log),
            // Hands are hidden: that only one card can be played must not show (SC 13.8.2).
            BattleFrame::Lay { role, .. }
            | BattleFrame::Reinforce { role, .. }
            | BattleFrame::PlayNew { role, .. }
                if !self.combat_hand(role).is_empty() =>
            {
                return false;
            }
            BattleFrame::Next if self.run_next(log) => (),
            BattleFrame::Reveal(skirmish) => self.reveal_skirmish(skirmish, log),
            BattleFrame::Replace { role, skirmish } => self.replace_lone(role, skirmish, log),
            BattleFrame::Suit(skirmish) => self.discard_unsuitable(skirmish, log),
            BattleFrame::Cancel { role, skirmish } => self.run_cancel(role, skirmish, log),
            BattleFrame::TurnUp { role, skirmish } => self.replace_from_deck(role, skirmish, log),
            BattleFrame::Compare(skirmish) => self.compare_skirmish(skirmish, log),
            BattleFrame::Fix { by, skirmish, how } if self.targets(by, skirmish, how).is_empty() => {
                self.skip_victim(by, skirmish, how);
            }
            BattleFrame::Destroy(skirmish) => self.destroy_victims(skirmish, log),
            BattleFrame::Close(skirmish) if self.battle.closing().is_none() => {
                self.go_on(BattleFrame::Discard(skirmish));
            }
            BattleFrame::Withdraw { role, skirmish, unit }
                if self.withdrawals(role, unit).next().is_none() =>
            {
                self.fail_to_withdraw(role, skirmish, unit, log);
            }
            BattleFrame::Discard(skirmish) => self.discard_skirmish(skirmish, log),
            BattleFrame::Splash(role) if self.splash_is_fixed(role) => self.apply_splash(role, log),
            BattleFrame::Outcome => self.decide_outcome(log),
            BattleFrame::RetreatTo(role) if self.retreats(role).next().is_none() => {
                self.go_on(BattleFrame::Leave { role, area: None });
            }
            BattleFrame::Leave { role, area } if self.run_leaving(role, area) => (),
            BattleFrame::Lost { role, area } if self.run_lost(role, area, log) => (),
            BattleFrame::TakeBack(role) if !self.heals(role) => self.skip_take_back(role),
            BattleFrame::Compared(_) | BattleFrame::Aftermath => return false,
            BattleFrame::Over => self.end_battle(log),
            asking => return self.take_forced_choice(asking, log),
        }
        true
    }

    /// Goes on after a beat.
    pub(crate) fn feed_battle(&mut self, frame: BattleFrame) {
        self.go_on(match frame {
            BattleFrame::Compared(skirmish) => {
                BattleFrame::Fix { by: Role::Attacker, skirmish, how: How::Strength }
            }
            BattleFrame::Aftermath => BattleFrame::Over,
            frame => unreachable!("{frame:?} asks nothing of nature"),
        });
    }

    /// If public facts leave one choice it is taken.
    fn take_forced_choice(&mut self, frame: BattleFrame, log: &mut Log<Event>) -> bool {
        let mut actions = Vec::new();
        self.list_battle(frame, &mut actions);
        let [only] = actions[..] else { return false };
        self.take_battle(frame, only, log);
        true
    }

    /// The battle goes on with another step.
    fn go_on(&mut self, step: BattleFrame) {
        self.stack.replace_top(Frame::Battle(step));
    }

    /// The contested area.
    fn contested(&self) -> Area {
        self.battle.area.expect("a battle is fought")
    }

    /// The units a side has left.
    pub(crate) fn force(&self, role: Role) -> Squad {
        match role {
            Role::Attacker => self.battle.attackers,
            Role::Defender => self.area(self.contested()).units,
        }
    }

    /// Takes a unit out of the battle.
    fn remove_from_force(&mut self, role: Role, unit: Unit) {
        match role {
            Role::Attacker => self.battle.attackers.remove(unit),
            Role::Defender => self.take_unit(self.contested(), unit),
        }
    }

    /// A unit in no skirmish, or in no skirmish any more, is destroyed; figures are back in the supply at once (SC G75).
    fn kill_unit(&mut self, role: Role, unit: Unit, log: &mut Log<Event>) {
        self.remove_from_force(role, unit);
        let seat = self.battle.seat(role);
        self.mourn(seat, unit, self.contested().planet);
        log.push(|| Event::Killed { seat, unit });
    }

    /// The hand of a side.
    fn combat_hand(&self, role: Role) -> &[crate::cards::Card] {
        self.players[self.battle.seat(role)].zone(CardZone::Hand)
    }

    /// Whether a technology lies in a side's play area (SC 17.10.1).
    fn plays_with(&self, role: Role, technology: Technology) -> bool {
        let player = &self.players[self.battle.seat(role)];
        player.zone(CardZone::PlayArea).iter().any(|card| card.technology() == Some(technology))
    }

    /// Whether a side's Air Support module works here: it has a base in the contested area (SC 16.5.1, SC G73).
    fn has_air_support(&self, role: Role) -> bool {
        let seat = self.battle.seat(role);
        self.players[seat].modules(crate::cards::Module::AirSupport) > 0
            && self.area(self.contested()).base == Some(seat)
    }

    /// How many units of those that come an area can still hold (SC 1.4.1, SC 25.3.2).
    fn space_in(&self, area: Area, seat: Seat, coming: Squad) -> u8 {
        let there = self.area(area).units;
        let fits = |count: u8| {
            let coming = coming.iter().take(usize::from(count));
            self.load(seat, there.iter().chain(coming)) <= area.limit()
                && usize::from(there.len() + count) <= Squad::MOST
        };
        (0..=coming.len()).rev().find(|&count| fits(count)).unwrap_or(0)
    }

    /// Whether a player's units may fall back to an area: it is friendly or empty, and not the contested one
    /// (SC 13.14.6, SC 17.3.2, SC G62).
    fn is_refuge(&self, area: Area, seat: Seat) -> bool {
        area != self.contested() && (self.is_friendly(area, seat) || self.is_empty(area))
    }
}
