//! Saved games: the round trip, every reason for refusal, and the disk.

use std::fs;
use std::path::PathBuf;

use orrery_engine::{Seat, SeatSet, Status};
use orrery_table::{
    Damage, FileError, LoadError, Occupant, Refusal, Replay, Saved, Table, peek, read, state_hash,
};

use crate::game::{A, Action, B, C, Hands, NOT_IN_HAND, TWO_TO_FOUR_PLAYERS, people, play_on, setup};

/// The text with its last line made right again.
pub(crate) fn reseal(text: &str) -> String {
    let last = text.trim_end().rfind('\n').map_or(0, |end| end + 1);
    format!("{}blake3 {}\n", &text[..last], blake3::hash(&text.as_bytes()[..last]).to_hex())
}

/// A table with every kind of seat, record and line, finished.
pub(crate) fn finished() -> Table<Hands> {
    let seats = vec![Occupant::human("Ада\n\\u{41} # "), Occupant::bot("hard"), Occupant::Empty];
    let mut table = Table::new(setup(3, 60), seats, [7; 32]).expect("a good setup");
    table.sit(C, Occupant::human("")).expect("a seat");
    table.act(A, Action::Mark).expect("legal");
    table.undo(A).expect("free");
    play_on(&mut table, 12, 4);
    table.concede(B).expect("still in");
    play_on(&mut table, 1_000, 5);
    assert!(matches!(table.status(), Status::Over(_)));
    table.sit(C, Occupant::Empty).expect("a seat");
    table
}

fn load(text: &str) -> Result<Table<Hands>, LoadError> {
    Table::load(text)
}

fn error(text: &str) -> LoadError {
    load(text).expect_err("refused")
}

/// The number of the first line that starts so, counted from 1.
fn line_of(text: &str, start: &str) -> u32 {
    text.lines().position(|line| line.starts_with(start)).expect("such a line") as u32 + 1
}

/// The text with the first line that starts so replaced, sealed again.
fn with_line(text: &str, start: &str, new: &str) -> String {
    let target = line_of(text, start) as usize - 1;
    let lines = text.lines().enumerate().map(|(n, line)| if n == target { new } else { line });
    reseal(&lines.fold(String::new(), |text, line| text + line + "\n"))
}

#[test]
fn a_saved_game_reads_like_a_protocol() {
    let mut table = people(2);
    table.act(A, Action::Mark).expect("legal");
    table.act(A, Action::Roll).expect("legal");
    table.concede(B).expect("still in");
    let text = table.save();
    let lines: Vec<_> = text.lines().collect();
    assert_eq!(
        lines[..6],
        [
            "orrery 1",
            "game hands",
            "rules 3",
            "seat A human A",
            "seat B human B",
            "setup 02c0843d00 # Setup { players: 2, goal: 1000000, ballast: 0 }"
        ]
    );
    assert!(lines[6].starts_with("seed "));
    assert_eq!(lines[7..9], ["undos 0", ""]);
    assert!(lines[9].starts_with("* shuffle "));
    assert_eq!(lines[10..12], ["A 00 # Mark", "A 03 # Roll"]);
    assert!(lines[12].starts_with("* dice "));
    assert_eq!(lines[13], "B concede");
    assert_eq!(lines[14], format!("= {:016x}", state_hash(table.state())));
    assert_eq!(lines[15], "result A");
    assert!(lines[16].starts_with("blake3 ") && lines.len() == 17);
}

#[test]
fn save_load_save_is_the_identity_and_luck_goes_on() {
    for seed in 0..30 {
        let mut table = people(2 + (seed % 3) as u8);
        play_on(&mut table, 7 * seed as usize, seed);
        let text = table.save();
        let mut loaded = load(&text).expect("just saved");
        assert_eq!(loaded.save(), text);
        assert_eq!((loaded.version(), loaded.state()), (table.version(), table.state()));
        play_on(&mut table, 40, 1_000 + seed);
        play_on(&mut loaded, 40, 1_000 + seed);
        assert_eq!(loaded.records(), table.records());
        assert_eq!(loaded.save(), table.save());
    }
}

#[test]
fn every_kind_of_line_survives() {
    let table = finished();
    let text = table.save();
    let loaded = load(&text).expect("just saved");
    assert_eq!(loaded.save(), text);
    assert_eq!(loaded.seats(), table.seats());
    assert_eq!((loaded.version().undos, loaded.setup()), (1, table.setup()));
}

#[test]
fn undo_reaches_back_before_the_load() {
    let mut table = people(2);
    table.act(A, Action::Mark).expect("legal");
    let before = table.state().clone();
    table.act(A, Action::Mark).expect("legal");
    let mut loaded = load(&table.save()).expect("just saved");
    loaded.undo(A).expect("free");
    assert_eq!(*loaded.state(), before);
}

