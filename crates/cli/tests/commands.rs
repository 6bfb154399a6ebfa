//! The program as a whole: what it prints, what it refuses and how it exits.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::{env, fs, process};

/// A folder of one test that is gone afterwards.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = env::temp_dir().join(format!("orrery-cli-{name}-{}", process::id()));
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).expect("a temporary folder");
        Self(path)
    }

    fn file(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn orrery(args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_orrery"));
    command.args(args).env("LC_ALL", "C").env_remove("DATABASE_URL").output().expect("the program runs")
}

fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("UTF-8")
}

fn stderr(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("UTF-8")
}

/// The program exits with 2, says this on one line, and prints nothing else.
#[track_caller]
fn refuses(args: &[&str], message: &str) {
    let output = orrery(args);
    let said = stderr(&output);
    assert_eq!(output.status.code(), Some(2), "{args:?}: {said}");
    assert!(said.contains(message), "{args:?}: {said}");
    assert!(stdout(&output).is_empty(), "{args:?}");
    assert!(!said.contains('⟦') && !said.contains("panicked"), "{said}");
}

fn text(path: &Path) -> &str {
    path.to_str().expect("a plain path")
}

/// One finished game in a file.
fn recorded(folder: &Folder) -> PathBuf {
    let records = folder.file("records");
    let args = ["sim", "star-realms", "--seats", "greedy,random", "--games", "1", "--seed", "5", "--records"];
    let output = orrery(&[&args[..], &[text(&records)]].concat());
    assert!(output.status.success(), "{}", stderr(&output));
    records.join("game-000001.orrery")
}

#[test]
fn version_and_help_are_printed() {
    let version = orrery(&["--version"]);
    assert!(version.status.success() && stdout(&version).starts_with("orrery "));
    let help = stdout(&orrery(&["--help"]));
    for word in ["play", "sim", "replay", "rules", "orrery play star-realms"] {
        assert!(help.contains(word), "{help}");
    }
    let play = stdout(&orrery(&["play", "--help"]));
    assert!(play.contains("--set") && play.contains("orrery games"), "{play}");
}

#[test]
fn the_games_are_listed_with_what_can_be_chosen() {
    for lang in ["en", "ru"] {
        let listed = stdout(&orrery(&["games", "--lang", lang]));
        for id in orrery_games::IDS {
            assert!(listed.contains(id), "{listed}");
        }
        assert!(listed.contains("--set mode=free-for-all"), "{listed}");
        assert!(!listed.contains('⟦'), "{listed}");
    }
    let one = stdout(&orrery(&["games", "star-realms"]));
    assert!(one.starts_with("star-realms  Star Realms"), "{one}");
}

#[test]
fn odds_of_a_stated_combat_are_counted() {
    let args =
        ["odds", "twilight-imperium", "--attacker", "faction=sol; 2 carrier, 3 fighter; upgrades=fighter"];
    let args =
        [&args[..], &["--defender", "1 dreadnought; tech=duranium_armor", "--battles", "2000"]].concat();
    let told = stdout(&orrery(&args));
    assert!(told.contains("Space combat") && told.contains("2000 battles"), "{told}");
    assert!(!told.contains('⟦'), "{told}");
    let json: serde_json::Value =
        serde_json::from_str(&stdout(&orrery(&[&args[..], &["--json"]].concat()))).expect("JSON");
    let share = |key: &str| json[key].as_f64().expect("a share");
    assert!((share("attacker") + share("draw") + share("defender") - 1.0).abs() < 1e-9, "{json}");
    let left = |side: &str, unit: &str| json["survivors"][side][unit].as_f64().expect("survivors");
    assert!(left("attacker", "carrier") <= 2.0 && left("defender", "dreadnought") <= 1.0, "{json}");
    assert_eq!(json["battles"], 2000);
    let late = stdout(&orrery(&[&args[..], &["--json", "--sustain", "late", "--lang", "ru"]].concat()));
    assert!(late.starts_with('{'), "{late}");
}

#[test]
fn odds_of_a_ground_combat_are_counted_in_either_language() {
    let args = ["odds", "twilight-imperium", "--combat", "ground", "--attacker", "4 infantry"];
    let args =
        [&args[..], &["--defender", "faction=sardakk_norr; 3 infantry, pds", "--battles", "500"]].concat();
    let told = stdout(&orrery(&[&args[..], &["--lang", "ru"]].concat()));
    assert!(told.contains("Наземный бой") && told.contains("500 боёв"), "{told}");
}

