//! Words for battles: two sides meet in one area of Pridewater.
#![allow(dead_code, reason = "every chapter uses some of these words")]

use orrery_engine::Game;
use orrery_starcraft::combat::{Role, Totals};

use crate::support::*;

/// Where battles are fought; it holds four units.
pub(crate) const FIELD: Area = area(Planet::Pridewater, 0);
/// Where the attackers come from, up to four of them.
pub(crate) const CAMP: Area = area(Planet::Pridewater, 1);
/// Where further attackers come from; it holds three units.
pub(crate) const REAR: Area = area(Planet::Pridewater, 2);

/// A card of a starting deck.
pub(crate) fn terran(number: u8) -> Card {
    Card::numbered(Race::Terran, number)
}

/// A card of a starting deck.
pub(crate) fn protoss(number: u8) -> Card {
    Card::numbered(Race::Protoss, number)
}

/// A card of a starting deck.
pub(crate) fn zerg(number: u8) -> Card {
    Card::numbered(Race::Zerg, number)
}

/// A card of a starting deck of Brood War.
pub(crate) fn brood(race: Race, number: u8) -> Card {
    Card::numbered_in(race, number, Edition::BroodWar)
}

/// The first card of a technology.
pub(crate) fn tech(technology: Technology) -> Card {
    copy(technology, 0)
}

/// A card of a technology, counted from 0.
pub(crate) fn copy(technology: Technology, number: usize) -> Card {
    Card::copies(technology).nth(number).expect("so many copies")
}

/// A battle about to be fought: A attacks B. The first unit of each side is meant for the front line.
pub(crate) struct Fight {
    position: Arrangement,
    attackers: Vec<Unit>,
    defenders: Vec<Unit>,
}

/// A attacks B with these units; the factions follow from them.
pub(crate) fn fight(attackers: &[Unit], defenders: &[Unit]) -> Fight {
    fight_of(Arrangement::new(2), attackers, defenders)
}

/// The same with Brood War.
pub(crate) fn brood_fight(attackers: &[Unit], defenders: &[Unit]) -> Fight {
    fight_of(Arrangement::brood(2), attackers, defenders)
}

/// The same in a position of one's own.
pub(crate) fn fight_of(position: Arrangement, attackers: &[Unit], defenders: &[Unit]) -> Fight {
    let faction = |unit: Unit, seat| match (unit.def().race, seat) {
        (Race::Terran, A) => Faction::Raynor,
        (Race::Terran, _) => Faction::Mengsk,
        (Race::Protoss, A) => Faction::Tassadar,
        (Race::Protoss, _) => Faction::Aldaris,
        (Race::Zerg, A) => Faction::QueenOfBlades,
        (Race::Zerg, _) => Faction::Overmind,
    };
    let (first, rest) = attackers.split_at(attackers.len().min(4));
    let position = position
        .faction(A, faction(attackers[0], A))
        .faction(B, faction(defenders[0], B))
        .units(A, CAMP, first)
        .units(A, REAR, rest)
        .units(B, FIELD, defenders)
        .order_on_top(B, Planet::Helios, Order::Build);
    Fight { position, attackers: attackers.to_vec(), defenders: defenders.to_vec() }
}

impl Fight {
    /// Something else about the position.
    pub(crate) fn with(mut self, change: impl FnOnce(Arrangement) -> Arrangement) -> Self {
        self.position = change(self.position);
        self
    }

    /// A player has bought a technology.
    pub(crate) fn technology(self, seat: Seat, technology: Technology) -> Self {
        self.with(|position| position.technology(seat, technology))
    }

    /// A player's hand.
    pub(crate) fn hand(self, seat: Seat, cards: &[Card]) -> Self {
        self.with(|position| position.hand(seat, cards))
    }

    /// The top of a player's deck, the first card drawn first.
    pub(crate) fn deck_top(self, seat: Seat, cards: &[Card]) -> Self {
        self.with(|position| position.deck_top(seat, cards))
    }

    /// All attackers have entered the area and the battle begins.
    #[track_caller]
    pub(crate) fn begin(self) -> Scenario<StarCraft> {
        self.begin_with(Order::Mobilize)
    }

    /// The same with a special Mobilize order.
    #[track_caller]
    pub(crate) fn begin_special(self) -> Scenario<StarCraft> {
        self.begin_with(Order::SpecialMobilize)
    }

    #[track_caller]
    fn begin_with(self, order: Order) -> Scenario<StarCraft> {
        let mut t = self.position.order_on_top(A, Planet::Pridewater, order).begin();
        t.accepts(A, Action::Execute);
        for &unit in &self.attackers {
            let from = if t.units(CAMP).contains(&unit) { CAMP } else { REAR };
            t.accepts(A, Action::PickUp { unit, area: from }).accepts(A, Action::MoveTo(FIELD));
        }
        t.accepts(A, Action::Finish);
        t
    }

