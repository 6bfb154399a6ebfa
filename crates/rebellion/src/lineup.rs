//! Combats and missions stated in words: `rebels: 2 x-wing, admiral-ackbar` against `empire: 1 star-destroyer`, or
//! `sabotage: han-solo` against `general-tagge`.

use orrery_engine::{Arg, Log, Message, Misstated, Staged, Terms, Verdict};

use crate::arrange::Arrangement;
use crate::cards::{Leader, Mission, Mode, Role, Side, System, Unit, Where};
use crate::describe;
use crate::frame::Frame;
use crate::phase::{MissionStep, Run};
use crate::place::Systems;
use crate::state::{At, Rebellion};

/// Where it happens: nothing of the place matters but what is said.
const FIELD: System = System::Naboo;

/// How a combat can end.
const COMBAT: &[(Verdict, &str)] = &[
    (Verdict::Attacker, "odds-attacker-wins"),
    (Verdict::Defender, "odds-defender-wins"),
    (Verdict::Nobody, "odds-nobody-wins"),
];
/// How a mission can end well.
const MISSION: &[(Verdict, &str)] = &[(Verdict::Attacker, "odds-success")];

/// What one side brings.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Party {
    units: Vec<(Unit, u8)>,
    leaders: Vec<Leader>,
}

/// A combat or the attempt of a mission at its first step, and what it is in words.
///
/// # Errors
/// What is wrong with the words.
pub fn stage(terms: &Terms<'_>) -> Result<Staged<Rebellion>, Misstated> {
    if !terms.with.trim().is_empty() {
        return Err(Misstated { key: "odds-bad-with", words: vec![("text", terms.with.trim().to_owned())] });
    }
    let (head, own) = terms.attacker.split_once(':').unwrap_or((terms.attacker, ""));
    let head = word(head);
    let side = Side::BOTH.into_iter().find(|&side| side_word(side) == head);
    if let Some(side) = side {
        return combat(side, &party(own, side)?, &opponents(terms, side.other())?);
    }
    let Some(mission) =
        Mission::all().find(|&mission| describe::mission_key(mission) == format!("mission-{head}"))
    else {
        let sides = Side::BOTH.map(side_word).join(", ");
        return Err(Misstated { key: "odds-bad-head", words: vec![("text", head), ("known", sides)] });
    };
    let side = mission.def().side;
    attempt(mission, &party(own, side)?, &opponents(terms, side.other())?)
}

/// What the defender brings; the side may be written before it.
fn opponents(terms: &Terms<'_>, side: Side) -> Result<Party, Misstated> {
    let Some((head, rest)) = terms.defender.split_once(':') else { return party(terms.defender, side) };
    if word(head) != side_word(side) {
        let words = vec![("text", word(head)), ("known", side_word(side).to_owned())];
        return Err(Misstated { key: "odds-bad-defender", words });
    }
    party(rest, side)
}

/// How a side is written.
const fn side_word(side: Side) -> &'static str {
    match side {
        Side::Rebels => "rebels",
        Side::Empire => "empire",
    }
}

/// A word as it is compared.
fn word(text: &str) -> String {
    text.trim().to_lowercase().replace(' ', "-")
}

/// `2 x-wing, admiral-ackbar`
fn party(text: &str, side: Side) -> Result<Party, Misstated> {
    let mut party = Party::default();
    for part in text.split(',').map(str::trim).filter(|part| !part.is_empty()) {
        let (count, name) = match part.split_once(char::is_whitespace) {
            Some((count, name)) => count.parse::<u8>().map_or((1, part), |count| (count, name)),
            None => (1, part),
        };
        let name = word(name);
        let is = |key: &str, prefix: &str| {
            key.strip_prefix(prefix).is_some_and(|key| key == name || name.strip_suffix('s') == Some(key))
        };
        let leader =
            Leader::all().find(|&own| own.def().side == side && is(describe::leader_key(own), "leader-"));
        if let Some(leader) = leader {
            party.leaders.push(leader);
            continue;
        }
        let Some(unit) = Unit::of(side).find(|&own| is(describe::unit_key(own), "unit-")) else {
            let known: Vec<&str> = Unit::of(side)
                .filter_map(|own| describe::unit_key(own).strip_prefix("unit-"))
                .chain(
                    Leader::all()
                        .filter(|own| own.def().side == side)
                        .filter_map(|own| describe::leader_key(own).strip_prefix("leader-")),
                )
                .collect();
            let words = vec![("text", name), ("known", known.join(", "))];
            return Err(Misstated { key: "odds-bad-piece", words });
        };
        let before: u8 = party.units.iter().filter(|&&(own, _)| own == unit).map(|&(_, n)| n).sum();
        if u16::from(before) + u16::from(count) > u16::from(unit.def().figures) {
            let words = vec![("text", name), ("count", unit.def().figures.to_string())];
            return Err(Misstated { key: "odds-bad-figures", words });
        }
        party.units.push((unit, count));
    }
    Ok(party)
}

