//! The stored form of an event.

use game::AnyRefusal;
use game::{Departure, Outcome, SeatSet};
use serde::{Deserialize, Serialize};
use table::{Answer, Event, EventKind, TableRule};

use crate::{InvalidSetup, Player, StoredGame, read_seat, seat_number, seat_numbers};

/// One line of a stored match.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct StoredEvent {
    seq: u32,
    at_ms: u64,
    rules: u32,
    event: StoredKind,
}

/// What happened. `left_ms` is left out without a clock.
#[derive(Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
enum StoredKind {
    MovePlayed {
        seat: u8,
        text: String,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        left_ms: Vec<u64>,
    },
    TakebackAsked {
        seat: u8,
        ply: u32,
    },
    TakebackAnswered {
        seat: u8,
        answer: StoredAnswer,
    },
    MovesTakenBack {
        seat: u8,
        ply: u32,
    },
    MovesRedone {
        seat: u8,
        ply: u32,
    },
    PlayerLeft {
        seat: u8,
        reason: StoredDeparture,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        left_ms: Vec<u64>,
    },
    DrawOffered {
        seat: u8,
    },
    DrawAnswered {
        seat: u8,
        answer: StoredAnswer,
    },
    MatchEnded {
        verdict: StoredVerdict,
        winners: Vec<u8>,
        rule: StoredRule,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        left_ms: Vec<u64>,
    },
    TimeRestored {
        left_ms: Vec<u64>,
    },
    PlayerChanged {
        seat: u8,
        player: Player,
    },
    RematchWanted {
        seat: u8,
    },
    RematchAgreed,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
enum StoredAnswer {
    Accept,
    Decline,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
enum StoredDeparture {
    Resignation,
    Time,
}

#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
enum StoredVerdict {
    Won,
    Drawn,
    /// Allowed by early versions, which never wrote it; it reads as a draw.
    #[serde(skip_serializing)]
    Abandoned,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
enum StoredRule {
    Resignation,
    Time,
    Agreement,
    Aborted,
}

impl StoredEvent {
    /// The stored form of an event; `game` is the game before it.
    pub(crate) fn new<G: StoredGame>(event: &Event<G>, game: &G) -> StoredEvent {
        StoredEvent {
            seq: event.seq,
            at_ms: event.at_ms,
            rules: event.rules_version,
            event: StoredKind::new(&event.kind, game),
        }
    }

    /// Reads the event; `game` is the game before it.
    pub(crate) fn read<G: StoredGame>(self, game: &G) -> Result<Event<G>, AnyRefusal> {
        Ok(Event {
            seq: self.seq,
            at_ms: self.at_ms,
            rules_version: self.rules,
            kind: self.event.read(game)?,
        })
    }
}

impl StoredKind {
    fn new<G: StoredGame>(kind: &EventKind<G>, game: &G) -> StoredKind {
        match kind {
            EventKind::MovePlayed { seat, mv, left_ms } => StoredKind::MovePlayed {
                seat: seat_number(*seat),
                text: game.write_move(mv),
                left_ms: left_ms.clone(),
            },
            EventKind::TakebackAsked { seat, ply } => {
                StoredKind::TakebackAsked { seat: seat_number(*seat), ply: *ply }
            }
            EventKind::TakebackAnswered { seat, answer } => {
                StoredKind::TakebackAnswered { seat: seat_number(*seat), answer: (*answer).into() }
            }
            EventKind::MovesTakenBack { seat, ply } => {
                StoredKind::MovesTakenBack { seat: seat_number(*seat), ply: *ply }
            }
            EventKind::MovesRedone { seat, ply } => {
                StoredKind::MovesRedone { seat: seat_number(*seat), ply: *ply }
            }
            EventKind::PlayerLeft { seat, reason, left_ms } => StoredKind::PlayerLeft {
                seat: seat_number(*seat),
                reason: match reason {
                    Departure::Resignation => StoredDeparture::Resignation,
                    Departure::Time => StoredDeparture::Time,
                },
                left_ms: left_ms.clone(),
            },
            EventKind::DrawOffered { seat } => StoredKind::DrawOffered { seat: seat_number(*seat) },
            EventKind::DrawAnswered { seat, answer } => {
                StoredKind::DrawAnswered { seat: seat_number(*seat), answer: (*answer).into() }
            }
            EventKind::MatchEnded { outcome, left_ms } => ended(*outcome, left_ms),
            EventKind::TimeRestored { left_ms } => {
                StoredKind::TimeRestored { left_ms: left_ms.clone() }
            }
            EventKind::PlayerChanged { seat, player } => {
                StoredKind::PlayerChanged { seat: seat_number(*seat), player: (*player).into() }
            }
            EventKind::RematchWanted { seat } => {
                StoredKind::RematchWanted { seat: seat_number(*seat) }
            }
            EventKind::RematchAgreed => StoredKind::RematchAgreed,
        }
    }

