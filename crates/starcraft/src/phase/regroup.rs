//! The Regrouping phase (SC 7).

use orrery_engine::{Chance, ChanceOutcome, Illegal, Log, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::CONQUEST_ROUNDS;
use crate::action::Action;
use crate::brood::Installation;
use crate::cards::{Edition, EventCard, EventFace, Race};
use crate::event::Event;
use crate::frame::Frame;
use crate::phase::{BroodFrame, CardFrame};
use crate::rules;
use crate::state::{Area, CardZone, Depletion, EventZone, StarCraft};

/// A step of regrouping. A `turn` counts the seats clockwise from the first player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum RegroupFrame {
    /// SC 7.1 to SC 7.7: what needs no decision.
    Upkeep,
    /// SC 7.8.2: a player plays one of his Event cards.
    Play { turn: u8 },
    /// SC 7.8.4: he discards his other Event cards.
    Clear { turn: u8 },
    /// SC 7.8.9: the end of step 8.
    Played,
    /// SC 19.1.4: a new event deck is shuffled.
    NewEvents,
    /// SC 7.9.1: all discard to the hand limit at once.
    Discard,
    /// SC 7.10.1: the first player token is passed.
    Pass,
    /// Storage Facilities give tokens at the start (Brood War).
    Stock { turn: u8 },
    /// SC 7.1 (Brood War)
    Overrun,
    /// SC 7.2 to SC 7.7 (Brood War)
    Harvest,
    /// SC 29.2.1: Leadership cards are chosen, right after step 8 (SC G90).
    Leadership,
    /// What Leadership cards do at the end of the phase, player by player.
    Close { turn: u8 },
}

/// A step that asks nobody.
type Step = fn(&mut StarCraft, &mut Log<Event>);

/// Steps 1 to 7 and the reading of step 8.
const STEPS: [Step; 8] = [
    StarCraft::destroy_overrun,
    StarCraft::lose_resources,
    StarCraft::gain_resources,
    StarCraft::retrieve_workers,
    StarCraft::score,
    StarCraft::check_normal_victory,
    StarCraft::check_special_victory,
    StarCraft::read_events,
];

impl RegroupFrame {
    /// The first step of an edition.
    pub(crate) const fn start(edition: Edition) -> Self {
        match edition {
            Edition::Base => Self::Upkeep,
            Edition::BroodWar => Self::Stock { turn: 0 },
        }
    }

    /// What nature owes.
    pub(crate) fn chance(self) -> Option<Chance> {
        (self == Self::NewEvents).then_some(Chance::Shuffle)
    }
}

impl StarCraft {
    /// Whose turn it is in step 8.
    fn reader(&self, turn: u8) -> Seat {
        self.first.clockwise(turn, self.setup.players)
    }

    /// Whether the Event cards drawn this round have been read by their owners (SC 7.8.1).
    pub(crate) fn events_are_read(&self) -> bool {
        self.stack.iter().any(|frame| {
            matches!(frame, Frame::Regroup(RegroupFrame::Play { .. } | RegroupFrame::Clear { .. }))
        })
    }

    /// Who has played his Event card and still has to discard the others (SC 7.8.4).
    pub(crate) fn clearing(&self) -> Option<Seat> {
        self.stack.iter().find_map(|frame| match frame {
            Frame::Regroup(RegroupFrame::Clear { turn }) => Some(self.reader(turn)),
            _ => None,
        })
    }

    pub(crate) fn asked_in_regroup(&self, frame: RegroupFrame) -> SeatSet {
        match frame {
            RegroupFrame::Play { turn } => SeatSet::only(self.reader(turn)),
            RegroupFrame::Discard => self.in_game.iter().filter(|&seat| self.excess(seat) > 0).collect(),
            _ => SeatSet::EMPTY,
        }
    }

    pub(crate) fn list_regroup(&self, seat: Seat, frame: RegroupFrame, actions: &mut Vec<Action>) {
        match frame {
            RegroupFrame::Play { .. } => {
                let mut cards: Vec<EventCard> =
                    self.drawn_events(seat).iter().map(|face| face.card).collect();
                if cards.contains(&EventCard::TheEndDrawsNear) {
                    actions.push(Action::PlayEvent(EventCard::TheEndDrawsNear));
                    return;
                }
                cards.sort_unstable();
                cards.dedup();
                actions.push(Action::Decline);
                actions.extend(cards.into_iter().map(Action::PlayEvent));
            }
            RegroupFrame::Discard => {
                actions.extend(
                    self.players[seat].zone(CardZone::Hand).iter().map(|&card| Action::Discard(card)),
                );
            }
            _ => (),
        }
    }