#[test]
fn misstated_combats_are_refused_with_what_could_be_written() {
    let odds = |more: &[&'static str]| [&["odds", "twilight-imperium"][..], more].concat();
    refuses(&odds(&["--attacker", "2 death_star", "--defender", "cruiser"]), "there are fighter, infantry");
    refuses(&odds(&["--attacker", "faction=klingon; cruiser", "--defender", "cruiser"]), "there are arborec");
    refuses(&odds(&["--attacker", "cruiser; tech=lasers", "--defender", "cruiser"]), "assault_cannon");
    refuses(&odds(&["--attacker", "flagship", "--defender", "cruiser"]), "faction=sol");
    refuses(&odds(&["--attacker", "infantry", "--defender", "cruiser"]), "--combat ground");
    let side = ["--attacker", "cruiser", "--defender", "cruiser", "--combat", "air"];
    refuses(&odds(&side), "use one of: space, ground");
    let other = ["odds", "starcraft", "--attacker", "terran: 1 marine", "--defender", "zerg: 1 zergling"];
    refuses(&[&other[..], &["--combat", "space"]].concat(), "nothing to choose with --combat");
}

#[test]
fn bad_arguments_are_refused_with_advice() {
    refuses(&["play", "chess"], "star-realms");
    refuses(&["play", "star-realms", "--set", "mode=chess"], "use one of: duel, free-for-all");
    refuses(&["play", "star-realms", "--set", "colour=red"], "there are: mode, deck, ally");
    refuses(&["play", "star-realms", "--set", "mode"], "--set option=value");
    refuses(&["play", "star-realms", "--seats", "human,deep-blue"], "no bot called ‘deep-blue’");
    refuses(&["play", "star-realms", "--seats", "human:,normal"], "a name has 1 to 20 letters");
    refuses(
        &["play", "star-realms", "--set", "mode=duel", "--players", "4"],
        "one of: free-for-all, hunter, hydra, raid",
    );
    refuses(
        &["play", "star-realms", "--set", "mode=hydra", "--players", "5"],
        "hydra is for 4, 6 players, not 5",
    );
    refuses(&["play", "star-realms", "--players", "9"], "the game is for 2 to 6 players, not 9");
    refuses(
        &["play", "star-realms", "--players", "2", "--seats", "human,easy,hard"],
        "3 seats named for 2 players",
    );
    refuses(&["play", "star-realms", "--first", "3"], "--first counts from 1");
    refuses(&["play", "star-realms", "--lang", "de"], "use en or ru");
    refuses(&["sim", "star-realms", "--seats", "easy"], "name one bot a seat");
    refuses(&["sim", "star-realms", "--seats", "easy,human"], "no bot called ‘human’; use novice");
    refuses(&["sim", "star-realms", "--seats", "easy,easy", "--games", "0"], "--games");
    refuses(&["arena", "star-realms", "--bots", "easy"], "at least two different bots");
    refuses(&["arena", "star-realms", "--bots", "easy,easy"], "at least two different bots");
    refuses(&["arena", "star-realms", "--bots", "easy,deep-blue"], "cmd:COMMAND");
    refuses(&["arena", "chess", "--bots", "easy,random"], "star-realms");
    refuses(&["load", "--nodes", "0"], "--nodes");
    refuses(&["load", "--tables", "0"], "--tables");
    refuses(&["load", "--seconds", "0"], "--seconds");
    refuses(&["load", "--nodes", "2"], "several servers share a PostgreSQL");
}

/// A program may fail after a night of games.
#[cfg(unix)]
#[test]
fn games_that_were_over_when_a_program_failed_are_reported() {
    let folder = Folder::new("failing");
    let (begun, report) = (folder.file("begun"), folder.file("arena.html"));
    let example = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/policy.py");
    let script = format!("test -e {0} && exit\n: >{0}\nexec python3 {example}\n", text(&begun));
    fs::write(folder.file("once"), script).expect("a script");
    let once = format!("cmd:sh {}", text(&folder.file("once")));
    let bots = format!("random,{once}");
    let played = ["star-realms", "--games", "3", "--threads", "1"];
    let fails_after_one = |args: &[&str]| {
        let _ = fs::remove_file(&begun);
        let output = orrery(&[&args[..1], &played[..], &args[1..]].concat());
        let said = stderr(&output);
        assert_eq!(output.status.code(), Some(2), "{args:?}: {said}");
        assert!(said.contains("ended before the game did"), "{args:?}: {said}");
        stdout(&output)
    };
    let table = fails_after_one(&["arena", "--bots", &bots, "--report", text(&report)]);
    assert!(table.contains("Stopped after 1 of 3 games.") && table.contains(&once), "{table}");
    let page = fs::read_to_string(&report).expect("a report");
    assert!(page.contains("Stopped after 1 of 3 games."), "{page}");
    let told = fails_after_one(&["arena", "--bots", &bots, "--json"]);
    assert!(told.contains("\"games\": 1,"), "{told}");
    let table = fails_after_one(&["sim", "--seats", &bots]);
    assert!(table.contains("Stopped after 1 of 3 games."), "{table}");
    let rows = fails_after_one(&["sim", "--seats", &bots, "--csv"]);
    assert_eq!(rows.lines().count(), 2, "{rows}");
}

/// So many games would be played for weeks.
#[test]
fn an_arena_that_cannot_write_its_report_is_not_played() {
    let folder = Folder::new("arena-report");
    let report = folder.file("no-such-folder/report.html");
    let args = ["arena", "star-realms", "--bots", "hard,expert", "--games", "1000000", "--report"];
    refuses(&[&args[..], &[text(&report)]].concat(), "cannot be written; name another file with --report");
    let taken = folder.file("letter.txt");
    fs::write(&taken, "Dear Ada,\n").expect("written");
    refuses(&[&args[..], &[text(&taken)]].concat(), "is there already");
    assert_eq!(fs::read_to_string(&taken).expect("still there"), "Dear Ada,\n");
}

#[test]
fn what_is_no_database_is_refused_and_nothing_is_made() {
    let folder = Folder::new("databases");
    let (missing, empty, out) = (folder.file("missing.db"), folder.file("empty.db"), folder.file("out"));
    fs::write(&empty, "").expect("written");
    for (database, message) in [
        (text(&missing), "there is no database"),
        (text(&empty), "no database of Orrery"),
        // Nobody listens there.
        ("postgres://orrery:secret@127.0.0.1:9/orrery", "opening the database"),
        (
            "mysql://orrery:secret@127.0.0.1:9/orrery",
            "mysql://127.0.0.1:9/orrery: it is neither a file nor postgres://",
        ),
    ] {
        refuses(&["check-games", "--database", database], message);
        refuses(&["export", "--database", database, "--to", text(&out)], message);
        refuses(&["operators", "--database", database], message);
        refuses(&["move-database", "--from", database, "--to", text(&out)], message);
    }
    refuses(&["check-games", "--migrate", "--database", text(&missing)], "there is no database");
    assert!(!missing.exists() && !out.exists());
    assert_eq!(fs::read(&empty).expect("still there"), b"");
    let unreachable = orrery(&["check-games", "--database", "postgres://orrery:secret@127.0.0.1:9/orrery"]);
    assert_eq!(stderr(&unreachable).matches("refused").count(), 1, "{}", stderr(&unreachable));
    assert!(!stderr(&unreachable).contains("secret"));
}

#[test]
fn the_environment_names_the_database_before_the_file_and_after_the_flag() {
    let folder = Folder::new("named");
    let [flag, environment, file] =
        ["flag", "environment", "file"].map(|name| folder.file(&format!("no-such-folder/{name}.db")));
    let config = folder.file("orrery.toml");
    let told = format!("address = \"127.0.0.1:0\"\ndatabase = \"{}\"\n", text(&file));
    fs::write(&config, told).expect("written");
    let (serve, check) = (["serve", "--config", text(&config)], ["check-games"]);
    let named = ["--database", text(&flag)];
    let server = "postgres://orrery:secret@127.0.0.1:9/orrery";
    for (args, url, chosen) in [
        (serve.to_vec(), "", text(&file)),
        (serve.to_vec(), text(&environment), text(&environment)),
        ([&serve[..], &named].concat(), text(&environment), text(&flag)),
        (check.to_vec(), text(&environment), text(&environment)),
        (check.to_vec(), server, "postgres://127.0.0.1:9/orrery"),
        ([&check[..], &named].concat(), server, text(&flag)),
    ] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_orrery"));
        let output = command.args(&args).env("LC_ALL", "C").env("DATABASE_URL", url).output();
        let output = output.expect("the program runs");
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        assert!(stderr(&output).contains(chosen), "{args:?}, {url}: {}", stderr(&output));
    }
}

