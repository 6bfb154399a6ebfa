//! Reaction windows: who is asked, in which order, and what may be used (TI 74.13 to TI 74.20).

use orrery_engine::{List, Log, Seat};

use crate::action::{Action, Power};
use crate::board::bits;
use crate::cards::{Ability, ActionCard, Agenda, Objective, Profile, Tech};
use crate::event::Event;
use crate::frame::{Frame, Moment, USES, Window};
use crate::state::{CardZone, Phase, SEATS, TwilightImperium};

impl TwilightImperium {
    /// The order in which seats are asked now: in the action phase initiative order from the active player on (TI 74.19),
    /// in the status phase initiative order (TI G13), otherwise from the speaker clockwise (TI 74.20).
    pub(crate) fn asking_order(&self) -> List<Seat, SEATS> {
        match self.phase {
            Phase::Action => {
                let first = self.active.and_then(|active| self.order.position(active)).unwrap_or(0);
                let n = self.order.len();
                (0..n)
                    .filter_map(|step| self.order.get((first + step) % n).copied())
                    .filter(|&seat| !self.out.contains(seat))
                    .collect()
            }
            Phase::Status => self.order.iter().filter(|&seat| !self.out.contains(seat)).collect(),
            Phase::Setup | Phase::Strategy | Phase::Agenda => self.clockwise_from(self.speaker).collect(),
        }
    }

    pub(crate) fn asked_in_window(&self, window: Window) -> Seat {
        let order = self.asking_order();
        *order.get(usize::from(window.at) % order.len()).expect("somebody is left to ask")
    }

    /// Goes on to the next seat that might react; the window closes when all have declined in succession (TI G11), and
    /// nothing that must be resolved in it is left (TI G14).
    pub(crate) fn run_window(&mut self, mut window: Window, log: &mut Log<Event>) -> bool {
        let order = self.asking_order();
        let n = order.len() as u8;
        let due: List<(Seat, Power), SEATS> = order
            .iter()
            .filter_map(|seat| self.due_of(seat, window.moment, &window.used).map(|power| (seat, power)))
            .collect();
        // Nobody has to wait for those who have no choice.
        let free = |game: &Self| order.iter().any(|seat| game.may_react(seat, window.moment, &window.used));
        if !due.is_empty() && !free(self) {
            window.passes = n;
        }
        while window.passes < n {
            let seat = *order.get(usize::from(window.at % n)).expect("a place in the order");
            if self.may_react(seat, window.moment, &window.used) || due.iter().any(|(own, _)| own == seat) {
                window.at %= n;
                self.go(Frame::Window(window));
                return false;
            }
            window.at = (window.at + 1) % n;
            window.passes += 1;
        }
        if let Some(&(seat, power)) = due.get(0) {
            window.passes = 0;
            window.used.push((seat, power));
            self.go(Frame::Window(window));
            log.push(|| Event::PowerUsed { seat, power });
            self.use_power(seat, power, Some(window.moment), log);
            return true;
        }
        self.stack.pop();
        true
    }

    /// What a seat has to resolve in a window sooner or later: it may be put off, but not left out (TI 74.8, TI G14).
    fn due_of(&self, seat: Seat, moment: Moment, used: &List<(Seat, Power), USES>) -> Option<Power> {
        if used.is_full() || !matches!(moment, Moment::Round | Moment::Activated | Moment::CombatEnd) {
            return None;
        }
        self.powers(seat, moment, used).find(|&power| self.is_mandatory(seat, power))
    }

    /// Whether an ability that is used in a window is no choice of its owner.
    fn is_mandatory(&self, seat: Seat, power: Power) -> bool {
        match power {
            Power::Tech(tech) => {
                matches!(tech, Tech::AssaultCannon | Tech::Neuroglaive | Tech::EResSiphons)
            }
            Power::Law(law) => law == Agenda::ShardOfTheThrone,
            Power::Flagship => self.has_flagship(seat, Profile::ArcSecundus),
            Power::Faction(_) | Power::Card(_) => false,
        }
    }

