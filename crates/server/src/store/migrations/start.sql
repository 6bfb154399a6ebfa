create table people (
    id text not null primary key,
    name text not null,
    -- Only accounts have these; guests may share a name.
    name_key text unique,
    password text,
    created integer not null
) strict;

create table sessions (
    hash blob not null primary key,
    person text not null references people (id) on delete cascade,
    seen integer not null
) strict, without rowid;

create index sessions_by_person on sessions (person);

create table tables (
    id text not null primary key,
    -- Raised by every change; a writer names the one it has seen.
    revision integer not null,
    game text not null,
    rules integer not null,
    options text not null,
    public integer not null,
    hours integer,
    host text not null references people (id),
    phase text not null,
    setup blob,
    seed blob not null,
    records integer not null,
    undos integer not null,
    -- Sets of seats, one bit each.
    waiting integer not null,
    winners integer,
    bot_due integer not null,
    created integer not null,
    changed integer not null
) strict;

create index tables_by_change on tables (phase, public, changed);

create table seats (
    table_id text not null references tables (id) on delete cascade,
    seat integer not null,
    person text references people (id),
    -- Of a bot, its level; null for nobody.
    name text,
    replaced integer not null,
    primary key (table_id, seat)
) strict, without rowid;

create index seats_by_person on seats (person);

create table records (
    table_id text not null references tables (id) on delete cascade,
    seq integer not null,
    body blob not null,
    primary key (table_id, seq)
) strict, without rowid;

create table undos (
    table_id text not null references tables (id) on delete cascade,
    number integer not null,
    -- How many records were left.
    records integer not null,
    primary key (table_id, number)
) strict, without rowid;

create table words (
    table_id text not null references tables (id) on delete cascade,
    number integer not null,
    name text not null,
    seat integer,
    words text not null,
    at integer not null,
    primary key (table_id, number)
) strict, without rowid;
