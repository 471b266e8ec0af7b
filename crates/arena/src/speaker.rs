//! A bot's side of the protocol.

use std::time::Duration;

use bots::Level;
use game::{Departure, Seat, record::Ending};

use crate::{
    Course, Hosted, Limit,
    bout::result_text,
    house,
    protocol::{Choose, PROTOCOL, Reply, Request},
};

/// A bot of ours that answers questions. It does no I/O: lines come in, answers go out.
pub struct Speaker<G: Hosted> {
    level: Level,
    course: Option<Course<G>>,
}

impl<G: Hosted> Speaker<G> {
    /// A bot of this level.
    pub const fn new(level: Level) -> Speaker<G> {
        Speaker { level, course: None }
    }

    /// Answers a line; nothing if it was told to quit.
    pub fn answer(&mut self, line: &str) -> Option<Reply> {
        let answer = match serde_json::from_str(line) {
            Ok(Request::Quit) => return None,
            Ok(request) => self.reply(request),
            Err(error) => Err(format!("this is not a question of the protocol: {error}")),
        };
        Some(answer.unwrap_or_else(|message| Reply::Error { message }))
    }

    fn reply(&mut self, request: Request) -> Result<Reply, String> {
        match request {
            Request::Hello { protocol, game } => self.hello(protocol, &game),
            Request::New { record } => {
                let record =
                    record.parse().map_err(|error: game::record::RecordError| error.to_string())?;
                self.course = Some(Course::of_record(0, &record));
                Ok(Reply::Ready)
            }
            Request::Play { mv } => {
                let course = self.course_mut()?;
                let mv = course.game().read_move(&mv).map_err(|error| error.to_string())?;
                course.play(mv).map_err(|refusal| refusal.to_string())?;
                Ok(Reply::Ready)
            }
            Request::Leave { seat } => {
                let course = self.course_mut()?;
                let index = usize::from(seat).checked_sub(1);
                let seat = index.and_then(Seat::new).ok_or("seats are numbered from 1")?;
                let left = course.retire(seat, Departure::Resignation);
                left.map_err(|refusal| refusal.to_string())?;
                Ok(Reply::Ready)
            }
            Request::Choose(choose) => self.choose(&choose),
            Request::Legal => {
                let offer = self.course()?.game().offer();
                Ok(Reply::Legal { moves: offer.moves, complete: offer.complete })
            }
            Request::Position => self.position(),
            Request::Quit => unreachable!("nobody answers that"),
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
        let course = self.course()?;
        let time = choose.time_ms.map(Duration::from_millis);
        let limit = Limit { time, nodes: choose.nodes };
        let seed = choose.seed.unwrap_or(0);
        let thought = house::think(course.game(), self.level, &limit, seed);
        let thought = thought.ok_or("the game is over: there is nothing to choose")?;
        Ok(Reply::Move {
            mv: course.game().write_move(&thought.mv),
            value: thought.value,
            depth: thought.depth,
            nodes: thought.nodes,
        })
    }

    fn position(&self) -> Result<Reply, String> {
        let course = self.course()?;
        let game = course.game();
        let over = game.outcome().is_some();
        let record = || course.record(course.ending().unwrap_or(Ending::Unfinished), &[]);
        Ok(Reply::Position {
            position: game.position_text(),
            to_move: game.to_move().map(|seat| seat.index() as u8 + 1),
            result: over.then(|| result_text(&record())),
        })
    }

    fn course(&self) -> Result<&Course<G>, String> {
        self.course.as_ref().ok_or_else(no_game)
    }

    fn course_mut(&mut self) -> Result<&mut Course<G>, String> {
        self.course.as_mut().ok_or_else(no_game)
    }
}

fn no_game() -> String {
    "there is no game yet: send one with \"new\"".to_owned()
}
