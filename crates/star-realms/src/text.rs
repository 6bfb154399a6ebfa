//! Card texts: clause after clause, each finished before the next (SR G4).

use orrery_engine::{Log, Seat, SeatSet};

use crate::action::{Action, Slot};
use crate::cards::{Clause, Condition, Destination, From, Kind, Part, PerCard, What};
use crate::event::{Event, Points, ScrappedFrom};
use crate::frame::Frame;
use crate::piles::Zone;
use crate::setup::DiscardTiming;
use crate::state::StarRealms;

impl StarRealms {
    /// Carries out a text from clause `next` on, up to the first question.
    #[inline]
    pub(crate) fn run_text(
        &mut self,
        seat: Seat,
        kind: Kind,
        part: Part,
        mut next: u8,
        log: &mut Log<Event>,
    ) {
        let text = kind.text(part);
        while let Some(&clause) = text.get(usize::from(next)) {
            next += 1;
            match clause {
                Clause::Trade(n) => self.gain(seat, Points::Trade, u16::from(n), kind, log),
                Clause::Combat(n) => self.gain(seat, Points::Combat, u16::from(n), kind, log),
                Clause::Authority(n) => self.gain(seat, Points::Authority, u16::from(n), kind, log),
                Clause::CombatPerScrapped(n) => {
                    let cards = self.players[seat].so_far.scrapped;
                    self.gain(seat, Points::Combat, u16::from(n) * cards, kind, log);
                }
                Clause::NextCardToHand => {
                    self.players[seat].so_far.to_hand += 1;
                    log.push(|| Event::NextPlaced { seat, to: Destination::Hand });
                }
                Clause::NextCardToTop => {
                    self.players[seat].so_far.to_top += 1;
                    log.push(|| Event::NextPlaced { seat, to: Destination::TopOfDeck });
                }
                Clause::NextShipMayTop => {
                    self.players[seat].so_far.ship_to_top += 1;
                    log.push(|| Event::NextPlaced { seat, to: Destination::TopOfDeck });
                }
                Clause::OnlyIf(condition) => {
                    if !self.holds(seat, condition) {
                        return;
                    }
                }
                asking => {
                    if usize::from(next) < text.len() {
                        self.stack.push(Frame::Text { seat, kind, part, next });
                    }
                    self.begin(seat, kind, asking, log);
                    return;
                }
            }
        }
    }

    /// Begins a clause that draws or asks; what follows it is already on the stack.
    fn begin(&mut self, seat: Seat, kind: Kind, clause: Clause, log: &mut Log<Event>) {
        match clause {
            Clause::Draw(n) => {
                self.draw(seat, n, log);
            }
            Clause::DrawPerPlayed(faction) => {
                let n = self.players[seat].so_far.played[faction as usize];
                self.draw(seat, n, log);
            }
            Clause::OpponentDiscards => self.begin_opponent_discards(seat, log),
            Clause::DestroyBase => self.begin_destroy_base(seat, false, log),
            Clause::MayDestroyBase => self.begin_destroy_base(seat, true, log),
            Clause::ScrapOwn { from, at_least, up_to, then } => {
                self.ask_scrap_own(seat, from, 0, at_least, up_to, then, log);
            }
            Clause::DiscardOwn { at_least, up_to, then } => {
                self.ask_discard_own(seat, 0, at_least, up_to, then, log);
            }
            Clause::ScrapRow { up_to } => {
                if !self.piles.is_empty(Zone::Row) {
                    self.stack.push(Frame::ScrapRow { seat, left: up_to });
                }
            }
            Clause::EitherOr => self.stack.push(Frame::EitherOr { seat, kind }),
            Clause::AcquireFree { max_cost, what, to } => {
                if self.for_free(max_cost, what).next().is_some() {
                    self.stack.push(Frame::AcquireFree { seat, max_cost, what, to });
                }
            }
            Clause::CopyShip => {
                // The copying ship is the card played last.
                let slot = self.piles.len(Zone::InPlay(seat)) as Slot - 1;
                if self.ships_to_copy(seat).next().is_some() {
                    self.stack.push(Frame::CopyShip { seat, slot });
                }
            }
            Clause::CopyBase => unreachable!("using a copying base pushes its own frame"),
            Clause::Trade(_)
            | Clause::Combat(_)
            | Clause::Authority(_)
            | Clause::CombatPerScrapped(_)
            | Clause::NextCardToHand
            | Clause::NextCardToTop
            | Clause::NextShipMayTop
            | Clause::OnlyIf(_) => unreachable!("{clause:?} asks nothing"),
        }
    }

