//! The table in words, for terminals and readers: what is being fought over, the map, and the cards around it.

use orrery_engine::outline::{Piece, Section, Thing, Tone};
use orrery_engine::{Arg, Game, Message, Outline, Seat, SeatSet, Spot, Viewer};

use super::{hands, names};
use crate::cards::{Colour, Face, Leader, Side, System, Unit};
use crate::place::Place;
use crate::state::{At, Rebellion};
use crate::view::{Attempt, CombatView, Die, MissionView, MovementView, Phase, PlaceView, View};

impl Outline for Rebellion {
    fn heading(view: &View) -> Vec<Message> {
        let phase = match view.phase {
            Phase::Setup => "phase-setup",
            Phase::Assignment => "phase-assignment",
            Phase::Command => "phase-command",
            Phase::Refresh => "phase-refresh",
            Phase::Over => "phase-over",
        };
        let mut heading = Vec::new();
        if view.setup.options.first_game {
            heading.push(Message::new("heading-first-game"));
        }
        if view.phase != Phase::Setup {
            heading.push(counted("heading-round", i32::from(view.time)));
        }
        heading.push(Message::new(phase));
        if view.phase != Phase::Setup {
            heading.push(counted("heading-reputation", i32::from(view.reputation)));
        }
        heading
    }

    fn outline(view: &View, me: Option<Seat>) -> Vec<Section> {
        let mut sections: Vec<Section> = Vec::new();
        sections.extend(view.combat.as_ref().map(combat));
        sections.extend(view.mission.as_ref().map(mission));
        sections.extend(view.movement.as_ref().map(movement));
        let mine = view.side;
        for side in Side::BOTH.into_iter().filter(|&side| Some(side) != mine) {
            sections.extend(hands::of_side(view, side, me));
        }
        sections.extend((0..8).map(|region| self::region(view, region)));
        let base = place(view, view.place(Place::BASE_SPACE));
        sections.push(Section { things: base, ..Section::default() });
        sections.push(hands::track(view));
        if let Some(side) = mine {
            sections.extend(hands::of_side(view, side, me));
        }
        sections
    }

    fn standing(view: &View, seat: Seat) -> Message {
        let Some(side) = side_of(view, seat) else { return Message::new("standing-left") };
        let units = view.places.iter().flat_map(|place| &place.units);
        let units: u32 =
            units.filter(|(unit, _)| unit.side() == side).map(|&(_, count)| u32::from(count)).sum();
        let systems = view.places.iter().filter(|place| place.holder == Some(side)).count();
        Message::new("standing")
            .with("side", names::side(side))
            .with("systems", systems as i32)
            .with("units", units as i32)
    }

    fn open_view(&self) -> View {
        let mut view = self.view(Viewer::Spectator);
        for side in Side::BOTH {
            let own = self.view(Viewer::Seat(self.seated[side as usize * 2]));
            view.sides[side as usize] = own.sides[side as usize].clone();
            match side {
                Side::Rebels => {
                    view.base = own.base;
                    view.objectives = own.objectives;
                }
                Side::Empire => view.probes = own.probes,
            }
        }
        view
    }

    fn turn(view: &View) -> u32 {
        u32::from(view.time)
    }

    fn first(view: &View) -> Seat {
        view.roles[0]
    }

    fn side_of(view: &View, seat: Seat) -> SeatSet {
        let Some(side) = side_of(view, seat) else { return SeatSet::only(seat) };
        view.roles[side as usize * 2..][..2].iter().copied().collect()
    }
}

fn side_of(view: &View, seat: Seat) -> Option<Side> {
    Side::BOTH.into_iter().find(|&side| view.roles[side as usize * 2..][..2].contains(&seat))
}

pub(super) fn counted(key: &'static str, count: i32) -> Message {
    Message::new(key).with("count", count)
}

pub(super) fn quiet(message: Message) -> Piece {
    Piece::says(message).in_tone(Tone::Quiet)
}

pub(super) fn named(key: &'static str) -> Piece {
    Piece::says(Message::new(key))
}

/// The tone of a side.
pub(super) const fn tone(side: Side) -> Tone {
    match side {
        Side::Rebels => Tone::Red,
        Side::Empire => Tone::Green,
    }
}

