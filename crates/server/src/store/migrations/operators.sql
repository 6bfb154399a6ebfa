-- Whether an account runs the server.
alter table people add column operator integer not null default 0;