    pub(crate) fn check_regroup(
        &self,
        seat: Seat,
        frame: RegroupFrame,
        action: Action,
    ) -> Result<(), Illegal> {
        match (frame, action) {
            (RegroupFrame::Play { .. }, Action::Decline | Action::PlayEvent(_)) => {
                let drawn = |card| self.drawn_events(seat).iter().any(|face| face.card == card);
                if let Action::PlayEvent(card) = action
                    && !drawn(card)
                {
                    return Err(rules::EVENT_NOT_DRAWN);
                }
                let end = Action::PlayEvent(EventCard::TheEndDrawsNear);
                if drawn(EventCard::TheEndDrawsNear) && action != end {
                    Err(rules::END_MUST_BE_PLAYED)
                } else {
                    Ok(())
                }
            }
            (RegroupFrame::Discard, Action::Discard(card)) => {
                if self.players[seat].zone(CardZone::Hand).contains(&card) {
                    Ok(())
                } else {
                    Err(rules::NOT_IN_HAND)
                }
            }
            _ => Err(rules::FINISH_FIRST),
        }
    }

    pub(crate) fn take_regroup(
        &mut self,
        seat: Seat,
        frame: RegroupFrame,
        action: Action,
        log: &mut Log<Event>,
    ) {
        match (frame, action) {
            (RegroupFrame::Play { turn }, Action::Decline) => {
                self.stack.replace_top(Frame::Regroup(RegroupFrame::Clear { turn }));
            }
            (RegroupFrame::Play { turn }, Action::PlayEvent(card)) => {
                self.stack.replace_top(Frame::Regroup(RegroupFrame::Clear { turn }));
                self.play_event(seat, card, log);
            }
            (RegroupFrame::Discard, Action::Discard(card)) => {
                let cards = &mut self.players[seat].cards;
                cards.shift_card(CardZone::Hand as usize, card, CardZone::Discarding as usize);
                log.push(|| Event::DiscardChosen { seat });
            }
            _ => unreachable!("checked: {action:?} in {frame:?}"),
        }
    }

    pub(crate) fn run_regroup(&mut self, frame: RegroupFrame, log: &mut Log<Event>) -> bool {
        let next = match frame {
            RegroupFrame::Upkeep => {
                self.run_steps(&STEPS, log);
                RegroupFrame::Play { turn: 0 }
            }
            RegroupFrame::Play { turn } if turn == self.setup.players => RegroupFrame::Played,
            RegroupFrame::Play { turn } => {
                let seat = self.reader(turn);
                if self.in_game.contains(seat) && !self.drawn_events(seat).is_empty() {
                    return false;
                }
                RegroupFrame::Play { turn: turn + 1 }
            }
            RegroupFrame::Clear { turn } => {
                self.clear_events(self.reader(turn), log);
                RegroupFrame::Play { turn: turn + 1 }
            }
            RegroupFrame::Played => {
                self.check_end_game(log);
                if self.wants_new_events() { RegroupFrame::NewEvents } else { self.after_events() }
            }
            RegroupFrame::NewEvents => return false,
            RegroupFrame::Discard => {
                if !self.asked_in_regroup(frame).is_empty() {
                    return false;
                }
                self.discard_chosen(log);
                if self.is_brood_war() { RegroupFrame::Close { turn: 0 } } else { RegroupFrame::Pass }
            }
            RegroupFrame::Pass => {
                self.pass_token(log);
                return true;
            }
            RegroupFrame::Stock { turn } if turn == self.setup.players => RegroupFrame::Overrun,
            RegroupFrame::Stock { turn } => {
                self.stack.replace_top(Frame::Regroup(RegroupFrame::Stock { turn: turn + 1 }));
                self.stock_up(self.reader(turn));
                return true;
            }
            RegroupFrame::Overrun => {
                self.stack.replace_top(Frame::Regroup(RegroupFrame::Harvest));
                self.destroy_overrun(log);
                return true;
            }
            RegroupFrame::Harvest => {
                self.run_steps(&STEPS[1..], log);
                RegroupFrame::Play { turn: 0 }
            }
            RegroupFrame::Leadership => {
                self.stack.replace_top(Frame::Regroup(RegroupFrame::Discard));
                self.offer_leadership();
                return true;
            }
            RegroupFrame::Close { turn } if turn == self.setup.players => RegroupFrame::Pass,
            RegroupFrame::Close { turn } => {
                self.stack.replace_top(Frame::Regroup(RegroupFrame::Close { turn: turn + 1 }));
                self.close_regrouping(self.reader(turn));
                return true;
            }
        };
        self.stack.replace_top(Frame::Regroup(next));
        true
    }

