//! `orrery odds`: how a stated contest is likely to end.

use anyhow::{anyhow, bail};
use indicatif::{ProgressBar, ProgressStyle};
use orrery_bots::forecast::{Forecast, Losses, Spread};
use orrery_bots::{Progress, forecast};
use orrery_engine::{Contests, Manner, Misstated, Offered, Staged, Terms, Verdict, Viewer};
use orrery_games::Task;

use crate::args::OddsArgs;
use crate::tally;
use crate::text::{Language, Names, Texts};

/// How many battles are fought if nobody says so: by bots, and by a game that needs none.
const BATTLES: [u32; 2] = [2_000, 100_000];
/// How many contests are played between two looks at the bar.
const AT_A_TIME: u32 = 500;

/// Prints how the contest is likely to end.
///
/// # Errors
/// If it is misstated, in the player's language, with what could be said; or if the game has no contests.
pub fn run(args: &OddsArgs) -> anyhow::Result<()> {
    let told = orrery_games::with(&args.game, Telling { args });
    print!("{}", told.ok_or_else(|| anyhow!("no game is called {}", args.game))??);
    Ok(())
}

/// Tells the odds of a contest of any game.
struct Telling<'a> {
    args: &'a OddsArgs,
}

impl Task for Telling<'_> {
    type Output = anyhow::Result<String>;

    fn run<G: Offered>(self) -> anyhow::Result<String> {
        let args = self.args;
        let texts = &Texts::new(args.lang.unwrap_or_else(Language::of_environment), Some(G::ID));
        let terms = Terms { attacker: &args.attacker, defender: &args.defender, with: &args.with };
        let combat = one_of("combat", args.combat.as_deref(), G::COMBATS, texts)?;
        let sustaining = one_of("sustain", args.sustain.as_deref(), G::SUSTAINING, texts)?;
        let battles = args.battles.unwrap_or(BATTLES[1]);
        let manner = Manner { combat, sustaining, battles, seed: args.seed };
        if let Some(tally) = tally::fight::<G>(&terms, &manner) {
            let tally = tally.map_err(|bad| anyhow!(complaint(&bad, texts)))?;
            return Ok(if args.json {
                object(|verdict| tally.chance(verdict), tally::survivors(&tally), tally.battles, args.seed)
            } else {
                tally::report(&tally, args.seed, texts)
            });
        }
        let staged = G::stage(&terms).map_err(|bad| anyhow!(complaint(&bad, texts)))?;
        let samples = args.battles.unwrap_or(BATTLES[0]);
        let bar = bar(samples)?;
        let progress = Progress::new();
        let game = &staged.game;
        // In a thread of its own, so that the bar moves.
        let odds = std::thread::scope(|scope| {
            let counting = scope.spawn(|| forecast(game, Viewer::Spectator, samples, args.seed, &progress));
            while !counting.is_finished() {
                std::thread::sleep(std::time::Duration::from_millis(20));
                if samples > AT_A_TIME {
                    bar.set_position(u64::from(progress.per_mille()) * u64::from(samples) / 1000);
                }
            }
            counting.join()
        });
        bar.finish_and_clear();
        let Ok(Some(odds)) = odds else { bail!("no contest of {} came to its end", G::ID) };
        Ok(if args.json {
            let left = [0, 1].map(|side| remaining::<G>(&odds, side));
            object(|verdict| odds.chance(verdict), left, u64::from(odds.samples), args.seed)
        } else {
            report(&staged, &odds, args.seed, texts)
        })
    }
}

pub(crate) fn bar(battles: u32) -> anyhow::Result<ProgressBar> {
    let bar = ProgressBar::new(u64::from(battles));
    bar.set_style(ProgressStyle::with_template("{bar:40} {pos}/{len}")?);
    Ok(bar)
}

