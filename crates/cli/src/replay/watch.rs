//! Stepping through a game on the screen.

use orrery_engine::Viewer;
use orrery_table::Replay;
use ratatui::crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind};
use ratatui::layout::{Constraint, Layout};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Gauge, Paragraph};
use ratatui::{DefaultTerminal, Frame};

use super::{names, sentences, view};
use crate::board::Board;
use crate::look;
use crate::play::input::latin;
use crate::screen::{SMALLEST, draw_watched, key_hints, log_lines, too_small};
use crate::tabletop::{Tabletop, Words, heading};
use crate::text::{Language, Names, Texts};

/// Shows the game until the viewer has had enough.
///
/// # Errors
/// If the terminal fails.
pub(crate) fn watch<G: Tabletop>(
    terminal: &mut DefaultTerminal,
    replay: Replay<G>,
    language: Language,
    open: bool,
) -> anyhow::Result<()> {
    let mut watch = Watch::new(replay, language, open);
    while !watch.done {
        terminal.draw(|frame| watch.draw(frame))?;
        if let Event::Key(key) = event::read()? {
            watch.on_key(key);
        }
    }
    Ok(())
}

/// A game that is being watched.
pub(crate) struct Watch<G: Tabletop> {
    replay: Replay<G>,
    texts: Texts,
    names: Names,
    sentences: Vec<(u32, String)>,
    /// How many records have been played.
    at: usize,
    /// The number typed to jump to.
    typed: String,
    /// Lines of the table that are scrolled away.
    scroll: usize,
    open: bool,
    done: bool,
}

impl<G: Tabletop> Watch<G> {
    pub(crate) fn new(mut replay: Replay<G>, language: Language, open: bool) -> Self {
        let texts = Texts::new(language, Some(G::ID));
        let names = names(&replay, &texts);
        let sentences = sentences(&mut replay, Words { texts: &texts, names: &names });
        Self { replay, texts, names, sentences, at: 0, typed: String::new(), scroll: 0, open, done: false }
    }

    pub(crate) fn on_key(&mut self, key: KeyEvent) {
        if key.kind == KeyEventKind::Release {
            return;
        }
        let last = self.replay.len();
        match key.code {
            KeyCode::Right => self.at = (self.at + 1).min(last),
            KeyCode::Left => self.at = self.at.saturating_sub(1),
            KeyCode::PageDown => self.at = self.turn(1),
            KeyCode::PageUp => self.at = self.turn(-1),
            KeyCode::Home => self.at = 0,
            KeyCode::End => self.at = last,
            KeyCode::Down => self.scroll += 1,
            KeyCode::Up => self.scroll = self.scroll.saturating_sub(1),
            KeyCode::Esc => self.done = true,
            KeyCode::Enter => {
                self.at = self.typed.parse().unwrap_or(self.at).min(last);
                self.typed.clear();
            }
            KeyCode::Backspace => {
                self.typed.pop();
            }
            KeyCode::Char(digit @ '0'..='9') if self.typed.len() < 6 => self.typed.push(digit),
            KeyCode::Char(letter) => match latin(letter) {
                ' ' => self.at = (self.at + 1).min(last),
                'q' => self.done = true,
                'L' => self.switch_language(),
                _ => (),
            },
            _ => (),
        }
    }

    fn switch_language(&mut self) {
        self.texts = self.texts.in_language(self.texts.language().other());
        self.names = names(&self.replay, &self.texts);
        self.sentences = sentences(&mut self.replay, Words { texts: &self.texts, names: &self.names });
    }

    /// Where the next or the previous turn begins.
    fn turn(&mut self, step: isize) -> usize {
        let last = self.replay.len();
        let mut at = self.at;
        loop {
            let Some(next) = at.checked_add_signed(step).filter(|&next| next <= last) else { return at };
            at = next;
            if at == 0 || self.turn_at(at) != self.turn_at(at - 1) {
                return at;
            }
        }
    }

    fn turn_at(&mut self, at: usize) -> u32 {
        G::turn(&self.replay.at(at).view(Viewer::Spectator))
    }

