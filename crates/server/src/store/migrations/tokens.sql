-- Tokens of programs are sessions that have a name and a label; those of browsers have none.
alter table sessions add column program text;
alter table sessions add column label text;
alter table sessions add column made integer;

create unique index sessions_by_program on sessions (program);

-- When sockets that somebody had opened before were last to be closed.
alter table people add column kicked integer;

create index people_kicked on people (kicked) where kicked is not null;
create index people_banned on people (banned) where banned is not null;