#[test]
fn a_header_is_read_without_the_game() {
    let table = finished();
    let header = peek(&table.save()).expect("just saved");
    assert_eq!((header.format, header.game.as_str(), header.rules_version), (1, "hands", 3));
    assert_eq!(header.seats, table.seats());
    assert_eq!(header.records as usize, table.records().len());
    assert!(matches!(table.status(), Status::Over(outcome) if Some(outcome.winners) == header.winners));
    let saved = Saved::<Hands>::parse(&table.save()).expect("just saved");
    assert_eq!((saved.header(), saved.setup()), (&header, table.setup()));
    assert!(saved.records().eq(table.records()));
    assert_eq!(peek(&people(2).save()).expect("just saved").winners, None::<SeatSet>);
}

#[test]
fn other_texts_are_no_saved_games() {
    for text in
        ["", "\n", "hello", "orrery", "orrery ", "orrery one\n", "orrery 0\n", "Orrery 1\n", "{\"game\": 1}"]
    {
        assert_eq!(error(text), LoadError::NotOrrery, "{text:?}");
        assert_eq!(peek(text), Err(LoadError::NotOrrery), "{text:?}");
    }
}

#[test]
fn a_newer_format_is_named() {
    let text = finished().save().replacen("orrery 1", "orrery 2", 1);
    assert_eq!(error(&text), LoadError::NewerFormat { found: 2 });
    assert_eq!(error("orrery 2\nwhatever"), LoadError::NewerFormat { found: 2 });
}

#[test]
fn another_game_is_named() {
    let text = with_line(&finished().save(), "game ", "game go");
    assert_eq!(error(&text), LoadError::OtherGame { found: "go".into(), expected: "hands" });
    assert_eq!(peek(&text).expect("a header").game, "go");
}

#[test]
fn other_rules_are_named() {
    let text = with_line(&finished().save(), "rules ", "rules 2");
    assert_eq!(error(&text), LoadError::OtherRules { found: 2, expected: 3 });
    assert_eq!(error(&text).to_string(), "load-other-rules: 2, not 3");
    assert_eq!(peek(&text).expect("a header").rules_version, 2);
}

#[test]
fn a_cut_off_file_says_where_it_ends() {
    let text = finished().save();
    let end = text.lines().count() as u32;
    let cut = &text[..text.len() - 70];
    assert_eq!(error(cut), LoadError::Damaged { line: end, damage: Damage::Truncated });
    assert_eq!(error("orrery 1\n"), LoadError::Damaged { line: 2, damage: Damage::Truncated });
    for end in "orrery 1".len()..text.len() {
        if let Some(cut) = text.get(..end) {
            assert!(matches!(error(cut), LoadError::Damaged { .. }), "{cut}");
        }
    }
}

#[test]
fn damage_is_found_at_its_line() {
    let text = finished().save();
    let damaged = |line, damage| LoadError::Damaged { line, damage };
    let end = text.lines().count() as u32;
    // A change that makes sense by itself is found by the seal only.
    assert_eq!(error(&text.replacen("undos 1", "undos 2", 1)), damaged(end, Damage::Checksum));
    assert_eq!(error(&text.replacen("rules 3", "rules 4", 1)), damaged(end, Damage::Checksum));
    let shuffle = line_of(&text, "* shuffle");
    assert_eq!(error(&text.replacen("* shuffle", "* shuttle", 1)), damaged(shuffle, Damage::Line));
    assert_eq!(error(&text.replacen("undos", "undo", 1)), damaged(line_of(&text, "undos"), Damage::Header));
    assert_eq!(
        error(&text.replacen("seed ", "seed 0", 1)),
        damaged(line_of(&text, "seed"), Damage::Encoding)
    );
    assert_eq!(error(&(text.clone() + "more\n")), damaged(end + 1, Damage::Line));
}

#[test]
fn forged_lines_are_found_behind_a_good_seal() {
    let text = finished().save();
    let damaged = |start, damage| LoadError::Damaged { line: line_of(&text, start), damage };
    let setup = with_line(&text, "setup", "setup 05ff");
    assert_eq!(error(&setup), damaged("setup", Damage::Encoding));
    // The same value in more bytes than needed.
    assert_eq!(error(&with_line(&text, "setup", "setup 03bc0000")), damaged("setup", Damage::Encoding));
    let action = with_line(&text, "A ", "A 63");
    assert_eq!(error(&action), damaged("A ", Damage::Encoding));
    assert_eq!(error(&with_line(&text, "seat C", "undos 0")), damaged("seat C", Damage::Header));
    let fewer = text.replacen("seat C empty\n", "", 1);
    assert_eq!(
        error(&reseal(&fewer)),
        LoadError::Damaged { line: line_of(&fewer, "setup"), damage: Damage::Seats }
    );
    let checkpoint = text.lines().find(|line| line.starts_with("= ")).expect("a checkpoint");
    let unchecked = text.replacen(&format!("{checkpoint}\n"), "", 1);
    assert_eq!(error(&reseal(&unchecked)), damaged("= ", Damage::NoCheckpoint));
    assert_eq!(error(&with_line(&text, "result", "result B")), damaged("result", Damage::Result));
    assert_eq!(error(&with_line(&text, "result", "result Z")), damaged("result", Damage::Line));
    let open = people(2).save();
    let checkpoint = open.lines().find(|line| line.starts_with("= ")).expect("a checkpoint");
    let ended = with_line(&open, "= ", &format!("{checkpoint}\nresult A"));
    let line = line_of(&ended, "result");
    assert_eq!(error(&ended), LoadError::Damaged { line, damage: Damage::Result });
}

