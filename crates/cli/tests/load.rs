//! `orrery load` as a whole: it starts a server, plays at it, and ends.

use std::net::{SocketAddr, TcpStream};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::Duration;
use std::{fs, process, thread};

/// An empty folder on a disk: a temporary one of the system may lie in memory.
fn folder(what: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("load-{what}-{}", process::id()));
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

fn orrery_load() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_orrery"));
    command.arg("load").env("LC_ALL", "C").env_remove("DATABASE_URL");
    command
}

/// Two tables for a second each way, and three that fall asleep: all of it is told, and nothing is left behind.
#[test]
fn a_small_load_ends_and_tells_its_figures() {
    let folder = folder("small");
    let database = folder.join("orrery.db");
    let mut command = orrery_load();
    command.args(["--tables", "2", "--seconds", "1", "--rate", "20", "--idle", "3", "--json"]);
    let output = command.arg("--database").arg(&database).output().expect("the program runs");
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{said}");
    assert!(database.exists(), "the database that was named is used");
    fs::remove_dir_all(&folder).expect("it is ours");
    let told: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!((told["tables"].as_u64(), told["nodes"].as_u64()), (Some(2), Some(1)), "{told}");
    let is_more_than_nothing = |value: &serde_json::Value| value.as_f64().is_some_and(|value| value > 0.0);
    for part in ["saturated", "paced"] {
        assert!(is_more_than_nothing(&told[part]["actions_a_second"]), "{told}");
        assert!(is_more_than_nothing(&told[part]["p50_ms"]), "{told}");
        assert!(is_more_than_nothing(&told[part]["told"]["p50_ms"]), "{told}");
        assert_eq!(told[part]["refused"], 0, "{told}");
    }
    for (part, tables) in [("played", 2), ("idle", 3)] {
        assert_eq!(told[part]["tables"], tables, "{told}");
        assert!(is_more_than_nothing(&told[part]["p50_ms"]), "{told}");
    }
    for memory in ["a_table_at_first", "a_table_after_play", "idle_memory"] {
        let [all, own] = ["kb", "anonymous_kb"].map(|part| told[memory][part].as_f64().expect("a number"));
        assert!(own <= all, "{told}");
    }
    // A machine that is too slow for the rate may say so.
    let mut warnings = told["warnings"].as_array().expect("a list").clone();
    let is_slow = |text: &str| text.contains("were asked for") || text.contains("of their one thread");
    warnings.retain(|warning| !warning.as_str().is_some_and(is_slow));
    assert_eq!(warnings, [] as [serde_json::Value; 0], "{told}");
}

/// Tables of strangers would be played at, and their servers' memory counted.
#[test]
fn a_load_is_played_on_nobodys_database() {
    let folder = folder("taken");
    let database = folder.join("orrery.db");
    let load = || {
        let mut command = orrery_load();
        command.args(["--tables", "1", "--seconds", "1", "--rate", "0", "--database"]).arg(&database);
        command.output().expect("the program runs")
    };
    let first = load();
    assert!(first.status.success(), "{}", String::from_utf8_lossy(&first.stderr));
    let second = load();
    let said = String::from_utf8_lossy(&second.stderr);
    assert!(!second.status.success() && said.contains("is not empty"), "{said}");
    fs::remove_dir_all(&folder).expect("it is ours");
}

/// Whoever ends it early finds neither its servers nor its files.
#[cfg(unix)]
#[test]
fn a_load_that_is_told_to_end_leaves_nothing_behind() {
    let folder = folder("ended");
    let mut command = orrery_load();
    command.args(["--tables", "2", "--seconds", "600"]).env("TMPDIR", &folder).stderr(Stdio::null());
    let mut load = command.spawn().expect("the program runs");
    let config = folder.join(format!("orrery-load-{}", load.id())).join("node-0.toml");
    let operator = loop {
        assert_eq!(load.try_wait().expect("it is ours"), None, "it goes on");
        let text = fs::read_to_string(&config).unwrap_or_default();
        let operator = text
            .lines()
            .find_map(|line| line.strip_prefix("operator-address = ")?.trim_matches('"').parse().ok());
        if let Some(operator) = operator.filter(|&operator: &SocketAddr| TcpStream::connect(operator).is_ok())
        {
            break operator;
        }
        thread::sleep(Duration::from_millis(20));
    };
    let told = Command::new("kill").arg(load.id().to_string()).status().expect("the program runs");
    assert!(told.success());
    assert!(!load.wait().expect("it ends").success(), "it did not do what it was asked for");
    assert!(TcpStream::connect(operator).is_err(), "its server has ended");
    let left: Vec<_> = fs::read_dir(&folder).expect("it is ours").collect();
    assert!(left.is_empty(), "{left:?}");
    fs::remove_dir_all(&folder).expect("it is ours");
}
