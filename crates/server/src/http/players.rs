//! Leaderboards and the pages of players.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use jiff::Timestamp;
use jiff::civil::Date;
use orrery_protocol::{
    GameCount, Leaderboard, Month, PastGame, PlayerPage, PlayerRating, Ranked, SeatRating,
};
use serde::Deserialize;

use crate::app::App;
use crate::http::table_id;
use crate::names;
use crate::people::Session;
use crate::rate;
use crate::reason::{Reason, Refusal};
use crate::store::{Row, Sql, now};

/// How many places a leaderboard has.
const PLACES: i64 = 100;
/// How many games a history has.
const HISTORY: i64 = 200;
/// How long it is remembered for how many players somebody is rated.
const COUNTED_FOR: Duration = Duration::from_mins(1);
/// How many months are counted.
const MONTHS: i32 = 12;

/// Which leaderboard of a game.
#[derive(Deserialize)]
pub(crate) struct Board {
    players: Option<u8>,
}

/// The best players of a game and whoever asks, of as many players as most are rated for unless the request says how many.
pub(crate) async fn leaderboard(
    State(app): State<App>,
    session: Option<Session>,
    Path(game): Path<String>,
    query: Result<Query<Board>, QueryRejection>,
) -> Result<Json<Leaderboard>, Refusal> {
    let Query(Board { players }) = query?;
    let offer = app.games().find(&game)?;
    let counts = counts(&app, offer.id).await?;
    let usual = counts.iter().max_by_key(|&&(players, rated)| (rated, std::cmp::Reverse(players)));
    let players = players.or(usual.map(|&(players, _)| players)).unwrap_or((offer.card)().players.0);
    let sql = Sql::new(
        "select people.id, people.name, points, games, wins from ratings join people on people.id = person
         where game = $1 and players = $2 and password is not null and banned is null
         order by points desc, games desc, people.name limit $3",
    );
    let me = session.map(|session| session.person.id.0);
    let ranked = |row: &Row, place| -> anyhow::Result<Ranked> {
        Ok(Ranked {
            place,
            name: row.get("name")?,
            points: row.number("points")?,
            games: row.number("games")?,
            wins: row.number("wins")?,
            me: Some(row.get::<String>("id")?) == me,
        })
    };
    let mut ranks: Vec<Ranked> = Vec::new();
    for (row, number) in
        app.store().read(sql.bind(offer.id).bind(players).bind(PLACES)).await?.iter().zip(1..)
    {
        let rank = ranked(row, number)?;
        let tied = ranks.last().filter(|last| last.points == rank.points).map(|last| last.place);
        ranks.push(Ranked { place: tied.unwrap_or(number), ..rank });
    }
    // Whoever asks is listed, however many come before.
    if let Some(me) = me.as_ref().filter(|_| !ranks.iter().any(|rank| rank.me)) {
        let mine = Sql::new(
            "select people.id, people.name, own.points, own.games, own.wins,
                    (select cast(count(*) as bigint) from ratings join people as other on other.id = person
                     where game = $1 and players = $2 and ratings.points > own.points
                     and other.password is not null and other.banned is null) as before
             from ratings as own join people on people.id = own.person
             where own.game = $1 and own.players = $2 and people.id = $3 and password is not null",
        );
        for row in app.store().read(mine.bind(offer.id).bind(players).bind(me)).await? {
            ranks.push(ranked(&row, row.number::<u32>("before")? + 1)?);
        }
    }
    let counts = counts.into_iter().map(|(players, _)| players).collect();
    Ok(Json(Leaderboard { game, players, counts, ranks }))
}

/// How many are rated for each number of players, as counted at a moment.
#[derive(Clone)]
struct Counted {
    at: Instant,
    counts: Vec<(u8, i64)>,
}

