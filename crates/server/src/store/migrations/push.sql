-- Browsers that are told things by push. Each hangs on the session it is logged in with, and ends with it; and on the
-- key by which its push service knows this server.
create table push_key (
    -- There is one: of several servers that would make it, the first does.
    id integer not null primary key check (id = 1),
    -- The key pair as PKCS#8.
    pair blob not null,
    made integer not null
) strict;

create table browsers (
    session blob not null primary key references sessions (hash) on delete cascade,
    key_id integer not null references push_key (id) on delete cascade,
    -- What the list of browsers calls it.
    id text not null,
    endpoint text not null,
    -- What is sealed for it: its public key, and what it has in common with us.
    public blob not null,
    auth blob not null,
    -- Names for its owner, if they are known.
    browser text,
    system text,
    since integer not null
) strict, without rowid;

create unique index browsers_by_id on browsers (id);
create unique index browsers_by_endpoint on browsers (endpoint);
