-- Whether somebody has left for good; the games stay.
alter table people add column gone integer not null default 0;
-- The lowest seat of those who won or lost together, whoever of them has left since; null where it was not kept yet.
alter table seats add column side integer;
