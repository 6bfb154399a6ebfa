//! What an action is worth now.

use std::cell::OnceCell;

use orrery_engine::{Game, Seat};

use super::position::{ALLIES, AUTHORITY, BASES, CARDS, FEATURES};
use super::subject::Subject;
use super::table::{Habit, PHASES, Prices, TABLE, Table, Worth};
use super::weights;
use crate::cards::{Clause, Faction, From, Part};
use crate::piles::{Card, Zone};
use crate::{Action, Kind, Mode, Placement, Slot, StarRealms};

/// An action worth so much is taken at once.
pub(super) const OBVIOUS: i32 = 10_000;
/// An action that is never right.
const NEVER: i32 = -10_000;
/// Cards played from hand before those bases are used that need hand cards.
const BEFORE_HAND_IS_USED: i32 = 10;

/// The phase of the game as a seat sees it, from 0 to 8.
pub(super) fn phase(game: &StarRealms, seat: Seat) -> usize {
    let round = usize::from(game.turn()) / active_players(game);
    let lowest = game.opponents(seat).iter().map(|other| game.authority(other)).min().unwrap_or(0);
    let hurt = (50 - lowest.min(game.authority(seat))).max(0) as usize;
    (round * 2 / 3).max(hurt / 6).min(PHASES - 1)
}

fn active_players(game: &StarRealms) -> usize {
    match game.setup().mode {
        Mode::Hydra => 2,
        _ => usize::from(game.in_game().len()).max(1),
    }
}

/// A move that needs no thought: hand cards that go first, bases and allies that only gain, amounts.
#[inline]
pub(super) fn obvious(game: &StarRealms, seat: Seat) -> Option<Action> {
    match Subject::of(game) {
        Subject::Main => obvious_in_main(game, seat),
        Subject::AttackPlayer(target) => {
            let needed = game.authority(target).max(1) as u16;
            Some(Action::Spend(game.combat(seat).min(needed)))
        }
        Subject::DamageBase(slot) => {
            Some(Action::Spend(game.combat(seat).min(game.missing_damage(game.first, slot))))
        }
        Subject::EitherOr(_) | Subject::TradeOrCombat | Subject::Joint { .. } | Subject::Other => None,
    }
}

#[inline]
fn obvious_in_main(game: &StarRealms, seat: Seat) -> Option<Action> {
    let table: &Table = &TABLE;
    let mut next: Option<(i32, Kind)> = None;
    for card in game.cards(Zone::Hand(seat)) {
        let order = table.habits[card.kind as usize].order;
        if next.is_none_or(|(most, _)| order > most) {
            next = Some((order, card.kind));
        }
    }
    if let Some((order, kind)) = next
        && order > BEFORE_HAND_IS_USED
    {
        return Some(Action::Play(kind));
    }
    let in_play = game.cards(Zone::InPlay(seat));
    let mut waits = false;
    for (slot, card) in in_play.iter().enumerate() {
        let kind = card.acting();
        let habit = &table.habits[kind as usize];
        if card.kind.is_base() && !card.has(Card::PRIMARY_USED) {
            if habit.gains {
                return Some(Action::UsePrimary(slot as Slot));
            }
            waits |= habit.uses_hand;
        }
        if habit.ally_gains && !card.has(Card::ALLY_USED) && game.ally_condition(seat, slot) {
            return Some(Action::UseAlly(slot as Slot));
        }
    }
    if waits { None } else { next.map(|(_, kind)| Action::Play(kind)) }
}

/// Judges the actions of one seat in one position.
pub(super) struct Judge<'a> {
    game: &'a StarRealms,
    seat: Seat,
    table: &'static Table,
    prices: &'static Prices,
    worths: &'static [Worth; Kind::COUNT],
    subject: Subject,
    /// The seat's deck; looked at when first needed.
    deck: OnceCell<DeckSummary>,
    weights: &'static [f32; FEATURES],
}

impl<'a> Judge<'a> {
    #[inline]
    pub(super) fn new(game: &'a StarRealms, seat: Seat) -> Self {
        let table: &'static Table = &TABLE;
        let phase = phase(game, seat);
        Self {
            game,
            seat,
            table,
            prices: &table.prices[phase],
            worths: &table.worths[phase],
            subject: Subject::of(game),
            deck: OnceCell::new(),
            weights: &weights::CARDS[phase],
        }
    }

