//! Colours and signs. A colour never stands alone: every seat, faction and state has a sign as well.

use orrery_engine::Seat;
use orrery_engine::outline::Tone;
use ratatui::style::{Color, Modifier, Style};

/// Ordinary text.
pub(crate) const TEXT: Style = Style::new();
/// Text that may be skipped.
pub(crate) const QUIET: Style = Style::new().fg(Color::DarkGray);
/// What the player may do, and the frame of what is asked.
pub(crate) const BRASS: Style = Style::new().fg(Color::Yellow);
/// A refusal or a danger.
pub(crate) const DANGER: Style = Style::new().fg(Color::LightRed);
/// Something that worked.
pub(crate) const SUCCESS: Style = Style::new().fg(Color::Green);
/// Titles.
pub(crate) const TITLE: Style = Style::new().fg(Color::Cyan).add_modifier(Modifier::BOLD);
/// What has the focus.
pub(crate) const FOCUS: Style = Style::new().add_modifier(Modifier::REVERSED);

/// The mark before a thing that can be used now.
pub(crate) const USABLE: &str = "›";
/// The sign of a seat.
pub(crate) const fn sign(seat: Seat) -> &'static str {
    match seat.0 {
        0 => "●",
        1 => "■",
        2 => "▲",
        3 => "◆",
        4 => "★",
        _ => "✚",
    }
}

/// The colour of a seat.
pub(crate) const fn seat(seat: Seat) -> Style {
    Style::new()
        .fg(match seat.0 {
            0 => Color::Yellow,
            1 => Color::LightBlue,
            2 => Color::Cyan,
            3 => Color::LightRed,
            4 => Color::Magenta,
            _ => Color::Green,
        })
        .add_modifier(Modifier::BOLD)
}

/// The look of a piece of a label.
pub(crate) const fn tone(tone: Tone) -> Style {
    match tone {
        Tone::Plain => TEXT,
        Tone::Quiet => QUIET,
        Tone::Strong => Style::new().add_modifier(Modifier::BOLD),
        Tone::Seat(of) => seat(of),
        Tone::Green => Style::new().fg(Color::Green),
        Tone::Yellow => Style::new().fg(Color::Yellow),
        Tone::Blue => Style::new().fg(Color::LightBlue),
        Tone::Red => Style::new().fg(Color::LightRed),
    }
}
