//! Attacking players and bases (SR 7, SR 17.3).

use orrery_engine::{Illegal, Log, Seat};

use crate::action::Slot;
use crate::event::Event;
use crate::frame::Frame;
use crate::piles::Zone;
use crate::rules;
use crate::state::StarRealms;

impl StarRealms {
    pub(crate) fn check_attack(&self, seat: Seat, target: Seat) -> Result<(), Illegal> {
        self.check_target(seat, target)?;
        self.check_shield(target)?;
        if self.players[seat].combat == 0 {
            return Err(rules::NO_COMBAT);
        }
        Ok(())
    }

    /// Whether the base may be attacked at all, whatever the combat pool holds.
    pub(crate) fn check_base_open(&self, seat: Seat, owner: Seat, slot: Slot) -> Result<(), Illegal> {
        let card = self.in_play(owner, slot).ok_or(rules::NOT_IN_PLAY)?;
        if card.kind.is_ship() {
            return Err(rules::SHIPS_ARE_SAFE);
        }
        self.check_target_bases(seat, owner)?;
        self.check_base_shield(owner, card, rules::OUTPOST_GUARDS_BASE)
    }

    pub(crate) fn check_attack_base(&self, seat: Seat, owner: Seat, slot: Slot) -> Result<(), Illegal> {
        self.check_base_open(seat, owner, slot)?;
        let combat = self.players[seat].combat;
        if combat == 0 {
            return Err(rules::NO_COMBAT);
        }
        if self.boss() != Some(owner) && combat < self.missing_damage(owner, slot) {
            return Err(rules::DEFENSE_TOO_HIGH);
        }
        Ok(())
    }

    /// Combat still needed to destroy a base: its defense, less damage kept in raid (SR G58).
    pub(crate) fn missing_damage(&self, owner: Seat, slot: Slot) -> u16 {
        let card = self.piles.get(Zone::InPlay(owner))[usize::from(slot)];
        u16::from(card.acting().def().defense.saturating_sub(card.damage()))
    }

    pub(crate) fn attack_base(&mut self, seat: Seat, owner: Seat, slot: Slot, log: &mut Log<Event>) {
        if self.boss() == Some(owner) {
            return self.stack.push(Frame::DamageBase { seat, slot }); // SR 17.3.2
        }
        let paid = self.missing_damage(owner, slot);
        self.players[seat].combat -= paid;
        self.destroy_base(seat, owner, slot, paid, log);
    }

    /// SR G58: a raider spends combat on a base of the boss.
    pub(crate) fn damage_base(&mut self, seat: Seat, slot: Slot, amount: u16, log: &mut Log<Event>) {
        let boss = self.first;
        self.players[seat].combat -= amount;
        if amount == self.missing_damage(boss, slot) {
            return self.destroy_base(seat, boss, slot, amount, log);
        }
        let card = &mut self.piles.get_mut(Zone::InPlay(boss))[usize::from(slot)];
        card.set_damage(card.damage() + amount as u8);
        let kind = card.kind;
        log.push(|| Event::BaseDamaged { seat, owner: boss, kind, amount });
    }

    /// SR 7.4.2: the opponent loses as much authority as combat is spent.
    pub(crate) fn attack_player(&mut self, seat: Seat, target: Seat, amount: u16, log: &mut Log<Event>) {
        self.players[seat].combat -= amount;
        let purse = self.purse(target);
        self.players[purse].authority -= i32::from(amount);
        let authority = self.players[purse].authority;
        log.push(|| Event::Attacked { seat, target, amount, authority });
        if authority <= 0 {
            self.eliminate(target, log); // SR 11.1.3
        }
    }
}
