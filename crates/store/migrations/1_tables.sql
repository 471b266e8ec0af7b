-- Both databases read this: BIGINT and TEXT mean the same in them.

-- A table: a small document that is replaced as a whole. Whoever replaces it says which version they
-- have seen.
CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    visibility TEXT NOT NULL,
    phase TEXT NOT NULL,
    -- What strangers have to agree on to be paired; null where nobody is to be paired.
    pairing TEXT,
    made_by TEXT NOT NULL,
    made_ms BIGINT NOT NULL,
    version BIGINT NOT NULL,
    document TEXT NOT NULL
);
CREATE INDEX tables_by_phase ON tables (phase, visibility, made_ms);
CREATE INDEX tables_by_maker ON tables (made_by, phase);

-- What happened in the match of a table. Lines are only ever added.
CREATE TABLE events (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq BIGINT NOT NULL,
    -- On the last event of a command: its id, so that a repeated command is known.
    command TEXT,
    line TEXT NOT NULL,
    PRIMARY KEY (table_id, seq),
    UNIQUE (table_id, command)
);

CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number BIGINT NOT NULL,
    wish TEXT NOT NULL,
    at_ms BIGINT NOT NULL,
    seat BIGINT,
    name TEXT NOT NULL,
    words TEXT NOT NULL,
    PRIMARY KEY (table_id, number),
    UNIQUE (table_id, wish)
);

-- Keys the servers of one store share.
CREATE TABLE secrets (
    name TEXT NOT NULL PRIMARY KEY,
    secret TEXT NOT NULL
);
