//! Words for the tests: seats, positions and short ways to get somewhere in a game.
#![allow(unused_imports, dead_code, reason = "every chapter uses some of these words")]

pub(crate) use orrery_engine::{Chance, ChanceOutcome, Faces, Game, Log, Seat, SeatSet, Status};
pub(crate) use orrery_testkit::Scenario;
pub(crate) use orrery_testkit::play::listed;
pub(crate) use orrery_twilight_imperium::action::{Outcome, Pick, Power, Promise, Ware};
pub(crate) use orrery_twilight_imperium::arrange::Arrangement;
pub(crate) use orrery_twilight_imperium::cards::{
    Ability, ActionCard, Agenda, Anomaly, Colour, Faction, Note, Objective, Planet, Pool, Profile, Stage,
    Strategy, Tech, Tile, Trait, Unit,
};
pub(crate) use orrery_twilight_imperium::hex::{Hex, Site};
pub(crate) use orrery_twilight_imperium::state::NoteId;
pub(crate) use orrery_twilight_imperium::{Action, Event, Setup, TwilightImperium, rules};

pub(crate) type Table = Scenario<TwilightImperium>;

pub(crate) const A: Seat = Seat(0);
pub(crate) const B: Seat = Seat(1);
pub(crate) const C: Seat = Seat(2);

/// The home places of the three seats.
pub(crate) const HOME_A: Hex = Hex(22);
pub(crate) const HOME_B: Hex = Hex(28);
pub(crate) const HOME_C: Hex = Hex(34);
/// A system beside the first home: Arinam and Meer.
pub(crate) const NEAR: Hex = Hex(9);
/// A system two steps from the first home: Tar'Mann.
pub(crate) const FAR: Hex = Hex(2);
/// An empty system: Abyz and Fria are next to it.
pub(crate) const EMPTY: Hex = Hex(8);
/// The alpha and the beta wormhole.
pub(crate) const ALPHA: Hex = Hex(23);
pub(crate) const BETA: Hex = Hex(21);

/// A position for three: Sol, Letnev and the Winnu.
pub(crate) fn position() -> Arrangement {
    of(Faction::Sol)
}

/// A position for this faction, Letnev and the Winnu, or Xxcha if it is one of them.
pub(crate) fn of(faction: Faction) -> Arrangement {
    let others = [Faction::Letnev, Faction::Winnu, Faction::Xxcha];
    let mut others = others.into_iter().filter(|&other| other != faction);
    Arrangement::new(&[faction, others.next().expect("one"), others.next().expect("another")])
}

/// Starts a scenario from a position.
pub(crate) trait Begin {
    fn begin(self) -> Table;
}

impl Begin for Arrangement {
    #[track_caller]
    fn begin(self) -> Table {
        Scenario::of(self.build())
    }
}

/// Nothing is done where it need not be; dice show this face. Whether something could be left out.
pub(crate) fn idles(t: &mut Table, face: u8) -> bool {
    match t.state().status() {
        Status::Over(_) => false,
        Status::Chance(Chance::Dice { count, .. }) => {
            t.rolls(std::iter::repeat_n(face, usize::from(count)));
            true
        }
        Status::Chance(Chance::Shuffle) => {
            t.shuffles(0);
            true
        }
        Status::Chance(Chance::Nothing) => {
            t.goes_on();
            true
        }
        Status::Decision(seats) => {
            let seat = seats.lowest().expect("somebody is asked");
            let actions = listed(t.state(), seat);
            let idle = [Action::Pass, Action::Finish, Action::PassTurn];
            let Some(action) = idle.into_iter().find(|action| actions.contains(action)) else { return false };
            t.accepts(seat, action);
            true
        }
    }
}

/// The game goes on without anybody doing anything until the seat can take the action, and it does.
#[track_caller]
pub(crate) fn reaches(t: &mut Table, seat: Seat, action: Action) {
    reaches_rolling(t, seat, action, 1);
}

/// The same with dice that show this face.
#[track_caller]
pub(crate) fn reaches_rolling(t: &mut Table, seat: Seat, action: Action, face: u8) {
    for _ in 0..400 {
        if listed(t.state(), seat).contains(&action) {
            t.accepts(seat, action);
            return;
        }
        if !idles(t, face) {
            break;
        }
    }
    let asked = match t.state().status() {
        Status::Decision(seats) => {
            let seat = seats.lowest().expect("somebody");
            format!("{seat:?}: {:?}", listed(t.state(), seat))
        }
        status => format!("{status:?}"),
    };
    panic!("{seat:?} never comes to {action:?}; now {asked}");
}

