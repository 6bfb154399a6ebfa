-- What changed at a table before a player said what to tell, and how, is not told.
alter table settings add column since integer not null default 0;
