//! An outside program as a player.

use std::time::Duration;

use game::record::{Action, Ending};

use crate::{
    Course, Failure, FailureKind, Hosted, Player, Task, Thought,
    process::{Process, Silence},
    protocol::{Choose, PROTOCOL, Reply, Request, Want},
};

/// Beyond the time for a move an answer may take so long: pipes and a busy machine are not the
/// program's fault.
const GRACE: Duration = Duration::from_millis(500);

/// An outside program that speaks the [protocol](crate::protocol). It is started when it is first
/// asked for a move, and again after it has failed.
pub struct Program<G: Hosted> {
    command: Vec<String>,
    patience: Duration,
    running: Option<Running<G>>,
}

/// A program that has said hello.
struct Running<G: Hosted> {
    process: Process,
    wants: Vec<Want>,
    /// What it was told of the game, which is the one with this number.
    known: Option<Course<G>>,
    patience: Duration,
}

impl<G: Hosted> Program<G> {
    /// The program with its arguments. It may be silent for as long as `patience`, when no time for
    /// a move was agreed.
    pub fn new(command: Vec<String>, patience: Duration) -> Program<G> {
        Program { command, patience, running: None }
    }

    fn ask(&mut self, course: &Course<G>, task: &Task) -> Result<Thought<G::Move>, Failure> {
        let running = match &mut self.running {
            Some(running) => running,
            None => self.running.insert(Running::start(&self.command, self.patience)?),
        };
        running.catch_up(course)?;
        running.choose(course, task)
    }
}

impl<G: Hosted> Player<G> for Program<G> {
    fn choose(&mut self, course: &Course<G>, task: &Task) -> Result<Thought<G::Move>, Failure> {
        let answer = self.ask(course, task);
        if answer.as_ref().is_err_and(|failure| failure.kind != FailureKind::Resigned) {
            // What it thinks is going on is not known any more.
            self.running = None;
        }
        answer
    }
}

impl<G: Hosted> Running<G> {
    fn start(command: &[String], patience: Duration) -> Result<Running<G>, Failure> {
        let process =
            Process::start(command).map_err(|words| Failure::new(FailureKind::Broken, words))?;
        let mut running = Running { process, wants: Vec::new(), known: None, patience };
        let hello = Request::Hello { protocol: PROTOCOL, game: G::ID.to_owned() };
        match running.exchange(&hello, patience)? {
            Reply::Hello { protocol: PROTOCOL, wants, .. } => running.wants = wants,
            Reply::Hello { protocol, .. } => {
                let words = format!("it speaks protocol {protocol}, not {PROTOCOL}");
                return Err(Failure::new(FailureKind::Broken, words));
            }
            other => return Err(unexpected("hello", &other)),
        }
        Ok(running)
    }

    /// Tells it what has happened since it was last told something.
    fn catch_up(&mut self, course: &Course<G>) -> Result<(), Failure> {
        let mut known = match self.known.take() {
            Some(known) if known.number() == course.number() => known,
            _ => {
                let start = Course::new(course.number(), course.game().settings().clone());
                let record = start.record(Ending::Unfinished, &[]).to_string();
                self.tell("new", &Request::New { record })?;
                start
            }
        };
        for action in &course.actions()[known.actions().len()..] {
            match action {
                Action::Play(mv) => {
                    let text = known.game().write_move(mv);
                    self.tell("play", &Request::Play { mv: text })?;
                    known.play(mv.clone()).expect("it was played before");
                }
                Action::Retire { seat, reason } => {
                    self.tell("leave", &Request::Leave { seat: seat.index() as u8 + 1 })?;
                    known.retire(*seat, *reason).expect("they have left before");
                }
            }
        }
        self.known = Some(known);
        Ok(())
    }

    fn choose(&mut self, course: &Course<G>, task: &Task) -> Result<Thought<G::Move>, Failure> {
        let game = course.game();
        let wants = |want| self.wants.contains(&want);
        let choose = Choose {
            time_ms: task.limit.time.map(|time| time.as_millis() as u64),
            nodes: task.limit.nodes,
            // Every language can read numbers of 53 bits.
            seed: Some(task.seed >> 11),
            seat: game.to_move().map(|seat| seat.index() as u8 + 1),
            position: wants(Want::Position).then(|| game.position_text()),
            legal: wants(Want::Legal).then(|| game.offer().moves),
            view: if wants(Want::View) { game.view() } else { None },
        };
        let patience = task.limit.time.map_or(self.patience, |time| time + GRACE);
        match self.exchange(&Request::Choose(choose), patience)? {
            Reply::Move { mv, value, depth, nodes } => {
                let illegal = |why| {
                    let words = format!("it played {:?}: {why}", shortened(&mv));
                    Failure::new(FailureKind::Illegal, words)
                };
                let mv = game.read_answer(&mv).map_err(illegal)?;
                Ok(Thought { mv, value, depth, nodes })
            }
            Reply::Resign => Err(Failure::new(FailureKind::Resigned, "it gave up")),
            other => Err(unexpected("choose", &other)),
        }
    }

    fn tell(&mut self, what: &str, request: &Request) -> Result<(), Failure> {
        match self.exchange(request, self.patience)? {
            Reply::Ready => Ok(()),
            other => Err(unexpected(what, &other)),
        }
    }

    /// Asks and waits for the answer.
    fn exchange(&mut self, request: &Request, patience: Duration) -> Result<Reply, Failure> {
        self.process.say(serde_json::to_string(request).expect("requests can be written"));
        let line = self.process.hear(patience).map_err(|silence| {
            let (kind, words) = match silence {
                Silence::Late => (FailureKind::Late, silence.words(patience)),
                Silence::Ended => (FailureKind::Broken, self.process.last_words()),
                Silence::TooLong | Silence::NotText => {
                    (FailureKind::Broken, silence.words(patience))
                }
            };
            Failure::new(kind, words)
        })?;
        serde_json::from_str(&line).map_err(|error| {
            let words = format!("its answer {:?} makes no sense: {error}", shortened(&line));
            Failure::new(FailureKind::Broken, words)
        })
    }
}

/// Programs that are stopped are told so.
impl<G: Hosted> Drop for Running<G> {
    fn drop(&mut self) {
        self.process.say(serde_json::to_string(&Request::Quit).expect("requests can be written"));
    }
}

fn unexpected(asked: &str, answer: &Reply) -> Failure {
    let words = match answer {
        Reply::Error { message } => format!("it refused {asked:?}: {}", shortened(message)),
        other => {
            let text = serde_json::to_string(other).expect("replies can be written");
            format!("its answer to {asked:?} was {}", shortened(&text))
        }
    };
    Failure::new(FailureKind::Broken, words)
}

/// The beginning of what somebody wrote, for a message of one line.
fn shortened(text: &str) -> String {
    const MOST: usize = 80;
    match text.char_indices().nth(MOST) {
        Some((end, _)) => format!("{}...", &text[..end]),
        None => text.to_owned(),
    }
}
