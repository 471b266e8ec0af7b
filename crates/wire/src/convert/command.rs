//! Commands, as they come from a page.

use game::Game;
use match_log::read_seat;

use super::outcome::read_answer;
use crate::Refusal;
use crate::command::Command;

impl Command {
    /// The command for a table at which this game is played.
    pub fn read<G: Game>(&self, game: &G) -> Result<table::Command<G>, Refusal> {
        use table::Command as Read;
        Ok(match self {
            Command::PlayMove { seat, ply, text } => {
                Read::PlayMove { seat: read_seat(*seat)?, ply: *ply, mv: game.read_move(text)? }
            }
            Command::TakeBack { seat, ply } => {
                Read::TakeBack { seat: read_seat(*seat)?, ply: *ply }
            }
            Command::AnswerTakeBack { seat, accept } => {
                Read::AnswerTakeBack { seat: read_seat(*seat)?, answer: read_answer(*accept) }
            }
            Command::Redo { seat, ply } => Read::Redo { seat: read_seat(*seat)?, ply: *ply },
            Command::Resign { seat } => Read::Resign { seat: read_seat(*seat)? },
            Command::Abort { seat } => Read::Abort { seat: read_seat(*seat)? },
            Command::OfferDraw { seat } => Read::OfferDraw { seat: read_seat(*seat)? },
            Command::AnswerDraw { seat, accept } => {
                Read::AnswerDraw { seat: read_seat(*seat)?, answer: read_answer(*accept) }
            }
            Command::CheckTime => Read::CheckTime,
            Command::SetPlayer { seat, player } => {
                Read::SetPlayer { seat: read_seat(*seat)?, player: player.read()? }
            }
            Command::Rematch { seat } => Read::Rematch { seat: read_seat(*seat)? },
        })
    }
}
