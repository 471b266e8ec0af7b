-- Both databases read this.

-- Somebody with a name and a password. What is theirs is kept under the visitor they were as a guest. Of
-- a deleted account only that number stays, so that an old cookie never gets its seats back.
CREATE TABLE accounts (
    visitor TEXT NOT NULL PRIMARY KEY,
    name TEXT,
    -- The name with everything alike that looks alike.
    skeleton TEXT UNIQUE,
    password TEXT,
    made_ms BIGINT NOT NULL
);

-- Where somebody is signed in. The cookie holds what this is the hash of.
CREATE TABLE sessions (
    hash TEXT NOT NULL PRIMARY KEY,
    visitor TEXT NOT NULL REFERENCES accounts (visitor),
    until_ms BIGINT NOT NULL
);
CREATE INDEX sessions_by_visitor ON sessions (visitor, until_ms);

-- A program that plays: a visitor of its own, who belongs to an account.
CREATE TABLE tokens (
    hash TEXT NOT NULL PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    owner TEXT NOT NULL REFERENCES accounts (visitor),
    visitor TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    scopes TEXT NOT NULL,
    made_ms BIGINT NOT NULL
);
CREATE INDEX tokens_by_owner ON tokens (owner, made_ms);

-- Who sits where, as the documents of the tables say.
CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat BIGINT NOT NULL,
    visitor TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX seats_by_visitor ON seats (visitor, table_id);

-- How matches ended, a row for each seat.
CREATE TABLE results (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat BIGINT NOT NULL,
    game TEXT NOT NULL,
    ended_ms BIGINT NOT NULL,
    -- Null where a bot played.
    visitor TEXT,
    -- The name it was played under, and how strong a bot was.
    name TEXT NOT NULL,
    level BIGINT,
    -- From 1; who shares a place has the same.
    place BIGINT NOT NULL,
    -- In thousandths of a point; null where the match did not count.
    rating_before BIGINT,
    rating_after BIGINT,
    uncertainty_after BIGINT,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX results_by_visitor ON results (visitor, ended_ms);

-- How strong somebody is, in thousandths of a point.
CREATE TABLE ratings (
    visitor TEXT NOT NULL,
    game TEXT NOT NULL,
    rating BIGINT NOT NULL,
    uncertainty BIGINT NOT NULL,
    matches BIGINT NOT NULL,
    PRIMARY KEY (visitor, game)
);
