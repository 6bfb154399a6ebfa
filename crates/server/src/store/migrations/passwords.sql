-- What its owner sees of a session of a browser, as far as it is known.
alter table sessions add column browser_name text;
alter table sessions add column system_name text;

-- Letters with which somebody who has forgotten a password sets another.
create table resets (
    person text not null primary key references people (id) on delete cascade,
    -- The hash of what the letter carries.
    token blob not null,
    -- Where it went; it holds as long as that is the address of the account.
    mail text not null,
    until integer not null
) strict, without rowid;

create unique index resets_by_token on resets (token);
