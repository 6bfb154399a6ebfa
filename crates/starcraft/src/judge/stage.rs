//! Battles stated on the command line.

use orrery_engine::{Arg, Message, Misstated, Staged, Terms, Verdict};

use crate::cards::{Edition, Race};
use crate::describe;
use crate::lineup::{self, BadLineup, Side};
use crate::state::StarCraft;

/// The word for a battle that a special Mobilize order started (SC 15.3.1).
const SPECIAL: &str = "special";
/// The word for a battle with the components of Brood War, whatever takes part.
const BROOD_WAR: &str = "brood-war";

/// How a battle can end.
const ENDS: &[(Verdict, &str)] = &[
    (Verdict::Attacker, "odds-attacker-wins"),
    (Verdict::Defender, "odds-defender-wins"),
    (Verdict::Nobody, "odds-nobody-wins"),
];

/// `terran: 3 marine` against `zerg: 4 zergling`, with technologies and perhaps the words `special`
/// and `brood-war`.
pub(super) fn stage(terms: &Terms<'_>) -> Result<Staged<StarCraft>, Misstated> {
    let attacker: Side = terms.attacker.parse().map_err(complaint)?;
    let defender: Side = terms.defender.parse().map_err(complaint)?;
    let words = || terms.with.split(',').map(str::trim);
    let special = words().any(|word| word == SPECIAL);
    let others: Vec<&str> = words().filter(|word| ![SPECIAL, BROOD_WAR].contains(word)).collect();
    let technologies = lineup::technologies(&others.join(",")).map_err(complaint)?;
    let edition = match lineup::edition_of(&attacker, &defender, &technologies) {
        Edition::Base if !words().any(|word| word == BROOD_WAR) => Edition::Base,
        _ => Edition::BroodWar,
    };
    let game = lineup::battle_in(edition, &attacker, &defender, &technologies, special).map_err(complaint)?;
    let mut lines = vec![line("odds-attacker", &attacker), line("odds-defender", &defender)];
    if edition == Edition::BroodWar {
        lines.push(Message::new("odds-brood-war"));
    }
    for technology in &technologies {
        lines.push(Message::new("odds-technology").with("name", describe::technology_key(*technology)));
    }
    Ok(Staged { game, lines, ends: ENDS })
}

fn line(key: &'static str, side: &Side) -> Message {
    let mut units: Vec<(u16, &'static str)> = Vec::new();
    for unit in lineup::units_of(side.race) {
        let count = side.units.iter().filter(|&&own| own == unit).count() as u16;
        if count > 0 {
            units.push((count, describe::unit_key(unit)));
        }
    }
    Message::new(key).with("race", race_name(side.race)).with("units", Arg::Counted(units))
}

const fn race_name(race: Race) -> &'static str {
    match race {
        Race::Terran => "race-terran",
        Race::Protoss => "race-protoss",
        Race::Zerg => "race-zerg",
    }
}

/// What is wrong with a line-up; names to write are those of the command line.
fn complaint(bad: BadLineup) -> Misstated {
    let list = |names: Vec<&str>| names.join(", ");
    match bad {
        BadLineup::Race(text) => {
            let known = list(Race::ALL.map(lineup::race_key).to_vec());
            Misstated { key: "odds-bad-race", words: vec![("text", text), ("known", known)] }
        }
        BadLineup::Unit(race, text) => {
            let known = list(lineup::units_of(race).map(|unit| unit.def().name).collect());
            let race = lineup::race_key(race).to_owned();
            Misstated { key: "odds-bad-unit", words: vec![("race", race), ("text", text), ("known", known)] }
        }
        BadLineup::Figures(unit, count) => {
            let words = vec![("text", unit.def().name.to_owned()), ("count", count.to_string())];
            Misstated { key: "odds-bad-figures", words }
        }
        BadLineup::TooMany(room) => {
            Misstated { key: "odds-bad-room", words: vec![("count", room.to_string())] }
        }
        BadLineup::Nobody => Misstated { key: "odds-bad-nobody", words: Vec::new() },
        BadLineup::Technology(text) => {
            let known = list(lineup::technology_names().collect());
            Misstated { key: "odds-bad-technology", words: vec![("text", text), ("known", known)] }
        }
    }
}