/// Every die hits, whoever has to lose something sustains damage or loses what comes first, and nobody does anything
/// else until the seat can take the action, and it does.
#[track_caller]
pub(crate) fn fights_until(t: &mut Table, seat: Seat, action: Action) {
    for _ in 0..200 {
        if listed(t.state(), seat).contains(&action) {
            t.accepts(seat, action);
            return;
        }
        if let Status::Decision(seats) = t.state().status() {
            let asked = seats.lowest().expect("somebody is asked");
            let actions = listed(t.state(), asked);
            if let Some(&sustain) = actions.iter().find(|action| matches!(action, Action::Sustain(_))) {
                t.accepts(asked, sustain);
                continue;
            }
        }
        if !idles(t, 10) {
            let Status::Decision(seats) = t.state().status() else { break };
            let asked = seats.lowest().expect("somebody is asked");
            let choice = listed(t.state(), asked)[0];
            t.accepts(asked, choice);
        }
    }
    panic!("{seat:?} never comes to {action:?}");
}

/// A ship of the first seat flies to the active system, if nobody reacts to the activation.
#[track_caller]
pub(crate) fn flies(t: &mut Table, unit: Unit, from: Hex) {
    nobody_reacts(t);
    t.accepts(A, Action::Move { unit, damaged: false, from });
    while let Some(fly) = listed(t.state(), A).into_iter().find(|action| matches!(action, Action::Fly(_))) {
        t.accepts(A, fly);
    }
}

/// Nobody does anything until nothing can be left out any more, or so many steps.
pub(crate) fn rests(t: &mut Table, face: u8, steps: usize) {
    for _ in 0..steps {
        if !idles(t, face) {
            return;
        }
    }
}

/// Nobody reacts: all windows on top close.
pub(crate) fn nobody_reacts(t: &mut Table) {
    use orrery_engine::Describe;
    while let Status::Decision(seats) = t.state().status() {
        let seat = seats.lowest().expect("somebody is asked");
        let tough = |action: &Action| matches!(action, Action::Sustain(_));
        if t.state().window(seat).is_none_or(|window| window.pass != Action::Pass)
            || listed(t.state(), seat).iter().any(tough)
        {
            return;
        }
        t.accepts(seat, Action::Pass);
    }
}

/// A seat plays a card as soon as it can, at this target.
#[track_caller]
pub(crate) fn plays(t: &mut Table, seat: Seat, card: ActionCard, target: impl Into<Option<Pick>>) {
    reaches(t, seat, Action::PlayCard(card));
    if let Some(target) = target.into() {
        t.accepts(seat, Action::Pick(target));
    }
}

/// A seat takes several decisions in a row.
#[track_caller]
pub(crate) fn takes(t: &mut Table, seat: Seat, actions: &[Action]) {
    for &action in actions {
        t.accepts(seat, action);
    }
}

/// A seat chooses.
#[track_caller]
pub(crate) fn picks(t: &mut Table, seat: Seat, pick: Pick) {
    t.accepts(seat, Action::Pick(pick));
}

/// The first seat activates a system, and nobody reacts.
#[track_caller]
pub(crate) fn activates(t: &mut Table, hex: Hex) {
    t.accepts(A, Action::Activate(hex));
}

/// A note by its owner.
pub(crate) const fn note(note: Note, owner: Seat) -> NoteId {
    NoteId { owner, note }
}

/// A place in space.
pub(crate) const fn space(hex: Hex) -> Site {
    Site::Space(hex)
}

/// A planet.
pub(crate) const fn on(planet: Planet) -> Site {
    Site::Planet(planet)
}

/// Everybody votes in turn, or abstains, exhausting all they have for it; then the vote is resolved, nobody reacting.
#[track_caller]
pub(crate) fn votes(t: &mut Table, choices: &[(Seat, Option<Outcome>)]) {
    for &(seat, choice) in choices {
        let action = choice.map_or(Action::Pass, Action::Vote);
        nobody_reacts(t);
        if choice.is_none() {
            if listed(t.state(), seat).contains(&Action::Pass) {
                t.accepts(seat, Action::Pass);
            }
            continue;
        }
        t.accepts(seat, action);
        while let Some(exhaust) =
            listed(t.state(), seat).into_iter().find(|action| matches!(action, Action::Exhaust(_)))
        {
            t.accepts(seat, exhaust);
        }
    }
    nobody_reacts(t);
}

/// The agenda is voted on by the first seat alone, who has the speaker's word.
#[track_caller]
pub(crate) fn passes(position: Arrangement, agenda: Agenda, outcome: Outcome) -> Table {
    let mut t = position.speaker(C).agenda_phase(&[agenda, Agenda::RegulatedConscription]).begin();
    votes(&mut t, &[(A, Some(outcome)), (B, None), (C, None)]);
    t
}

