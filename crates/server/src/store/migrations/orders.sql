-- What seats want done in reaction windows; a kind without a row is asked.
create table orders (
    table_id text not null references tables (id) on delete cascade,
    seat integer not null,
    kind text not null,
    doing text not null,
    primary key (table_id, seat, kind)
) strict, without rowid;
