//! What a client shows: questions, choices and sentences as message keys, and places on the table.
//!
//! Zones of a [`Spot`]: `row` (index: the title), `explorers`, `trade-deck`, `scrap-heap`; with an owner `hand`
//! (index: the title), `discard` (index: the title), `deck`, `in-play` (index: the slot), `player`.

use orrery_engine::{Choice, ChoiceKind, Describe, Game, Illegal, Line, Message, Move, Seat, Spot, Status};

use crate::action::{Action, Placement};
use crate::cards::{Destination, Kind, Part};
use crate::event::{Event, Points, ScrappedFrom};
use crate::frame::{Frame, Goal};
use crate::piles::Zone;
use crate::rules::{self, rule};
use crate::setup::Mode;
use crate::state::StarRealms;

pub(crate) fn place(zone: &'static str, owner: Option<Seat>, index: u16) -> Spot {
    Spot { zone, owner, index, item: 0 }
}

pub(crate) fn hand(seat: Seat, kind: Kind) -> Spot {
    place("hand", Some(seat), kind as u16)
}

pub(crate) fn discard(seat: Seat, kind: Kind) -> Spot {
    place("discard", Some(seat), kind as u16)
}

pub(crate) fn in_play(seat: Seat, slot: u8) -> Spot {
    place("in-play", Some(seat), u16::from(slot))
}

pub(crate) fn player(seat: Seat) -> Spot {
    place("player", Some(seat), 0)
}

pub(crate) fn for_sale(kind: Kind) -> Spot {
    if kind == Kind::Explorer { place("explorers", None, 0) } else { place("row", None, kind as u16) }
}

fn name(kind: Kind) -> &'static str {
    kind.def().key
}