    /// Whether a seat might be able to react, as far as everybody can tell: a seat is asked whatever it holds, but not if
    /// nobody holding anything could react (TI 74.19).
    pub(crate) fn may_react(&self, seat: Seat, moment: Moment, used: &List<(Seat, Power), USES>) -> bool {
        if used.is_full() {
            return false;
        }
        let card = |card: &ActionCard| {
            let card = *card;
            self.card_fits(seat, card, moment)
                && !used.holds((seat, Power::Card(card)))
                && usize::from(card.def().copies) > self.discarded(card)
        };
        (!self.hand(seat).is_empty()
            && !self.is_muzzled(seat)
            && self.timings(seat, moment).any(|timing| timing.cards().iter().any(card)))
            || (self.noted.contains(seat)
                && self.all_notes().any(|id| id.owner != seat && self.note_fits(seat, id, moment)))
            || self.powers(seat, moment, used).any(|power| !self.is_mandatory(seat, power))
            || (!self.secrets(seat).is_empty() && self.could_score_at(seat, moment))
            || self.scorable_publicly(seat, moment).next().is_some()
    }

    /// How many cards of a title lie open in the discard pile, or are being played.
    fn discarded(&self, card: ActionCard) -> usize {
        let count = |zone: CardZone| self.cards.get(zone as usize).iter().filter(|&&own| own == card).count();
        count(CardZone::Discard) + count(CardZone::Played)
    }

