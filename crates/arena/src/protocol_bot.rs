//! A built-in bot behind the protocol.

use std::time::Duration;

use bots::Level;
use game::{Departure, Seat, record::Ending};

use crate::{
    ArenaGame, GameHistory, Limit, builtin,
    played_game::result_text,
    protocol::{Choose, PROTOCOL, Reply, Request},
};

/// Answers protocol requests with a built-in bot. Does no I/O: lines in, replies out.
pub struct ProtocolBot<G: ArenaGame> {
    level: Level,
    history: Option<GameHistory<G>>,
}

impl<G: ArenaGame> ProtocolBot<G> {
    /// A bot of this level.
    pub const fn new(level: Level) -> ProtocolBot<G> {
        ProtocolBot { level, history: None }
    }

    /// Answers a line; none after `quit`.
    pub fn answer(&mut self, line: &str) -> Option<Reply> {
        let answer = match serde_json::from_str(line) {
            Ok(Request::Quit) => return None,
            Ok(request) => self.reply(request),
            Err(error) => Err(format!("invalid request: {error}")),
        };
        Some(answer.unwrap_or_else(|message| Reply::Error { message }))
    }

    fn reply(&mut self, request: Request) -> Result<Reply, String> {
        match request {
            Request::Hello { protocol, game } => self.hello(protocol, &game),
            Request::New { record } => {
                let record =
                    record.parse().map_err(|error: game::record::RecordError| error.to_string())?;
                self.history = Some(GameHistory::from_record(0, &record));
                Ok(Reply::Ready)
            }
            Request::Play { mv } => {
                let history = self.history_mut()?;
                let mv = history.game().read_move(&mv).map_err(|error| error.to_string())?;
                history.play(mv).map_err(|refusal| refusal.to_string())?;
                Ok(Reply::Ready)
            }
            Request::Leave { seat } => {
                let history = self.history_mut()?;
                let index = usize::from(seat).checked_sub(1);
                let seat = index.and_then(Seat::new).ok_or("seats are numbered from 1")?;
                let left = history.retire(seat, Departure::Resignation);
                left.map_err(|refusal| refusal.to_string())?;
                Ok(Reply::Ready)
            }
            Request::Choose(choose) => self.choose(&choose),
            Request::Legal => {
                let move_list = self.history()?.game().move_list();
                Ok(Reply::Legal { moves: move_list.moves, complete: move_list.complete })
            }
            Request::Position => self.position(),
            Request::Quit => unreachable!("`answer` handles it"),
        }
    }

    fn hello(&self, protocol: u32, game: &str) -> Result<Reply, String> {
        if protocol != PROTOCOL {
            return Err(format!("this bot speaks protocol {PROTOCOL}, not {protocol}"));
        }
        if game != G::ID {
            return Err(format!("this bot plays {}, not {game:?}", G::ID));
        }
        let name = format!("Holz, level {}", self.level.number());
        Ok(Reply::Hello { protocol: PROTOCOL, name, wants: Vec::new() })
    }

    fn choose(&self, choose: &Choose) -> Result<Reply, String> {
        let history = self.history()?;
        let time = choose.time_ms.map(Duration::from_millis);
        let limit = Limit { time, nodes: choose.nodes, cpu: None };
        let seed = choose.seed.unwrap_or(0);
        let chosen = builtin::choose_move(history.game(), self.level, &limit, seed);
        let chosen = chosen.ok_or("the game is over")?;
        Ok(Reply::Move {
            mv: history.game().write_move(&chosen.mv),
            value: chosen.value,
            depth: chosen.depth,
            nodes: chosen.nodes,
        })
    }

    fn position(&self) -> Result<Reply, String> {
        let history = self.history()?;
        let game = history.game();
        let over = game.outcome().is_some();
        let record = || history.record(history.ending().unwrap_or(Ending::Unfinished), &[]);
        Ok(Reply::Position {
            position: game.position_text(),
            to_move: game.to_move().map(|seat| seat.index() as u8 + 1),
            result: over.then(|| result_text(&record())),
        })
    }

    fn history(&self) -> Result<&GameHistory<G>, String> {
        self.history.as_ref().ok_or_else(no_game)
    }

    fn history_mut(&mut self) -> Result<&mut GameHistory<G>, String> {
        self.history.as_mut().ok_or_else(no_game)
    }
}

fn no_game() -> String {
    "no game yet: send \"new\" first".to_owned()
}