/// The leaders of both sides who are not named are out of the way, and the named ones are there.
fn arranged(side: Side, attacker: &Party, defender: &Party) -> Rebellion {
    let mut position = Arrangement::new(2).nobody(Side::Rebels).nobody(Side::Empire);
    for party in [attacker, defender] {
        position = position.units(FIELD, &party.units);
        for &leader in &party.leaders {
            position = position.leader(leader, FIELD);
        }
    }
    if side == Side::Empire { position.imperial_turn() } else { position }.build()
}

fn combat(side: Side, attacker: &Party, defender: &Party) -> Result<Staged<Rebellion>, Misstated> {
    let mut game = arranged(side, attacker, defender);
    let meets = crate::cards::Theatre::BOTH.iter().any(|&theatre| game.share(FIELD, theatre));
    if !meets {
        return Err(Misstated { key: "odds-bad-nobody", words: Vec::new() });
    }
    game.stack.push(Frame::Clash { by: side, place: FIELD.into(), origins: Systems::EMPTY });
    game.advance(&mut Log::off());
    let line = |key, party: &Party| {
        let mut pieces: Vec<(u16, &'static str)> = Vec::new();
        for &(unit, count) in &party.units {
            pieces.push((u16::from(count), describe::unit_key(unit)));
        }
        Message::new(key).with("units", Arg::Counted(pieces))
    };
    let mut lines = vec![line("odds-attacker", attacker), line("odds-defender", defender)];
    lines.extend(leaders(attacker, defender));
    Ok(Staged { game, lines, ends: COMBAT })
}

/// A line for each leader who takes part.
fn leaders(attacker: &Party, defender: &Party) -> Vec<Message> {
    let all = attacker.leaders.iter().chain(&defender.leaders);
    all.map(|&leader| Message::new("odds-leader").with("leader", describe::leader_key(leader))).collect()
}

fn attempt(mission: Mission, attacker: &Party, defender: &Party) -> Result<Staged<Rebellion>, Misstated> {
    let def = mission.def();
    let misstated = |key| Err(Misstated { key, words: Vec::new() });
    if def.mode == Mode::Resolve {
        return misstated("odds-bad-resolve");
    }
    let crew = match attacker.leaders[..] {
        [one] => [Some(one), None],
        [one, other] => [Some(one), Some(other)],
        _ => return misstated("odds-bad-crew"),
    };
    let against = def.place.is_against_leader();
    let target = defender.leaders.first().copied().filter(|_| against);
    if against && target.is_none() {
        return misstated("odds-bad-target");
    }
    let mut game = arranged(def.side, attacker, defender);
    if def.place == Where::AgainstCaptive
        && let Some(target) = target
    {
        game.leader_mut(target).ring = Some(crate::cards::Ring::Captured);
        // Somebody guards the captive.
        game.supply.take(Unit::Stormtrooper, 1);
        game.force_mut(FIELD).add(Unit::Stormtrooper, 1);
    }
    let seat = game.seat_of(def.side, Role::General);
    debug_assert!(attacker.leaders.iter().all(|&leader| game.leader(leader).at == At::On(FIELD.into())));
    game.run = Run { mission, seat, leaders: crew, place: FIELD.into(), target, ..Run::default() };
    game.stack.push(Frame::Mission(MissionStep::Oppose { n: 0 }));
    game.advance(&mut Log::off());
    let mut lines = vec![Message::new("odds-mission").with("mission", describe::mission_key(mission))];
    lines.extend(leaders(attacker, defender));
    Ok(Staged { game, lines, ends: MISSION })
}
