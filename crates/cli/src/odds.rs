//! `orrery odds`: how a stated battle is likely to end.

use anyhow::{anyhow, bail};
use indicatif::{ProgressBar, ProgressStyle};
use orrery_bots::forecast::{Forecast, Losses, Spread};
use orrery_bots::{Progress, forecast};
use orrery_engine::{Arg, Game, Message, Verdict, Viewer};
use orrery_starcraft::StarCraft;
use orrery_starcraft::cards::{Race, Technology, Unit};
use orrery_starcraft::lineup::{self, BadLineup, Side};
use orrery_starcraft::state::Area;

use crate::args::OddsArgs;
use crate::text::{Language, Names, Texts};

/// How many battles are played between two looks at the bar.
const AT_A_TIME: u32 = 500;

/// Prints how the battle is likely to end.
///
/// # Errors
/// If the line-up is wrong, in the player's language, with what it could be.
pub fn run(args: &OddsArgs) -> anyhow::Result<()> {
    let texts = Texts::new(args.lang.unwrap_or_else(Language::of_environment), Some(StarCraft::ID));
    print!("{}", told(args, &texts)?);
    Ok(())
}

/// The odds in words.
///
/// # Errors
/// If the line-up is wrong.
pub fn told(args: &OddsArgs, texts: &Texts) -> anyhow::Result<String> {
    let bad = |bad: BadLineup| anyhow!(complaint(&bad, texts));
    let attacker: Side = args.attacker.parse().map_err(bad)?;
    let defender: Side = args.defender.parse().map_err(bad)?;
    let technologies = lineup::technologies(&args.technologies).map_err(bad)?;
    let game = lineup::battle(&attacker, &defender, &technologies, args.special).map_err(bad)?;
    let bar = ProgressBar::new(u64::from(args.samples));
    bar.set_style(ProgressStyle::with_template("{bar:40} {pos}/{len}")?);
    let progress = Progress::new();
    // In a thread of its own, so that the bar moves.
    let odds = std::thread::scope(|scope| {
        let counting = scope.spawn(|| forecast(&game, Viewer::Spectator, args.samples, args.seed, &progress));
        while !counting.is_finished() {
            std::thread::sleep(std::time::Duration::from_millis(20));
            if args.samples > AT_A_TIME {
                bar.set_position(u64::from(progress.per_mille()) * u64::from(args.samples) / 1000);
            }
        }
        counting.join()
    });
    bar.finish_and_clear();
    let Ok(Some(odds)) = odds else { bail!("no battle came to its end") };
    Ok(report(&odds, [attacker.race, defender.race], &technologies, args.seed, texts))
}

fn report(
    odds: &Forecast<Area, Unit>,
    races: [Race; 2],
    technologies: &[Technology],
    seed: u64,
    texts: &Texts,
) -> String {
    let mut lines = Vec::new();
    for (side, key) in ["odds-attacker", "odds-defender"].into_iter().enumerate() {
        let units =
            odds.contest.forces[side].iter().map(|&(unit, count)| (count as u16, unit_key(unit))).collect();
        let args = vec![("race", Arg::Name(race_name(races[side]))), ("units", Arg::Counted(units))];
        lines.push(texts.message(&Message { key, args, rule: None }, &Names::default()));
    }
    if !technologies.is_empty() {
        let names: Vec<String> = technologies
            .iter()
            .map(|technology| texts.get(&format!("technology-{}", technology.def().name)))
            .collect();
        lines.push(texts.with("odds-technologies", [("names", names.join(", "))]));
    }
    lines.push(String::new());
    for (verdict, key) in [
        (Verdict::Attacker, "odds-attacker-wins"),
        (Verdict::Defender, "odds-defender-wins"),
        (Verdict::Nobody, "odds-nobody-wins"),
    ] {
        lines.push(texts.with(key, [("chance", number(100.0 * odds.chance(verdict), texts))]));
    }
    for (side, key) in ["odds-attacker-losses", "odds-defender-losses"].into_iter().enumerate() {
        let force = &odds.contest.forces[side];
        let all: u32 = force.iter().map(|&(_, count)| count).sum();
        lines.push(String::new());
        lines.push(spread(key, None, odds.losses[side].all, all, texts));
        lines.extend(kinds(&odds.losses[side], force, texts));
    }
    lines.push(String::new());
    let counts = [("samples", u64::from(odds.samples)), ("seed", seed)];
    lines.push(texts.with("odds-samples", counts));
    lines.join("\n") + "\n"
}

/// A line for each type of unit, if there are several.
fn kinds(losses: &Losses<Unit>, force: &[(Unit, u32)], texts: &Texts) -> Vec<String> {
    if force.len() < 2 {
        return Vec::new();
    }
    let line = |(&(unit, lost), &(_, count)): (&(Unit, Spread), &(Unit, u32))| {
        format!("  {}", spread("odds-losses-of", Some(unit), lost, count, texts))
    };
    losses.kinds.iter().zip(force).map(line).collect()
}

fn spread(key: &str, unit: Option<Unit>, spread: Spread, all: u32, texts: &Texts) -> String {
    let mut args = vec![
        ("mean", number(spread.mean, texts)),
        ("all", all.to_string()),
        ("low", spread.low.to_string()),
        ("high", spread.high.to_string()),
    ];
    args.extend(unit.map(|unit| ("unit", texts.get(unit_key(unit)))));
    texts.with(key, args)
}

/// A number with one digit after the point or comma.
fn number(value: f64, texts: &Texts) -> String {
    let text = format!("{value:.1}");
    match texts.language() {
        Language::En => text,
        Language::Ru => text.replace('.', ","),
    }
}

const fn race_name(race: Race) -> &'static str {
    match race {
        Race::Terran => "race-terran",
        Race::Protoss => "race-protoss",
        Race::Zerg => "race-zerg",
    }
}

fn unit_key(unit: Unit) -> &'static str {
    orrery_starcraft::describe::unit_key(unit)
}

/// What is wrong with a line-up, in the player's language; names to write are those of the command line.
fn complaint(bad: &BadLineup, texts: &Texts) -> String {
    let units = |race: Race| Unit::of(race).map(|unit| unit.def().name).collect::<Vec<_>>().join(", ");
    match bad {
        BadLineup::Race(text) => {
            let known = Race::ALL.map(lineup::race_key).join(", ");
            texts.with("odds-bad-race", [("text", text.clone()), ("known", known)])
        }
        BadLineup::Unit(race, text) => {
            let name = texts.get(race_name(*race));
            texts.with("odds-bad-unit", [("race", name), ("text", text.clone()), ("known", units(*race))])
        }
        BadLineup::Figures(unit, count) => {
            let args = [("text", unit.def().name.to_owned()), ("count", count.to_string())];
            texts.with("odds-bad-figures", args)
        }
        BadLineup::TooMany(room) => texts.with("odds-bad-room", [("count", room.to_string())]),
        BadLineup::Nobody => texts.get("odds-bad-nobody"),
        BadLineup::Technology(text) => {
            let known: Vec<&str> = Technology::all().map(|technology| technology.def().name).collect();
            texts.with("odds-bad-technology", [("text", text.clone()), ("known", known.join(", "))])
        }
    }
}