/// Neither of two would hear what the other stores.
#[cfg(unix)]
#[test]
fn a_file_is_one_servers_alone() {
    let folder = Folder::new("alone");
    let file = folder.file("orrery.db");
    let args = ["serve", "--address", "127.0.0.1:0", "--database", text(&file)];
    let mut command = Command::new(env!("CARGO_BIN_EXE_orrery"));
    let command = command.args(args).env("RUST_LOG", "off").stdout(Stdio::piped());
    let mut first = command.spawn().expect("the program runs");
    let mut said = String::new();
    let output = first.stdout.take().expect("its output");
    let read = BufReader::new(output).read_line(&mut said);
    let (second, listed) = (orrery(&args), orrery(&["operators", "--database", text(&file)]));
    first.kill().expect("it runs");
    first.wait().expect("it ends");
    assert!(read.is_ok() && said.contains("is open at"), "{said}");
    let refusal = stderr(&second);
    assert!(second.status.code() == Some(2) && refusal.contains("another server runs on"), "{refusal}");
    assert!(listed.status.success(), "{}", stderr(&listed));
}

#[test]
fn a_database_is_checked_exported_and_moved() {
    let folder = Folder::new("database");
    let (file, copy, out) = (folder.file("orrery.db"), folder.file("copy.db"), folder.file("all.jsonl"));
    fs::write(&file, "").expect("written");
    let checked = orrery(&["check-games", "--migrate", "--database", text(&file)]);
    assert_eq!(stdout(&checked), "0 running games go on as before.\n", "{}", stderr(&checked));
    let unwritable = folder.file("no-such-folder/all.jsonl");
    refuses(&["export", "--database", text(&file), "--to", text(&unwritable)], "cannot be written");
    let exported = orrery(&["export", "--database", text(&file), "--to", text(&out)]);
    assert!(exported.status.success(), "{}", stderr(&exported));
    let told = fs::read_to_string(&out).expect("an export");
    assert!(
        told.starts_with("{\"at\":")
            && told.lines().last().is_some_and(|line| line.contains("orrery-export-end"))
    );
    assert!(!out.with_extension("jsonl.part").exists());
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = fs::metadata(&out).expect("a file").permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "everything is in it");
    }
    let moved = orrery(&["move-database", "--from", text(&file), "--to", text(&copy)]);
    assert!(stdout(&moved).contains("Everything in"), "{}", stderr(&moved));
}