    pub(crate) fn gain(&mut self, seat: Seat, points: Points, amount: u16, by: Kind, log: &mut Log<Event>) {
        if amount == 0 {
            return;
        }
        match points {
            Points::Trade => self.players[seat].trade += amount,
            Points::Combat => self.players[seat].combat += amount,
            Points::Authority => {
                let purse = self.purse(seat);
                self.players[purse].authority += i32::from(amount);
            }
        }
        log.push(|| Event::Gained { seat, points, amount, by });
    }

    fn holds(&self, seat: Seat, condition: Condition) -> bool {
        match condition {
            Condition::OwnBases(n) => self.count_bases(seat) >= usize::from(n),
            Condition::AnOpponentHasBase => self.opponents(seat).iter().any(|other| self.has_base(other)),
        }
    }

    // Forced discards (SR 5.8).

    fn begin_opponent_discards(&mut self, seat: Seat, log: &mut Log<Event>) {
        let victims = self.target_players(seat);
        match (victims.len(), victims.lowest()) {
            (0, _) => (), // SR G17
            (1, Some(victim)) => self.demand_discard(seat, victim, log),
            _ => self.stack.push(Frame::ChooseVictim { seat }),
        }
    }

    pub(crate) fn demand_discard(&mut self, seat: Seat, victim: Seat, log: &mut Log<Event>) {
        log.push(|| Event::DiscardDemanded { seat, victim });
        match self.setup.options.discard {
            DiscardTiming::AtOnce => self.ask_discard(victim, 1, log),
            DiscardTiming::StartOfTurn => self.players[victim].owed_discards += 1, // SR G70
        }
    }

    /// Asks for forced discards. Whoever must discard his whole hand is not asked: its size is public.
    pub(crate) fn ask_discard(&mut self, seat: Seat, left: u16, log: &mut Log<Event>) {
        if self.piles.len(Zone::Hand(seat)) > usize::from(left) {
            if left > 0 {
                self.stack.push(Frame::Discard { seat, left });
            }
            return;
        }
        self.log_hand_discarded(seat, log);
        self.piles.discard_hand(seat);
    }

    pub(crate) fn log_hand_discarded(&self, seat: Seat, log: &mut Log<Event>) {
        let hand = self.piles.get(Zone::Hand(seat));
        if !hand.is_empty() {
            log.push(|| Event::HandDiscarded { seat, faces: hand.iter().map(|card| card.kind).collect() });
        }
    }

    pub(crate) fn discard(&mut self, seat: Seat, kind: Kind, log: &mut Log<Event>) {
        let Some(index) = self.piles.find(Zone::Hand(seat), kind) else { return };
        self.piles.shift(Zone::Hand(seat), index, Zone::Discard(seat), 0);
        log.push(|| Event::Discarded { seat, kind });
    }

    // Own discards and scraps, with what follows for each card.

    pub(crate) fn ask_discard_own(
        &mut self,
        seat: Seat,
        done: u8,
        at_least: u8,
        up_to: u8,
        then: PerCard,
        log: &mut Log<Event>,
    ) {
        if done == up_to || self.piles.is_empty(Zone::Hand(seat)) {
            self.follow(seat, done, then, log);
        } else {
            self.stack.push(Frame::DiscardOwn { seat, done, at_least, up_to, then });
        }
    }

    #[expect(clippy::too_many_arguments, reason = "the fields of the frame")]
    pub(crate) fn ask_scrap_own(
        &mut self,
        seat: Seat,
        from: From,
        done: u8,
        at_least: u8,
        up_to: u8,
        then: PerCard,
        log: &mut Log<Event>,
    ) {
        let hand = from != From::DiscardPile && !self.piles.is_empty(Zone::Hand(seat));
        let discard = from != From::Hand && !self.piles.is_empty(Zone::Discard(seat));
        if done == up_to || !(hand || discard) {
            self.follow(seat, done, then, log);
        } else {
            self.stack.push(Frame::ScrapOwn { seat, from, done, at_least, up_to, then });
        }
    }