impl StarRealms {
    fn name_in_play(&self, owner: Seat, slot: u8) -> &'static str {
        self.in_play(owner, slot).map_or("card-unknown", |card| name(card.kind))
    }

    fn question_of(&self, frame: Frame, seat: Seat) -> Message {
        match frame {
            Frame::Main if self.setup.mode == Mode::Hydra => Message::new("ask-team-main").by(rule("15.2.2")),
            Frame::Main => Message::new("ask-main").by(rule("3.2.6")),
            Frame::EitherOr { kind, .. } => {
                Message::new("ask-either-or").with("card", name(kind)).by(rule("5.6.1"))
            }
            Frame::ChooseVictim { .. } => Message::new("ask-victim").by(rule("12.1.10")),
            Frame::Discard { left, .. } => {
                Message::new("ask-discard").with("count", i32::from(left)).by(rule("5.8.2"))
            }
            Frame::DiscardOwn { done, at_least, up_to, .. } => {
                let key = if done >= at_least { "ask-may-discard-own" } else { "ask-discard-own" };
                Message::new(key).with("count", i32::from(up_to - done)).by(rule("5.1.6"))
            }
            Frame::ScrapOwn { from, done, at_least, up_to, .. } => {
                let key = match (from, done >= at_least) {
                    (crate::cards::From::Hand, true) => "ask-may-scrap-hand",
                    (crate::cards::From::Hand, false) => "ask-scrap-hand",
                    (crate::cards::From::DiscardPile, _) => "ask-may-scrap-discard",
                    (crate::cards::From::HandOrDiscardPile, true) => "ask-may-scrap-own",
                    (crate::cards::From::HandOrDiscardPile, false) => "ask-scrap-own",
                };
                Message::new(key).with("count", i32::from(up_to - done)).by(rule("5.7.1"))
            }
            Frame::TradeOrCombat { left, .. } => {
                Message::new("ask-trade-or-combat").with("count", i32::from(left)).by(rule("5.6.1"))
            }
            Frame::ScrapRow { left, .. } => {
                Message::new("ask-scrap-row").with("count", i32::from(left)).by(rule("G10"))
            }
            Frame::DestroyBase { .. } => {
                let key = if self.may_decline(frame) { "ask-may-destroy-base" } else { "ask-destroy-base" };
                Message::new(key).by(rule("7.3.1"))
            }
            Frame::AcquireFree { max_cost: u8::MAX, .. } => {
                Message::new("ask-acquire-any-ship").by(rule("6.2.1"))
            }
            Frame::AcquireFree { max_cost, .. } => {
                Message::new("ask-acquire-free").with("cost", i32::from(max_cost)).by(rule("6.2.1"))
            }
            Frame::Place { kind, .. } => Message::new("ask-place").with("card", name(kind)).by(rule("G20")),
            Frame::CopyBase { .. } => Message::new("ask-copy-base").by(rule("G66")),
            Frame::CopyShip { .. } => Message::new("ask-copy-ship").by(rule("G63")),
            Frame::AttackPlayer { target, .. } => Message::new("ask-attack-amount")
                .with("target", target)
                .with("combat", i32::from(self.players[seat].combat))
                .by(rule("7.4.1")),
            Frame::DamageBase { slot, .. } => Message::new("ask-damage-amount")
                .with("card", self.name_in_play(self.first, slot))
                .with("missing", i32::from(self.missing_damage(self.first, slot)))
                .by(rule("G58")),
            Frame::Joint { proposer, goal, .. } => match goal {
                Goal::Base { owner, slot } => Message::new("ask-joint-attack")
                    .with("proposer", proposer)
                    .with("owner", owner)
                    .with("card", self.name_in_play(owner, slot))
                    .by(rule("15.4.1")),
                Goal::Card { kind, receiver } => Message::new("ask-joint-purchase")
                    .with("proposer", proposer)
                    .with("receiver", receiver)
                    .with("card", name(kind))
                    .by(rule("15.4.2")),
            },
            Frame::Gift { to, .. } => {
                let paragraph = if self.setup.mode == Mode::Emperor { "16.4.1" } else { "17.5.1" };
                Message::new("ask-gift").with("to", to).by(rule(paragraph))
            }
            Frame::Setup { .. }
            | Frame::NextTurn
            | Frame::Draw { .. }
            | Frame::Text { .. }
            | Frame::Leave { .. } => unreachable!("{frame:?} does not ask"),
        }
    }

    fn label_place(placement: Placement, ability: Option<Destination>) -> Message {
        Message::new(match (placement, ability) {
            (Placement::Pile, _) => "do-place-pile",
            (Placement::Ability, Some(Destination::TopOfDeck)) => "do-place-ability-top",
            (Placement::Ability, _) => "do-place-ability-hand",
            (Placement::OwnText, _) => "do-place-own-text",
            (Placement::WaitingHand, _) => "do-place-waiting-hand",
            (Placement::WaitingTop, _) => "do-place-waiting-top",
            (Placement::WaitingShipTop, _) => "do-place-waiting-ship-top",
        })
    }

    fn label_half(&self, half: Part) -> Message {
        match self.stack.top() {
            Some(Frame::EitherOr { kind, .. }) => {
                Message::new(if half == Part::Either { "do-choose-either" } else { "do-choose-or" })
                    .with("card", name(kind))
                    .with("effect", effect_key(kind, half))
            }
            _ => Message::new(if half == Part::Either { "do-take-trade" } else { "do-take-combat" }),
        }
    }
}

/// The heading a choice of the main phase stands under.
const fn group(action: Action) -> Option<&'static str> {
    match action {
        Action::Play(_) => Some("group-play"),
        Action::UsePrimary(_) | Action::UseAlly(_) | Action::UseScrap(_) => Some("group-use"),
        Action::Attack(_) | Action::AttackBase { .. } | Action::ProposeAttack { .. } => Some("group-attack"),
        Action::Acquire(_) | Action::ProposeAcquire { .. } => Some("group-acquire"),
        Action::PassCard { .. } => Some("group-pass"),
        _ => None,
    }
}

/// The key of what the others wait for.
const fn waiting_key(frame: Frame) -> &'static str {
    match frame {
        Frame::Discard { .. } | Frame::DiscardOwn { .. } => "wait-discard",
        Frame::ScrapOwn { .. } | Frame::ScrapRow { .. } => "wait-scrap",
        Frame::ChooseVictim { .. } => "wait-victim",
        Frame::DestroyBase { .. } => "wait-destroy-base",
        Frame::AcquireFree { .. } | Frame::Place { .. } => "wait-acquire",
        Frame::CopyBase { .. } | Frame::CopyShip { .. } => "wait-copy",
        Frame::AttackPlayer { .. } | Frame::DamageBase { .. } => "wait-attack",
        Frame::Joint { .. } => "wait-joint",
        Frame::Gift { .. } => "wait-gift",
        Frame::EitherOr { .. } | Frame::TradeOrCombat { .. } => "wait-choose",
        _ => "wait-main",
    }
}

