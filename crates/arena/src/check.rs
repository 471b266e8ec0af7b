//! Plays a program through a script and says in plain words what it does wrong.

use std::time::Duration;

use game::Seat;
use game::record::Ending;
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;

use crate::process::{Process, ReceiveError};
use crate::protocol::{Choose, PROTOCOL, Reply, Request, Want};
use crate::{ArenaGame, GameHistory};

/// How long we listen for a second line where there must be none.
const SILENCE: Duration = Duration::from_millis(30);

/// The moves of the game that is played through.
const PLIES: usize = 24;

/// One point of the script.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// What was tried, in a few words.
    pub point: &'static str,
    /// What is wrong and what to do; `None` if the program does it right.
    pub problem: Option<String>,
    /// A remark that is no mistake.
    pub remark: Option<String>,
}

/// Tries a program. The script ends early when going on makes no sense.
///
/// `time` is the limit for a move; other requests get `patience`.
pub fn check_program<G: ArenaGame>(
    command: &[String],
    time: Duration,
    patience: Duration,
) -> Vec<Finding> {
    let mut script = Script { findings: Vec::new(), time, patience };
    // The findings say what stopped it.
    let _ = script.run::<G>(command);
    script.findings
}

/// The script stops here.
struct Stop;

struct Script {
    findings: Vec<Finding>,
    time: Duration,
    patience: Duration,
}

/// A program that has said hello.
struct Talk {
    process: Process,
    wants: Vec<Want>,
}

impl Script {
    fn run<G: ArenaGame>(&mut self, command: &[String]) -> Result<(), Stop> {
        let started = Process::start(command);
        let process = self.point("it starts", started)?;
        let mut talk = Talk { process, wants: Vec::new() };
        let hello = Request::Hello { protocol: PROTOCOL, game: G::ID.to_owned() };
        let answer = Script::ask(&mut talk, &hello, self.patience).and_then(|reply| match reply {
            Reply::Hello { protocol, .. } if protocol != PROTOCOL => {
                Err(format!("it says protocol {protocol}; this is protocol {PROTOCOL}"))
            }
            Reply::Hello { name, .. } if name.trim().is_empty() => {
                Err("its name is empty: reply with a \"name\" that people can read".to_owned())
            }
            Reply::Hello { wants, .. } => Ok(wants),
            other => Err(expected("hello", "hello", &other)),
        });
        talk.wants = self.point("it answers hello", answer)?;
        let setup = G::setup(&[]).map_err(|_| Stop)?;
        let settings = |players, seed| G::start_settings(&setup, players, seed);

        let first = self.game::<G>(&mut talk, settings(2, 1), 1);
        let first = self.point("it plays legal moves in time", first)?;
        let again = self.game::<G>(&mut talk, settings(2, 1), 1);
        let again = self.point("it starts a new game when it is told", again)?;
        let remark = (first != again).then(|| {
            "the same seed gave other moves: use \"seed\" for all randomness, and games can be \
             repeated"
                .to_owned()
        });
        let point = "the same seed gives the same game";
        self.findings.push(Finding { point, problem: None, remark });
        let unknown = self.unknown_field::<G>(&mut talk, settings(2, 2));
        self.point("it ignores fields it does not know", unknown)?;
        if G::SEATS.contains(&3) {
            let left = self.departure::<G>(&mut talk, settings(3, 3));
            self.point("it plays on when a player leaves", left)?;
        }
        talk.send(&Request::Quit);
        let ended = if talk.process.ends_by_itself() {
            Ok(())
        } else {
            Err("it was still running half a second after quit: exit when you read quit or the end \
                 of the input"
                .to_owned())
        };
        self.point("it exits after quit", ended)
    }

    /// Plays a game against random moves. Returns the moves of the program.
    fn game<G: ArenaGame>(
        &self,
        talk: &mut Talk,
        settings: G::Settings,
        seed: u64,
    ) -> Result<Vec<String>, String> {
        let mut history = self.begin::<G>(talk, settings)?;
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        let mut chosen = Vec::new();
        for ply in 0..PLIES {
            let Some(seat) = history.game().to_move() else { break };
            let mv = if seat == Seat::ALL[0] {
                let mv = self.choose(talk, &history, seed + ply as u64)?;
                chosen.push(history.game().write_move(&mv));
                mv
            } else {
                history.game().random_bot_move(&mut rng).ok_or("the game has no moves")?
            };
            self.tell_move(talk, &mut history, mv)?;
        }
        Ok(chosen)
    }

    fn unknown_field<G: ArenaGame>(
        &self,
        talk: &mut Talk,
        settings: G::Settings,
    ) -> Result<(), String> {
        let history = self.begin::<G>(talk, settings)?;
        let request = talk.choose_request(&history, self.time, 7);
        let mut line = serde_json::to_value(&request).expect("requests serialize");
        line["a_field_of_a_later_version"] = serde_json::json!({ "nested": [1, 2, 3] });
        talk.process.send(line.to_string());
        let reply = Script::reply(talk, "choose", self.time + self.patience)?;
        legal_move(&history, reply).map(drop)
    }