    /// Each side plays these cards, a standard card and perhaps a Reinforcement card, in the only skirmish.
    #[track_caller]
    pub(crate) fn plays(self, attacker: &[Card], defender: &[Card]) -> Fought {
        self.plays_with(Order::Mobilize, attacker, defender)
    }

    /// The same with an order of one's own.
    #[track_caller]
    pub(crate) fn plays_with(self, order: Order, attacker: &[Card], defender: &[Card]) -> Fought {
        let front = Action::Pair { attacker: self.attackers[0], defender: self.defenders[0] };
        let mut t = self.hand(A, attacker).hand(B, defender).begin_with(order);
        t.may(A, Action::Decline).may(B, Action::Decline).may(A, Action::Decline).may(A, front);
        t.lays(A, attacker).lays(B, defender);
        Fought::of(t)
    }

    /// Each side has one card, which is played.
    #[track_caller]
    pub(crate) fn totals(self, attacker: &[Card], defender: &[Card]) -> [Totals; 2] {
        self.plays(attacker, defender).totals()
    }
}

/// Battles in a scenario's words.
pub(crate) trait Battling {
    /// The seat takes the action if it is listed.
    fn may(&mut self, seat: Seat, action: Action) -> &mut Self;
    /// The seat lays a standard card from hand in the next skirmish, and perhaps a Reinforcement card.
    fn lays(&mut self, seat: Seat, cards: &[Card]) -> &mut Self;
    /// The seat lays the top card of its deck in the next skirmish.
    fn lays_from_deck(&mut self, seat: Seat) -> &mut Self;
    /// What the seat can do.
    fn listed(&self, seat: Seat) -> Vec<Action>;
    /// Whether the seat is asked anything.
    fn is_asked(&self, seat: Seat) -> bool;
    /// Attackers in the battle.
    fn attackers(&self) -> Vec<Unit>;
}

impl Battling for Scenario<StarCraft> {
    #[track_caller]
    fn may(&mut self, seat: Seat, action: Action) -> &mut Self {
        if self.listed(seat).contains(&action) { self.accepts(seat, action) } else { self }
    }

    #[track_caller]
    fn lays(&mut self, seat: Seat, cards: &[Card]) -> &mut Self {
        self.accepts(seat, Action::Play(cards[0]));
        match cards.get(1) {
            Some(&card) => self.accepts(seat, Action::Reinforce(card)),
            None => self.may(seat, Action::Decline),
        }
    }

    #[track_caller]
    fn lays_from_deck(&mut self, seat: Seat) -> &mut Self {
        self.accepts(seat, Action::PlayFromDeck)
    }

    fn listed(&self, seat: Seat) -> Vec<Action> {
        let mut actions = Vec::new();
        self.state().legal_actions(seat, &mut actions);
        actions
    }

    fn is_asked(&self, seat: Seat) -> bool {
        !self.listed(seat).is_empty()
    }

    fn attackers(&self) -> Vec<Unit> {
        self.state().battle().attackers.iter().collect()
    }
}

/// A battle whose cards are laid, and what has happened in it.
pub(crate) struct Fought {
    pub(crate) t: Scenario<StarCraft>,
    pub(crate) events: Vec<Event>,
}

impl Fought {
    pub(crate) fn of(mut t: Scenario<StarCraft>) -> Self {
        let events = t.events();
        Self { t, events }
    }

    /// Takes in what has happened since.
    pub(crate) fn goes_on(&mut self) -> &mut Self {
        self.events.extend(self.t.events());
        self
    }

    /// The totals of the last skirmish compared, the attacker's first.
    #[track_caller]
    pub(crate) fn totals(&self) -> [Totals; 2] {
        let compared = self.events.iter().rev().find_map(|event| match event {
            Event::Compared { attacker, defender, .. } => Some([*attacker, *defender]),
            _ => None,
        });
        compared.expect("a skirmish was compared")
    }

    /// The totals of a skirmish, the attacker's first.
    #[track_caller]
    pub(crate) fn totals_of(&self, number: u8) -> [Totals; 2] {
        let compared = self.events.iter().find_map(|event| match event {
            Event::Compared { skirmish, attacker, defender } if *skirmish == number => {
                Some([*attacker, *defender])
            }
            _ => None,
        });
        compared.expect("the skirmish was compared")
    }

    /// One side's attack and health.
    #[track_caller]
    pub(crate) fn strength(&self, role: Role) -> (u8, u8) {
        let totals = self.totals()[role as usize];
        (totals.attack, totals.health)
    }

    /// What a player lost, in order.
    pub(crate) fn lost(&self, seat: Seat) -> Vec<Unit> {
        let killed = self.events.iter().filter_map(|event| match *event {
            Event::Killed { seat: owner, unit } if owner == seat => Some(unit),
            _ => None,
        });
        killed.collect()
    }

    /// Whether this happened.
    pub(crate) fn has(&self, event: &Event) -> bool {
        self.events.contains(event)
    }
}
