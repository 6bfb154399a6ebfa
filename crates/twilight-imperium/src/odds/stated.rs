//! Combats stated in words, as somebody writes them on a command line.

use orrery_engine::{Arg, Manner, Message, Misstated, Survivors, Terms};

use super::{Arena, CARDS, Force, LAWS, NOTES, Sustain, TECHS, Unreadable, fight_many};
use crate::cards::{Anomaly, Unit};

/// The kinds of combat, as they are written.
pub const COMBATS: &[&str] = &["space", "ground"];
/// When units sustain damage, as it is written.
pub const SUSTAINING: &[&str] = &["early", "late"];

/// Fights the combat that the words state.
///
/// # Errors
/// What is wrong with the words.
pub fn tally(terms: &Terms<'_>, manner: &Manner<'_>) -> Result<orrery_engine::Tally, Misstated> {
    if !terms.with.trim().is_empty() {
        return Err(Misstated { key: "odds-bad-with", words: vec![("text", terms.with.trim().to_owned())] });
    }
    let attacker: Force = terms.attacker.parse().map_err(misstated)?;
    let defender: Force = terms.defender.parse().map_err(misstated)?;
    let arena = if manner.combat == COMBATS[1] { Arena::Ground } else { Arena::Space };
    let sustain = if manner.sustaining == SUSTAINING[1] { Sustain::Late } else { Sustain::Early };
    for force in [&attacker, &defender] {
        let fights = |unit: Unit| match arena {
            Arena::Space => unit.is_ship(),
            Arena::Ground => unit.is_ground(),
        };
        if !Unit::ALL.into_iter().any(|unit| fights(unit) && force.units[unit as usize] > 0) {
            let key = if arena == Arena::Space { "odds-bad-no-ships" } else { "odds-bad-no-infantry" };
            return Err(Misstated { key, words: vec![] });
        }
    }
    let fought = fight_many([&attacker, &defender], arena, sustain, manner.battles, manner.seed);
    let kinds = |force: &Force, side: usize| {
        let there = Unit::ALL.into_iter().filter(|&unit| force.units[unit as usize] > 0);
        there
            .map(|unit| Survivors {
                word: unit.id(),
                key: unit.key(),
                staked: u32::from(force.units[unit as usize]),
                left: fought.left[side][unit as usize],
            })
            .collect()
    };
    let mut lines = vec![Message::new(match arena {
        Arena::Space => "odds-space",
        Arena::Ground => "odds-ground",
    })];
    lines.extend(told("odds-attacker", &attacker));
    lines.extend(told("odds-defender", &defender));
    Ok(orrery_engine::Tally {
        lines,
        battles: u64::from(fought.battles),
        won: fought.won.map(u64::from),
        sides: [kinds(&attacker, 0), kinds(&defender, 1)],
    })
}

/// A force in words: its units, then what else counts.
fn told(key: &'static str, force: &Force) -> Vec<Message> {
    let there = Unit::ALL.into_iter().filter(|&unit| force.count(unit) > 0);
    let units = there.map(|unit| (u16::from(force.count(unit)), unit.key())).collect();
    let mut lines = vec![Message::new(key).with("units", Arg::Counted(units))];
    let extra = |name: &'static str| Message::new("odds-with").with("thing", name);
    let several = |count: u8, name: &'static str| {
        Message::new("odds-with").with("thing", Arg::Counted(vec![(u16::from(count), name)]))
    };
    lines.extend(force.faction.map(|faction| extra(faction.key())));
    let upgraded = Unit::ALL.into_iter().filter(|&unit| force.upgraded[unit as usize]);
    lines.extend(upgraded.map(|unit| extra(force.stats(unit).profile.key())));
    lines.extend(TECHS.into_iter().filter(|&tech| force.knows(tech)).map(|tech| extra(tech.key())));
    let held = CARDS.into_iter().map(|card| (force.hand.count(card), card));
    lines.extend(held.filter(|&(count, _)| count > 0).map(|(count, card)| match count {
        1 => extra(card.key()),
        _ => several(count, card.key()),
    }));
    lines.extend(NOTES.into_iter().filter(|&note| force.has_note(note)).map(|note| extra(note.key())));
    lines.extend(LAWS.into_iter().filter(|&law| force.has_law(law)).map(|law| extra(law.key())));
    if force.goods > 0 {
        lines.push(several(force.goods, "token-trade-good"));
    }
    if force.influence > 0 {
        lines.push(Message::new("odds-influence").with("influence", i32::from(force.influence)));
    }
    if force.nebula {
        lines.push(extra(Anomaly::Nebula.key()));
    }
    if force.wormhole {
        lines.push(Message::new("odds-wormhole"));
    }
    lines
}

/// What is wrong, with what could be written instead.
fn misstated(why: Unreadable) -> Misstated {
    let known = why.known();
    let (key, text) = match why {
        Unreadable::Unit(text) => ("odds-bad-unit", text),
        Unreadable::Faction(text) => ("odds-bad-faction", text),
        Unreadable::Tech(text) => ("odds-bad-tech", text),
        Unreadable::Card(text) => ("odds-bad-card", text),
        Unreadable::Note(text) => ("odds-bad-note", text),
        Unreadable::Law(text) => ("odds-bad-law", text),
        Unreadable::Site(text) => ("odds-bad-site", text),
        Unreadable::Part(text) => ("odds-bad-part", text),
        Unreadable::Count(text) => {
            return Misstated { key: "odds-bad-count", words: vec![("text", text)] };
        }
        Unreadable::Empty => return Misstated { key: "odds-bad-empty", words: vec![] },
        Unreadable::Flagship => return Misstated { key: "odds-bad-flagship", words: vec![] },
    };
    Misstated { key, words: vec![("text", text), ("known", known)] }
}