#[test]
fn operators_are_accounts_of_a_database_that_is_there() {
    let folder = Folder::new("operators");
    let file = folder.file("orrery.db");
    let database = ["operators", "--database", text(&file)];
    refuses(&database, "there is no database");
    fs::write(&file, "").expect("written");
    assert!(orrery(&["check-games", "--migrate", "--database", text(&file)]).status.success());
    refuses(
        &[&database[..], &["--add", "Olga"]].concat(),
        "no account is called 'Olga'; operators register first",
    );
    let listed = orrery(&database);
    assert!(listed.status.success() && stdout(&listed).contains("Nobody runs this server"), "{listed:?}");
}

#[test]
fn playing_needs_a_terminal() {
    refuses(&["play", "star-realms"], "needs a terminal");
}

#[test]
fn errors_speak_russian_if_asked() {
    refuses(&["play", "star-realms", "--seats", "human,x", "--lang", "ru"], "нет бота «x»");
}

#[test]
fn foreign_and_damaged_files_are_refused_and_left_alone() {
    let folder = Folder::new("files");
    let foreign = folder.file("letter.txt");
    fs::write(&foreign, "Dear Ada,\n").expect("written");
    refuses(&["replay", text(&foreign), "--verify"], "not a game saved by Orrery");
    refuses(&["play", "star-realms", "--resume", text(&foreign)], "not a game saved by Orrery");
    refuses(&["play", "star-realms", "--save", text(&foreign)], "is left as it is");
    assert_eq!(fs::read_to_string(&foreign).expect("still there"), "Dear Ada,\n");
    refuses(&["replay", text(&folder.file("nothing")), "--list"], "nothing");

    let game = recorded(&folder);
    let whole = fs::read_to_string(&game).expect("a record");
    let damaged = folder.file("damaged.orrery");
    fs::write(&damaged, whole.replacen("greedy", "random", 1)).expect("written");
    refuses(&["replay", text(&damaged), "--verify"], "checksum");
    fs::write(&damaged, &whole[..whole.len() / 2]).expect("written");
    refuses(&["play", "star-realms", "--resume", text(&damaged)], "damaged at line");
    fs::write(&damaged, [b"orrery 1\n".as_slice(), &[0xff, 0xfe]].concat()).expect("written");
    refuses(&["replay", text(&damaged), "--list"], "not text");
    fs::write(&damaged, whole.replacen("orrery 1", "orrery 99", 1)).expect("written");
    refuses(&["replay", text(&damaged), "--list"], "later Orrery");
}

