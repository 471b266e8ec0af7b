//! An external program as a player.

use std::time::Duration;

use game::record::{Action, Ending};

use crate::{
    ArenaGame, ChosenMove, Failure, FailureKind, GameHistory, MoveRequest, Player,
    process::{Process, ReceiveError},
    protocol::{Choose, PROTOCOL, Reply, Request, Want},
};

/// Extra time for an answer: pipes and a busy machine are not the program's fault.
const GRACE_PERIOD: Duration = Duration::from_millis(500);

/// The step in which CPU time is measured.
const CPU_STEP: Duration = Duration::from_millis(10);

/// An external program that speaks the [protocol](crate::protocol). It starts with the first request,
/// and again after a failure.
pub struct Program<G: ArenaGame> {
    command: Vec<String>,
    timeout: Duration,
    running: Option<Running<G>>,
}

/// A program that has answered `hello`.
struct Running<G: ArenaGame> {
    process: Process,
    wants: Vec<Want>,
    /// The game as the program knows it.
    known: Option<GameHistory<G>>,
    timeout: Duration,
}

impl<G: ArenaGame> Program<G> {
    /// The program with its arguments. `timeout` applies when there is no time limit for a move.
    pub fn new(command: Vec<String>, timeout: Duration) -> Program<G> {
        Program { command, timeout, running: None }
    }

    fn ask(
        &mut self,
        history: &GameHistory<G>,
        task: &MoveRequest,
    ) -> Result<ChosenMove<G::Move>, Failure> {
        let running = match &mut self.running {
            Some(running) => running,
            None => self.running.insert(Running::start(&self.command, self.timeout)?),
        };
        running.synchronize(history)?;
        running.choose(history, task)
    }
}

impl<G: ArenaGame> Player<G> for Program<G> {
    fn choose(
        &mut self,
        history: &GameHistory<G>,
        task: &MoveRequest,
    ) -> Result<ChosenMove<G::Move>, Failure> {
        let answer = self.ask(history, task);
        if answer.as_ref().is_err_and(|failure| failure.kind != FailureKind::Resigned) {
            // The program may be out of sync: start it again next time.
            self.running = None;
        }
        answer
    }
}

impl<G: ArenaGame> Running<G> {
    fn start(command: &[String], timeout: Duration) -> Result<Running<G>, Failure> {
        let process = Process::start(command)
            .map_err(|message| Failure::new(FailureKind::Broken, message))?;
        let mut running = Running { process, wants: Vec::new(), known: None, timeout };
        let hello = Request::Hello { protocol: PROTOCOL, game: G::ID.to_owned() };
        match running.exchange(&hello, timeout)? {
            Reply::Hello { protocol: PROTOCOL, wants, .. } => running.wants = wants,
            Reply::Hello { protocol, .. } => {
                let message = format!("it speaks protocol {protocol}, not {PROTOCOL}");
                return Err(Failure::new(FailureKind::Broken, message));
            }
            other => return Err(unexpected("hello", &other)),
        }
        Ok(running)
    }

    /// Sends the moves and departures the program does not know yet.
    fn synchronize(&mut self, history: &GameHistory<G>) -> Result<(), Failure> {
        let mut known = match self.known.take() {
            Some(known) if known.number() == history.number() => known,
            _ => {
                let start = GameHistory::new(history.number(), history.game().settings().clone());
                let record = start.record(Ending::Unfinished, &[]).to_string();
                self.notify("new", &Request::New { record })?;
                start
            }
        };
        for action in &history.actions()[known.actions().len()..] {
            match action {
                Action::Play(mv) => {
                    let text = known.game().write_move(mv);
                    self.notify("play", &Request::Play { mv: text })?;
                    known.play(mv.clone()).expect("it is legal in the original game");
                }
                Action::Retire { seat, reason } => {
                    self.notify("leave", &Request::Leave { seat: seat.index() as u8 + 1 })?;
                    known.retire(*seat, *reason).expect("it was possible in the original game");
                }
            }
        }
        self.known = Some(known);
        Ok(())
    }

