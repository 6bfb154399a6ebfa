-- When no server looked after the tables: time in it is charged to nobody.
create table outages (
    began integer not null primary key,
    ended integer not null
) strict;

-- The rules that a server plays, each as `game:version`, with blanks between them; nothing of one that does not tell.
alter table nodes add column rules text;
