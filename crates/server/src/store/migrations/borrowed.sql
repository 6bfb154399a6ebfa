-- Whether somebody brought the game as text: who played it, and when, is what the text says.
alter table tables add column imported integer not null default 0;