#[test]
fn a_refused_record_names_its_line_and_rule() {
    let text = finished().save();
    let refused = |start, refusal| LoadError::Refused { line: line_of(&text, start), refusal };
    assert_eq!(error(&with_line(&text, "A ", "A 0163")), refused("A ", Refusal::Illegal(NOT_IN_HAND)));
    assert_eq!(error(&with_line(&text, "A ", "H 00")), refused("A ", Refusal::NotSeated(Seat(7))));
    assert_eq!(error(&with_line(&text, "A ", "Z concede")), refused("A ", Refusal::NotSeated(Seat(25))));
    assert_eq!(error(&with_line(&text, "A ", "* dice 1 2")), refused("A ", Refusal::Unasked));
    assert_eq!(error(&with_line(&text, "* shuffle", "A 00")), refused("* shuffle", Refusal::Unasked));
    for outcome in ["* dice 1 7", "* dice 0 1", "* dice 1", "* dice -", "* shuffle 0000000000000000"] {
        assert_eq!(error(&with_line(&text, "* dice", outcome)), refused("* dice", Refusal::Unasked));
    }
    let setup = with_line(&text, "setup", "setup 093c00");
    assert_eq!(error(&setup), refused("setup", Refusal::Illegal(TWO_TO_FOUR_PLAYERS)));
    let last = text.lines().rfind(|line| line.starts_with("= ")).expect("a checkpoint");
    let after = reseal(&text.replacen(last, &format!("A 00\n{last}"), 1));
    let line = line_of(&text, last);
    assert_eq!(error(&after), LoadError::Refused { line, refusal: Refusal::Over });
}

#[test]
fn another_state_is_found_at_the_next_checkpoint() {
    let text = finished().save();
    let differs = LoadError::StateDiffers { line: line_of(&text, "= ") };
    assert_eq!(error(&with_line(&text, "= ", "= 0123456789abcdef")), differs);
    let replay = Replay::<Hands>::load(&with_line(&text, "= ", "= 0123456789abcdef")).expect("well formed");
    assert_eq!(replay.verify(), Err(differs));
    assert_eq!(replay.len(), finished().records().len());
}

/// A folder of its own for a test, gone with it.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("orrery-table-{}-{name}", std::process::id()));
        fs::create_dir_all(&path).expect("a folder for the test");
        Self(path)
    }

    fn names(&self) -> Vec<String> {
        let entries = fs::read_dir(&self.0).expect("the folder");
        entries.map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned()).collect()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn a_file_is_replaced_whole() {
    let folder = Folder::new("replace");
    let path = folder.0.join("game.orrery");
    let mut table = people(2);
    table.save_to(&path).expect("saved");
    play_on(&mut table, 30, 1);
    table.save_to(&path).expect("saved again");
    assert_eq!(folder.names(), ["game.orrery"]);
    assert_eq!(read(&path).expect("readable"), table.save());
    assert_eq!(Table::<Hands>::load_from(&path).expect("loads").save(), table.save());
    assert!(Replay::<Hands>::load_from(&path).expect("loads").verify().is_ok());
}

#[test]
fn a_failed_save_leaves_nothing_behind() {
    let folder = Folder::new("fail");
    let path = folder.0.join("game.orrery");
    // A folder cannot be replaced by a file.
    fs::create_dir_all(path.join("full")).expect("a folder in the way");
    assert!(people(2).save_to(&path).is_err());
    assert!(people(2).save_to(folder.0.join("missing").join("game.orrery")).is_err());
    assert!(people(2).save_to("..").is_err());
    assert_eq!(folder.names(), ["game.orrery"]);
}

#[test]
fn a_refused_file_stays_as_it_is() {
    let folder = Folder::new("refuse");
    let path = folder.0.join("game.orrery");
    let text = with_line(&people(2).save(), "rules ", "rules 99");
    fs::write(&path, &text).expect("written");
    let refused = Table::<Hands>::load_from(&path).expect_err("other rules");
    assert!(matches!(refused, FileError::Load(LoadError::OtherRules { found: 99, expected: 3 })));
    assert_eq!((fs::read_to_string(&path).expect("still there"), folder.names().len()), (text, 1));
}

#[test]
fn unreadable_files_are_told_apart() {
    let folder = Folder::new("unreadable");
    let path = folder.0.join("game.orrery");
    assert!(matches!(read(&path), Err(FileError::Io(_))));
    fs::write(&path, b"\x89PNG\xff\xff").expect("written");
    assert!(matches!(read(&path), Err(FileError::Load(LoadError::NotOrrery))));
    fs::write(&path, b"orrery 1\ngame \xff\n").expect("written");
    let damaged = LoadError::Damaged { line: 2, damage: Damage::NotText };
    assert!(matches!(read(&path), Err(FileError::Load(error)) if error == damaged));
}
