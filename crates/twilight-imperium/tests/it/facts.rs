//! Every printed fact against `facts.txt`, where all of them stand a second time.

use orrery_twilight_imperium::cards::*;

const FACTS: &str = include_str!("facts.txt");

/// The rows of a kind of component.
fn rows(kind: &str) -> Vec<&'static str> {
    let rows = FACTS.lines().filter(|line| line.split(' ').next() == Some(kind));
    rows.map(|line| line.split_once(' ').expect("a name").1).collect()
}

/// The rows are those of the tables, in any order.
#[track_caller]
fn agree(kind: &str, printed: impl IntoIterator<Item = String>) {
    let mut expected = rows(kind);
    let mut printed: Vec<String> = printed.into_iter().collect();
    expected.sort_unstable();
    printed.sort_unstable();
    for (expected, printed) in expected.iter().zip(&printed) {
        assert_eq!(expected, printed, "{kind}");
    }
    assert_eq!(expected.len(), printed.len(), "{kind}");
}

fn or_none(name: Option<&str>) -> &str {
    name.unwrap_or("-")
}

fn number(value: Option<u8>) -> String {
    value.map_or("-".into(), |value| value.to_string())
}

fn list(names: impl IntoIterator<Item = String>) -> String {
    let names: Vec<String> = names.into_iter().collect();
    if names.is_empty() { "-".into() } else { names.join(",") }
}

#[test]
fn all_planets() {
    agree(
        "planet",
        Planet::ALL.map(|planet| {
            let def = planet.def();
            let (of_trait, specialty) = (def.traits.map(Trait::id), def.specialty.map(Colour::id));
            let values = format!("{} {} {}", def.tile.number(), def.resources, def.influence);
            format!("{} {values} {} {}", planet.id(), or_none(of_trait), or_none(specialty))
        }),
    );
}

#[test]
fn all_tiles() {
    agree(
        "tile",
        Tile::ALL.map(|tile| {
            let def = tile.def();
            let back = match def.back {
                Back::Green => "green",
                Back::Blue => "blue",
                Back::Red => "red",
            };
            let planets = list(def.planets.iter().map(|planet| planet.id().to_owned()));
            let (wormhole, anomaly) = (def.wormhole.map(Wormhole::id), def.anomaly.map(Anomaly::id));
            let home = or_none(def.home.map(Faction::id));
            format!("{} {back} {home} {planets} {} {}", def.number, or_none(wormhole), or_none(anomaly))
        }),
    );
}

fn abilities(stats: &Stats) -> String {
    let shots = |name: &str, shots: Option<Shots>, far: bool| {
        shots.map(|shots| format!("{name}:{}x{}{}", shots.value, shots.dice, if far { "r" } else { "" }))
    };
    let production = match stats.production {
        Production::None => None,
        Production::Plain(value) => Some(format!("production:{value}")),
        Production::PlanetPlus(more) => Some(format!("production:+{more}")),
    };
    let all = [
        shots("barrage", stats.barrage, false),
        shots("bombardment", stats.bombardment, false),
        shots("cannon", stats.cannon, stats.ranged),
        production,
        stats.shield.then(|| "shield".into()),
        stats.sustain.then(|| "sustain".into()),
    ];
    list(all.into_iter().flatten())
}

#[test]
fn all_unit_profiles() {
    agree(
        "unit",
        Profile::ALL.map(|profile| {
            let stats = profile.def();
            let per_cost = number(stats.cost.map(|_| stats.per_cost));
            let dice = match (stats.combat, stats.dice) {
                (None, _) => "-".into(),
                (Some(_), 0) => "opponents".into(),
                (Some(_), dice) => dice.to_string(),
            };
            let capacity = number((stats.capacity > 0).then_some(stats.capacity));
            let values =
                [number(stats.cost), per_cost, number(stats.combat), dice, number(stats.movement), capacity]
                    .join(" ");
            format!("{} {} {values} {}", profile.id(), stats.unit.id(), abilities(stats))
        }),
    );
}

#[test]
fn all_technologies() {
    agree(
        "tech",
        Tech::ALL.map(|tech| {
            let def = tech.def();
            let needs = Colour::ALL.into_iter().filter(|&colour| def.needs[colour as usize] > 0);
            let needs = list(needs.map(|colour| format!("{}:{}", colour.id(), def.needs[colour as usize])));
            let colour = or_none(def.colour.map(Colour::id));
            let (faction, unit) = (def.faction.map(Faction::id), def.profile.map(Profile::id));
            format!("{} {colour} {needs} {} {}", tech.id(), or_none(faction), or_none(unit))
        }),
    );
}

#[test]
fn all_factions() {
    agree(
        "faction",
        Faction::ALL.map(|faction| {
            let def = faction.def();
            let count =
                |unit: Unit| def.units.iter().filter(|own| own.0 == unit).map(|own| own.1).sum::<u8>();
            let units = Unit::ALL.into_iter().filter(|&unit| count(unit) > 0);
            let units = list(units.map(|unit| format!("{}x{}", count(unit), unit.id())));
            let mut techs: Vec<String> = def.techs.iter().map(|tech| tech.id().to_owned()).collect();
            techs.sort_unstable();
            let abilities = list(def.abilities.iter().map(|ability| ability.id().to_owned()));
            let cards = format!("{} {}", def.note.id(), def.flagship.id());
            let home = def.home.number();
            format!("{} {home} {} {cards} {abilities} {units} {}", faction.id(), def.commodities, list(techs))
        }),
    );
}

#[test]
fn all_cards() {
    agree("action", ActionCard::ALL.map(|card| format!("{} {}", card.id(), card.def().copies)));
    agree("strategy", Strategy::ALL.map(|card| format!("{} {}", card.id(), card.initiative())));
    agree(
        "agenda",
        Agenda::ALL.map(|agenda| {
            let kind = match agenda.def().kind {
                Kind::Law => "law",
                Kind::OwnedLaw => "owned-law",
                Kind::AttachedLaw => "attached-law",
                Kind::Directive => "directive",
            };
            let outcomes = match agenda.def().outcomes {
                Outcomes::ForAgainst => "for-against".to_owned(),
                Outcomes::Player => "player".to_owned(),
                Outcomes::Law => "law".to_owned(),
                Outcomes::ScoredSecret => "scored-secret".to_owned(),
                Outcomes::Planet(PlanetFilter::Any) => "planet:any".to_owned(),
                Outcomes::Planet(PlanetFilter::Outer) => "planet:outer".to_owned(),
                Outcomes::Planet(PlanetFilter::Trait(kind)) => format!("planet:{}", kind.id()),
            };
            format!("{} {kind} {outcomes}", agenda.id())
        }),
    );
    agree(
        "objective",
        Objective::ALL.map(|objective| {
            let def = objective.def();
            let stage = match def.stage {
                Stage::I => "i",
                Stage::II => "ii",
                Stage::Secret => "secret",
            };
            let phase = if def.phase == ScoringPhase::Status { "status" } else { "action" };
            format!("{} {stage} {} {phase}", objective.id(), def.points)
        }),
    );
}