    fn habit(&self, kind: Kind) -> &'static Habit {
        &self.table.habits[kind as usize]
    }

    fn of(&self, kind: Kind) -> &'static Worth {
        &self.worths[kind as usize]
    }

    fn card(&self, owner: Seat, slot: Slot) -> Card {
        self.game.cards(Zone::InPlay(owner))[usize::from(slot)]
    }

    pub(super) fn worth(&self, action: Action) -> i32 {
        match action {
            Action::Play(kind) => OBVIOUS + 100 * self.habit(kind).order,
            Action::UsePrimary(slot) => self.use_primary(slot),
            Action::UseAlly(slot) => self.use_ally(slot),
            Action::UseScrap(slot) => self.use_scrap(slot),
            Action::Acquire(kind) => self.acquire(kind),
            Action::Attack(target) => self.attack(target),
            Action::AttackBase { owner, slot } => self.attack_base(owner, slot),
            Action::PassCard { .. } | Action::Withdraw => NEVER,
            Action::ProposeAttack { owner, slot } => self.propose_attack(owner, slot),
            Action::ProposeAcquire { kind, receiver } => self.propose_acquire(kind, receiver),
            Action::EndTurn => self.end_turn(),
            Action::Spend(amount) => self.spend(amount),
            Action::ChooseEither => self.choose(Part::Either),
            Action::ChooseOr => self.choose(Part::Or),
            Action::Target(target) => self.danger(target),
            Action::Discard(kind) => self.prices.draw - self.of(kind).primary,
            Action::ScrapFromHand(kind) => -self.adding(kind) - self.of(kind).primary / 2,
            Action::ScrapFromDiscard(kind) => -self.adding(kind),
            Action::ScrapFromRow(kind) => self.scrap_from_row(kind),
            Action::Destroy { owner, slot } => {
                if self.game.allies(self.seat).contains(owner) {
                    NEVER
                } else {
                    100 + self.base(owner, slot)
                }
            }
            Action::CopyBase { owner, slot } => self.of(self.card(owner, slot).kind).primary,
            Action::CopyShip(kind) => self.of(kind).primary,
            Action::Place(placement) => match placement {
                Placement::Pile => 0,
                Placement::Ability => 150,
                Placement::OwnText | Placement::WaitingHand => 200,
                Placement::WaitingTop | Placement::WaitingShipTop => 100,
            },
            Action::Give(kind) => 1000 + self.of(kind).primary,
            Action::Decline => 0,
        }
    }

    fn use_primary(&self, slot: Slot) -> i32 {
        let kind = self.card(self.seat, slot).acting();
        let habit = self.habit(kind);
        if habit.gains {
            return OBVIOUS + 900;
        }
        if habit.uses_hand && !self.has_junk(kind) {
            return NEVER;
        }
        OBVIOUS + if habit.uses_hand { 500 } else { 0 }
    }

    /// Whether a base that uses up own cards finds one that may go.
    fn has_junk(&self, base: Kind) -> bool {
        let junk = |card: &Card| matches!(card.kind, Kind::Scout | Kind::Viper);
        let hand = || self.game.cards(Zone::Hand(self.seat)).iter().any(junk);
        let pile = || self.game.cards(Zone::Discard(self.seat)).iter().any(junk);
        match base.def().primary {
            [.., Clause::ScrapOwn { from: From::HandOrDiscardPile, .. }] => hand() || pile(),
            [Clause::EitherOr, ..] => true,
            _ => hand(),
        }
    }

    fn use_ally(&self, slot: Slot) -> i32 {
        let kind = self.card(self.seat, slot).acting();
        if self.habit(kind).ally_gains {
            return OBVIOUS + 800;
        }
        match kind.def().ally {
            // Last of all, when all scrapping is done.
            [Clause::CombatPerScrapped(_)] => OBVIOUS - 1,
            _ => OBVIOUS + 10,
        }
    }

    fn use_scrap(&self, slot: Slot) -> i32 {
        let card = self.card(self.seat, slot);
        let kind = card.acting();
        if self.habit(kind).scrap_combat > 0 && self.scraps_kill() {
            return OBVIOUS;
        }
        let mut gain = 0;
        for &clause in kind.def().scrap {
            gain += match clause {
                Clause::Trade(n) => i32::from(n) * self.trade_now(n),
                Clause::Combat(n) => i32::from(n) * self.combat(),
                Clause::DestroyBase if !self.any_open_base() => return NEVER,
                Clause::DestroyBase => 300,
                _ => self.prices.text(&[clause]),
            };
        }
        let keep = if card.kind.is_base() {
            (1000.0 * self.weights[BASES + card.kind as usize]) as i32
        } else {
            self.adding(card.kind)
        };
        gain - keep
    }

    /// Whether scrapping all that gives combat destroys the opponent's outposts and finishes him.
    fn scraps_kill(&self) -> bool {
        let scraps: u16 = self
            .game
            .cards(Zone::InPlay(self.seat))
            .iter()
            .map(|card| self.habit(card.acting()).scrap_combat)
            .sum();
        let all = i32::from(self.game.combat(self.seat) + scraps);
        self.game.opponents(self.seat).iter().any(|other| all >= self.to_kill(other))
    }

    /// Combat needed to finish a player, outposts included.
    fn to_kill(&self, other: Seat) -> i32 {
        let outposts: i32 = self
            .game
            .cards(Zone::InPlay(other))
            .iter()
            .filter(|card| card.kind.is_outpost())
            .map(|card| i32::from(card.kind.def().defense))
            .sum();
        self.game.authority(other) + outposts
    }

    fn any_open_base(&self) -> bool {
        self.game
            .opponents(self.seat)
            .iter()
            .any(|other| self.game.cards(Zone::InPlay(other)).iter().any(|card| card.kind.is_base()))
    }

    fn acquire(&self, kind: Kind) -> i32 {
        let free = if self.subject == Subject::Main { 0 } else { 1000 };
        free + self.adding(kind)
    }

    /// What a card more of this title does for the deck.
    fn adding(&self, kind: Kind) -> i32 {
        let deck = self.deck.get_or_init(|| DeckSummary::of(self.game, self.seat, self.weights));
        deck.adding(kind, self.weights)
    }

    /// What a point of combat spent on a player is worth.
    fn combat(&self) -> i32 {
        ((self.weights[AUTHORITY] * 100.0) as i32).max(20)
    }

    fn attack(&self, target: Seat) -> i32 {
        let authority = self.game.authority(target);
        if i32::from(self.game.combat(self.seat)) >= authority {
            return OBVIOUS + 5000;
        }
        match self.game.setup().mode {
            Mode::Duel | Mode::Hydra => 0,
            _ => self.danger(target) / 10,
        }
    }

    /// How much an opponent deserves to be hit, from 0 to 100 or so.
    fn danger(&self, target: Seat) -> i32 {
        (80 - self.game.authority(target)).max(0)
    }

    fn attack_base(&self, owner: Seat, slot: Slot) -> i32 {
        let card = self.card(owner, slot);
        let defense = i32::from(self.game.missing_damage(owner, slot));
        let combat = i32::from(self.game.combat(self.seat));
        if card.kind.is_outpost() {
            // Nothing else can be hit while it stands.
            let finishes = combat >= self.to_kill(owner);
            return if finishes { OBVIOUS + 4000 } else { 50 + self.base(owner, slot).max(0) - defense * 10 };
        }
        self.base(owner, slot) - defense * self.combat()
    }

    /// What it is worth to be rid of an enemy's base.
    fn base(&self, owner: Seat, slot: Slot) -> i32 {
        let kind = self.card(owner, slot).kind;
        (1500.0 * self.weights[BASES + kind as usize]) as i32
    }

    fn propose_attack(&self, owner: Seat, slot: Slot) -> i32 {
        let alone = self.game.combat(self.seat) >= self.game.missing_damage(owner, slot);
        if alone || !self.card(owner, slot).kind.is_outpost() { NEVER } else { 40 }
    }

    fn propose_acquire(&self, kind: Kind, receiver: Seat) -> i32 {
        let alone = u16::from(kind.def().cost) <= self.game.trade(self.seat);
        if alone || receiver != self.seat { NEVER } else { self.acquire(kind) - 150 }
    }

    fn end_turn(&self) -> i32 {
        if self.game.combat(self.seat) > 0 && self.can_attack() { NEVER + 1 } else { 0 }
    }

    fn can_attack(&self) -> bool {
        let game = self.game;
        game.opponents(self.seat).iter().any(|other| match game.setup().mode {
            Mode::Duel => !game.is_shielded(other),
            _ => game.check(self.seat, Action::Attack(other)).is_ok(),
        })
    }

    fn spend(&self, amount: u16) -> i32 {
        let amount = i32::from(amount);
        match self.subject {
            Subject::AttackPlayer(target) => {
                let authority = self.game.authority(target);
                OBVIOUS + 2 * amount.min(authority) - (amount - authority).max(0)
            }
            Subject::Joint { proposer, card, most, price } => {
                let pledge = self.pledge(proposer, card, i32::from(most), i32::from(price));
                OBVIOUS - (amount - pledge).abs()
            }
            _ => OBVIOUS + amount,
        }
    }

    /// What to give to a joint payment.
    fn pledge(&self, proposer: Seat, card: Option<(Kind, Seat)>, most: i32, price: i32) -> i32 {
        let Some((kind, _)) = card else { return most };
        if proposer == self.seat {
            return most;
        }
        // Fair if it is less than two thirds, or if nothing here is better bought alone.
        let trade = self.game.trade(self.seat);
        let row = self.game.cards(Zone::Row).iter().map(|card| card.kind);
        let alone =
            row.filter(|kind| u16::from(kind.def().cost) <= trade).map(|kind| self.adding(kind)).max();
        if 3 * most <= 2 * price && alone.unwrap_or(0) <= self.acquire(kind) { most } else { 0 }
    }

    fn choose(&self, part: Part) -> i32 {
        let Subject::EitherOr(kind) = self.subject else {
            return if part == Part::Either { 2 * self.trade_now(2) } else { 2 * self.combat() };
        };
        let mut sum = 0;
        for &clause in kind.text(part) {
            sum += match clause {
                Clause::Trade(n) => i32::from(n) * self.trade_now(n),
                Clause::Combat(n) => i32::from(n) * self.combat(),
                Clause::Authority(n) => i32::from(n) * self.combat() * 2 / 3,
                Clause::AcquireFree { max_cost, .. } => {
                    let row = self.game.cards(Zone::Row).iter().map(|card| card.kind);
                    let fits = row.filter(|kind| kind.def().cost <= max_cost);
                    fits.map(|kind| self.adding(kind)).max().unwrap_or(0)
                }
                Clause::DrawPerPlayed(_) => 2 * self.prices.draw,
                _ => self.prices.text(&[clause]),
            };
        }
        sum
    }

    /// What a point of trade is worth this turn if there are `more` of it.
    fn trade_now(&self, more: u8) -> i32 {
        let trade = self.game.trade(self.seat);
        let buys = |trade: u16| {
            let row = self.game.cards(Zone::Row).iter().map(|card| card.kind);
            row.filter(|kind| u16::from(kind.def().cost) <= trade).map(|kind| self.adding(kind)).max()
        };
        let (now, then) = (buys(trade).unwrap_or(0), buys(trade + u16::from(more)).unwrap_or(0));
        (then - now).max(0) / i32::from(more).max(1) / 2 + self.prices.trade / 3
    }

    fn scrap_from_row(&self, kind: Kind) -> i32 {
        let hand: u16 =
            self.game.cards(Zone::Hand(self.seat)).iter().map(|card| self.habit(card.kind).trade).sum();
        let mine = u16::from(kind.def().cost) <= self.game.trade(self.seat) + hand;
        if mine { -50 } else { self.adding(kind) / 4 - 60 }
    }
}