/// A ship begins to move.
pub(crate) const fn moves(unit: Unit, from: Hex) -> Action {
    Action::Move { unit, damaged: false, from }
}

/// How many units a seat has in a space area.
pub(crate) fn count(t: &Table, seat: Seat, hex: Hex, unit: Unit) -> u8 {
    t.state().fleet(hex, seat).count(unit)
}

/// A sound unit is lost.
pub(crate) const fn lose(unit: Unit) -> Action {
    Action::Destroy { unit, damaged: false }
}

/// An infantry lands.
pub(crate) const fn land(planet: Planet) -> Action {
    Action::Land { unit: Unit::Infantry, planet }
}

/// Who controls a planet, and with how many infantry.
pub(crate) fn ground(t: &Table, planet: Planet) -> (Option<Seat>, u8) {
    (t.state().planet(planet).owner, t.state().planet(planet).infantry)
}

/// Ships of A in the home system attack those of B next door.
pub(crate) fn battle(own: &[(Unit, u8)], enemy: &[(Unit, u8)]) -> Arrangement {
    battle_of([Faction::Arborec, Faction::Yssaril, Faction::Hacan], own, enemy)
}

/// The same with these factions.
pub(crate) fn battle_of(factions: [Faction; 3], own: &[(Unit, u8)], enemy: &[(Unit, u8)]) -> Arrangement {
    Arrangement::new(&factions)
        .pools(A, [3, 8, 2])
        .pools(B, [3, 6, 2])
        .fleet(A, HOME_A, own)
        .fleet(B, NEAR, enemy)
}

/// Nobody does anything until dice are to be rolled.
#[track_caller]
pub(crate) fn until_dice(t: &mut Table) {
    while !matches!(t.state().status(), Status::Chance(Chance::Dice { .. })) {
        assert!(idles(t, 1), "something has to be decided before dice are rolled: {:?}", t.state().status());
    }
}

/// Nobody reacts or retreats before dice are rolled, and they show these faces.
#[track_caller]
pub(crate) fn dice(t: &mut Table, faces: impl IntoIterator<Item = u8>) {
    until_dice(t);
    t.rolls(faces);
}

/// All ships of A move in.
pub(crate) fn attack(t: &mut Table, own: &[(Unit, u8)]) {
    t.accepts(A, Action::Activate(NEAR));
    nobody_reacts(t);
    for &(unit, n) in own {
        for _ in 0..n {
            t.accepts(A, moves(unit, HOME_A));
            while listed(t.state(), A).contains(&Action::Fly(NEAR)) {
                t.accepts(A, Action::Fly(NEAR));
            }
        }
    }
    if listed(t.state(), A).contains(&Action::Finish) {
        t.accepts(A, Action::Finish);
    }
}

/// A battle in which all ships of A have moved in.
pub(crate) fn fight(own: &[(Unit, u8)], enemy: &[(Unit, u8)]) -> Table {
    let mut t = battle(own, enemy).begin();
    attack(&mut t, own);
    t
}

/// Ships and infantry of A lie over Arinam and Meer; B holds Arinam with these units.
pub(crate) fn siege(own: &[(Unit, u8)], guards: &[(Unit, u8)]) -> Arrangement {
    siege_of([Faction::Arborec, Faction::Yssaril, Faction::Hacan], own, guards)
}

/// The same with these factions.
pub(crate) fn siege_of(factions: [Faction; 3], own: &[(Unit, u8)], guards: &[(Unit, u8)]) -> Arrangement {
    Arrangement::new(&factions).pools(A, [3, 8, 2]).fleet(A, NEAR, own).planet(Planet::Arinam, B, guards)
}

/// Nobody reacts until the next round of the combat begins.
#[track_caller]
pub(crate) fn next_round(t: &mut Table) {
    let round = t.state().combat().round;
    while t.state().combat().round == round {
        assert!(idles(t, 1), "the round goes on");
    }
}

/// Whether something of the kind has happened since this was last asked.
pub(crate) fn happened(t: &mut Table, what: impl Fn(&Event) -> bool) -> bool {
    t.events().iter().any(what)
}

/// Who is asked, if it is one alone.
#[track_caller]
pub(crate) fn asked(t: &Table) -> Seat {
    match t.state().status() {
        Status::Decision(seats) if seats.len() == 1 => seats.lowest().expect("a seat"),
        status => panic!("nobody alone is asked: {status:?}"),
    }
}

/// The planets of a seat's home system.
pub(crate) fn homes(position: &Arrangement, seat: Seat) -> Vec<Planet> {
    position.table().planets_of(seat).collect()
}
