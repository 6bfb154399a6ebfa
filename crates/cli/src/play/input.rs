//! What each key does.

use orrery_engine::Spot;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

use super::app::{App, Exit, Focus, Line};
use super::focus::Direction;
use super::overlay::{Confirm, Overlay, Search};
use crate::tabletop::Tabletop;

/// The letters that choose from the list; the others have a meaning of their own.
pub(crate) const LETTERS: &str = "abdefghijkmnoptvwxyz";

impl<G: Tabletop> App<G> {
    /// Does what the key means.
    pub fn on_key(&mut self, key: KeyEvent) {
        if key.kind == KeyEventKind::Release {
            return;
        }
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            if key.code == KeyCode::Char('c') {
                self.overlay = None;
                self.quit();
            }
            return;
        }
        if self.curtain.is_some() {
            match key.code {
                KeyCode::Enter if self.overlay.is_none() => self.lift_curtain(),
                KeyCode::Char('q' | 'й') if self.overlay.is_none() => self.quit(),
                KeyCode::Char('L' | 'Д') if self.overlay.is_none() => self.switch_language(),
                _ if self.overlay.is_some() => self.overlay_key(key.code),
                _ => (),
            }
        } else if self.overlay.is_some() {
            self.overlay_key(key.code);
        } else {
            self.table_key(key.code);
        }
    }

    fn table_key(&mut self, code: KeyCode) {
        match code {
            KeyCode::Up => self.go(Direction::Up),
            KeyCode::Down => self.go(Direction::Down),
            KeyCode::Left => self.go(Direction::Left),
            KeyCode::Right => self.go(Direction::Right),
            KeyCode::Tab => self.go(Direction::NextPart),
            KeyCode::BackTab => self.go(Direction::PreviousPart),
            KeyCode::Enter => self.enter(),
            KeyCode::Esc => self.back(),
            KeyCode::Backspace => {
                self.typed.pop();
            }
            KeyCode::F(1) => self.overlay = Some(Overlay::Help { scroll: 0 }),
            KeyCode::PageUp => self.overlay = Some(Overlay::Log { scroll: 0 }),
            KeyCode::Char(letter) => self.letter(latin(letter)),
            _ => (),
        }
    }

    fn letter(&mut self, letter: char) {
        let notice = self.notice.take();
        match letter {
            '?' => self.overlay = Some(Overlay::Help { scroll: 0 }),
            '/' | 'r' => self.look_up(notice.and_then(|notice| notice.rule)),
            'c' => self.show_card(),
            'l' => self.overlay = Some(Overlay::Log { scroll: 0 }),
            'u' => self.undo(),
            's' => {
                self.save();
            }
            'q' => self.quit(),
            'L' => self.switch_language(),
            'X' if self.me.is_some() && !self.is_over() => {
                self.overlay = Some(Overlay::Confirm(Confirm::Concede));
            }
            'V' => {
                if let Some(next) = self.other_asked() {
                    self.hand_over(Some(next));
                    self.refresh();
                }
            }
            ' ' => self.hurry(),
            'n' if self.is_over() => self.exit = Some(Exit::NewGame),
            'w' if self.is_over() => self.exit = Some(Exit::Watch),
            '+' | '=' => self.change_amount(1),
            '-' => self.change_amount(-1),
            '0'..='9' => self.digit(letter),
            _ => {
                let line = LETTERS.find(letter).and_then(|index| self.lettered().get(index).copied());
                if let Some(index) = line {
                    self.take(Line::Offer(index));
                }
            }
        }
    }

    /// The offers on the list that letters choose.
    fn lettered(&self) -> Vec<usize> {
        let offer = |line| match line {
            Line::Offer(index) => Some(index),
            Line::Amount => None,
        };
        self.lines().into_iter().filter_map(offer).collect()
    }

    fn take(&mut self, line: Line) {
        match line {
            Line::Offer(index) if self.seen.offers[index].confirmation.is_some() => {
                self.overlay = Some(Overlay::Confirm(Confirm::Take(index)));
            }
            Line::Offer(index) => self.act(self.seen.offers[index].action),
            Line::Amount => {
                let amount = self.amount;
                let spend = self.seen.offers.iter().find(|offer| offer.amount() == Some(amount));
                if let Some(action) = spend.map(|offer| offer.action) {
                    self.act(action);
                }
            }
        }
    }

    fn enter(&mut self) {
        self.notice = None;
        if self.seen.amounts.is_none()
            && let Ok(number) = self.typed.parse::<usize>()
        {
            self.typed.clear();
            return self.take_number(number);
        }
        match self.focus {
            Focus::Choice(index) => {
                if let Some(&line) = self.lines().get(index) {
                    self.take(line);
                }
            }
            Focus::Thing(spot) => self.point_at(spot),
        }
    }

    /// Acts on a thing if it means one choice, narrows the list if it means several, else says why not.
    pub(crate) fn point_at(&mut self, spot: Spot) {
        match self.seen.about(spot)[..] {
            [only] => self.take(Line::Offer(only)),
            [] => match self.seen.board.find(spot) {
                Some(thing) if thing.contents.is_some() => {
                    self.overlay = Some(Overlay::Pile { spot, index: 0 });
                }
                _ => self.explain(spot),
            },
            _ if self.seen.amounts.is_some() => self.focus = Focus::Choice(0),
            _ => {
                self.narrowed = Some(spot);
                self.focus = Focus::Choice(0);
            }
        }
    }

    fn back(&mut self) {
        self.typed.clear();
        if let Some(spot) = self.narrowed.take() {
            self.focus = Focus::Thing(spot);
        }
        self.notice = None;
    }

    fn digit(&mut self, digit: char) {
        self.typed.push(digit);
        if let Some((least, most)) = self.seen.amounts {
            let typed = self.typed.parse().unwrap_or(u16::MAX);
            if typed > most {
                self.typed = digit.to_string();
            }
            let typed: u16 = self.typed.parse().unwrap_or(most);
            self.amount = typed.clamp(least, most);
            self.focus = Focus::Choice(0);
            return;
        }
        let count = self.lines().len();
        match self.typed.parse::<usize>() {
            Ok(number) if number == 0 || number > count => self.typed.clear(),
            // More digits could follow.
            Ok(number) if number * 10 <= count => self.focus = Focus::Choice(number - 1),
            Ok(number) => {
                self.typed.clear();
                self.take_number(number);
            }
            Err(_) => self.typed.clear(),
        }
    }

    fn take_number(&mut self, number: usize) {
        if let Some(&line) = number.checked_sub(1).and_then(|index| self.lines().get(index).copied()).as_ref()
        {
            self.take(line);
        }
    }

    fn change_amount(&mut self, by: i32) {
        if let Some((least, most)) = self.seen.amounts {
            self.typed.clear();
            let wanted = (i32::from(self.amount) + by).clamp(i32::from(least), i32::from(most));
            self.amount = wanted as u16;
            self.focus = Focus::Choice(0);
        }
    }

    /// Opens the rules at what was just refused, or at what is asked.
    fn look_up(&mut self, refused: Option<String>) {
        let asked = self.seen.question.as_ref().and_then(|(_, rule)| rule.clone());
        self.overlay = Some(Overlay::Rules(Search::new(refused.or(asked))));
    }

    /// The thing the focus is on or about.
    pub(crate) fn focused(&self) -> Option<Spot> {
        match self.focus {
            Focus::Thing(spot) => Some(spot),
            Focus::Choice(index) => match *self.lines().get(index)? {
                Line::Offer(offer) => self.seen.offers[offer].about.first().copied(),
                Line::Amount => self.seen.offers.first()?.about.first().copied(),
            },
        }
    }

    fn show_card(&mut self) {
        let thing = self.focused().and_then(|spot| self.seen.board.find(spot));
        let lines = thing.map(|thing| thing.text.clone()).unwrap_or_default();
        if lines.is_empty() {
            self.tell(self.texts.get("notice-no-card"));
        } else {
            self.overlay = Some(Overlay::Card { lines, scroll: 0 });
        }
    }

    fn overlay_key(&mut self, code: KeyCode) {
        let Some(overlay) = self.overlay.take() else { return };
        self.overlay = match overlay {
            Overlay::Confirm(confirm) => self.confirm_key(confirm, code),
            Overlay::Help { scroll } => scrolled(code, scroll).map(|scroll| Overlay::Help { scroll }),
            Overlay::Log { scroll } => {
                // The log is read from its end: up is further back.
                let code = match code {
                    KeyCode::Up => KeyCode::Down,
                    KeyCode::Down => KeyCode::Up,
                    KeyCode::PageUp => KeyCode::PageDown,
                    KeyCode::PageDown => KeyCode::PageUp,
                    other => other,
                };
                scrolled(code, scroll).map(|scroll| Overlay::Log { scroll })
            }
            Overlay::Card { lines, scroll } => {
                scrolled(code, scroll).map(|scroll| Overlay::Card { lines, scroll })
            }
            Overlay::Rules(search) => search_key(search, code).map(Overlay::Rules),
            Overlay::Pile { spot, index } => self.pile_key(spot, index, code),
        };
    }

    fn confirm_key(&mut self, confirm: Confirm, code: KeyCode) -> Option<Overlay> {
        let letter = match code {
            KeyCode::Char(letter) => latin(letter),
            KeyCode::Enter => 'y',
            KeyCode::Esc => 'n',
            _ => return Some(Overlay::Confirm(confirm)),
        };
        match (confirm, letter) {
            (Confirm::Quit, 'y') => self.exit = Some(Exit::Quit),
            (Confirm::Quit, 's') if self.save() => self.exit = Some(Exit::Quit),
            (Confirm::Concede, 'y') => self.concede(),
            (Confirm::Take(index), 'y') => {
                if let Some(action) = self.seen.offers.get(index).map(|offer| offer.action) {
                    self.act(action);
                }
            }
            (Confirm::Undo { of, .. }, 'y' | 'n') => self.answer_undo(of, letter == 'y'),
            (_, 'n' | 's') => (),
            _ => return Some(Overlay::Confirm(confirm)),
        }
        None
    }

    fn pile_key(&mut self, spot: Spot, index: usize, code: KeyCode) -> Option<Overlay> {
        let contents = self.seen.board.find(spot).and_then(|thing| thing.contents.as_ref())?;
        let last = contents.len().saturating_sub(1);
        let index = index.min(last);
        let index = match code {
            KeyCode::Up | KeyCode::Left => index.saturating_sub(1),
            KeyCode::Down | KeyCode::Right | KeyCode::Tab => (index + 1).min(last),
            KeyCode::PageUp | KeyCode::Home => 0,
            KeyCode::PageDown | KeyCode::End => last,
            KeyCode::Enter => {
                let spot = contents[index].spot;
                self.point_at(spot);
                return self.overlay.take();
            }
            KeyCode::Char(letter) if latin(letter) == 'c' => {
                return Some(Overlay::Card { lines: contents[index].text.clone(), scroll: 0 });
            }
            _ => return None,
        };
        Some(Overlay::Pile { spot, index })
    }
}