    pub(crate) fn feed_regroup(&mut self, frame: RegroupFrame, outcome: ChanceOutcome, log: &mut Log<Event>) {
        let (RegroupFrame::NewEvents, ChanceOutcome::Shuffle(seed)) = (frame, outcome) else {
            unreachable!("{outcome:?} does not answer {frame:?}")
        };
        self.renew_events(seed, log);
        self.stack.replace_top(Frame::Regroup(self.after_events()));
    }

    /// What follows step 8: with Brood War Leadership cards are chosen before Combat cards are discarded (SC G90).
    fn after_events(&self) -> RegroupFrame {
        if self.is_brood_war() { RegroupFrame::Leadership } else { RegroupFrame::Discard }
    }

    /// Runs steps that ask nobody, as far as the game is not over.
    fn run_steps(&mut self, steps: &[Step], log: &mut Log<Event>) {
        for step in steps {
            if self.winners.is_empty() {
                step(self, log);
            }
        }
    }

    /// Step 1: bases beside enemy units, then transports without a base at either end (SC 7.1).
    fn destroy_overrun(&mut self, log: &mut Log<Event>) {
        let overrun = |area: &Area| {
            let area = self.area(*area);
            area.base.is_some() && area.owner.is_some() && area.base != area.owner
        };
        let mut infested = Vec::new();
        for area in self.areas().filter(overrun).collect::<Vec<_>>() {
            let terran = self.area(area).base.is_some_and(|seat| self.players[seat].race() == Race::Terran);
            self.destroy_base(area, log);
            infested.extend(self.area(area).owner.filter(|_| terran).map(|seat| (seat, area)));
        }
        if self.is_brood_war() {
            self.destroy_installations(log);
            for (seat, area) in infested {
                if self.can_infest(seat, area) {
                    self.stack.push(Frame::Brood(BroodFrame::Infest { seat, area }));
                }
            }
        }
        let mut stranded = Vec::new();
        for (id, route) in self.routes.iter() {
            let has_base = |seat| route.ends.iter().any(|end| self.base_on(end.planet, seat).is_some());
            let sheltered =
                |seat: Seat| self.is_brood_war() && self.players[seat].brood.sheltered >= self.round;
            let lost = |&seat: &Seat| !has_base(seat) && !sheltered(seat);
            stranded.extend(route.transports.iter().filter(lost).map(|seat| (seat, id)));
        }
        for (seat, route) in stranded {
            self.destroy_transport(seat, route, log);
        }
        self.settle(log);
    }

    /// Step 2 (SC 7.2)
    fn lose_resources(&mut self, log: &mut Log<Event>) {
        let lost = |&(seat, area): &(Seat, Area)| {
            self.base_on(area.planet, seat).is_none() || self.is_enemy(area, seat)
        };
        let held: Vec<(Seat, Area)> =
            self.areas().filter_map(|area| Some((self.area(area).card?, area))).filter(lost).collect();
        for (_, area) in held {
            self.lose_resource(area, log);
        }
    }

    /// A Resource card goes back to the supply; the workers on it are destroyed (SC 7.2.3, SC 7.2.4).
    pub(crate) fn lose_resource(&mut self, area: Area, log: &mut Log<Event>) {
        let state = self.area_mut(area);
        let Some(seat) = state.card.take() else { return };
        let count = std::mem::take(&mut state.workers);
        log.push(|| Event::ResourceLost { seat, area });
        if count > 0 {
            log.push(|| Event::WorkersDestroyed { seat, count });
        }
    }

    /// Step 3 (SC 7.3)
    fn gain_resources(&mut self, log: &mut Log<Event>) {
        for area in self.areas().collect::<Vec<_>>() {
            let state = self.area(area);
            if area.resource().is_none() || state.depletion == Depletion::Complete || state.card.is_some() {
                continue;
            }
            let mut bases = area.planet.area_ids().filter_map(|area| self.area(area).base);
            let gainer = if self.is_empty(area) {
                // SC 7.3.2, SC 7.3.3: the only base takes the empty areas.
                let first = bases.next();
                first.filter(|_| bases.next().is_none())
            } else {
                self.controller(area).filter(|&seat| bases.any(|base| base == seat))
            };
            if let Some(seat) = gainer {
                self.area_mut(area).card = Some(seat);
                log.push(|| Event::ResourceGained { seat, area });
            }
        }
    }

