//! Odds of a contest that its game fights many times over without bots.

use orrery_engine::{Contests, Manner, Misstated, Source as _, SplitMix64, Tally, Terms, Verdict};

use crate::odds::{Left, bar, number};
use crate::text::{Names, Texts};

/// In how many parts a game fights.
const PARTS: u32 = 50;

/// Lets the game fight part after part, so that the bar moves; `None` if bots have to.
pub(crate) fn fight<G: Contests>(terms: &Terms<'_>, manner: &Manner<'_>) -> Option<Result<Tally, Misstated>> {
    let bar = bar(manner.battles).ok()?;
    let mut sum: Option<Tally> = None;
    let part = manner.battles.div_ceil(PARTS);
    let mut seeds = SplitMix64::new(manner.seed);
    let mut left = manner.battles;
    while left > 0 {
        let battles = part.min(left);
        left -= battles;
        match G::tally(terms, &Manner { battles, seed: seeds.next_u64(), ..*manner })? {
            Err(bad) => return Some(Err(bad)),
            Ok(more) => match &mut sum {
                Some(sum) => sum.add(&more),
                None => sum = Some(more),
            },
        }
        bar.set_position(u64::from(manner.battles - left));
    }
    bar.finish_and_clear();
    sum.map(Ok)
}

/// What is left of each kind on average, for both sides.
pub(crate) fn survivors(tally: &Tally) -> [Left; 2] {
    [0, 1].map(|side| tally.sides[side].iter().map(|kind| (kind.word.to_owned(), tally.left(kind))).collect())
}

/// All that is told, in words.
pub(crate) fn report(tally: &Tally, seed: u64, texts: &Texts) -> String {
    let mut lines: Vec<String> =
        tally.lines.iter().map(|line| texts.message(line, &Names::default())).collect();
    lines.push(String::new());
    let ends = [
        (Verdict::Attacker, "odds-attacker-wins"),
        (Verdict::Nobody, "odds-nobody-wins"),
        (Verdict::Defender, "odds-defender-wins"),
    ];
    for (verdict, key) in ends {
        lines.push(texts.with(key, [("chance", number(100.0 * tally.chance(verdict), texts))]));
    }
    for (side, key) in ["odds-attacker-left", "odds-defender-left"].into_iter().enumerate() {
        let kinds = &tally.sides[side];
        let all: u32 = kinds.iter().map(|kind| kind.staked).sum();
        let mean: f64 = kinds.iter().map(|kind| tally.left(kind)).sum();
        lines.push(String::new());
        lines.push(texts.with(key, [("mean", number(mean, texts)), ("all", all.to_string())]));
        for kind in kinds.iter().filter(|_| kinds.len() > 1) {
            let args = [
                ("unit", texts.get(kind.key)),
                ("mean", number(tally.left(kind), texts)),
                ("all", kind.staked.to_string()),
            ];
            lines.push(format!("  {}", texts.with("odds-left-of", args)));
        }
    }
    lines.push(String::new());
    lines.push(texts.with("odds-battles", [("battles", tally.battles), ("seed", seed)]));
    lines.join("\n") + "\n"
}