    fn read<G: StoredGame>(self, game: &G) -> Result<EventKind<G>, AnyRefusal> {
        Ok(match self {
            StoredKind::MovePlayed { seat, text, left_ms } => EventKind::MovePlayed {
                seat: read_seat(seat)?,
                mv: game.read_move(&text)?,
                left_ms,
            },
            StoredKind::TakebackAsked { seat, ply } => {
                EventKind::TakebackAsked { seat: read_seat(seat)?, ply }
            }
            StoredKind::TakebackAnswered { seat, answer } => {
                EventKind::TakebackAnswered { seat: read_seat(seat)?, answer: answer.into() }
            }
            StoredKind::MovesTakenBack { seat, ply } => {
                EventKind::MovesTakenBack { seat: read_seat(seat)?, ply }
            }
            StoredKind::MovesRedone { seat, ply } => {
                EventKind::MovesRedone { seat: read_seat(seat)?, ply }
            }
            StoredKind::PlayerLeft { seat, reason, left_ms } => EventKind::PlayerLeft {
                seat: read_seat(seat)?,
                reason: match reason {
                    StoredDeparture::Resignation => Departure::Resignation,
                    StoredDeparture::Time => Departure::Time,
                },
                left_ms,
            },
            StoredKind::DrawOffered { seat } => EventKind::DrawOffered { seat: read_seat(seat)? },
            StoredKind::DrawAnswered { seat, answer } => {
                EventKind::DrawAnswered { seat: read_seat(seat)?, answer: answer.into() }
            }
            StoredKind::MatchEnded { verdict, winners, rule, left_ms } => EventKind::MatchEnded {
                outcome: Outcome {
                    verdict: read_verdict(verdict, &winners)?,
                    rule: match rule {
                        StoredRule::Resignation => TableRule::Resignation,
                        StoredRule::Time => TableRule::Time,
                        StoredRule::Agreement => TableRule::Agreement,
                        StoredRule::Aborted => TableRule::Aborted,
                    },
                },
                left_ms,
            },
            StoredKind::TimeRestored { left_ms } => EventKind::TimeRestored { left_ms },
            StoredKind::PlayerChanged { seat, player } => {
                EventKind::PlayerChanged { seat: read_seat(seat)?, player: player.read()? }
            }
            StoredKind::RematchWanted { seat } => {
                EventKind::RematchWanted { seat: read_seat(seat)? }
            }
            StoredKind::RematchAgreed => EventKind::RematchAgreed,
        })
    }
}

fn ended(outcome: Outcome<TableRule>, left_ms: &[u64]) -> StoredKind {
    let (verdict, winners) = match outcome.verdict {
        game::Verdict::Won(winners) => (StoredVerdict::Won, winners),
        game::Verdict::Drawn => (StoredVerdict::Drawn, SeatSet::EMPTY),
    };
    StoredKind::MatchEnded {
        verdict,
        winners: seat_numbers(winners),
        rule: match outcome.rule {
            TableRule::Resignation => StoredRule::Resignation,
            TableRule::Time => StoredRule::Time,
            TableRule::Agreement => StoredRule::Agreement,
            TableRule::Aborted => StoredRule::Aborted,
        },
        left_ms: left_ms.to_vec(),
    }
}

fn read_verdict(verdict: StoredVerdict, winners: &[u8]) -> Result<game::Verdict, InvalidSetup> {
    Ok(match verdict {
        StoredVerdict::Won => {
            let winners = winners.iter().map(|&seat| read_seat(seat));
            game::Verdict::Won(winners.collect::<Result<SeatSet, _>>()?)
        }
        StoredVerdict::Drawn | StoredVerdict::Abandoned => game::Verdict::Drawn,
    })
}

impl From<Answer> for StoredAnswer {
    fn from(answer: Answer) -> Self {
        match answer {
            Answer::Accept => Self::Accept,
            Answer::Decline => Self::Decline,
        }
    }
}

impl From<StoredAnswer> for Answer {
    fn from(answer: StoredAnswer) -> Self {
        match answer {
            StoredAnswer::Accept => Self::Accept,
            StoredAnswer::Decline => Self::Decline,
        }
    }
}