/// The new scroll, or nothing if the key closes what is scrolled.
fn scrolled(code: KeyCode, scroll: usize) -> Option<usize> {
    match code {
        KeyCode::Up => Some(scroll.saturating_sub(1)),
        KeyCode::Down => Some(scroll + 1),
        KeyCode::PageUp => Some(scroll.saturating_sub(10)),
        KeyCode::PageDown | KeyCode::Char(' ') => Some(scroll + 10),
        KeyCode::Home => Some(0),
        _ => None,
    }
}

fn search_key(mut search: Search, code: KeyCode) -> Option<Search> {
    match code {
        KeyCode::Esc | KeyCode::Enter => return None,
        KeyCode::Backspace => search.pop(),
        KeyCode::Char(letter) if letter != ' ' || !search.wanted.is_empty() => search.push(letter),
        KeyCode::Char(_) => (),
        other => search.scroll = scrolled(other, search.scroll).unwrap_or(search.scroll),
    }
    Some(search)
}

/// The letter on the same key of a Latin keyboard, so that keys work in the Russian layout too.
pub(crate) fn latin(letter: char) -> char {
    const CYRILLIC: &str = "йцукенгшщзфывапролдячсмитьЙЦУКЕНГШЩЗФЫВАПРОЛДЯЧСМИТЬ";
    const LATIN: &str = "qwertyuiopasdfghjklzxcvbnmQWERTYUIOPASDFGHJKLZXCVBNM";
    match CYRILLIC.chars().position(|other| other == letter) {
        Some(index) => LATIN.chars().nth(index).unwrap_or(letter),
        None => letter,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_russian_layout_has_the_same_keys() {
        assert_eq!("йсгыДЧ".chars().map(latin).collect::<String>(), "qcusLX");
        assert_eq!(latin('q'), 'q');
        assert_eq!(latin('7'), '7');
    }

    #[test]
    fn letters_of_choices_have_no_other_meaning() {
        assert!("clqrsu".chars().all(|letter| !LETTERS.contains(letter)));
    }
}