    fn departure<G: ArenaGame>(
        &self,
        talk: &mut Talk,
        settings: G::Settings,
    ) -> Result<(), String> {
        let mut history = self.begin::<G>(talk, settings)?;
        let leaver = Seat::ALL[2];
        history
            .retire(leaver, game::Departure::Resignation)
            .map_err(|error| format!("the script is wrong: {error}"))?;
        self.tell(talk, "leave", &Request::Leave { seat: 3 })?;
        let mut rng = Pcg64Mcg::seed_from_u64(5);
        for ply in 0..6 {
            let Some(seat) = history.game().to_move() else { break };
            let mv = if seat == Seat::ALL[0] {
                self.choose(talk, &history, ply)?
            } else {
                history.game().random_bot_move(&mut rng).ok_or("the game has no moves")?
            };
            self.tell_move(talk, &mut history, mv)?;
        }
        Ok(())
    }

    fn begin<G: ArenaGame>(
        &self,
        talk: &mut Talk,
        settings: G::Settings,
    ) -> Result<GameHistory<G>, String> {
        let history = GameHistory::<G>::new(0, settings);
        let record = history.record(Ending::Unfinished, &[]).to_string();
        self.tell(talk, "new", &Request::New { record })?;
        Ok(history)
    }

    fn choose<G: ArenaGame>(
        &self,
        talk: &mut Talk,
        history: &GameHistory<G>,
        seed: u64,
    ) -> Result<G::Move, String> {
        let request = talk.choose_request(history, self.time, seed);
        let reply = Script::ask(talk, &request, self.time + self.patience)?;
        legal_move(history, reply)
    }

    fn tell_move<G: ArenaGame>(
        &self,
        talk: &mut Talk,
        history: &mut GameHistory<G>,
        mv: G::Move,
    ) -> Result<(), String> {
        let text = history.game().write_move(&mv);
        history.play(mv).map_err(|why| format!("it played {text:?}, which is illegal: {why}"))?;
        self.tell(talk, "play", &Request::Play { mv: text })
    }

    fn tell(&self, talk: &mut Talk, what: &str, request: &Request) -> Result<(), String> {
        match Script::ask(talk, request, self.patience)? {
            Reply::Ready => Ok(()),
            other => Err(expected(what, "ready", &other)),
        }
    }

    fn ask(talk: &mut Talk, request: &Request, limit: Duration) -> Result<Reply, String> {
        talk.send(request);
        let value = serde_json::to_value(request).expect("requests serialize");
        Script::reply(talk, value["type"].as_str().unwrap_or_default(), limit)
    }

    /// Exactly one line, which must be a reply.
    fn reply(talk: &mut Talk, asked: &str, limit: Duration) -> Result<Reply, String> {
        let line = talk.process.receive(limit).map_err(|error| match error {
            ReceiveError::Timeout => format!(
                "no answer to {asked:?} within {} ms: answer every request with one line, and flush \
                 your output after it",
                limit.as_millis()
            ),
            ReceiveError::Closed => {
                format!("it stopped at {asked:?}: {}", talk.process.exit_message())
            }
            ReceiveError::TooLong | ReceiveError::NotUtf8 => error.message(limit),
        })?;
        if let Ok(more) = talk.process.receive(SILENCE) {
            return Err(format!(
                "it answered {asked:?} with more than one line; the second is {more:?}. Write \
                 messages for people to standard error"
            ));
        }
        serde_json::from_str(&line).map_err(|error| {
            format!("its answer to {asked:?} is not a reply of the protocol: {line:?} ({error})")
        })
    }

    fn point<T>(&mut self, point: &'static str, result: Result<T, String>) -> Result<T, Stop> {
        let (value, problem) = match result {
            Ok(value) => (Ok(value), None),
            Err(problem) => (Err(Stop), Some(problem)),
        };
        self.findings.push(Finding { point, problem, remark: None });
        value
    }
}

impl Talk {
    fn send(&self, request: &Request) {
        self.process.send(serde_json::to_string(request).expect("requests serialize"));
    }

    fn choose_request<G: ArenaGame>(
        &self,
        history: &GameHistory<G>,
        time: Duration,
        seed: u64,
    ) -> Request {
        let (game, wants) = (history.game(), |want| self.wants.contains(&want));
        Request::Choose(Choose {
            time_ms: Some(time.as_millis() as u64),
            nodes: None,
            seed: Some(seed),
            seat: game.to_move().map(|seat| seat.index() as u8 + 1),
            position: wants(Want::Position).then(|| game.position_text()),
            legal: wants(Want::Legal).then(|| game.move_list().moves),
            view: if wants(Want::View) { game.view() } else { None },
        })
    }
}

fn legal_move<G: ArenaGame>(history: &GameHistory<G>, reply: Reply) -> Result<G::Move, String> {
    match reply {
        Reply::Move { mv: text, .. } => {
            let game = history.game();
            let illegal = |why: String| {
                let position = game.position_text();
                format!("it played {text:?} in the position {position}: {why}")
            };
            let mv = game.read_answer(&text).map_err(illegal)?;
            game.clone().play(&mv).map_err(|why| illegal(why.to_string()))?;
            Ok(mv)
        }
        other => Err(expected("choose", "move", &other)),
    }
}

fn expected(asked: &str, wanted: &str, reply: &Reply) -> String {
    let line = serde_json::to_string(reply).expect("replies serialize");
    format!("it answered {asked:?} with {line}; the answer must have \"type\":{wanted:?}")
}