    /// What follows for each card discarded or scrapped, after all of them.
    pub(crate) fn follow(&mut self, seat: Seat, cards: u8, then: PerCard, log: &mut Log<Event>) {
        match then {
            PerCard::Draw if cards > 0 => {
                self.draw(seat, cards, log);
            }
            PerCard::TradeOrCombat if cards > 0 => {
                self.stack.push(Frame::TradeOrCombat { seat, left: cards });
            }
            PerCard::Nothing | PerCard::Draw | PerCard::TradeOrCombat => (),
        }
    }

    /// SR 5.7.4: a scrapped card goes to the scrap heap, an Explorer to its pile.
    pub(crate) fn scrap(&mut self, seat: Seat, zone: Zone, index: usize, log: &mut Log<Event>) {
        let kind = self.piles.get(zone)[index].kind;
        let heap = if kind == Kind::Explorer { Zone::Explorers } else { Zone::ScrapHeap };
        self.piles.shift(zone, index, heap, 0);
        let from = match zone {
            Zone::Hand(_) => ScrappedFrom::Hand,
            Zone::Discard(_) => ScrappedFrom::DiscardPile,
            Zone::Row => ScrappedFrom::Row,
            _ => ScrappedFrom::Play,
        };
        if matches!(zone, Zone::Hand(_) | Zone::Discard(_)) {
            self.players[seat].so_far.scrapped += 1;
        }
        if heap == Zone::ScrapHeap {
            self.quiet = 0;
        }
        log.push(|| Event::Scrapped { seat, kind, from });
    }

    // Destroying bases by an ability (SR 7.3).

    fn begin_destroy_base(&mut self, seat: Seat, optional: bool, log: &mut Log<Event>) {
        let mut enemy = None;
        let mut enemies = 0;
        self.each_open_base(seat, |owner, slot, _| {
            enemy = Some((owner, slot));
            enemies += 1;
        });
        let own = self.has_base(seat);
        match enemy {
            None if !own => (), // SR G11
            Some((owner, slot)) if enemies == 1 && !own && !optional => {
                self.destroy_base(seat, owner, slot, 0, log);
            }
            _ => self.stack.push(Frame::DestroyBase { seat, optional }),
        }
    }

    /// A base goes to its owner's discard pile (SR 4.3.6).
    pub(crate) fn destroy_base(
        &mut self,
        seat: Seat,
        owner: Seat,
        slot: Slot,
        paid: u16,
        log: &mut Log<Event>,
    ) {
        let kind = self.piles.get(Zone::InPlay(owner))[usize::from(slot)].kind;
        self.piles.shift(Zone::InPlay(owner), usize::from(slot), Zone::Discard(owner), 0);
        log.push(|| Event::BaseDestroyed { seat, owner, kind, paid });
    }

    // Copying (SR G9, SR G63, SR G66).

    /// Titles of other ships played this turn. A copying ship has nothing printed that could be copied
    /// (SR G76).
    pub(crate) fn ships_to_copy(&self, seat: Seat) -> impl Iterator<Item = Kind> {
        self.players[seat].so_far.ships.iter().filter(|&kind| kind != Kind::StealthNeedle)
    }

    /// Calls `found` for every base that the card at `slot` may copy.
    pub(crate) fn each_base_to_copy(&self, seat: Seat, slot: Slot, mut found: impl FnMut(Seat, Slot)) {
        for owner in self.in_game.iter() {
            for (at, card) in self.piles.get(Zone::InPlay(owner)).iter().enumerate() {
                if card.kind.is_base() && (owner, at as Slot) != (seat, slot) {
                    found(owner, at as Slot);
                }
            }
        }
    }

    pub(crate) fn copy(&mut self, seat: Seat, slot: Slot, of: Kind, log: &mut Log<Event>) {
        let card = &mut self.piles.get_mut(Zone::InPlay(seat))[usize::from(slot)];
        card.copies = Some(of);
        let kind = card.kind;
        log.push(|| Event::Copied { seat, kind, of });
        self.note_allies(seat);
    }

    // Which cards a free acquisition may take (SR 6.2.1, SR G19).

    pub(crate) fn for_free(&self, max_cost: u8, what: What) -> impl Iterator<Item = Kind> {
        let fits =
            move |kind: &Kind| kind.def().cost <= max_cost && (what == What::AnyCard || kind.is_ship());
        let explorer = self.piles.get(Zone::Explorers).first();
        self.piles.get(Zone::Row).iter().chain(explorer).map(|card| card.kind).filter(fits)
    }