/// What was counted lately, by game.
#[derive(Default)]
pub(crate) struct Counts(Mutex<HashMap<&'static str, Counted>>);

/// For how many players how many accounts are rated. All ratings of the game are counted for it, so it is remembered for a while.
async fn counts(app: &App, game: &'static str) -> anyhow::Result<Vec<(u8, i64)>> {
    let known = app.counts().0.lock().unwrap_or_else(PoisonError::into_inner).get(game).cloned();
    if let Some(known) = known.filter(|known| known.at.elapsed() < COUNTED_FOR) {
        return Ok(known.counts);
    }
    let sql = Sql::new(
        "select players, cast(count(*) as bigint) as rated from ratings join people on people.id = person
         where game = $1 and password is not null and banned is null
         group by players order by players",
    );
    let mut counts = Vec::new();
    for row in app.store().read(sql.bind(game)).await? {
        counts.push((row.number::<u8>("players")?, row.get::<i64>("rated")?));
    }
    // The first who are rated want to see it at once.
    if !counts.is_empty() {
        let mut all = app.counts().0.lock().unwrap_or_else(PoisonError::into_inner);
        all.insert(game, Counted { at: Instant::now(), counts: counts.clone() });
    }
    Ok(counts)
}

/// What everybody may know of an account.
pub(crate) async fn player(
    State(app): State<App>,
    session: Option<Session>,
    Path(name): Path<String>,
) -> Result<Json<PlayerPage>, Refusal> {
    let name = names::clean(&name).ok_or(Reason::NoSuchPlayer)?;
    let account = app.store().account(names::key(&name)).await?.ok_or(Reason::NoSuchPlayer)?;
    let id = &account.person.id.0;
    let reader = session.map(|session| session.person.id.0);
    let since = app.store().read(Sql::new("select created from people where id = $1").bind(id)).await?;
    let since = since.first().map(|row| row.get("created")).transpose()?.unwrap_or_default();
    let (finished, months) = finished(&app, id).await?;
    Ok(Json(PlayerPage {
        me: reader.as_ref() == Some(id),
        since,
        ratings: ratings(&app, id).await?,
        history: history(&app, id, reader.as_deref()).await?,
        finished,
        months,
        name: account.person.name,
    }))
}

async fn ratings(app: &App, id: &str) -> anyhow::Result<Vec<PlayerRating>> {
    let sql = "select game, players, points, games, wins from ratings where person = $1
               order by games desc, game, players";
    let sql = Sql::new(sql).bind(id);
    let rating = |row: &Row| {
        Ok(PlayerRating {
            game: row.get("game")?,
            players: row.number("players")?,
            points: row.number("points")?,
            games: row.number("games")?,
            wins: row.number("wins")?,
        })
    };
    app.store().read(sql).await?.iter().map(rating).collect()
}

async fn history(app: &App, id: &str, reader: Option<&str>) -> anyhow::Result<Vec<PastGame>> {
    // One row for every seat of every game. Games that ended in one second are rated in the order of their ids.
    let sql = Sql::new(
        "select mine.table_id, mine.game, mine.players, mine.won, mine.was, mine.points, mine.at, tables.public,
                seats.person, seats.name, cast(case when coalesce(seats.side, others.side) = mine.side then 1 else 0 end as bigint) as partner
         from (select table_id, game, players, won, was, points, at, side from results
               where person = $1 order by at desc, table_id desc limit $2) as mine
         join tables on tables.id = mine.table_id join seats on seats.table_id = mine.table_id
         left join results as others on others.table_id = mine.table_id and others.person = seats.person
         order by mine.at desc, mine.table_id desc, seats.seat",
    );
    let mut history: Vec<(String, PastGame)> = Vec::new();
    for row in app.store().read(sql.bind(id).bind(HISTORY)).await? {
        let table: String = row.get("table_id")?;
        if history.last().is_none_or(|(last, _)| *last != table) {
            let past = PastGame {
                table: row.flag("public")?.then(|| table.clone()),
                game: row.get("game")?,
                players: row.number("players")?,
                won: row.flag("won")?,
                was: row.number("was")?,
                points: row.number("points")?,
                others: Vec::new(),
                partners: Vec::new(),
                at: row.get("at")?,
            };
            history.push((table.clone(), past));
        }
        let Some((_, past)) = history.last_mut() else { continue };
        let person: Option<String> = row.get("person")?;
        if reader.is_some() && person.as_deref() == reader {
            past.table = Some(table);
        }
        if person.as_deref() != Some(id) {
            let name = row.get::<Option<String>>("name")?.unwrap_or_default();
            if row.flag("partner")? { &mut past.partners } else { &mut past.others }.push(name);
        }
    }
    Ok(history.into_iter().map(|(_, past)| past).collect())
}

/// What a finished game brought its players; nothing if it does not count.
pub(crate) async fn rated(
    State(app): State<App>,
    Path(id): Path<String>,
) -> Result<Json<Vec<SeatRating>>, Refusal> {
    let id = table_id(&id)?;
    // Nobody who has just seen the end has to wait for the next round of chores.
    let unrated = Sql::new("select 1 as one from tables where id = $1 and phase = 'over' and rated = 0");
    if !app.store().read(unrated.bind(&id.0)).await?.is_empty() {
        rate::rate_finished(app.store(), app.games()).await?;
    }
    let sql = Sql::new(
        "select seat, was, points from results
         join seats on seats.table_id = results.table_id and seats.person = results.person
         where results.table_id = $1 order by seat",
    );
    let rating = |row: &Row| {
        Ok(SeatRating {
            seat: row.number("seat")?,
            before: row.number("was")?,
            points: row.number("points")?,
        })
    };
    let rows = app.store().read(sql.bind(&id.0)).await?;
    Ok(Json(rows.iter().map(rating).collect::<anyhow::Result<_>>()?))
}

/// Finished games by kind and by month, whoever they were played with. What a bot won in the seat of somebody who left or
/// ran out of time is not that person's victory; it is if the others voted for the bot.
async fn finished(app: &App, id: &str) -> anyhow::Result<(Vec<GameCount>, Vec<Month>)> {
    let sql = Sql::new(
        "select game, cast(count(*) as bigint) as games, cast(sum(won) as bigint) as wins from
         (select tables.id, game,
                 max(case when (winners >> cast(seat as integer)) & 1 = 1 and replaced in (0, 3) then 1 else 0 end) as won
          from seats join tables on tables.id = table_id
          where person = $1 and phase = 'over' and aborted = 0 and rated < 2 group by tables.id, game) as own
         group by game order by games desc, game",
    );
    let count = |row: &Row| {
        Ok(GameCount { game: row.get("game")?, games: row.number("games")?, wins: row.number("wins")? })
    };
    let counts = app.store().read(sql.bind(id)).await?.iter().map(count).collect::<anyhow::Result<_>>()?;
    let mut months = last_months(now());
    let from = months.first().map_or(0, |(start, _)| *start);
    let sql = Sql::new(
        "select distinct tables.id, changed from seats join tables on tables.id = table_id
         where person = $1 and phase = 'over' and aborted = 0 and rated < 2 and changed >= $2",
    );
    for row in app.store().read(sql.bind(id).bind(from)).await? {
        let changed: i64 = row.get("changed")?;
        if let Some((_, month)) = months.iter_mut().rev().find(|(start, _)| *start <= changed) {
            month.games += 1;
        }
    }
    Ok((counts, months.into_iter().map(|(_, month)| month).collect()))
}

/// The last months with the moment each begins, in UTC.
fn last_months(now: i64) -> Vec<(i64, Month)> {
    let today = Timestamp::from_second(now).unwrap_or_default().to_zoned(jiff::tz::TimeZone::UTC).date();
    let this = i32::from(today.year()) * 12 + i32::from(today.month()) - 1;
    let month = |number: i32| {
        let (year, month) = (number.div_euclid(12), number.rem_euclid(12) + 1);
        let start = Date::new(year as i16, month as i8, 1).ok()?.to_zoned(jiff::tz::TimeZone::UTC).ok()?;
        Some((start.timestamp().as_second(), Month { month: format!("{year}-{month:02}"), games: 0 }))
    };
    (this - MONTHS + 1..=this).filter_map(month).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn months_go_over_the_turn_of_the_year() {
        let february = "2026-02-28T23:59:59Z".parse::<Timestamp>().expect("a moment").as_second();
        let months = last_months(february);
        let names: Vec<&str> = months.iter().map(|(_, month)| month.month.as_str()).collect();
        assert_eq!((names.len(), names[0], names[10], names[11]), (12, "2025-03", "2026-01", "2026-02"));
        assert!(months.windows(2).all(|pair| pair[0].0 < pair[1].0));
    }
}
