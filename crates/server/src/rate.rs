//! Rating games that are over, each exactly once, and asking who stands where.
//!
//! A game counts if it was played here from its beginning to a result, every seat belongs to another person with an
//! account, none is a bot's, and each has been decided for a few times: guests are made by a click. Places are those
//! that the game tells. Somebody who left or ran out of time, so that a bot plays the seat at the end, comes last,
//! whatever the bot has won. Whom the others voted out gets what the seat gets: else they could win by doing so. Of
//! whoever has left for good nothing is kept; the others are rated as against somebody new.

use std::collections::HashSet;

use anyhow::Context;
use orrery_engine::Seat;
use orrery_protocol::Phase;

use crate::contain::contained;
use crate::games::Games;
use crate::ids::{PersonId, TableId};
use crate::ratings::{Rating, after_game};
use crate::room;
use crate::store::{Absence, Change, Commit, Sitter, Sql, Store, TableRow, now};

/// How often each seat has to have been decided for.
pub const DECISIONS: usize = 5;
/// How many games are rated in one go.
const AT_ONCE: i64 = 100;
/// For so many seconds a game waits for a server that can play it again.
const PATIENCE: i64 = 6 * 3600;

/// What a table has brought its people: each with the place.
pub fn places(row: &TableRow) -> Option<Vec<(PersonId, u8)>> {
    let winners = row.winners.filter(|_| row.phase == Phase::Over && !row.aborted)?;
    let mut places = Vec::with_capacity(row.seats.len());
    for (seat, sitter) in Seat::all(row.seats.len() as u8).zip(&row.seats) {
        let Sitter::Person { id, replaced, .. } = sitter else { return None };
        let place = match (replaced, winners.contains(seat)) {
            (Some(Absence::Left | Absence::Late), _) => 3,
            (Some(Absence::VotedOut) | None, true) => 1,
            (Some(Absence::VotedOut) | None, false) => 2,
        };
        places.push((id.clone(), place));
    }
    let different: HashSet<&str> = places.iter().map(|(person, _)| person.0.as_str()).collect();
    (places.len() > 1 && different.len() == places.len()).then_some(places)
}

/// The places behind the winners as the game itself tells them; without it all who have lost share one.
fn behind(places: Vec<(PersonId, u8)>, earned: Option<&[u8]>) -> Vec<(PersonId, u8)> {
    let Some(earned) = earned else { return places };
    let place = |place, earned: u8| match place {
        1 => 1,
        2 => earned.max(2),
        _ => u8::MAX,
    };
    places.into_iter().zip(earned).map(|((person, own), &earned)| (person, place(own, earned))).collect()
}

/// What playing a game again tells: the place of each seat, by the lowest seat of it the side it belongs to, and how often
/// it was decided for.
struct Told {
    places: Vec<u8>,
    sides: Vec<u8>,
    decisions: Vec<usize>,
}

/// What playing a game again tells.
async fn told(store: &dyn Store, games: Games, table: &TableRow) -> anyhow::Result<Option<Told>> {
    let Some(game) = room::load_game(store, games, table).await? else { return Ok(None) };
    contained(|| {
        let side = |seat: Seat| game.side(seat).lowest().unwrap_or(seat).0;
        let sides = Seat::all(table.seats.len() as u8).map(side).collect();
        let mut decisions = vec![0; table.seats.len()];
        for seat in game.deciders(0) {
            decisions[seat.index()] += 1;
        }
        Ok(game.places().map(|places| Told { places, sides, decisions }))
    })
}

/// Rates the games that are over and not yet rated, in the order in which they ended. Those of other rules are for the
/// servers that play them; what nobody has rated for hours is rated by its winners alone.
///
/// # Errors
/// If the store fails.
pub async fn rate_finished(store: &dyn Store, games: Games) -> anyhow::Result<()> {
    let rules = games.rules();
    let played = (0..rules.len()).map(|n| format!(" or (game = ${} and rules = ${})", 2 * n + 3, 2 * n + 4));
    let sql = Sql::assembled(format!(
        "select id from tables where phase = 'over' and rated = 0 and (changed < $1{})
         order by changed, id limit $2",
        played.collect::<String>()
    ));
    let sql = sql.bind(now() - PATIENCE).bind(AT_ONCE);
    let sql = rules.iter().fold(sql, |sql, &(game, rules)| sql.bind(game).bind(rules));
    for row in store.read(sql).await.context("looking for games to rate")? {
        let id = TableId(row.get("id")?);
        match rate_one(store, games, &id).await {
            // A conflict means that another server is at it, or that somebody's rating changed meanwhile; the game is
            // looked at again if need be.
            Ok(Commit::Conflict) => tracing::debug!(table = %id, "a game is not rated yet"),
            Ok(Commit::Done) => (),
            // It is not in the way of others.
            Err(error) => tracing::warn!(table = %id, error = format!("{error:#}"), "a game is not rated"),
        }
    }
    Ok(())
}

async fn rate_one(store: &dyn Store, games: Games, id: &TableId) -> anyhow::Result<Commit> {
    match store.table(id.clone()).await? {
        Some(table) => rate(store, games, &table).await,
        None => Ok(Commit::Done),
    }
}

/// A rating as it is stored.
struct Standing {
    rating: Rating,
    games: i64,
    wins: i64,
    /// Whether the person has left for good, and nothing is kept.
    is_gone: bool,
    /// Whether the person has an account, or had one until leaving.
    is_account: bool,
}

