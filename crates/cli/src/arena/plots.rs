//! Plots as SVG: ratings with their bounds, their course, and the lengths of games.
//!
//! Colours and fonts come from the page; every mark has a title that says its numbers.

use std::fmt::Write as _;

use super::report::points;
use super::{Row, Standings};

const WIDTH: f64 = 720.0;
/// Room for names on the left and numbers on the right.
const LEFT: f64 = 150.0;
const RIGHT: f64 = 20.0;
/// The height of a name beside a line.
const NAME: f64 = 22.0;
/// So many letters of a name have room beside a picture, also on a phone.
const LETTERS: usize = 13;

/// Text that stands for itself in HTML.
pub(super) fn plain(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// A name that has room beside a picture. What tells one program from another mostly comes last.
pub(super) fn short(name: &str) -> String {
    match name.chars().count().checked_sub(LETTERS) {
        None | Some(0) => name.to_owned(),
        Some(more) => format!("…{}", name.chars().skip(more + 1).collect::<String>()),
    }
}

/// A scale from values to places.
struct Scale {
    from: f64,
    to: f64,
    start: f64,
    end: f64,
}

impl Scale {
    fn at(&self, value: f64) -> f64 {
        self.start + (value - self.from) / (self.to - self.from).max(1e-9) * (self.end - self.start)
    }

    /// Round values to draw lines at.
    fn ticks(&self) -> Vec<f64> {
        let rough = ((self.to - self.from) / 6.0).max(1e-9);
        let power = 10f64.powf(rough.log10().floor());
        let step = [1.0, 2.0, 5.0, 10.0].map(|unit| unit * power).into_iter().find(|&step| step >= rough);
        let step = step.unwrap_or(rough);
        let first = (self.from / step).ceil();
        (0..20).map(|index| (first + f64::from(index)) * step).take_while(|&tick| tick <= self.to).collect()
    }
}

fn open(height: f64, label: &str) -> String {
    format!("<svg viewBox=\"0 0 {WIDTH} {height}\" role=\"img\" aria-label=\"{}\">", plain(label))
}

/// Each bot's rating as a dot on the line of its bounds, with an arrow where there is none.
pub(super) fn ratings(rows: &[Row], label: &str) -> String {
    let height = 30.0 * rows.len() as f64 + 34.0;
    let low = rows.iter().map(|row| row.rating.low.unwrap_or(row.rating.points)).fold(f64::MAX, f64::min);
    let high = rows.iter().map(|row| row.rating.high.unwrap_or(row.rating.points)).fold(f64::MIN, f64::max);
    let margin = ((high - low) * 0.04).max(5.0);
    let scale = Scale { from: low - margin, to: high + margin, start: LEFT, end: WIDTH - RIGHT };
    let mut svg = open(height, label);
    for tick in scale.ticks() {
        let x = scale.at(tick);
        let _ = write!(
            svg,
            "<line class=\"grid\" x1=\"{x:.1}\" x2=\"{x:.1}\" y1=\"4\" y2=\"{:.1}\"/>",
            height - 24.0
        );
        let _ = write!(
            svg,
            "<text class=\"tick\" x=\"{x:.1}\" y=\"{:.1}\">{}</text>",
            height - 8.0,
            points(tick)
        );
    }
    for (index, row) in rows.iter().enumerate() {
        let (y, rating) = (30.0 * index as f64 + 20.0, row.rating);
        let x = scale.at(rating.points);
        // An open bound leads out of the picture.
        let low = rating.low.map_or(LEFT, |low| scale.at(low));
        let high = rating.high.map_or(WIDTH - RIGHT, |high| scale.at(high));
        let (name, shown) = (plain(&row.bot), plain(&short(&row.bot)));
        let told = plain(&super::report::rating(rating));
        let _ = write!(svg, "<g class=\"bot{}\"><title>{name}: {told}</title>", index % 8);
        let _ =
            write!(svg, "<text class=\"name\" x=\"{:.1}\" y=\"{:.1}\">{shown}</text>", LEFT - 12.0, y + 5.0);
        let _ = write!(
            svg,
            "<line class=\"reach\" x1=\"{low:.1}\" x2=\"{high:.1}\" y1=\"{y:.1}\" y2=\"{y:.1}\"/>"
        );
        let ends = [(rating.low, low, -1.0), (rating.high, high, 1.0)];
        for (_, tip, way) in ends.into_iter().filter(|(bound, ..)| bound.is_none()) {
            let back = tip - 8.0 * way;
            let _ = write!(
                svg,
                "<polyline class=\"open\" points=\"{back:.1},{:.1} {tip:.1},{y:.1} {back:.1},{:.1}\"/>",
                y - 5.0,
                y + 5.0
            );
        }
        let _ = write!(svg, "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"6\"/></g>");
    }
    svg + "</svg>"
}

/// The ratings as they were after more and more games.
pub(super) fn course(standings: &Standings, label: &str) -> String {
    let height = (NAME * standings.bots.len() as f64 + 38.0).max(260.0);
    // Where all games were broken off there is no course; the ratings are always there.
    let ratings = || standings.bots.iter().map(|row| row.rating.points);
    let values = || standings.course.iter().flat_map(|(_, points)| points.iter().copied()).chain(ratings());
    let (low, high) = (values().fold(f64::MAX, f64::min), values().fold(f64::MIN, f64::max));
    let margin = ((high - low) * 0.06).max(5.0);
    let up = Scale { from: low - margin, to: high + margin, start: height - 30.0, end: 8.0 };
    let across = Scale { from: 0.0, to: f64::from(standings.games), start: 60.0, end: WIDTH - LEFT };
    let mut svg = open(height, label);
    for tick in up.ticks() {
        let y = up.at(tick);
        let _ = write!(
            svg,
            "<line class=\"grid\" x1=\"60\" x2=\"{:.1}\" y1=\"{y:.1}\" y2=\"{y:.1}\"/>",
            WIDTH - LEFT
        );
        let _ =
            write!(svg, "<text class=\"name tick\" x=\"52\" y=\"{:.1}\">{}</text>", y + 4.0, points(tick));
    }
    for tick in across.ticks() {
        let _ = write!(
            svg,
            "<text class=\"tick\" x=\"{:.1}\" y=\"{:.1}\">{tick:.0}</text>",
            across.at(tick),
            height - 10.0
        );
    }
    let ends = ratings().map(|points| up.at(points) + 4.0).collect();
    let ends = spread(ends, height - 14.0);
    for (index, row) in standings.bots.iter().enumerate() {
        let path: Vec<String> = standings
            .course
            .iter()
            .map(|(games, points)| format!("{:.1},{:.1}", across.at(f64::from(*games)), up.at(points[index])))
            .collect();
        let (name, shown) = (plain(&row.bot), plain(&short(&row.bot)));
        let _ = write!(svg, "<g class=\"bot{}\"><title>{name}</title>", index % 8);
        let _ = write!(svg, "<polyline points=\"{}\"/>", path.join(" "));
        let _ = write!(
            svg,
            "<text class=\"line\" x=\"{:.1}\" y=\"{:.1}\">{shown}</text></g>",
            WIDTH - LEFT + 8.0,
            ends[index]
        );
    }
    svg + "</svg>"
}

/// Names of lines that end close together stand below each other, and none below `bottom`.
fn spread(mut ends: Vec<f64>, bottom: f64) -> Vec<f64> {
    for index in 1..ends.len() {
        ends[index] = ends[index].max(ends[index - 1] + NAME);
    }
    let mut room = bottom;
    for end in ends.iter_mut().rev() {
        *end = end.min(room);
        room = *end - NAME;
    }
    ends
}

/// How many games took how many turns.
pub(super) fn lengths(turns: &[u32], label: &str) -> String {
    let height = 180.0;
    let (low, high) = (turns.iter().min().copied().unwrap_or(0), turns.iter().max().copied().unwrap_or(0));
    let width = (high - low) / 24 + 1;
    let bins = (high - low) / width + 1;
    let mut counts = vec![0u32; bins as usize];
    for turn in turns {
        counts[((turn - low) / width) as usize] += 1;
    }
    let most = f64::from(counts.iter().max().copied().unwrap_or(1).max(1));
    let across = Scale { from: 0.0, to: f64::from(bins), start: 60.0, end: WIDTH - RIGHT };
    let up = Scale { from: 0.0, to: most, start: height - 30.0, end: 10.0 };
    let mut svg = open(height, label);
    for (index, &count) in counts.iter().enumerate() {
        let (x, next) = (across.at(index as f64), across.at(index as f64 + 1.0));
        let (first, last) = (low + index as u32 * width, low + (index as u32 + 1) * width - 1);
        let range = if first == last { first.to_string() } else { format!("{first}–{last}") };
        let y = up.at(f64::from(count));
        let (wide, tall) = (next - x - 2.0, height - 30.0 - y);
        let _ = write!(svg, "<g class=\"bin\"><title>{range}: {count}</title>");
        let _ = write!(svg, "<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{wide:.1}\" height=\"{tall:.1}\"/>");
        if index % (bins as usize / 8 + 1) == 0 {
            let middle = f64::midpoint(x, next);
            let _ = write!(
                svg,
                "<text class=\"tick\" x=\"{middle:.1}\" y=\"{:.1}\">{range}</text>",
                height - 10.0
            );
        }
        svg.push_str("</g>");
    }
    svg + "</svg>"
}
