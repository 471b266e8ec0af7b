-- Both databases read this.

-- Where somebody wants to be told that it is their turn: an address at the service of their browser.
CREATE TABLE pushes (
    endpoint TEXT NOT NULL PRIMARY KEY,
    visitor TEXT NOT NULL,
    -- What is sent is encrypted for these.
    public_key TEXT NOT NULL,
    auth TEXT NOT NULL,
    language TEXT NOT NULL,
    made_ms BIGINT NOT NULL
);
CREATE INDEX pushes_by_visitor ON pushes (visitor, made_ms);