async fn standing(store: &dyn Store, person: &PersonId, table: &TableRow) -> anyhow::Result<Standing> {
    let sql = Sql::new(
        "select gone, cast(case when password is null then was_account else 1 end as bigint) as account,
                mean, deviation, games, wins from people
         left join ratings on person = people.id and game = $2 and players = $3 where people.id = $1",
    );
    let sql = sql.bind(&person.0).bind(&table.game).bind(table.seats.len() as i64);
    let found = store.read(sql).await?.pop();
    let unrated =
        |is_gone, is_account| Standing { rating: Rating::NEW, games: 0, wins: 0, is_gone, is_account };
    let Some(found) = found else { return Ok(unrated(true, false)) };
    let (is_gone, is_account) = (found.flag("gone")?, found.flag("account")?);
    let (mean, deviation) = (found.get::<Option<f64>>("mean")?, found.get::<Option<f64>>("deviation")?);
    let (Some(mean), Some(deviation)) = (mean, deviation) else {
        return Ok(unrated(is_gone, is_account));
    };
    let rating = Rating { mean, deviation };
    Ok(Standing { rating, games: found.get("games")?, wins: found.get("wins")?, is_gone, is_account })
}

/// The people of a table with what it has brought them, what playing it again tells, and how they stand; `None` if it
/// does not count.
async fn counted(
    store: &dyn Store,
    games: Games,
    table: &TableRow,
) -> anyhow::Result<Option<(Vec<(PersonId, u8)>, Option<Told>, Vec<Standing>)>> {
    let Some(places) = places(table) else { return Ok(None) };
    let mut standings = Vec::with_capacity(places.len());
    for (person, _) in &places {
        standings.push(standing(store, person, table).await?);
    }
    if !standings.iter().all(|standing| standing.is_account) {
        return Ok(None);
    }
    let told = match told(store, games, table).await {
        Ok(told) => told,
        Err(error) if now() - table.changed < PATIENCE => return Err(error),
        Err(error) => {
            tracing::warn!(table = %table.id, error = format!("{error:#}"), "a game is rated by its winners alone");
            None
        }
    };
    let was_played = |told: &Told| told.decisions.iter().all(|&decisions| decisions >= DECISIONS);
    Ok(told.as_ref().is_none_or(was_played).then_some((places, told, standings)))
}

async fn rate(store: &dyn Store, games: Games, table: &TableRow) -> anyhow::Result<Commit> {
    let seen = Sql::new("update tables set rated = 1 where id = $1 and rated = 0 and phase = 'over'");
    let mut changes = vec![Change::Expect(seen.bind(&table.id.0))];
    if let Some((places, told, standings)) = counted(store, games, table).await? {
        let places = behind(places, told.as_ref().map(|told| &told.places[..]));
        let alone = || (0..table.seats.len() as u8).collect();
        // Whoever leaves takes the result along, and stays the partner of others.
        for (seat, &side) in (0_i64..).zip(told.iter().flat_map(|told| &told.sides)) {
            let sql = Sql::new("update seats set side = $1 where table_id = $2 and seat = $3");
            changes.push(Change::Do(sql.bind(side).bind(&table.id.0).bind(seat)));
        }
        let sides: Vec<u8> = told.map_or_else(alone, |told| told.sides);
        let before: Vec<Rating> = standings.iter().map(|standing| standing.rating).collect();
        let order: Vec<u8> = places.iter().map(|&(_, place)| place).collect();
        let after = after_game(&before, &order, &sides);
        let players = places.iter().zip(&standings).zip(after).zip(&sides);
        for ((((person, place), standing), rating), &side) in players {
            if standing.is_gone {
                continue;
            }
            let won = *place == 1;
            changes.push(Change::Expect(change(table, person, standing, rating, won)));
            let result = Sql::new(
                "insert into results (person, table_id, game, players, won, was, points, at, side)
                 values ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
            );
            let result =
                result.bind(&person.0).bind(&table.id.0).bind(&table.game).bind(table.seats.len() as i64);
            let result = result.bind(won).bind(i64::from(standing.rating.points()));
            let result = result.bind(i64::from(rating.points())).bind(table.changed).bind(side);
            changes.push(Change::Do(result));
        }
    }
    store.commit(changes).await
}

/// Stores a rating, unless it has changed since it was read, or the person has left: then no row is touched.
fn change(table: &TableRow, person: &PersonId, before: &Standing, after: Rating, won: bool) -> Sql {
    let sql = if before.games == 0 {
        "insert into ratings (person, game, players, mean, deviation, points, games, wins)
         select $1, $2, $3, $4, $5, $6, $7, $8
         where not exists (select 1 from people where id = $1 and gone = 1)
         on conflict (person, game, players) do nothing"
    } else {
        "update ratings set mean = $4, deviation = $5, points = $6, games = $7, wins = $8
         where person = $1 and game = $2 and players = $3 and games = $7 - 1"
    };
    Sql::new(sql)
        .bind(&person.0)
        .bind(&table.game)
        .bind(table.seats.len() as i64)
        .bind(after.mean)
        .bind(after.deviation)
        .bind(i64::from(after.points()))
        .bind(before.games + 1)
        .bind(before.wins + i64::from(won))
}