/// The key of one half of a card's choice.
fn effect_key(kind: Kind, half: Part) -> &'static str {
    use Kind::*;
    match (kind, half) {
        (Parasite, Part::Either) => "effect-combat-6",
        (Parasite, _) => "effect-acquire-6",
        (FrontierStation, Part::Either) => "effect-trade-2",
        (FrontierStation, _) => "effect-combat-3",
        (TradingPost, Part::Either) => "effect-authority-1",
        (TradingPost, _) | (RecyclingStation, Part::Either) => "effect-trade-1",
        (BarterWorld, Part::Either) => "effect-authority-2",
        (BarterWorld, _) => "effect-trade-2",
        (DefenseCenter, Part::Either) => "effect-authority-3",
        (DefenseCenter, _) => "effect-combat-2",
        (BlobWorld, Part::Either) => "effect-combat-5",
        (BlobWorld, _) => "effect-draw-per-blob",
        (RecyclingStation, _) => "effect-discard-draw",
        (PatrolMech, Part::Either) => "effect-trade-3",
        (PatrolMech, _) => "effect-combat-5",
        _ => unreachable!("{kind:?} offers no choice"),
    }
}

impl Describe for StarRealms {
    fn question(&self, seat: Seat) -> Option<Message> {
        let Status::Decision(seats) = self.status() else { return None };
        let frame = self.stack.top().filter(|_| seats.contains(seat))?;
        Some(self.question_of(frame, seat))
    }

    /// SR 3.2.8: cards in hand and combat are lost with the main phase.
    fn confirmation(&self, seat: Seat, action: Action) -> Option<Message> {
        if action != Action::EndTurn {
            return None;
        }
        let mut listed = Vec::new();
        self.list(seat, &mut listed);
        let may = |is: fn(&Action) -> bool| listed.iter().any(is);
        let cards = if may(|action| matches!(action, Action::Play(_))) {
            self.piles.len(Zone::Hand(seat))
        } else {
            0
        };
        let attacks = |action: &Action| matches!(action, Action::Attack(_) | Action::AttackBase { .. });
        let combat = if may(attacks) { self.players[seat].combat } else { 0 };
        let key = match (cards, combat) {
            (0, 0) => return None,
            (_, 0) => "confirm-unplayed",
            (0, _) => "confirm-unspent",
            (_, _) => "confirm-unplayed-and-unspent",
        };
        let mut message = Message::new(key).by(rule("3.2.8"));
        if cards > 0 {
            message = message.with("cards", cards as i32);
        }
        if combat > 0 {
            message = message.with("combat", i32::from(combat));
        }
        Some(message)
    }

    fn waiting(&self, seat: Seat) -> Option<Message> {
        let Status::Decision(seats) = self.status() else { return None };
        let frame = self.stack.top().filter(|_| seats.contains(seat))?;
        Some(Message::new(waiting_key(frame)).with("player", seat))
    }