    fn choose(
        &mut self,
        history: &GameHistory<G>,
        task: &MoveRequest,
    ) -> Result<ChosenMove<G::Move>, Failure> {
        let game = history.game();
        let wants = |want| self.wants.contains(&want);
        let choose = Choose {
            time_ms: task.limit.time.map(|time| time.as_millis() as u64),
            nodes: task.limit.nodes,
            // 53 bits fit into a JavaScript number.
            seed: Some(task.seed >> 11),
            seat: game.to_move().map(|seat| seat.index() as u8 + 1),
            position: wants(Want::Position).then(|| game.position_text()),
            legal: wants(Want::Legal).then(|| game.move_list().moves),
            view: if wants(Want::View) { game.view() } else { None },
        };
        let timeout = task.limit.time.map_or(self.timeout, |time| time + GRACE_PERIOD);
        let before = self.process.cpu_time();
        let reply = self.exchange(&Request::Choose(choose), timeout)?;
        self.check_cpu(before, task.limit.cpu)?;
        match reply {
            Reply::Move { mv, value, depth, nodes } => {
                let illegal = |why| {
                    let message = format!("it played {:?}: {why}", shortened(&mv));
                    Failure::new(FailureKind::Illegal, message)
                };
                let mv = game.read_answer(&mv).map_err(illegal)?;
                Ok(ChosenMove { mv, value, depth, nodes })
            }
            Reply::Resign => Err(Failure::new(FailureKind::Resigned, "it resigned")),
            other => Err(unexpected("choose", &other)),
        }
    }

    /// Fails if the program has used more CPU time than it may.
    fn check_cpu(&self, before: Option<Duration>, limit: Option<Duration>) -> Result<(), Failure> {
        let (Some(limit), Some(before), Some(after)) = (limit, before, self.process.cpu_time())
        else {
            return Ok(());
        };
        let used = after.saturating_sub(before);
        if used <= limit + CPU_STEP {
            return Ok(());
        }
        let (used, limit) = (used.as_millis(), limit.as_millis());
        let message = format!("it used {used} ms of CPU time for a move; {limit} ms are allowed");
        Err(Failure::new(FailureKind::Timeout, message))
    }

    fn notify(&mut self, what: &str, request: &Request) -> Result<(), Failure> {
        match self.exchange(request, self.timeout)? {
            Reply::Ready => Ok(()),
            other => Err(unexpected(what, &other)),
        }
    }

    /// Sends a request and waits for the reply.
    fn exchange(&mut self, request: &Request, timeout: Duration) -> Result<Reply, Failure> {
        self.process.send(serde_json::to_string(request).expect("requests serialize"));
        let line = self.process.receive(timeout).map_err(|error| {
            let (kind, message) = match error {
                ReceiveError::Timeout => (FailureKind::Timeout, error.message(timeout)),
                ReceiveError::Closed => (FailureKind::Broken, self.process.exit_message()),
                ReceiveError::TooLong | ReceiveError::NotUtf8 => {
                    (FailureKind::Broken, error.message(timeout))
                }
            };
            Failure::new(kind, message)
        })?;
        serde_json::from_str(&line).map_err(|error| {
            let message = format!("invalid reply {:?}: {error}", shortened(&line));
            Failure::new(FailureKind::Broken, message)
        })
    }
}

/// Sends `quit`.
impl<G: ArenaGame> Drop for Running<G> {
    fn drop(&mut self) {
        self.process.send(serde_json::to_string(&Request::Quit).expect("requests serialize"));
    }
}

fn unexpected(asked: &str, answer: &Reply) -> Failure {
    let message = match answer {
        Reply::Error { message } => format!("it rejected {asked:?}: {}", shortened(message)),
        other => {
            let text = serde_json::to_string(other).expect("replies serialize");
            format!("unexpected reply to {asked:?}: {}", shortened(&text))
        }
    };
    Failure::new(FailureKind::Broken, message)
}

/// The start of a text, for a message of one line.
fn shortened(text: &str) -> String {
    const MAX_CHARS: usize = 80;
    match text.char_indices().nth(MAX_CHARS) {
        Some((end, _)) => format!("{}...", &text[..end]),
        None => text.to_owned(),
    }
}