#[test]
fn a_record_is_verified_listed_and_shown() {
    let folder = Folder::new("replay");
    let game = recorded(&folder);
    let verified = orrery(&["replay", text(&game), "--verify"]);
    assert!(verified.status.success() && stdout(&verified).starts_with("Verified"), "{}", stdout(&verified));
    let list = stdout(&orrery(&["replay", text(&game), "--list"]));
    assert!(list.contains("plays Scout.") && list.contains("wins the game."), "{list}");
    let russian = stdout(&orrery(&["replay", text(&game), "--list", "--lang", "ru"]));
    assert!(russian.contains("разыгрывает «Разведчик».") && !russian.contains('⟦'), "{russian}");
    let table = stdout(&orrery(&["replay", text(&game), "--at", "10"]));
    assert!(table.contains("Trade row") && table.contains("record 10 of"), "{table}");
    refuses(&["replay", text(&game), "--at", "1000000"], "there is no record 1000000");
    refuses(&["replay", text(&game)], "use --list");
}

#[test]
fn records_are_never_overwritten() {
    let folder = Folder::new("records");
    let game = recorded(&folder);
    let before = fs::read(&game).expect("a record");
    let records = folder.file("records");
    let args =
        ["sim", "star-realms", "--seats", "random,random", "--games", "2", "--records", text(&records)];
    refuses(&args, "is left as it is");
    assert_eq!(fs::read(&game).expect("a record"), before);
    assert_eq!(fs::read_dir(&records).expect("a folder").count(), 1);
}

#[test]
fn a_simulation_is_the_same_on_any_number_of_threads() {
    let run = |threads, format| {
        let args =
            ["sim", "star-realms", "--seats", "greedy,random", "--games", "12", "--seed", "3", "--threads"];
        let output = orrery(&[&args[..], &[threads, format]].concat());
        assert!(output.status.success(), "{}", stderr(&output));
        stdout(&output)
    };
    assert_eq!(run("1", "--json"), run("3", "--json"));
    let csv = run("2", "--csv");
    assert_eq!(csv, run("1", "--csv"));
    assert_eq!(csv.lines().count(), 13);
    assert!(csv.starts_with("game,seed,result,winners,first,turns,decisions,seat1,seat2\n"), "{csv}");
}

#[test]
fn bots_sit_and_start_equally_often() {
    let args = [
        "sim",
        "star-realms",
        "--set",
        "mode=free-for-all",
        "--seats",
        "random,random,random",
        "--games",
        "9",
    ];
    let csv = stdout(&orrery(&[&args[..], &["--csv"]].concat()));
    let first = |seat: &str| csv.lines().skip(1).filter(|line| line.split(',').nth(4) == Some(seat)).count();
    assert_eq!((first("1"), first("2"), first("3")), (3, 3, 3), "{csv}");
    let json = stdout(&orrery(&[&args[..], &["--json"]].concat()));
    assert_eq!(json.matches("\"went_first\": 3").count(), 3, "{json}");
}

#[test]
fn the_table_of_a_simulation_has_intervals() {
    let output = orrery(&["sim", "star-realms", "--seats", "greedy,random", "--games", "8", "--seed", "1"]);
    let table = stdout(&output);
    for word in [
        "greedy",
        "random",
        "Win rate (95 %)",
        "goes first wins",
        "Draws: 0 of 8",
        "Turns:",
        "games a second",
    ] {
        assert!(table.contains(word), "{table}");
    }
}

