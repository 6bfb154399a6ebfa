-- Whether whoever sits there is an account and plays under its own name.
alter table seats add column account integer not null default 0;
update seats set account = 1 where exists (select 1 from people where people.id = seats.person
    and people.name = seats.name and people.password is not null);

-- Who said it, under whatever name; null if that was not kept yet.
alter table words add column person text references people (id) on delete set null;
update words set person = (select seats.person from seats where seats.table_id = words.table_id
    and seats.seat = words.seat and seats.name = words.name);
create index words_by_person on words (person);