    fn choice(&self, seat: Seat, action: Action) -> Choice {
        let card = |key, kind: Kind| Message::new(key).with("card", name(kind));
        let own = |key, slot: u8| Message::new(key).with("card", self.name_in_play(seat, slot));
        let base = |key, owner: Seat, slot: u8| {
            Message::new(key).with("card", self.name_in_play(owner, slot)).with("owner", owner)
        };
        let (label, about) = match action {
            Action::Play(kind) => (card("do-play", kind), vec![hand(seat, kind)]),
            Action::UsePrimary(slot) => (own("do-use-primary", slot), vec![in_play(seat, slot)]),
            Action::UseAlly(slot) => (own("do-use-ally", slot), vec![in_play(seat, slot)]),
            Action::UseScrap(slot) => (own("do-use-scrap", slot), vec![in_play(seat, slot)]),
            Action::Acquire(kind) => {
                let free = matches!(self.stack.top(), Some(Frame::AcquireFree { .. }));
                let cost = i32::from(kind.def().cost);
                let label = if free { card("do-acquire-free", kind) } else { card("do-acquire", kind) };
                (label.with("cost", cost), vec![for_sale(kind)])
            }
            Action::Attack(target) => {
                (Message::new("do-attack").with("target", target), vec![player(target)])
            }
            Action::AttackBase { owner, slot } => {
                let missing = self.in_play(owner, slot).map_or(0, |_| self.missing_damage(owner, slot));
                let label = base("do-attack-base", owner, slot).with("defense", i32::from(missing));
                (label, vec![in_play(owner, slot)])
            }
            Action::PassCard { kind, to } => {
                (card("do-pass", kind).with("to", to), vec![discard(seat, kind), player(to)])
            }
            Action::ProposeAttack { owner, slot } => {
                (base("do-propose-attack", owner, slot), vec![in_play(owner, slot)])
            }
            Action::ProposeAcquire { kind, receiver } => {
                (card("do-propose-acquire", kind).with("receiver", receiver), vec![for_sale(kind)])
            }
            Action::EndTurn if self.setup.mode == Mode::Hydra => (Message::new("do-ready"), vec![]),
            Action::EndTurn => (Message::new("do-end-turn"), vec![]),
            Action::Withdraw => (Message::new("do-withdraw"), vec![]),
            Action::Spend(amount) => {
                let about = match self.stack.top() {
                    Some(Frame::AttackPlayer { target, .. }) => vec![player(target)],
                    Some(Frame::DamageBase { slot, .. }) => vec![in_play(self.first, slot)],
                    Some(Frame::Joint { goal: Goal::Base { owner, slot }, .. }) => vec![in_play(owner, slot)],
                    Some(Frame::Joint { goal: Goal::Card { kind, .. }, .. }) => vec![for_sale(kind)],
                    _ => vec![],
                };
                (Message::new("do-spend").with("amount", i32::from(amount)), about)
            }
            Action::ChooseEither => (self.label_half(Part::Either), vec![]),
            Action::ChooseOr => (self.label_half(Part::Or), vec![]),
            Action::Target(target) => {
                (Message::new("do-target").with("target", target), vec![player(target)])
            }
            Action::Discard(kind) => (card("do-discard", kind), vec![hand(seat, kind)]),
            Action::ScrapFromHand(kind) => (card("do-scrap-hand", kind), vec![hand(seat, kind)]),
            Action::ScrapFromDiscard(kind) => (card("do-scrap-discard", kind), vec![discard(seat, kind)]),
            Action::ScrapFromRow(kind) => (card("do-scrap-row", kind), vec![for_sale(kind)]),
            Action::Destroy { owner, slot } if owner == seat => {
                (own("do-destroy-own", slot), vec![in_play(owner, slot)])
            }
            Action::Destroy { owner, slot } => (base("do-destroy", owner, slot), vec![in_play(owner, slot)]),
            Action::CopyBase { owner, slot } => {
                (base("do-copy-base", owner, slot), vec![in_play(owner, slot)])
            }
            Action::CopyShip(kind) => (card("do-copy-ship", kind), vec![]),
            Action::Place(placement) => {
                let (ability, about) = match self.stack.top() {
                    Some(Frame::Place { kind, ability, .. }) => (Some(ability), vec![for_sale(kind)]),
                    _ => (None, vec![]),
                };
                (Self::label_place(placement, ability), about)
            }
            Action::Give(kind) => (card("do-give", kind), vec![]),
            Action::Decline => (Message::new("do-decline"), vec![]),
        };
        let choice = Choice { group: group(action), ..Choice::new(label, about) };
        match action {
            Action::EndTurn | Action::Withdraw | Action::Decline => choice.of_kind(ChoiceKind::Finish),
            Action::Spend(amount) => choice.of_kind(ChoiceKind::Amount(amount)),
            _ => choice,
        }
    }

