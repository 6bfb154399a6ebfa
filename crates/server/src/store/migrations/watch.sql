-- What is written to find out whether anything can be written.
create table probe (
    -- There is one row.
    id integer not null primary key check (id = 1),
    at integer not null
) strict;

-- Who came last.
create index sessions_by_seen on sessions (seen, person);