/// So many of each unit.
pub(super) fn units(units: &[(Unit, u8)]) -> Message {
    let counts = units.iter().map(|&(unit, count)| (u16::from(count), names::unit(unit))).collect();
    Message::new("units").with("units", Arg::Counted(counts))
}

/// What a component says.
pub(super) fn text(key: &'static str) -> Message {
    Message::new("text-plain").with("text", Arg::Part(key, "text"))
}

fn region(view: &View, region: u8) -> Section {
    const KEYS: [&str; 8] =
        ["region-1", "region-2", "region-3", "region-4", "region-5", "region-6", "region-7", "region-8"];
    let systems = System::all().filter(|system| system.def().region == region);
    let things = systems.flat_map(|system| place(view, view.place(system.into())));
    Section::new(Message::new(KEYS[usize::from(region)]), things.collect())
}

/// A place with its markers, then its units and the leaders there.
fn place(view: &View, own: &PlaceView) -> Vec<Thing> {
    let mut label = vec![named(names::place(own.place)).in_tone(Tone::Strong)];
    let system = own.place.system();
    if let Some(system) = system {
        let mark = |key: &'static str| quiet(Message::new(key));
        match own.loyalty {
            Some(Side::Rebels) => label.push(named("mark-loyal-rebels").in_tone(tone(Side::Rebels))),
            Some(Side::Empire) => label.push(named("mark-loyal-empire").in_tone(tone(Side::Empire))),
            None => (),
        }
        if own.subjugated {
            label.push(named("mark-subjugated").in_tone(tone(Side::Empire)));
        }
        if own.sabotaged {
            label.push(mark("mark-sabotaged"));
        }
        if own.destroyed {
            label.push(mark("mark-destroyed"));
        }
        if own.closed {
            label.push(mark("mark-closed"));
        }
        if view.base == Some(system) {
            label.push(named("mark-base").in_tone(Tone::Strong));
        } else if view.side != Some(Side::Rebels) && !view.revealed && view.possible.contains(&system) {
            label.push(mark("mark-possible"));
        }
    }
    let mut thing = Thing::new(super::place_spot(own.place), label);
    thing.facts.extend(system.map(facts));
    if system.is_none() {
        thing.abilities.push(text("rebel-base-space"));
    }
    let mut things = vec![thing];
    things.extend(own.units.iter().map(|&(unit, count)| {
        let label = Piece::says(units(&[(unit, count)])).in_tone(tone(unit.side()));
        Thing::new(super::unit_spot(unit, own.place), vec![label])
    }));
    let here = view.leaders.iter().filter(|leader| leader.at == At::On(own.place));
    things.extend(here.map(hands::leader));
    things
}

/// What is printed on a system.
fn facts(system: System) -> Message {
    let def = system.def();
    match def.icons {
        [] => Message::new("fact-remote"),
        [one] => counted("fact-icon", i32::from(def.number)).with("one", names::icon(*one)),
        [one, two, ..] => counted("fact-icons", i32::from(def.number))
            .with("one", names::icon(*one))
            .with("two", names::icon(*two)),
    }
}

fn mission(view: &MissionView) -> Section {
    let key = names::mission(view.mission);
    let mut label = vec![named(key).in_tone(Tone::Strong), quiet(Message::new(names::side(view.side)))];
    if let Some(place) = view.place {
        label.push(Piece::says(Message::new("mission-in").with("place", names::place(place))));
    }
    if let Some(target) = view.target {
        label.push(Piece::says(Message::new("mission-against").with("leader", names::leader(target))));
    }
    if let Some(success) = view.success {
        label.push(named(if success { "mission-succeeds" } else { "mission-fails" }).in_tone(Tone::Strong));
    }
    let mut thing = Thing::new(Spot::common("mission", view.mission as u16), label);
    thing.name = Some(Message::new(key));
    thing.abilities = vec![text(key)];
    let mut things = vec![thing];
    if let Some(attempt) = &view.attempt {
        things.extend(Side::BOTH.map(|side| part(side, &attempt[side as usize], view.mission as u16)));
    }
    Section::new(Message::new("zone-mission"), things).spread()
}