    /// The open abilities that a seat can use at a moment.
    pub(crate) fn powers<'a>(
        &'a self,
        seat: Seat,
        moment: Moment,
        used: &'a List<(Seat, Power), USES>,
    ) -> impl Iterator<Item = Power> + 'a {
        self.powers_of(seat)
            .filter(move |&power| !used.holds((seat, power)) && self.power_fits(seat, power, moment))
    }

    /// All components of a seat that have abilities to be used.
    pub(crate) fn powers_of(&self, seat: Seat) -> impl Iterator<Item = Power> + '_ {
        let techs = self.techs(seat).map(Power::Tech);
        let faction = self.sheets[seat].faction;
        let abilities: &[Ability] = faction.map_or(&[], |faction| faction.def().abilities);
        let abilities = abilities.iter().map(|&ability| Power::Faction(ability));
        let laws = self.laws.iter().filter(move |law| law.owner == Some(seat));
        let laws = laws.map(|law| Power::Law(law.agenda));
        let shard = self.wins_shard(seat).then_some(Power::Law(Agenda::ShardOfTheThrone));
        techs.chain(abilities).chain(laws).chain(shard).chain(std::iter::once(Power::Flagship))
    }

    /// What a seat may do in a window.
    pub(crate) fn list_window(&self, seat: Seat, window: Window, actions: &mut Vec<Action>) {
        actions.push(Action::Pass);
        let moment = window.moment;
        if window.used.is_full() {
            return;
        }
        if !self.is_muzzled(seat) {
            for card in self.titles_in_hand(seat) {
                if self.card_fits(seat, card, moment) && !window.used.holds((seat, Power::Card(card))) {
                    actions.push(Action::PlayCard(card));
                }
            }
        }
        for id in self.notes_in_hand(seat) {
            if id.owner != seat && self.note_fits(seat, id, moment) {
                actions.push(Action::PlayNote(id));
            }
        }
        actions.extend(self.powers(seat, moment, &window.used).map(Action::Use));
        for &objective in self.secrets(seat) {
            if self.scores_at(seat, objective, moment) {
                actions.push(Action::Score(objective));
            }
        }
        actions.extend(self.scorable_publicly(seat, moment).map(Action::Score));
    }

    /// Objectives of the action phase that were made public and that a seat can score at this moment.
    fn scorable_publicly(&self, seat: Seat, moment: Moment) -> impl Iterator<Item = Objective> + '_ {
        let open = self.public_objectives().iter().copied();
        open.filter(move |&objective| self.scores_at(seat, objective, moment))
    }

    /// The different titles in a hand, in order.
    pub(crate) fn titles(&self, seat: Seat) -> Vec<ActionCard> {
        self.titles_in_hand(seat).collect()
    }

    /// The same, one after the other.
    pub(crate) fn titles_in_hand(&self, seat: Seat) -> impl Iterator<Item = ActionCard> + use<> {
        let held = self.hand(seat).iter().fold(0, |held, &card| held | 1 << card as u64);
        bits(held).map(|n| ActionCard::ALL[n])
    }

    pub(crate) fn take_window(
        &mut self,
        seat: Seat,
        mut window: Window,
        action: Action,
        log: &mut Log<Event>,
    ) {
        let n = self.asking_order().len() as u8;
        window.at = (window.at + 1) % n;
        if action == Action::Pass {
            window.passes += 1;
            self.go(Frame::Window(window));
            return;
        }
        window.passes = 0;
        if let Action::Use(power) = action {
            window.used.push((seat, power));
        }
        self.go(Frame::Window(window));
        match action {
            Action::PlayCard(card) => self.play_card(seat, card),
            Action::PlayNote(id) => self.play_note(seat, id, window.moment, log),
            Action::Use(power) => {
                log.push(|| Event::PowerUsed { seat, power });
                self.use_power(seat, power, Some(window.moment), log);
            }
            Action::Score(objective) => self.score(seat, objective, log),
            _ => unreachable!("checked: {action:?} in a window"),
        }
    }

    /// A card goes from a hand on the table (TI 24.7); its targets come first, then the window, then its text (TI G23).
    pub(crate) fn play_card(&mut self, seat: Seat, card: ActionCard) {
        assert!(
            self.cards.shift_card(CardZone::hand(seat), card, CardZone::Played as usize),
            "checked: in hand"
        );
        self.stack.push(Frame::Play { seat, card, target: None, ready: false });
    }

    /// Names the targets of a card, opens its window and resolves it.
    pub(crate) fn run_play(
        &mut self,
        seat: Seat,
        card: ActionCard,
        target: Option<crate::action::Pick>,
        ready: bool,
        log: &mut Log<Event>,
    ) -> bool {
        if ready {
            self.stack.pop();
            self.mark_used(seat, Power::Card(card));
            self.cards.shift_card(CardZone::Played as usize, card, CardZone::Discard as usize);
            self.resolve_card(seat, card, target, log);
            return true;
        }
        if target.is_none()
            && let Some(targets) = self.card_targets(seat, card)
        {
            if !targets.is_empty() {
                return false;
            }
            // Everybody it could be aimed at has left.
            self.stack.pop();
            self.cards.shift_card(CardZone::Played as usize, card, CardZone::Discard as usize);
            log.push(|| Event::CardCancelled { card });
            return true;
        }
        log.push(|| Event::CardPlayed { seat, card, target });
        self.go(Frame::Play { seat, card, target, ready: true });
        self.open(Moment::CardPlayed { seat, card });
        true
    }

    /// Remembers in the window under the top what was used there.
    fn mark_used(&mut self, seat: Seat, power: Power) {
        // Of a title with one copy there is nothing more to play.
        let single = matches!(power, Power::Card(card) if card.def().copies == 1);
        if let Some(Frame::Window(mut window)) = self.stack.top()
            && !window.used.is_full()
            && !single
        {
            window.used.push((seat, power));
            self.go(Frame::Window(window));
        }
    }

    /// The moment of the window on top.
    pub(crate) fn top_moment(&self) -> Option<Moment> {
        match self.stack.top() {
            Some(Frame::Window(window)) => Some(window.moment),
            _ => None,
        }
    }

    /// The card whose window is on top is cancelled: it has no effect and is discarded (TI 24.8).
    pub(crate) fn cancel_card(&mut self, log: &mut Log<Event>) {
        // The window over the card lies right on it.
        let Some(Frame::Window(_)) = self.stack.pop() else {
            unreachable!("a card is cancelled in its window")
        };
        let Some(Frame::Play { card, .. }) = self.stack.pop() else {
            unreachable!("the window lies on its card")
        };
        self.cards.shift_card(CardZone::Played as usize, card, CardZone::Discard as usize);
        log.push(|| Event::CardCancelled { card });
        self.undo_component();
    }
}