    /// Step 4 (SC 7.4.1)
    fn retrieve_workers(&mut self, _log: &mut Log<Event>) {
        for seat in self.in_game.iter() {
            let all = self.all_workers(seat);
            for area in self.areas().collect::<Vec<_>>() {
                if self.area(area).card == Some(seat) {
                    self.area_mut(area).workers = 0;
                }
            }
            let player = &mut self.players[seat];
            player.workers = all;
            player.unavailable = 0;
            player.permanent = [0; 2];
            player.brood.pool = 0; // SC 21.1.8
        }
    }

    /// Step 5 (SC 7.5)
    fn score(&mut self, log: &mut Log<Event>) {
        for seat in self.clockwise_from(self.first).collect::<Vec<_>>() {
            let scoring = self.areas().filter(|&area| self.is_friendly(area, seat));
            let points: u8 = scoring.map(|area| self.points_of(area)).sum();
            let overmind = self.has_installation(seat, Installation::Overmind);
            self.gain_points(seat, points + u8::from(overmind), log);
        }
    }

    /// SC 7.8.1
    fn read_events(&mut self, log: &mut Log<Event>) {
        for seat in self.clockwise_from(self.first) {
            let drawn = self.drawn_events(seat);
            if !drawn.is_empty() {
                log.push(|| Event::EventsRead { seat, cards: drawn.iter().copied().map(Some).collect() });
            }
        }
    }

    /// The Event cards a player drew this round.
    fn drawn_events(&self, seat: Seat) -> &[EventFace] {
        self.events.get(EventZone::Drawn(seat).number())
    }

    /// A player plays an Event card; of 'The End Draws Near' all he has (SC 7.8.5, SC 7.8.8, SC 7.8.9).
    fn play_event(&mut self, seat: Seat, card: EventCard, log: &mut Log<Event>) {
        let zone = match card {
            EventCard::TheEndDrawsNear => EventZone::Beside,
            _ if card.def().kept => EventZone::Kept(seat),
            _ => EventZone::Discard,
        };
        let drawn = EventZone::Drawn(seat).number();
        while let Some(at) = self.events.get(drawn).iter().position(|face| face.card == card) {
            self.events.shift(drawn, at, zone.number());
            log.push(|| Event::EventPlayed { seat, card });
            if card != EventCard::TheEndDrawsNear {
                break;
            }
        }
        self.check_aldaris(log);
        self.stack.push(Frame::Card(CardFrame::new(seat, card)));
    }

    /// The other Event cards are shown and discarded (SC 7.8.4).
    fn clear_events(&mut self, seat: Seat, log: &mut Log<Event>) {
        let cards: Vec<EventCard> = self.drawn_events(seat).iter().map(|face| face.card).collect();
        if !cards.is_empty() {
            self.events.shift_all(EventZone::Drawn(seat).number(), EventZone::Discard.number());
            log.push(|| Event::EventsDiscarded { seat, cards });
        }
    }

    /// How many Combat cards a player may keep (SC 7.9.2, SC 7.9.3).
    pub fn hand_limit(&self, seat: Seat) -> u8 {
        let player = &self.players[seat];
        let kept = self.events.get(EventZone::Kept(seat).number()).iter();
        let staff = kept.filter(|face| face.card == EventCard::ExpandedStaff).count() as u8;
        player.race().hand() + staff + player.extra_hand
    }

    /// How many Combat cards a player still has to discard.
    pub(crate) fn excess(&self, seat: Seat) -> u8 {
        (self.players[seat].zone(CardZone::Hand).len() as u8).saturating_sub(self.hand_limit(seat))
    }

    /// All have chosen: the cards are discarded together (SC G22).
    fn discard_chosen(&mut self, log: &mut Log<Event>) {
        for seat in Seat::all(self.setup.players) {
            let player = &mut self.players[seat];
            player.extra_hand = 0;
            let cards = player.zone(CardZone::Discarding).to_vec();
            if !cards.is_empty() {
                player.cards.shift_all(CardZone::Discarding as usize, CardZone::Discard as usize);
                log.push(|| Event::CardsDiscarded { seat, cards });
            }
        }
    }

    /// SC 7.10.1
    fn pass_token(&mut self, log: &mut Log<Event>) {
        if self.setup.options.conquest && self.round >= CONQUEST_ROUNDS {
            self.end_in_stalemate(log);
            return;
        }
        let next = self.first.clockwise(1, self.setup.players);
        let heir = self.clockwise_from(next).next().expect("somebody is in the game");
        self.first = heir;
        self.begin_round(log);
    }
}
