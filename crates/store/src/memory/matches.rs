//! Results, ratings and histories in memory.

use std::cmp::Reverse;

use super::data::Data;
use crate::rating::{RatedSeat, rate_seats, repeated_since_ms};
use crate::{
    Append, HistoryRow, HistorySeat, LeaderboardRow, MatchResult, Rating, RatingPoint, RatingRow,
    SeatResult, SentChatRow, StoreError, TableRow,
};

/// The result of a seat.
#[derive(Debug, Clone)]
pub(super) struct ResultRow {
    game: String,
    ended_ms: u64,
    pub(super) seat: SeatResult,
    rating: Option<(Rating, Rating)>,
}

impl Data {
    pub(super) fn append_with_result(
        &mut self,
        append: &Append,
        end: &MatchResult,
    ) -> Result<(), StoreError> {
        self.append(append)?;
        if self.rates_flags_twice && append.command.is_none() && end.rated {
            self.change_ratings(end);
        }
        let table = &append.table;
        let has_ended = self.results.keys().any(|(ended, _)| ended == table);
        if end.rated && has_ended {
            return Ok(());
        }
        let changes = if end.rated { self.change_ratings(end) } else { Vec::new() };
        for (index, seat) in (0..).zip(&end.seats) {
            let new = ResultRow {
                game: end.game.clone(),
                ended_ms: end.ended_ms,
                seat: seat.clone(),
                rating: changes.get(usize::from(index)).copied(),
            };
            let row = self.results.entry((table.clone(), index)).or_insert_with(|| new.clone());
            // The end of an unrated match can be taken back: then the last one stands.
            row.ended_ms = new.ended_ms;
            row.seat.level = new.seat.level;
            row.seat.place = new.seat.place;
        }
        Ok(())
    }

    fn change_ratings(&mut self, end: &MatchResult) -> Vec<(Rating, Rating)> {
        let key = |seat: &SeatResult| (seat.visitor.clone().unwrap_or_default(), end.game.clone());
        let rated = |(index, seat): (usize, &SeatResult)| {
            let rating = self.ratings.get(&key(seat));
            let others = end.seats.iter().enumerate().filter(|(other, _)| *other != index);
            RatedSeat {
                before: rating.map_or_else(Rating::default, |row| row.rating),
                place: seat.place,
                met: others.map(|(_, other)| self.times_met(end, seat, other)).collect(),
            }
        };
        let before: Vec<RatedSeat> = end.seats.iter().enumerate().map(rated).collect();
        let after = rate_seats(&before);
        for (seat, rating) in end.seats.iter().zip(&after) {
            let new = || RatingRow { game: end.game.clone(), rating: *rating, matches: 0 };
            let row = self.ratings.entry(key(seat)).or_insert_with(new);
            row.rating = *rating;
            row.matches += 1;
        }
        before.into_iter().map(|seat| seat.before).zip(after).collect()
    }

    fn times_met(&self, end: &MatchResult, one: &SeatResult, other: &SeatResult) -> u32 {
        let since_ms = repeated_since_ms(end.ended_ms);
        let counts = |row: &ResultRow| {
            row.game == end.game && row.rating.is_some() && row.ended_ms > since_ms
        };
        let own = self.results.iter().filter(|(_, row)| counts(row));
        let own = own.filter(|(_, row)| row.seat.visitor == one.visitor);
        let met = own.filter(|((table, _), _)| {
            let seats = self.results.range((table.clone(), 0)..=(table.clone(), u8::MAX));
            seats.into_iter().any(|(_, row)| row.seat.visitor == other.visitor)
        });
        met.count() as u32
    }

    pub(super) fn rated_results(&self) -> Vec<(String, String, String)> {
        let rated = self.results.iter().filter(|(_, row)| row.rating.is_some());
        let visitor = |row: &ResultRow| row.seat.visitor.clone().unwrap_or_default();
        rated.map(|((table, _), row)| (table.clone(), row.game.clone(), visitor(row))).collect()
    }

    pub(super) fn ratings_of(&self, visitor: &str) -> Vec<RatingRow> {
        let rows = self.ratings.iter().filter(|((rated, _), _)| rated == visitor);
        rows.map(|(_, row)| row.clone()).collect()
    }

