-- When a letter last asked whether an address is right: the link in it holds for a week.
alter table settings add column asked integer;
-- Whether somebody who has left for good had an account: games with such a player still count for the others.
alter table people add column was_account integer not null default 0;
