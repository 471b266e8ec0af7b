-- Both databases read this.

-- When a table of which nobody is connected has to be looked at: a flag may fall. 0 for a match that no
-- server has looked at yet.
ALTER TABLE tables ADD COLUMN check_ms BIGINT NOT NULL DEFAULT 0;
CREATE INDEX tables_to_check ON tables (check_ms) WHERE phase = 'playing';

-- When a server was last alive; a single row.
CREATE TABLE alive (
    id BIGINT NOT NULL PRIMARY KEY,
    at_ms BIGINT NOT NULL
);

-- When no server was alive. Clocks stand still meanwhile.
CREATE TABLE outages (
    from_ms BIGINT NOT NULL PRIMARY KEY,
    to_ms BIGINT NOT NULL
);