    pub(super) fn rating_points(&self, visitor: &str, game: &str, limit: u32) -> Vec<RatingPoint> {
        let own = |row: &&ResultRow| row.seat.visitor.as_deref() == Some(visitor);
        let rows = self.results.values().filter(own).filter(|row| row.game == game);
        let mut points: Vec<RatingPoint> = rows
            .filter_map(|row| Some(RatingPoint { at_ms: row.ended_ms, rating: row.rating?.1 }))
            .collect();
        points.sort_by_key(|point| Reverse(point.at_ms));
        points.truncate(limit as usize);
        points.reverse();
        points
    }

    pub(super) fn history(&self, visitor: &str, before_ms: u64, limit: u32) -> Vec<HistoryRow> {
        let own = |row: &ResultRow| {
            row.seat.visitor.as_deref() == Some(visitor) && row.ended_ms < before_ms
        };
        let mut ended: Vec<(Reverse<u64>, &String)> = Vec::new();
        for ((table, _), row) in self.results.iter().filter(|(_, row)| own(row)) {
            ended.push((Reverse(row.ended_ms), table));
        }
        ended.sort();
        // A page never ends between matches that ended at the same time.
        if let Some(&(last, _)) = ended.get((limit as usize).saturating_sub(1)) {
            ended.retain(|(at, _)| *at <= last);
        }
        let row = |(Reverse(ended_ms), table): (Reverse<u64>, &String)| {
            let rows = self.results.iter().filter(|((played, _), _)| played == table);
            let rows: Vec<&ResultRow> = rows.map(|(_, row)| row).collect();
            HistoryRow {
                table: table.clone(),
                game: rows.first().map_or_else(String::new, |row| row.game.clone()),
                ended_ms,
                visibility: self
                    .tables
                    .get(table)
                    .map_or_else(String::new, |row| row.visibility.clone()),
                paired: self.tables.get(table).is_some_and(|row| row.pairing.is_some()),
                document: self
                    .tables
                    .get(table)
                    .map_or_else(String::new, |row| row.document.clone()),
                seats: rows.into_iter().map(|row| self.history_seat(row, visitor)).collect(),
            }
        };
        ended.into_iter().map(row).collect()
    }

    fn is_program(&self, visitor: &str) -> bool {
        self.tokens.values().chain(&self.revoked).any(|token| token.visitor == visitor)
    }

    pub(super) fn match_ended_at(&self, visitor: &str, ended_ms: u64) -> Option<TableRow> {
        let is_it = |row: &ResultRow| {
            row.seat.visitor.as_deref() == Some(visitor) && row.ended_ms == ended_ms
        };
        let (table, _) = self.results.iter().find(|(_, row)| is_it(row))?.0;
        self.tables.get(table).cloned()
    }

    fn history_seat(&self, row: &ResultRow, own: &str) -> HistorySeat {
        let visitor = row.seat.visitor.as_deref();
        HistorySeat {
            own: visitor == Some(own),
            name: row.seat.name.clone(),
            program: visitor.is_some_and(|visitor| self.is_program(visitor)),
            account: visitor.and_then(|visitor| self.account_of(visitor)).map(|found| found.name),
            level: row.seat.level,
            place: row.seat.place,
            before: row.rating.map(|(before, _)| before.rating),
            after: row.rating.map(|(_, after)| after),
        }
    }

    pub(super) fn leaderboard(&self, game: &str, limit: u32) -> Vec<LeaderboardRow> {
        let rated = self.ratings.iter().filter(|((_, rated), _)| rated == game);
        let mut rows: Vec<LeaderboardRow> = rated
            .filter_map(|((visitor, _), row)| {
                let name = self.account_of(visitor)?.name;
                if row.rating.is_provisional() {
                    return None;
                }
                Some(LeaderboardRow { name, rating: row.rating, matches: row.matches })
            })
            .collect();
        let rank = |row: &LeaderboardRow| row.rating.rating - 2 * row.rating.uncertainty;
        rows.sort_by(|one, other| (rank(other), &one.name).cmp(&(rank(one), &other.name)));
        rows.truncate(limit as usize);
        rows
    }

    pub(super) fn chat_sent_by(&self, visitor: &str) -> Vec<SentChatRow> {
        let prefix = format!("{visitor} ");
        let mut sent = Vec::new();
        for (table, lines) in &self.chat {
            for line in lines.iter().filter(|line| line.request_id.starts_with(&prefix)) {
                sent.push(SentChatRow {
                    table: table.clone(),
                    at_ms: line.at_ms,
                    text: line.text.clone(),
                });
            }
        }
        sent.sort_by_key(|line| line.at_ms);
        sent
    }
}