#[test]
fn an_arena_ranks_bots_and_writes_a_report_once() {
    let folder = Folder::new("arena");
    let report = folder.file("report.html");
    let args = ["arena", "star-realms", "--bots", "random,greedy,novice", "--games", "30", "--seed", "2"];
    let output = orrery(&[&args[..], &["--report", text(&report)]].concat());
    assert!(output.status.success(), "{}", stderr(&output));
    let rows: Vec<String> = stdout(&output)
        .lines()
        .skip(1)
        .take(3)
        .map(|line| line.split(' ').next().unwrap_or("").to_owned())
        .collect();
    assert_eq!(rows, ["greedy", "novice", "random"], "{}", stdout(&output));
    let page = fs::read_to_string(&report).expect("a report");
    assert!(page.matches("<svg").count() == 3 && page.contains("</tbody></table>"), "{page}");
    assert!(!page.contains("NaN") && !page.contains("://"), "{page}");
    let again = orrery(&[&args[..], &["--report", text(&report)]].concat());
    assert_eq!(again.status.code(), Some(2), "{}", stderr(&again));
    assert!(stderr(&again).contains("--report"));
}

/// The example plays with the seed that it gets.
#[cfg(unix)]
#[test]
fn a_program_of_ones_own_plays_in_an_arena() {
    let example = concat!("cmd:", env!("CARGO_MANIFEST_DIR"), "/../../examples/policy.py");
    let bots = format!("greedy,{example}");
    let args = ["arena", "star-realms", "--bots", &bots, "--games", "4", "--json"];
    let output = orrery(&args);
    assert!(output.status.success(), "{}", stderr(&output));
    let told: serde_json::Value = serde_json::from_str(&stdout(&output)).expect("JSON");
    let named = |row: &serde_json::Value| row["bot"] == example && row["games"] == 4;
    assert!(told["bots"].as_array().expect("rows").iter().any(named), "{told}");
    assert_eq!(stdout(&orrery(&args)), stdout(&output));
}

#[cfg(unix)]
#[test]
fn a_program_that_does_not_play_is_told() {
    let arena = |bot: &str| {
        ["arena", "star-realms", "--bots"]
            .map(str::to_owned)
            .into_iter()
            .chain([format!("random,{bot}")])
            .collect::<Vec<_>>()
    };
    for (bot, message) in [
        ("cmd:/nowhere/bot", "‘/nowhere/bot’ cannot be started: "),
        ("cmd:true", "‘true’ ended before the game did"),
        ("cmd:yes", "‘yes’ has to answer {\"action\": ...} with the action of one of the choices, not: y"),
        ("cmd:", "no bot called ‘cmd:’"),
    ] {
        let args = arena(bot);
        let output = orrery(&args.iter().map(String::as_str).collect::<Vec<_>>());
        let said = stderr(&output);
        assert_eq!(output.status.code(), Some(2), "{bot}: {said}");
        assert!(said.contains(message) && stdout(&output).is_empty(), "{bot}: {said}");
    }
}

/// So many games would be played for weeks.
#[cfg(unix)]
#[test]
fn an_arena_that_is_interrupted_reports_on_what_was_played() {
    use std::io::Read;
    let args = ["arena", "star-realms", "--bots", "random,greedy", "--games", "100000000"];
    let mut arena = Command::new(env!("CARGO_BIN_EXE_orrery"));
    let mut arena = arena
        .args(args)
        .env("LC_ALL", "C")
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program runs");
    let mut said = BufReader::new(arena.stderr.take().expect("a pipe"));
    let mut line = String::new();
    said.read_line(&mut line).expect("a line");
    assert!(line.contains("Ctrl-C"), "{line}");
    let pid = arena.id().to_string();
    let interrupted = Command::new("kill").args(["-INT", &pid]).status().expect("a signal is sent");
    assert!(interrupted.success());
    said.read_to_string(&mut line).expect("text");
    let output = arena.wait_with_output().expect("it ends");
    // It may come before the first game is over.
    match output.status.code() {
        Some(0) => assert!(stdout(&output).contains("of 100000000 games"), "{}", stdout(&output)),
        code => assert!(code == Some(2) && line.contains("before a game was over"), "{code:?} {line}"),
    }
}

