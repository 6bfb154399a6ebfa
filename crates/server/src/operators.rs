//! Who runs the server: accounts that are marked in the store, so that nobody becomes an operator by taking a name.

use anyhow::ensure;

use crate::http::passwords;
use crate::ids;
use crate::names;
use crate::store::{Change, Commit, Sql, Store};

/// The names of all operators.
///
/// # Errors
/// If the store fails.
pub async fn list(store: &dyn Store) -> anyhow::Result<Vec<String>> {
    let found = store.read(Sql::new("select name from people where operator = 1 order by name_key")).await?;
    found.iter().map(|row| row.get("name")).collect()
}

/// Makes an account an operator.
///
/// # Errors
/// If the store fails, or no account is called so.
pub async fn add(store: &dyn Store, name: &str) -> anyhow::Result<()> {
    mark(store, name, true).await
}

/// Makes an operator a player like any other.
///
/// # Errors
/// If the store fails, or no account is called so.
pub async fn remove(store: &dyn Store, name: &str) -> anyhow::Result<()> {
    mark(store, name, false).await
}

/// Gives an account a new password that nobody has chosen, and ends all its sessions, those of programs included; which.
///
/// # Errors
/// If the store fails, or no account is called so.
pub async fn new_password(store: &dyn Store, name: &str) -> anyhow::Result<String> {
    let password = ids::hex(&ids::bytes::<8>());
    let key = names::key(name);
    let of = |sql: &'static str| Change::Do(Sql::new(sql).bind(&key));
    let replace = Sql::new("update people set password = $1 where name_key = $2 and password is not null");
    let changes = vec![
        Change::Expect(replace.bind(passwords::hash_here(&password)?).bind(&key)),
        of("delete from sessions where person = (select id from people where name_key = $1)"),
        of("delete from resets where person = (select id from people where name_key = $1)"),
    ];
    let commit = store.commit(changes).await?;
    ensure!(commit == Commit::Done, "no account is called '{name}'");
    Ok(password)
}

async fn mark(store: &dyn Store, name: &str, is_operator: bool) -> anyhow::Result<()> {
    let sql = Sql::new("update people set operator = $1 where name_key = $2 and password is not null");
    let change = Change::Expect(sql.bind(is_operator).bind(names::key(name)));
    let commit = store.commit(vec![change]).await?;
    ensure!(commit == Commit::Done, "no account is called '{name}'; operators register first, like anybody");
    Ok(())
}