/// What was asked for, if the game knows it; else its usual way.
fn one_of<'a>(
    flag: &str,
    wish: Option<&'a str>,
    known: &'static [&'static str],
    texts: &Texts,
) -> anyhow::Result<&'a str> {
    match wish {
        None => Ok(known.first().copied().unwrap_or_default()),
        Some(wish) if known.contains(&wish) => Ok(wish),
        Some(_) if known.is_empty() => bail!(texts.with("odds-no-flag", [("flag", flag)])),
        Some(wish) => {
            let known = known.join(", ");
            bail!(texts.with("odds-bad-flag", [("flag", flag), ("text", wish), ("known", known.as_str())]))
        }
    }
}

/// What is left of each kind on average.
pub(crate) type Left = Vec<(String, f64)>;

fn remaining<G: Contests>(odds: &Forecast<G::Place, G::Piece>, side: usize) -> Left {
    let kinds = odds.losses[side].kinds.iter().zip(&odds.contest.forces[side]);
    let word = |piece: G::Piece| G::piece_key(piece).trim_start_matches("unit-").to_owned();
    kinds.map(|(&(piece, lost), &(_, count))| (word(piece), f64::from(count) - lost.mean)).collect()
}

/// One line of JSON.
fn object(chance: impl Fn(Verdict) -> f64, left: [Left; 2], battles: u64, seed: u64) -> String {
    let [attacker, defender] =
        left.map(|kinds| kinds.into_iter().collect::<std::collections::BTreeMap<String, f64>>());
    let told = serde_json::json!({
        "attacker": chance(Verdict::Attacker),
        "draw": chance(Verdict::Nobody),
        "defender": chance(Verdict::Defender),
        "survivors": { "attacker": attacker, "defender": defender },
        "battles": battles,
        "seed": seed,
    });
    format!("{told}\n")
}

fn report<G: Contests>(
    staged: &Staged<G>,
    odds: &Forecast<G::Place, G::Piece>,
    seed: u64,
    texts: &Texts,
) -> String {
    let mut lines: Vec<String> =
        staged.lines.iter().map(|line| texts.message(line, &Names::default())).collect();
    lines.push(String::new());
    for &(verdict, key) in staged.ends {
        lines.push(texts.with(key, [("chance", number(100.0 * odds.chance(verdict), texts))]));
    }
    for (side, key) in ["odds-attacker-losses", "odds-defender-losses"].into_iter().enumerate() {
        let force = &odds.contest.forces[side];
        if force.is_empty() {
            continue;
        }
        let all: u32 = force.iter().map(|&(_, count)| count).sum();
        lines.push(String::new());
        lines.push(spread(key, None, odds.losses[side].all, all, texts));
        lines.extend(kinds::<G>(&odds.losses[side], force, texts));
    }
    lines.push(String::new());
    let counts = [("samples", u64::from(odds.samples)), ("seed", seed)];
    lines.push(texts.with("odds-samples", counts));
    lines.join("\n") + "\n"
}

/// A line for each kind of piece, if there are several.
fn kinds<G: Contests>(losses: &Losses<G::Piece>, force: &[(G::Piece, u32)], texts: &Texts) -> Vec<String> {
    if force.len() < 2 {
        return Vec::new();
    }
    let kinds = losses.kinds.iter().zip(force);
    kinds
        .map(|(&(piece, lost), &(_, count))| {
            format!("  {}", spread("odds-losses-of", Some(G::piece_key(piece)), lost, count, texts))
        })
        .collect()
}

fn spread(key: &str, piece: Option<&str>, spread: Spread, all: u32, texts: &Texts) -> String {
    let mut args = vec![
        ("mean", number(spread.mean, texts)),
        ("all", all.to_string()),
        ("low", spread.low.to_string()),
        ("high", spread.high.to_string()),
    ];
    args.extend(piece.map(|piece| ("unit", texts.get(piece))));
    texts.with(key, args)
}

/// A number with one digit after the point or comma.
pub(crate) fn number(value: f64, texts: &Texts) -> String {
    let text = format!("{value:.1}");
    match texts.language() {
        Language::En => text,
        Language::Ru => text.replace('.', ","),
    }
}

/// What is wrong with the words, in the player's language; names to write are those of the command line.
fn complaint(bad: &Misstated, texts: &Texts) -> String {
    texts.with(bad.key, bad.words.iter().map(|(name, word)| (*name, word.clone())).collect::<Vec<_>>())
}
