-- Servers that share the database; one whose time has passed is dead.
create table nodes (
    id text not null primary key,
    until integer not null
) strict, without rowid;

-- Which server lets bots think and orders pass at a table. A claim counts as long as its node lives.
create table claims (
    table_id text not null primary key references tables (id) on delete cascade,
    node text not null
) strict, without rowid;

-- A request to undo that waits for consent; it counts while the game stands where it was made.
create table undo_requests (
    table_id text not null primary key references tables (id) on delete cascade,
    records integer not null,
    undos integer not null,
    asked_by integer not null,
    -- A set of seats, one bit each.
    agreed integer not null
) strict, without rowid;
