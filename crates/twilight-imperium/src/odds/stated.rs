//! Combats stated in words, as somebody writes them on a command line.

use orrery_engine::{Arg, Manner, Message, Misstated, Survivors, Terms};

use super::{Arena, CARDS, Force, Sustain, TECHS, Unreadable, fight_many};
use crate::cards::{ActionCard, Anomaly, Faction, Note, Tech, Unit};

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
    let there = Unit::ALL.into_iter().filter(|&unit| force.units[unit as usize] > 0);
    let units = there.map(|unit| (u16::from(force.units[unit as usize]), unit.key())).collect();
    let mut lines = vec![Message::new(key).with("units", Arg::Counted(units))];
    let extra = |name: &'static str| Message::new("odds-with").with("thing", name);
    lines.extend(force.faction.map(|faction| extra(faction.key())));
    let upgraded = Unit::ALL.into_iter().filter(|&unit| force.upgraded[unit as usize]);
    lines.extend(
        upgraded.map(|unit| extra(force.faction.unwrap_or(Faction::Hacan).profile(unit, true).key())),
    );
    let techs = Tech::ALL.into_iter().filter(|&tech| force.techs & (1 << tech as u64) != 0);
    lines.extend(techs.map(|tech| extra(tech.key())));
    let cards = ActionCard::ALL.into_iter().filter(|&card| force.cards & (1 << card as u64) != 0);
    lines.extend(cards.map(|card| extra(card.key())));
    if force.legion {
        lines.push(extra(Note::TekklarLegion.key()));
    }
    if force.goods > 0 {
        let goods = Arg::Counted(vec![(u16::from(force.goods), "token-trade-good")]);
        lines.push(Message::new("odds-with").with("thing", goods));
    }
    if force.nebula {
        lines.push(extra(Anomaly::Nebula.key()));
    }
    lines
}

/// Names as they are written.
fn written<'a>(names: impl Iterator<Item = &'a str>) -> String {
    names.collect::<Vec<_>>().join(", ").replace('-', "_")
}

/// What is wrong, with what could be written instead.
fn misstated(why: Unreadable) -> Misstated {
    let named = |key: &'static str, text: String, known: String| Misstated {
        key,
        words: vec![("text", text), ("known", known)],
    };
    match why {
        Unreadable::Unit(text) => {
            named("odds-bad-unit", text, written(Unit::ALL.iter().map(|unit| unit.id())))
        }
        Unreadable::Faction(text) => {
            named("odds-bad-faction", text, written(Faction::ALL.iter().map(|faction| faction.id())))
        }
        Unreadable::Tech(text) => named("odds-bad-tech", text, written(TECHS.iter().map(|tech| tech.id()))),
        Unreadable::Card(text) => named("odds-bad-card", text, written(CARDS.iter().map(|card| card.id()))),
        Unreadable::Note(text) => {
            named("odds-bad-note", text, written([Note::TekklarLegion.id()].into_iter()))
        }
        Unreadable::Site(text) => named("odds-bad-site", text, written([Anomaly::Nebula.id()].into_iter())),
        Unreadable::Part(text) => {
            let parts = ["faction", "upgrades", "tech", "cards", "notes", "goods", "site"];
            named("odds-bad-part", text, written(parts.into_iter()))
        }
        Unreadable::Count(text) => Misstated { key: "odds-bad-count", words: vec![("text", text)] },
        Unreadable::Empty => Misstated { key: "odds-bad-empty", words: vec![] },
        Unreadable::Flagship => Misstated { key: "odds-bad-flagship", words: vec![] },
    }
}