/// What matters of a player's cards when one more is added.
struct DeckSummary {
    factions: [i32; Faction::COUNT],
    /// The average weight of the cards that go round.
    mean: f32,
    /// The part of the cards that a hand of five is.
    share: f32,
}

impl DeckSummary {
    fn of(game: &StarRealms, seat: Seat, weights: &[f32; FEATURES]) -> Self {
        let mut factions = [0; Faction::COUNT];
        let mut sum = 0.0;
        let mut cards = 0;
        for zone in [Zone::Deck(seat), Zone::Hand(seat), Zone::Discard(seat)] {
            for card in game.cards(zone) {
                factions[card.kind.def().faction as usize] += 1;
                sum += weights[CARDS + card.kind as usize];
                cards += 1;
            }
        }
        for card in game.cards(Zone::InPlay(seat)) {
            factions[card.kind.def().faction as usize] += 1;
            if card.kind.is_ship() {
                sum += weights[CARDS + card.kind as usize];
                cards += 1;
            }
        }
        let cards = cards.max(5) as f32;
        Self { factions, mean: sum / cards, share: 5.0 / cards }
    }

    fn adding(&self, kind: Kind, weights: &[f32; FEATURES]) -> i32 {
        let faction = kind.def().faction as usize;
        let prospect = (self.factions[faction] as f32 * self.share).min(1.0);
        let ally = TABLE.worths[PHASES / 2][kind as usize].ally as f32 / 1000.0
            * prospect
            * weights[ALLIES + faction];
        (1000.0 * self.share * (weights[CARDS + kind as usize] + 0.7 * ally - self.mean)) as i32
    }
}
