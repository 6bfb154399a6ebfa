-- The lowest seat of those who won or lost together with the player; null where it was not kept yet.
alter table results add column side integer;