    fn sentence(&self, event: &Event) -> Option<Message> {
        let by = |key, seat: Seat| Message::new(key).with("player", seat);
        let card = |key, seat: Seat, kind: Kind| by(key, seat).with("card", name(kind));
        Some(match *event {
            Event::LotDrawn { first } => match self.setup.mode {
                Mode::Raid => by("log-boss-drawn", first).by(rule("G55")),
                Mode::Hydra | Mode::Emperor => by("log-first-team-drawn", first).by(rule("G1")),
                _ => by("log-first-drawn", first).by(rule("G1")),
            },
            Event::TradeDeckShuffled => return None,
            Event::DeckShuffled { seat } => by("log-shuffled", seat).by(rule("9.2.1")),
            Event::GameBegan { .. } => Message::new("log-began").by(rule("2.1.6")),
            Event::TurnBegan { seats, turn } => {
                let key = if seats.len() > 1 { "log-team-turn" } else { "log-turn" };
                by(key, seats.lowest()?).with("turn", i32::from(turn)).by(rule("3.1.1"))
            }
            Event::Played { seat, kind } => card("log-played", seat, kind).by(rule("4.1.2")),
            Event::Used { seat, kind, part, .. } => {
                let (key, paragraph) = match part {
                    Part::Ally => ("log-used-ally", "5.4.2"),
                    Part::Scrap => ("log-used-scrap", "5.5.2"),
                    _ => ("log-used-primary", "5.3.2"),
                };
                card(key, seat, kind).by(rule(paragraph))
            }
            Event::Gained { seat, points, amount, by: source } => {
                let (key, paragraph) = match points {
                    Points::Trade => ("log-gained-trade", "5.2.1"),
                    Points::Combat => ("log-gained-combat", "5.2.2"),
                    Points::Authority => ("log-gained-authority", "5.2.4"),
                };
                card(key, seat, source).with("amount", i32::from(amount)).by(rule(paragraph))
            }
            Event::Drew { seat, count, .. } => {
                by("log-drew", seat).with("count", i32::from(count)).by(rule("2.2.4"))
            }
            Event::HandDiscarded { seat, ref faces } => {
                by("log-hand-discarded", seat).with("count", faces.len() as i32).by(rule("8.2.4"))
            }
            Event::Discarded { seat, kind } => card("log-discarded", seat, kind).by(rule("5.8.5")),
            Event::Scrapped { seat, kind, from } => {
                let (key, paragraph) = match from {
                    ScrappedFrom::Hand => ("log-scrapped-hand", "5.7.1"),
                    ScrappedFrom::DiscardPile => ("log-scrapped-discard", "5.7.1"),
                    ScrappedFrom::Row => ("log-scrapped-row", "5.7.5"),
                    // The use of the scrap ability has its own sentence.
                    ScrappedFrom::Play => return None,
                };
                card(key, seat, kind).by(rule(paragraph))
            }
            Event::RowFilled { kind } => {
                Message::new("log-row-filled").with("card", name(kind)).by(rule("6.3.2"))
            }
            Event::Acquired { seat, kind, paid, to } => {
                let key = match to {
                    Destination::DiscardPile => "log-acquired",
                    Destination::Hand => "log-acquired-hand",
                    Destination::TopOfDeck => "log-acquired-top",
                };
                card(key, seat, kind).with("paid", i32::from(paid)).by(rule("6.1.3"))
            }
            Event::DiscardDemanded { seat, victim } => {
                by("log-discard-demanded", seat).with("victim", victim).by(rule("5.8.1"))
            }
            Event::NextPlaced { seat, to } => {
                let key = if to == Destination::Hand { "log-next-to-hand" } else { "log-next-to-top" };
                by(key, seat).by(rule("G20"))
            }
            Event::Copied { seat, kind, of } => {
                card("log-copied", seat, kind).with("of", name(of)).by(rule("G67"))
            }
            Event::Attacked { seat, target, amount, authority } => by("log-attacked", seat)
                .with("target", target)
                .with("amount", i32::from(amount))
                .with("authority", authority.max(0))
                .by(rule("7.4.2")),
            Event::BaseDamaged { seat, owner, kind, amount } => card("log-base-damaged", seat, kind)
                .with("owner", owner)
                .with("amount", i32::from(amount))
                .by(rule("17.3.2")),
            Event::BaseDestroyed { seat, owner, kind, paid } => card("log-base-destroyed", seat, kind)
                .with("owner", owner)
                .with("paid", i32::from(paid))
                .by(rule(if paid > 0 { "7.2.1" } else { "7.3.1" })),
            Event::DamageRemoved { seat } => by("log-damage-removed", seat).by(rule("17.3.3")),
            Event::CardPassed { seat, to, kind } => {
                card("log-passed", seat, kind).with("to", to).by(rule("16.3.1"))
            }
            Event::AttackProposed { seat, owner, kind } => {
                card("log-attack-proposed", seat, kind).with("owner", owner).by(rule("15.4.1"))
            }
            Event::PurchaseProposed { seat, kind, receiver } => {
                card("log-purchase-proposed", seat, kind).with("receiver", receiver).by(rule("15.4.2"))
            }
            Event::Pledged { seat, amount } => {
                by("log-pledged", seat).with("amount", i32::from(amount)).by(rule("15.4.3"))
            }
            Event::JointPaymentFailed { seat } => by("log-joint-failed", seat).by(rule("15.4.3")),
            Event::JointlyPaid { .. } => Message::new("log-joint-paid").by(rule("15.4.3")),
            Event::Ready { seat } => by("log-ready", seat).by(rule("G71")),
            Event::Withdrew { seat } => by("log-withdrew", seat).by(rule("G71")),
            Event::TurnEnded { .. } => return None,
            Event::Conceded { seat } => by("log-conceded", seat).by(rule("G35")),
            Event::Eliminated { seat } => by("log-eliminated", seat).by(rule("12.1.8")),
            Event::CardGiven { seat, to, kind } => {
                card("log-given", seat, kind).with("to", to).by(rule("G31"))
            }
            Event::Drawn { .. } => Message::new("log-drawn").by(rule("G77")),
            Event::Won { winners } => {
                let key = if winners.len() > 1 { "log-team-won" } else { "log-won" };
                by(key, winners.lowest()?).by(rule("11.1.2"))
            }
        })
    }

