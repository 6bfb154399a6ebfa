-- Clocks and votes of tables, ratings, notifications, bans.
alter table tables add column clock text;
alter table tables add column votes text not null default '[]';
-- When somebody's time is over.
alter table tables add column deadline integer;
alter table tables add column aborted integer not null default 0;
-- 0 until it has been looked at, 1 afterwards, 2 for games that were not played here from the beginning.
alter table tables add column rated integer not null default 0;
update tables set deadline = changed + hours * 3600 where hours is not null and phase = 'playing';
create index tables_unrated on tables (changed) where phase = 'over' and rated = 0;
create index tables_by_deadline on tables (deadline) where deadline is not null;
create index tables_changed on tables (changed);

-- Since when somebody is not welcome any more.
alter table people add column banned integer;

create table ratings (
    person text not null references people (id) on delete cascade,
    game text not null,
    players integer not null,
    mean real not null,
    deviation real not null,
    points integer not null,
    games integer not null,
    wins integer not null,
    primary key (person, game, players)
) strict, without rowid;

create index ratings_by_points on ratings (game, players, points);

create table results (
    person text not null references people (id) on delete cascade,
    table_id text not null references tables (id) on delete cascade,
    game text not null,
    players integer not null,
    won integer not null,
    -- The rating before the game and after it.
    was integer not null,
    points integer not null,
    at integer not null,
    primary key (person, table_id)
) strict, without rowid;

create index results_by_time on results (person, at);

create table settings (
    person text not null primary key references people (id) on delete cascade,
    body text not null,
    -- Whether there is any way to tell something.
    reachable integer not null,
    -- What a letter carries to confirm an address, and to end all letters.
    confirmation text,
    leaving text not null
) strict, without rowid;

create unique index settings_by_confirmation on settings (confirmation);
create unique index settings_by_leaving on settings (leaving);

create table notices (
    person text not null references people (id) on delete cascade,
    table_id text not null references tables (id) on delete cascade,
    -- From when on it may be told; null if there is nothing to tell.
    due integer,
    -- Until when one server has it in hand.
    claimed integer not null,
    tries integer not null,
    -- When something was last told about this table.
    told integer,
    primary key (person, table_id)
) strict, without rowid;

create index notices_due on notices (due) where due is not null;

create table presence (
    person text not null references people (id) on delete cascade,
    table_id text not null references tables (id) on delete cascade,
    seen integer not null,
    primary key (person, table_id)
) strict, without rowid;
