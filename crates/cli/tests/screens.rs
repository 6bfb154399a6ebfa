//! The client on a drawn screen, played by keys alone.

use std::path::PathBuf;
use std::thread;
use std::time::{Duration, Instant};

use orrery_cli::play::app::{App, SaveFile};
use orrery_cli::text::Language;
use orrery_engine::Viewer;
use orrery_star_realms::view::Hand;
use orrery_star_realms::{Mode, Setup, StarRealms};
use orrery_table::{Occupant, Table};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

struct Player {
    app: App<StarRealms>,
    terminal: Terminal<TestBackend>,
}

fn sit(setup: Setup, seats: &[&str], language: Language, size: (u16, u16), seed: u64) -> Player {
    let occupant = |who: &&str| match who.strip_prefix("human:") {
        Some(name) => Occupant::human(name),
        None => Occupant::bot(*who),
    };
    let table = Table::new(setup, seats.iter().map(occupant).collect(), seed).expect("a table");
    let path = PathBuf::from("/nonexistent/folder/game.orrery");
    let mut app = App::new(table, language, SaveFile { path, own: false }, seed);
    app.pace = Duration::ZERO;
    let terminal = Terminal::new(TestBackend::new(size.0, size.1)).expect("a screen");
    Player { app, terminal }
}

impl Player {
    fn press(&mut self, code: KeyCode) -> String {
        self.app.on_key(KeyEvent::new(code, KeyModifiers::NONE));
        self.settle();
        self.screen()
    }

    fn keys(&mut self, keys: &str) -> String {
        keys.chars().map(|key| self.press(KeyCode::Char(key))).last().unwrap_or_default()
    }

    /// Lets the bots answer.
    fn settle(&mut self) {
        while self.app.is_waiting() && self.app.exit().is_none() {
            self.app.tick(Instant::now());
            thread::yield_now();
        }
    }

    /// What the screen shows, after the checks that hold for every screen.
    fn screen(&mut self) -> String {
        self.terminal.draw(|frame| self.app.draw(frame)).expect("drawn");
        let buffer = self.terminal.backend().buffer();
        let width = usize::from(buffer.area.width);
        let cells: Vec<&str> = buffer.content().iter().map(ratatui::buffer::Cell::symbol).collect();
        let screen = cells.chunks(width).map(|row| row.concat() + "\n").collect::<String>();
        assert!(!screen.contains('⟦') && !screen.contains("{$"), "a message is missing:\n{screen}");
        for prefix in ["ask-", "do-", "log-", "refuse-", "title-", "count-", "zone-", "hint-", "mark-"] {
            assert!(!screen.contains(prefix), "a key is shown:\n{screen}");
        }
        screen
    }
}

fn duel(language: Language) -> Player {
    let setup = Setup { first: Some(orrery_engine::Seat(0)), ..Setup::duel() };
    sit(setup, &["human:Анна", "greedy"], language, (80, 24), 7)
}

#[test]
fn a_newcomer_sees_everything_on_a_small_screen() {
    let expected = [
        (
            Language::En,
            [
                "Duel",
                "authority 50",
                "Trade row",
                "Explorer",
                "×10",
                "Hand",
                "it is up to you",
                "SR 3.2.6",
                "End the turn",
                "Log",
                "q quit",
            ],
        ),
        (
            Language::Ru,
            [
                "Дуэль",
                "влияние 50",
                "Торговый ряд",
                "Исследователь",
                "×10",
                "Рука",
                "решение за вами",
                "SR 3.2.6",
                "Завершить ход",
                "Журнал",
                "q выход",
            ],
        ),
    ];
    for (language, words) in expected {
        let screen = duel(language).screen();
        for word in words {
            assert!(screen.contains(word), "no {word} in\n{screen}");
        }
    }
}

#[test]
fn six_players_fit_and_the_focus_stays_in_sight() {
    for language in Language::ALL {
        for size in [(80, 24), (120, 40)] {
            let seats = ["human:Анна", "greedy", "greedy", "greedy", "greedy", "greedy"];
            let mut player = sit(Setup::of(Mode::FreeForAll, 6), &seats, language, size, 3);
            player.settle();
            let screen = player.screen();
            assert!(screen.contains("Анна") && screen.contains("SR 3.2.6"), "{screen}");
            for _ in 0..40 {
                player.press(KeyCode::Up);
            }
            for sign in ["■", "▲", "◆", "★", "✚"] {
                let seen = (0..40).any(|_| player.press(KeyCode::Down).contains(sign));
                assert!(seen, "{sign} never shows");
            }
        }
    }
}

