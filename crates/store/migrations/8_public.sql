-- Both databases read this.

-- When a player with a seat was last connected; 0 if they are away. Only attended tables are offered to
-- others, and tables that nobody has attended for long are deleted.
ALTER TABLE tables ADD COLUMN attended_ms BIGINT NOT NULL DEFAULT 0;
CREATE INDEX tables_attended ON tables (phase, attended_ms);
CREATE INDEX tables_by_pairing ON tables (pairing, phase, made_ms);

-- Guest, account or program; null for lines from before this was stored.
ALTER TABLE chat ADD COLUMN sitting TEXT;

-- When it was revoked. The row stays, so that deleting the account finds the program's names.
ALTER TABLE tokens ADD COLUMN revoked_ms BIGINT;

-- Spectators of private tables: once the match is over, only they and the players see the chat.
CREATE TABLE watchers (
    table_id TEXT NOT NULL REFERENCES tables (id),
    visitor TEXT NOT NULL,
    PRIMARY KEY (table_id, visitor)
);
CREATE INDEX watchers_by_visitor ON watchers (visitor);
