-- Games that have been over for a while: one row instead of one for each record.
alter table tables add column packed integer not null default 0;

create index tables_unpacked on tables (changed) where phase = 'over' and packed = 0;

create table packed_records (
    table_id text not null primary key references tables (id) on delete cascade,
    body blob not null
) strict;