/// One side's part in an attempt.
fn part(side: Side, attempt: &Attempt, mission: u16) -> Thing {
    let mut label = vec![named(names::side(side)).in_tone(tone(side))];
    label.extend(attempt.leaders.iter().map(|&leader| named(names::leader(leader))));
    label.push(quiet(counted("count-dice", i32::from(attempt.dice))));
    if !attempt.faces.is_empty() {
        label.push(Piece::sign(attempt.faces.iter().map(|&face| sign(face)).collect::<String>()));
    }
    if attempt.bonus > 0 {
        label.push(Piece::sign(format!("+{}", attempt.bonus)));
    }
    label.push(Piece::says(counted("count-successes", i32::from(attempt.successes))).in_tone(Tone::Strong));
    Thing::new(Spot::common("mission", mission), label)
}

/// A face of a die as it lies.
const fn sign(face: Face) -> char {
    match face {
        Face::Hit => '✶',
        Face::Direct => '✸',
        Face::Special => '◎',
        Face::Blank => '·',
    }
}

fn dice(dice: &[Die]) -> Vec<Piece> {
    let of = |colour: Colour| {
        let signs: String =
            dice.iter().filter(|die| die.colour == colour).map(|die| sign(die.face)).collect();
        let tone = if colour == Colour::Red { Tone::Red } else { Tone::Plain };
        (!signs.is_empty()).then(|| {
            let key = if colour == Colour::Red { "dice-red" } else { "dice-black" };
            [quiet(Message::new(key)), Piece::sign(signs).in_tone(tone)]
        })
    };
    Colour::BOTH.into_iter().filter_map(of).flatten().collect()
}

fn combat(view: &CombatView) -> Section {
    let title = Message::new("zone-combat").with("system", names::system(view.system));
    let spot = super::place_spot(view.system);
    let mut label = Vec::new();
    label.push(match view.round {
        0 => named("combat-begins"),
        round => Piece::says(counted("combat-round", i32::from(round))),
    });
    if let (Some(theatre), Some(side)) = (view.theatre, view.attacker) {
        let attacks = Message::new("combat-attack").with("side", names::side(side));
        let attacks = attacks.with("theatre", names::theatre(theatre));
        label.push(Piece::says(attacks).in_tone(tone(side)));
    }
    label.extend(dice(&view.dice));
    let mut things = vec![Thing::new(spot, label)];
    if !view.wounds.is_empty() {
        let wounds = view.wounds.iter().flat_map(|wound| {
            let damage = format!("{}/{}", wound.marks + wound.assigned, wound.health);
            [named(names::unit(wound.unit)), Piece::sign(damage)]
        });
        let label = std::iter::once(quiet(Message::new("combat-damage"))).chain(wounds);
        things.push(Thing::new(spot, label.collect()));
    }
    if !view.doomed.is_empty() {
        let doomed = [quiet(Message::new("combat-doomed")), Piece::says(units(&view.doomed))];
        things.push(Thing::new(spot, doomed.into()));
    }
    for &card in &view.cards {
        let mut thing = Thing::new(spot, vec![named(names::action(card))]);
        thing.name = Some(Message::new(names::action(card)));
        thing.abilities = vec![text(names::action(card))];
        things.push(thing);
    }
    Section::new(title, things).spread()
}

fn movement(view: &MovementView) -> Section {
    let mut label = vec![Piece::says(Message::new("moving-to").with("place", names::place(view.to)))];
    if !view.moved.is_empty() {
        label.extend([Piece::gap(), Piece::says(units(&view.moved))]);
    }
    for &(place, room) in &view.room {
        let room = counted("moving-room", i32::from(room)).with("place", names::place(place));
        label.extend([Piece::gap(), quiet(room)]);
    }
    let things = vec![Thing::new(super::place_spot(view.to), label)];
    Section::new(Message::new("zone-movement"), things)
}

/// What is printed on a leader.
pub(super) fn leader_facts(leader: Leader) -> Vec<Message> {
    let def = leader.def();
    let [diplomacy, intel, logistics, spec_ops] = def.skills.map(i32::from);
    let mut facts = vec![
        Message::new("fact-skills")
            .with("diplomacy", diplomacy)
            .with("intel", intel)
            .with("logistics", logistics)
            .with("specops", spec_ops),
    ];
    if leader.has_tactics() {
        let [space, ground] = def.tactics.map(i32::from);
        facts.push(Message::new("fact-tactics").with("space", space).with("ground", ground));
    }
    facts
}