/// Whoever presses Enter on the first choice again and again ends up at the end of a game.
#[test]
fn a_whole_game_is_played_by_keyboard() {
    for (language, size) in [(Language::En, (80, 24)), (Language::Ru, (80, 24)), (Language::Ru, (120, 40))] {
        let mut player = duel(language);
        player.terminal = Terminal::new(TestBackend::new(size.0, size.1)).expect("a screen");
        let mut screen = player.screen();
        for step in 0..6000 {
            if player.app.is_over() {
                break;
            }
            // Numbers, letters and the table itself by turns; looks at everything on the way.
            screen = match step % 5 {
                _ if screen.contains('‹') => {
                    player.press(KeyCode::Char('+'));
                    player.press(KeyCode::Enter)
                }
                0 => player.press(KeyCode::Char('a')),
                1 => player.press(KeyCode::Char('1')),
                2 => {
                    player.press(KeyCode::Tab);
                    player.press(KeyCode::Enter)
                }
                3 => {
                    player.press(KeyCode::Down);
                    player.press(KeyCode::Char('c'));
                    player.press(KeyCode::Esc)
                }
                _ => player.press(KeyCode::Enter),
            };
        }
        assert!(player.app.is_over(), "still playing:\n{screen}");
        let over = language.pick("The game is over", "Игра окончена");
        let screen = player.press(KeyCode::Esc);
        assert!(player.press(KeyCode::Esc).contains(over), "{screen}");
        assert!(screen.contains(language.pick("new game", "новая игра")), "{screen}");
    }
}

#[test]
fn a_thing_that_cannot_be_used_says_why() {
    for (language, reason) in [
        (Language::En, "costs more trade than you have (SR 6.1.4)"),
        (Language::Ru, "стоит больше, чем у вас очков торговли (SR 6.1.4)"),
    ] {
        let mut player = duel(language);
        player.press(KeyCode::BackTab);
        player.press(KeyCode::BackTab);
        let screen = player.press(KeyCode::Enter);
        assert!(screen.contains(reason), "{screen}");
        let rules = player.keys("r");
        assert!(rules.contains("[SR 6.1.4]"), "{rules}");
    }
}

#[test]
fn nothing_is_forgotten_between_two_languages() {
    let mut player = duel(Language::En);
    player.keys("a");
    let russian = player.keys("L");
    assert!(russian.contains("разыгрывает"), "{russian}");
    let english = player.keys("Д");
    assert!(english.contains("plays"), "{english}");
}

#[test]
fn a_decision_is_taken_back() {
    let mut player = duel(Language::En);
    let before = player.app.table().view(Viewer::Seat(orrery_engine::Seat(0)));
    player.keys("a");
    assert_ne!(player.app.table().view(Viewer::Seat(orrery_engine::Seat(0))), before);
    let screen = player.keys("u");
    assert!(screen.contains("Taken back."), "{screen}");
    assert_eq!(player.app.table().view(Viewer::Seat(orrery_engine::Seat(0))), before);
    assert!(player.keys("u").contains("no decision of yours"));
}

#[test]
fn quitting_and_conceding_ask_first() {
    let mut player = duel(Language::En);
    player.keys("a");
    assert!(player.keys("q").contains("not saved"));
    player.press(KeyCode::Esc);
    assert_eq!(player.app.exit(), None);
    let refused = player.keys("s");
    assert!(refused.contains("not saved to /nonexistent"), "{refused}");
    assert!(player.keys("X").contains("Concede the game?"));
    let screen = player.keys("y");
    assert!(screen.contains("victory") && player.app.is_over(), "{screen}");
}

#[test]
fn overlays_open_and_close() {
    for language in Language::ALL {
        let mut player = duel(language);
        for key in ['?', '/', 'c', 'l'] {
            let closed = player.screen();
            let open = player.keys(&key.to_string());
            assert_ne!(open, closed, "{key}");
            player.press(KeyCode::PageDown);
            player.press(KeyCode::Down);
            player.press(KeyCode::Esc);
            assert_eq!(player.screen(), closed, "{key}");
        }
        player.keys("/");
        let found = player.keys("аванпост");
        assert!(found.contains("[SR 1.2.6]"), "{found}");
    }
}