    /// The effects that ask while a text is carried out, answered.
    pub(crate) fn answer_text(&mut self, seat: Seat, frame: Frame, action: Action, log: &mut Log<Event>) {
        match (frame, action) {
            (Frame::EitherOr { kind, .. }, Action::ChooseEither) => {
                self.run_text(seat, kind, Part::Either, 0, log);
            }
            (Frame::EitherOr { kind, .. }, Action::ChooseOr) => self.run_text(seat, kind, Part::Or, 0, log),
            (Frame::ChooseVictim { .. }, Action::Target(victim)) => self.demand_discard(seat, victim, log),
            (Frame::Discard { left, .. }, Action::Discard(kind)) => {
                self.discard(seat, kind, log);
                self.ask_discard(seat, left - 1, log);
            }
            (Frame::DiscardOwn { done, at_least, up_to, then, .. }, Action::Discard(kind)) => {
                self.discard(seat, kind, log);
                self.ask_discard_own(seat, done + 1, at_least, up_to, then, log);
            }
            (Frame::DiscardOwn { done, then, .. }, Action::Decline) => self.follow(seat, done, then, log),
            (Frame::ScrapOwn { from, done, at_least, up_to, then, .. }, action) => {
                let (zone, kind) = match action {
                    Action::ScrapFromHand(kind) => (Zone::Hand(seat), kind),
                    Action::ScrapFromDiscard(kind) => (Zone::Discard(seat), kind),
                    _ => return self.follow(seat, done, then, log),
                };
                if let Some(index) = self.piles.find(zone, kind) {
                    self.scrap(seat, zone, index, log);
                }
                self.ask_scrap_own(seat, from, done + 1, at_least, up_to, then, log);
            }
            (Frame::TradeOrCombat { left, .. }, choice) => {
                let points = if choice == Action::ChooseEither { Points::Trade } else { Points::Combat };
                if left > 1 {
                    self.stack.push(Frame::TradeOrCombat { seat, left: left - 1 });
                }
                self.gain(seat, points, 2, Kind::SupplyDepot, log);
            }
            (Frame::ScrapRow { left, .. }, Action::ScrapFromRow(kind)) => {
                if let Some(index) = self.piles.find(Zone::Row, kind) {
                    self.scrap(seat, Zone::Row, index, log);
                }
                if left > 1 && !self.piles.is_empty(Zone::Row) {
                    self.stack.push(Frame::ScrapRow { seat, left: left - 1 });
                } else {
                    self.refill_row(log);
                }
            }
            (Frame::ScrapRow { .. }, _) => self.refill_row(log),
            (Frame::DestroyBase { .. }, Action::Destroy { owner, slot }) => {
                self.destroy_base(seat, owner, slot, 0, log);
            }
            (Frame::DestroyBase { .. }, _) => (),
            (Frame::CopyBase { slot, .. }, Action::CopyBase { owner, slot: at }) => {
                let of = self.piles.get(Zone::InPlay(owner))[usize::from(at)].kind;
                self.copy(seat, slot, of, log);
            }
            (Frame::CopyShip { slot, .. }, Action::CopyShip(of)) => {
                self.copy(seat, slot, of, log);
                self.run_text(seat, of, Part::Primary, 0, log);
            }
            _ => unreachable!("checked: {action:?} in {frame:?}"),
        }
    }

    /// Whether the part being carried out may be left out, or left at what was done so far (SR G3).
    pub(crate) fn may_decline(&self, frame: Frame) -> bool {
        match frame {
            Frame::DiscardOwn { done, at_least, .. } | Frame::ScrapOwn { done, at_least, .. } => {
                done >= at_least
            }
            Frame::ScrapRow { .. } | Frame::Gift { .. } => true,
            Frame::DestroyBase { seat, optional } => {
                // SR G25: nobody is forced to destroy his own base.
                let mut enemies = SeatSet::EMPTY;
                self.each_open_base(seat, |owner, _, _| enemies.insert(owner));
                optional || enemies.is_empty()
            }
            _ => false,
        }
    }

    pub(crate) fn note_played(&mut self, seat: Seat, kind: Kind) {
        let so_far = &mut self.players[seat].so_far;
        let played = &mut so_far.played[kind.def().faction as usize];
        *played = played.saturating_add(1);
        if kind.is_ship() {
            so_far.ships.insert(kind);
        }
    }
}
