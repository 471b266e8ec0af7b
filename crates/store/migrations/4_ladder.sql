-- Both databases read this.

-- Who stands where in a game: by what somebody is at least, which those of whom little is known are not
-- thought to be yet.
CREATE INDEX ratings_by_rung ON ratings (game, (rating - 2 * uncertainty));
