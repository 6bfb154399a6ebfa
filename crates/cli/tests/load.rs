//! `orrery load` as a whole: it starts a server, plays at it, and ends.

use std::process::Command;
use std::{env, fs, process};

/// Two tables for a second each way, and three that fall asleep: all of it is told, and nothing is left behind.
#[test]
fn a_small_load_ends_and_tells_its_figures() {
    let folder = env::temp_dir().join(format!("orrery-load-test-{}", process::id()));
    fs::create_dir_all(&folder).expect("a temporary folder");
    let database = folder.join("orrery.db");
    let mut command = Command::new(env!("CARGO_BIN_EXE_orrery"));
    command.args(["load", "--tables", "2", "--seconds", "1", "--rate", "20", "--idle", "3", "--json"]);
    command.arg("--database").arg(&database).env("LC_ALL", "C").env_remove("DATABASE_URL");
    let output = command.output().expect("the program runs");
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{said}");
    assert!(database.exists(), "the database that was named is used");
    fs::remove_dir_all(&folder).expect("it is ours");
    let told: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!((told["tables"].as_u64(), told["nodes"].as_u64()), (Some(2), Some(1)), "{told}");
    for part in ["saturated", "paced"] {
        assert!(told[part]["actions_a_second"].as_f64().is_some_and(|rate| rate > 0.0), "{told}");
        assert_eq!(told[part]["refused"], 0, "{told}");
    }
    for (part, tables) in [("played", 2), ("idle", 3)] {
        assert_eq!(told[part]["tables"], tables, "{told}");
        assert!(told[part]["p50_ms"].as_f64().is_some_and(|time| time > 0.0), "{told}");
    }
    assert!(told["idle_mb"].as_f64().is_some(), "{told}");
    assert_eq!(told["warnings"], serde_json::json!([]), "{told}");
}
