-- Both databases read this.

-- What a day has for each game, stored when it is first asked for: a day that has begun never changes,
-- although later versions draw from more puzzles.
CREATE TABLE daily_challenges (
    -- Days since 1970, in UTC.
    day BIGINT NOT NULL,
    game TEXT NOT NULL,
    challenge TEXT NOT NULL,
    PRIMARY KEY (day, game)
);

-- What visitors made of it on that very day.
CREATE TABLE daily_results (
    day BIGINT NOT NULL,
    game TEXT NOT NULL,
    visitor TEXT NOT NULL,
    -- The name that a guest had; accounts are listed under their own.
    name TEXT NOT NULL,
    tries BIGINT NOT NULL,
    -- When it was solved; null until then.
    solved_ms BIGINT,
    PRIMARY KEY (day, game, visitor)
);
CREATE INDEX daily_results_by_visitor ON daily_results (visitor, day);
CREATE INDEX daily_results_by_time ON daily_results (day, game, solved_ms);