    fn line(&self, event: &Event) -> Line {
        match event {
            Event::TurnBegan { .. } => Line::Heading,
            Event::Gained { .. } => Line::Detail,
            _ => Line::Sentence,
        }
    }

    fn moves(&self, event: &Event) -> Vec<Move> {
        self.moves_of(event)
    }

    fn attempts(&self, seat: Seat, spot: Spot) -> Vec<Action> {
        let position = spot.index as u8;
        let kind = Kind::all().nth(usize::from(spot.index));
        match (spot.zone, spot.owner, kind) {
            ("hand", Some(owner), Some(kind)) if owner == seat => {
                vec![Action::Play(kind), Action::Discard(kind), Action::ScrapFromHand(kind)]
            }
            ("row", _, Some(kind)) => vec![
                Action::Acquire(kind),
                Action::ScrapFromRow(kind),
                Action::ProposeAcquire { kind, receiver: seat },
            ],
            ("explorers", ..) => vec![Action::Acquire(Kind::Explorer)],
            ("in-play", Some(owner), _) if owner == seat => vec![
                Action::UsePrimary(position),
                Action::UseAlly(position),
                Action::UseScrap(position),
                Action::Destroy { owner, slot: position },
                Action::CopyBase { owner, slot: position },
            ],
            ("in-play", Some(owner), _) => vec![
                Action::AttackBase { owner, slot: position },
                Action::Destroy { owner, slot: position },
                Action::CopyBase { owner, slot: position },
                Action::ProposeAttack { owner, slot: position },
            ],
            ("player", Some(target), _) => vec![Action::Attack(target), Action::Target(target)],
            ("discard", Some(owner), Some(kind)) if owner == seat => {
                let pass = self.allies(seat).without(seat).iter().map(|to| Action::PassCard { kind, to });
                [Action::ScrapFromDiscard(kind)].into_iter().chain(pass).collect()
            }
            _ => vec![],
        }
    }

    fn idle(&self, _seat: Seat, spot: Spot) -> Illegal {
        match spot.zone {
            "deck" | "trade-deck" | "hand" => rules::FACE_DOWN,
            "scrap-heap" => rules::SCRAP_HEAP_IS_FINAL,
            _ => rules::NOTHING_ASKS,
        }
    }
}