    pub(crate) fn draw(&mut self, frame: &mut Frame) {
        let area = frame.area();
        if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
            return too_small(frame, &self.texts);
        }
        let [title, table, log, gauge, keys] = Layout::vertical([
            Constraint::Length(1),
            Constraint::Min(0),
            Constraint::Length((area.height / 3).min(14)),
            Constraint::Length(1),
            Constraint::Length(1),
        ])
        .areas(area);
        let view = view(&mut self.replay, self.at, self.open);
        let words = Words { texts: &self.texts, names: &self.names };
        let heading = format!(" {} · {}", self.texts.get("game-name"), heading::<G>(&view, words));
        frame.render_widget(Paragraph::new(Span::styled(heading, look::TITLE)), title);
        let board = Board::of::<G>(&view, None, words);
        let rows = board.fit(usize::from(table.width), usize::from(table.height)).len();
        self.scroll = self.scroll.min(rows.saturating_sub(usize::from(table.height)));
        draw_watched(frame, table, &board, self.scroll);
        let block =
            Block::bordered().border_style(look::QUIET).title(format!(" {} ", self.texts.get("title-log")));
        let inner = block.inner(log);
        frame.render_widget(block, log);
        let told = self.sentences.partition_point(|(record, _)| (*record as usize) < self.at);
        let old = self.sentences.partition_point(|(record, _)| (*record as usize + 1) < self.at);
        let log: Vec<String> = self.sentences[..told].iter().map(|(_, sentence)| sentence.clone()).collect();
        let lines = log_lines(&log, old, usize::from(inner.width), usize::from(inner.height));
        frame.render_widget(Paragraph::new(lines), inner);
        let moment = [("at", self.at as i64), ("records", self.replay.len() as i64)];
        let ratio = self.at as f64 / self.replay.len().max(1) as f64;
        let label = self.texts.with("replay-record", moment);
        frame.render_widget(Gauge::default().gauge_style(look::BRASS).ratio(ratio).label(label), gauge);
        let typed = if self.typed.is_empty() { String::new() } else { format!(" {}_", self.typed) };
        let room = keys.width.saturating_sub(typed.len() as u16);
        let hint = format!("{typed}{}", key_hints(&self.texts.get("hints-replay"), room));
        frame.render_widget(Paragraph::new(Line::styled(hint, look::QUIET)), keys);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use orrery_bots::{Spec, bot};
    use orrery_engine::Status;
    use orrery_star_realms::{Setup, StarRealms};
    use orrery_table::{Occupant, Table};
    use ratatui::Terminal;
    use ratatui::backend::TestBackend;
    use ratatui::crossterm::event::KeyModifiers;

    fn finished() -> Replay<StarRealms> {
        let seats = vec![Occupant::bot("greedy"), Occupant::bot("random")];
        let mut table = Table::<StarRealms>::new(Setup::duel(), seats, 9).expect("a table");
        let mut greedy = bot::<StarRealms>(&Spec::Greedy, 1);
        while let Status::Decision(asked) = table.status() {
            let seat = asked.lowest().expect("somebody is asked");
            let action =
                greedy.choose(table.state(), seat, &table.legal(seat), &orrery_bots::Progress::none());
            table.act(seat, action).expect("a listed action");
        }
        Replay::load(&table.save()).expect("a saved game")
    }

    fn press(watch: &mut Watch<StarRealms>, code: KeyCode) -> String {
        watch.on_key(KeyEvent::new(code, KeyModifiers::NONE));
        let mut terminal = Terminal::new(TestBackend::new(80, 24)).expect("a screen");
        terminal.draw(|frame| watch.draw(frame)).expect("drawn");
        let screen: String =
            terminal.backend().buffer().content().iter().map(ratatui::buffer::Cell::symbol).collect();
        assert!(!screen.contains('⟦') && !screen.contains("{$"), "{screen}");
        screen
    }

    #[test]
    fn a_game_is_stepped_through_and_jumped_in() {
        let replay = finished();
        let last = replay.len();
        let mut watch = Watch::new(replay, Language::En, false);
        assert!(press(&mut watch, KeyCode::Right).contains(&format!("record 1 of {last}")));
        assert!(press(&mut watch, KeyCode::End).contains("wins the game."));
        press(&mut watch, KeyCode::Home);
        for code in [KeyCode::Char('1'), KeyCode::Char('2')] {
            press(&mut watch, code);
        }
        assert!(press(&mut watch, KeyCode::Enter).contains(&format!("record 12 of {last}")));
        press(&mut watch, KeyCode::Home);
        for turn in ["turn 1:", "turn 2:", "turn 3:"] {
            assert!(press(&mut watch, KeyCode::PageDown).contains(turn), "{turn}");
        }
        assert!(press(&mut watch, KeyCode::PageUp).contains("turn 2:"));
        assert!(press(&mut watch, KeyCode::Char('L')).contains("запись"));
        press(&mut watch, KeyCode::Char('q'));
        assert!(watch.done);
    }
}
