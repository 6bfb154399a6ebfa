-- When a server last looked after the tables, in one row.
create table attendance (
    id integer not null primary key,
    at integer not null
) strict;
