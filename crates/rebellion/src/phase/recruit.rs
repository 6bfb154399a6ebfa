//! Recruiting (RB 12.7).

use orrery_engine::{Log, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::cards::{ActionCard, Leader, Role, Side, Timing};
use crate::event::Event;
use crate::phase::RefreshStep;
use crate::state::{At, Back, Owned, Rebellion};

/// What a side has chosen, unseen by the other (RB 12.7.5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Recruit {
    /// The card it keeps and the leader it recruits.
    pub choice: Option<(ActionCard, Option<Leader>)>,
    /// Whether it has nothing more to decide.
    pub done: bool,
}

impl Rebellion {
    /// RB 12.7.1: both draw two action cards, or what is left (RB G59).
    pub(crate) fn begin_recruiting(&mut self, log: &mut Log<Event>) {
        for side in Side::BOTH {
            self.recruits[side as usize] = Recruit::default();
            for _ in 0..2 {
                self.draw_action(side);
            }
            let cards: Vec<ActionCard> = self.actions[side as usize].drawn.iter().collect();
            log.push(|| Event::ActionsDrawn { side, count: cards.len() as u8, cards: Some(cards) });
        }
    }

    fn draw_action(&mut self, side: Side) -> Option<ActionCard> {
        let actions = &mut self.actions[side as usize];
        let card = actions.deck.pop()?;
        actions.known = actions.known.min(actions.deck.len() as u8);
        actions.drawn.push(card);
        Some(card)
    }

    /// RB 16.8.4
    pub(crate) fn recruiters(&self) -> SeatSet {
        Side::BOTH
            .into_iter()
            .filter(|&side| !self.recruits[side as usize].done)
            .map(|side| self.seat_of(side, Role::Admiral))
            .collect()
    }

    pub(crate) fn run_recruiting(&mut self) -> bool {
        for side in Side::BOTH {
            let nothing = self.actions[side as usize].drawn.is_empty();
            let recruit = &mut self.recruits[side as usize];
            recruit.done |= nothing && recruit.choice.is_none();
        }
        if self.recruiters().is_empty() {
            return self.next_refresh(RefreshStep::Announce { side: Side::Rebels });
        }
        false
    }

    /// Whether a leader can be recruited (RB 12.7.6, RB 12.7.7).
    pub(crate) fn is_recruitable(&self, leader: Leader) -> bool {
        self.leader(leader).at == At::Supply && leader != Leader::LukeSkywalkerJedi
    }

    pub(crate) fn list_recruiting(&self, side: Side, actions: &mut Vec<Action>) {
        let own = &self.actions[side as usize];
        let mut anybody = false;
        for card in own.drawn.iter() {
            let mut alone = true;
            for &leader in card.def().leaders.iter().filter(|&&leader| self.is_recruitable(leader)) {
                alone = false;
                actions.push(Action::Keep { card, leader: Some(leader) });
            }
            anybody |= !alone;
            // RB 12.7.9
            if alone {
                actions.push(Action::Keep { card, leader: None });
            }
        }
        // RB 12.7.8
        if !anybody && !own.deck.is_empty() {
            actions.push(Action::DrawMore);
        }
    }

    pub(crate) fn take_recruiting(&mut self, seat: Seat, side: Side, action: Action, log: &mut Log<Event>) {
        match action {
            Action::DrawMore => {
                let card = self.draw_action(side).expect("checked: a card is left");
                log.push(|| Event::ActionsDrawn { side, count: 1, cards: Some(vec![card]) });
                return;
            }
            Action::Keep { card, leader } => {
                self.recruits[side as usize].choice = Some((card, leader));
                let drawn = &mut self.actions[side as usize].drawn;
                drawn.remove(drawn.position(card).expect("checked: drawn"));
            }
            _ => unreachable!("checked: {action:?}"),
        }
        self.recruits[side as usize].done = true;
        log.push(|| Event::ChoiceMade { seat });
    }

    /// RB 12.7.4; in the first game the cards leave the game (RB 2.12.9).
    pub(crate) fn bury_action(&mut self, side: Side, card: ActionCard) {
        let first_game = self.setup.options.first_game;
        let actions = &mut self.actions[side as usize];
        actions.drawn.remove(actions.drawn.position(card).expect("checked: drawn"));
        if first_game {
            actions.unseen.push(card);
        } else {
            actions.deck.push_front(card);
            actions.known += 1;
        }
    }

    /// RB 12.7.5: a side announces its leader.
    pub(crate) fn announce(&mut self, side: Side, log: &mut Log<Event>) {
        let recruit = std::mem::take(&mut self.recruits[side as usize]);
        let Some((card, leader)) = recruit.choice else { return };
        // The order matters only if two or more go under the deck (RB G58).
        let left: Vec<ActionCard> = self.actions[side as usize].drawn.iter().collect();
        match left[..] {
            [] => (),
            [last] => self.bury_action(side, last),
            _ => {
                let seat = self.seat_of(side, Role::Admiral);
                self.push_choose(crate::phase::Choose::Bury { seat, side });
            }
        }
        let could: u32 = Leader::all()
            .filter(|&own| self.is_recruitable(own) && own.def().side == side)
            .fold(0, |bits, own| bits | 1 << own as u32);
        let back = match leader {
            Some(leader) => Back::Recruited(leader),
            None => Back::Alone(could),
        };
        if let Some(leader) = leader {
            self.leader_mut(leader).at = At::Pool;
        }
        log.push(|| Event::Recruited { side, leader, card: Some(card) });
        if self.setup.options.first_game {
            self.actions[side as usize].unseen.push(card);
            return;
        }
        self.actions[side as usize].owned.push(Owned { card, back });
        if card.def().timing == Timing::Immediate {
            self.use_immediate(side, card, leader, log);
        }
    }
}