#[test]
fn an_arena_is_the_same_on_any_number_of_threads() {
    let standings = |threads: &str| {
        let args = ["arena", "star-realms", "--bots", "random,greedy", "--games", "8", "--json", "--threads"];
        stdout(&orrery(&[&args[..], &[threads]].concat()))
    };
    let one = standings("1");
    assert!(one.contains("\"rating\""), "{one}");
    assert_eq!(one, standings("3"));
}

/// A bot in both teams would win every game and lose every game.
#[test]
fn in_an_arena_of_teams_one_bot_fills_a_team() {
    let hydra = ["star-realms", "--set", "mode=hydra", "--players", "4", "--games", "8"];
    let raid = ["star-realms", "--set", "mode=raid", "--players", "3", "--games", "6"];
    let starcraft = ["starcraft", "--set", "variant=teams", "--players", "4", "--games", "2"];
    for (setup, games) in [(&hydra, 8), (&raid, 6), (&starcraft, 2)] {
        let bots = ["--bots", "random,greedy", "--seed", "4", "--json"];
        let output = orrery(&[&["arena"][..], setup, &bots[..]].concat());
        assert!(output.status.success(), "{}", stderr(&output));
        let told: serde_json::Value = serde_json::from_str(&stdout(&output)).expect("JSON");
        // Just one of the two won each game that was decided.
        let undecided =
            told["draws"].as_u64().zip(told["broken_off"].as_u64()).map(|(one, other)| one + other);
        let decided = undecided.map(|undecided| games - undecided).filter(|&decided| decided > 0);
        assert_eq!(told["duels"][0][1][1].as_u64(), decided, "{told}");
        assert_eq!(told["bots"][0]["games"].as_u64(), Some(games), "{told}");
        assert_eq!(told["bots"][0]["bot"], "greedy", "{told}");
        assert_eq!((&told["uneven"], &told["cycle"]), (&false.into(), &2.into()), "{told}");
    }
}

#[test]
fn rules_are_found_by_id_and_by_words() {
    let by_id = stdout(&orrery(&["rules", "star-realms", "5.4.2"]));
    assert!(by_id.contains("[SR 5.4.2]"), "{by_id}");
    assert_eq!(stdout(&orrery(&["rules", "star-realms", "SR", "5.4.2"])), by_id);
    assert!(stdout(&orrery(&["rules", "star-realms", "G12"])).contains("[SR G12]"));
    let words = stdout(&orrery(&["rules", "star-realms", "аванпост", "--lang", "en"]));
    assert!(words.contains("[SR 4.4.1]") && words.contains("outpost"), "{words}");
    let contents = stdout(&orrery(&["rules", "star-realms", "--lang", "ru"]));
    assert!(contents.lines().count() > 20, "{contents}");
    let nothing = orrery(&["rules", "star-realms", "zeppelin"]);
    assert_eq!(nothing.status.code(), Some(1));
    assert!(stderr(&nothing).contains("Nothing in the rules matches ‘zeppelin’"));
}

/// The example of a configuration names every key, and no other.
#[test]
fn every_key_of_the_configuration_is_in_its_example() {
    let text = include_str!("../../../docs/deploy/orrery.toml");
    let is_key = |line: &str| {
        let name = line.split(" = ").next().unwrap_or_default();
        line.contains(" = ") && name.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-')
    };
    let shown = text.lines().map(|line| match line.strip_prefix("# ") {
        Some(rest) if is_key(rest) || rest.starts_with('[') => rest,
        _ => line,
    });
    let shown = shown.collect::<Vec<_>>().join("\n");
    let table: toml::Table = shown.parse().expect("a configuration");
    toml::from_str::<orrery_server::Config>(&shown).expect("a configuration");
    let of = |section: &str| table[section].as_table().expect("a section");
    // What is refused is told together with what would not have been.
    for (section, known) in [("", &table), ("[mail]", of("mail")), ("[limits]", of("limits"))] {
        let refused = toml::from_str::<orrery_server::Config>(&format!("{section}\nnonsense = 1"));
        let refused = refused.expect_err("a refusal").to_string();
        let (_, expected) = refused.split_once("expected ").expect("what is expected");
        let names: Vec<&str> = expected.split('`').skip(1).step_by(2).collect();
        assert!(names.len() > 1, "{refused}");
        for name in names {
            assert!(known.contains_key(name), "{name} of {section} is missing");
        }
    }
}