/// Between two people nothing of the first one's hand remains, and the screen waits.
#[test]
fn the_screen_is_hidden_between_two_people() {
    let setup = Setup { first: Some(orrery_engine::Seat(0)), ..Setup::duel() };
    let mut player = sit(setup, &["human:Анна", "human:Борис"], Language::En, (80, 24), 11);
    let curtain = player.screen();
    assert!(curtain.contains("Анна") && !curtain.contains("Hand"), "{curtain}");
    let table = player.press(KeyCode::Enter);
    assert!(table.contains("Hand") && table.contains("Анна, it is up to you"), "{table}");
    let anna = player.app.table().view(Viewer::Seat(orrery_engine::Seat(1)));
    assert!(matches!(anna.players[0].hand, Hand::Closed(_)));
    let curtain =
        player.keys("e").contains("Pass the screen") || end_turn(&mut player).contains("Pass the screen");
    assert!(curtain);
    let hidden = player.screen();
    assert!(hidden.contains("Борис") && !hidden.contains("Scout") && !hidden.contains("Viper"), "{hidden}");
    player.keys("1a");
    assert_eq!(player.screen(), hidden, "keys do nothing behind the curtain");
    assert!(player.press(KeyCode::Enter).contains("Борис, it is up to you"));
    // The other player has to agree.
    assert!(player.keys("u").contains("no decision of yours"));
}

/// Ending the turn with cards in hand is asked back, and only a yes ends it.
#[test]
fn ending_the_turn_too_early_is_asked_back() {
    let mut player = duel(Language::En);
    let screen = player.screen();
    let line = screen.lines().find(|line| line.contains("End the turn")).expect("an offer");
    let number = line.split_whitespace().nth(1).expect("a number").to_owned();
    let version = player.app.table().version();
    let mut asked = player.keys(&number);
    if asked.contains('_') {
        asked = player.press(KeyCode::Enter);
    }
    assert!(asked.contains("cards to play") && asked.contains("y yes"), "{asked}");
    let back = player.press(KeyCode::Esc);
    assert!(!back.contains("y yes"), "{back}");
    assert_eq!(player.app.table().version(), version);
    let mut asked = player.keys(&number);
    if asked.contains('_') {
        asked = player.press(KeyCode::Enter);
    }
    assert!(asked.contains("y yes"), "{asked}");
    player.keys("y");
    assert_ne!(player.app.table().version(), version);
}

fn end_turn(player: &mut Player) -> String {
    let mut screen = player.screen();
    for _ in 0..200 {
        if screen.contains("Pass the screen") {
            break;
        }
        let last = screen.lines().find(|line| line.contains("End the turn")).map(str::to_owned);
        screen = match last.and_then(|line| line.split_whitespace().nth(1)?.parse::<u32>().ok()) {
            Some(number) => {
                let screen = player.keys(&number.to_string());
                if screen.contains('_') { player.press(KeyCode::Enter) } else { screen }
            }
            None => player.press(KeyCode::Enter),
        };
    }
    screen
}

#[test]
fn an_amount_is_typed_or_stepped() {
    let mut player = duel(Language::En);
    for _ in 0..400 {
        let screen = player.screen();
        if screen.contains("Spend ‹") {
            break;
        }
        // Attack as soon as there is something to attack with, else the first choice.
        let attack = screen.lines().find(|line| line.contains("Attack Greedy bot")).map(str::to_owned);
        let letter = attack.and_then(|line| line.split_whitespace().nth(2)?.chars().next());
        player.press(KeyCode::Char(letter.unwrap_or('a')));
    }
    let screen = player.screen();
    assert!(screen.contains("Spend ‹"), "{screen}");
    assert!(player.keys("1").contains("‹ 1 ›"));
    assert!(player.keys("+").contains("‹ 2 ›"));
    assert!(player.keys("-").contains("‹ 1 ›"));
    let authority = |player: &Player| player.app.table().view(Viewer::Spectator).players[1].authority;
    let before = authority(&player);
    player.press(KeyCode::Enter);
    assert_eq!(authority(&player), before - 1);
}

#[test]
fn a_screen_that_is_too_small_says_so() {
    for language in Language::ALL {
        let mut player = duel(language);
        player.terminal = Terminal::new(TestBackend::new(60, 20)).expect("a screen");
        assert!(player.screen().contains("80×24"));
    }
}

#[test]
fn bots_alone_can_be_watched_in_every_mode() {
    for mode in Mode::ALL {
        let players = (2..=6).rev().find(|&n| mode.admits(n)).expect("a number");
        let seats = vec!["greedy"; usize::from(players)];
        let mut player = sit(Setup::of(mode, players), &seats, Language::Ru, (80, 24), 5);
        let mut drawn = 0;
        while !player.app.is_over() {
            player.app.tick(Instant::now());
            thread::yield_now();
            let records = player.app.table().records().len();
            if records > drawn + 40 {
                drawn = records;
                player.screen();
            }
        }
        assert!(player.screen().contains("Игра окончена"));
    }
}
