-- What is written to find out whether anything can be written.
create table probe (
    -- There is one row.
    id integer not null primary key check (id = 1),
    at integer not null
) strict;

-- Who came last.
create index sessions_by_seen on sessions (seen, person);

-- The last hash of the state of a running game when its table was last dropped from memory, and its number; it holds while as
-- many undos were made.
create table checkpoints (
    table_id text not null primary key references tables (id) on delete cascade,
    undos integer not null,
    number integer not null,
    hash integer not null
) strict, without rowid;
