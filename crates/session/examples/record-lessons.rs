//! Records the hands of X-Stack's lessons: `cargo run -p session --features sim --example record-lessons`.
//!
//! `data/lessons/xstack-hands.txt` says what the hand does in each solution and in each wrong turn. This
//! program makes those turns in the simulation and writes their gestures into `data/lessons/xstack.json`.
//! Run it after you have added a lesson or changed the simulation. With `--piles`, it only checks the piles.

#![expect(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "a program for people at a terminal"
)]

use std::collections::BTreeMap;
use std::path::Path;
use std::process::ExitCode;
use std::{env, fs};

use serde::Serialize as _;
use session::LocalMatch;
use session::lesson::{LessonOf, TaughtGame, read_lessons};
use session::xstack_match::{LiveTurn, check_piles};
use xstack::XStack;
use xstack::sim::Stage;

/// The usual speed of the hand, in metres per tick: 6 cm/s.
const SPEED: f64 = 0.06 / 60.0;

/// How long a leg may take, in ticks.
const LONGEST: usize = 600;

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("{problem}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<(), String> {
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("data/lessons");
    let file = data.join("xstack.json");
    let read = |path: &Path| fs::read_to_string(path).map_err(|error| error.to_string());
    let mut lessons = read_lessons::<XStack>(&read(&file)?).map_err(|error| error.to_string())?;
    let hands = hands(&read(&data.join("xstack-hands.txt"))?);
    let only = env::args().nth(1);
    for lesson in &mut lessons {
        if only.as_ref().is_some_and(|only| only != "--piles" && *only != lesson.name) {
            continue;
        }
        let setup = XStack::lesson_setup(&lesson.start)?;
        check_piles(&setup).map_err(|refusal| format!("{}: {refusal:?}", lesson.name))?;
        if only.as_deref() == Some("--piles") {
            continue;
        }
        record(lesson, &hands)?;
    }
    let mut text = Vec::new();
    let indented = serde_json::ser::PrettyFormatter::with_indent(b" ");
    let mut writer = serde_json::Serializer::with_formatter(&mut text, indented);
    lessons.serialize(&mut writer).map_err(|error| error.to_string())?;
    text.push(b'\n');
    fs::write(&file, text).map_err(|error| error.to_string())
}

/// The lines of each hand, by the lesson and which of its turns.
fn hands(text: &str) -> BTreeMap<String, Vec<String>> {
    let mut hands: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut current = String::new();
    for line in text.lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty()) {
        if let Some(step) = line.strip_prefix("  ") {
            hands.entry(current.clone()).or_default().push(step.to_owned());
        } else {
            line.clone_into(&mut current);
        }
    }
    hands
}

fn record(
    lesson: &mut LessonOf<XStack>,
    hands: &BTreeMap<String, Vec<String>>,
) -> Result<(), String> {
    let name = lesson.name.clone();
    let setup = XStack::lesson_setup(&lesson.start)?;
    let make = |which: &str| {
        let key = format!("{name} {which}");
        let steps = hands.get(&key).ok_or_else(|| format!("there is no hand for {key}"))?;
        let made = LocalMatch::<XStack>::start(&setup, 0).map_err(|error| format!("{error:?}"))?;
        let text = Hand::new(LiveTurn::new(made.table())).make(steps);
        let text = text.map_err(|problem| format!("{key}: {problem}"))?;
        println!("{key}: {}", text.split(" ;").next().unwrap_or_default());
        Ok::<_, String>(text)
    };
    lesson.solution = vec![make("solution")?];
    for (number, wrong) in (1..).zip(&mut lesson.wrong) {
        wrong.text = make(&format!("wrong {number}"))?;
    }
    Ok(())
}

/// A hand that follows instructions.
struct Hand {
    turn: LiveTurn,
    /// Where it closed.
    start: [f64; 3],
    at: [f64; 3],
    lies: [f64; 4],
    speed: f64,
}

impl Hand {
    fn new(turn: LiveTurn) -> Hand {
        Hand { turn, start: [0.0; 3], at: [0.0; 3], lies: [0.0, 0.0, 0.0, 1.0], speed: SPEED }
    }

    fn make(mut self, steps: &[String]) -> Result<String, String> {
        for step in steps {
            self.step(step).map_err(|problem| format!("{step}: {problem}"))?;
        }
        self.turn.view().text.ok_or_else(|| format!("the turn isn't over: {:?}", self.turn.view()))
    }

    fn step(&mut self, step: &str) -> Result<(), String> {
        let words: Vec<&str> = step.split_whitespace().collect();
        let number = |at: usize| {
            let word = words.get(at).copied().unwrap_or("0");
            word.parse::<f64>().map_err(|error| format!("{word}: {error}"))
        };
        match words[0] {
            // `take B03 0 0 20`: where, from its middle, in millimetres.
            "take" => {
                let live = self.turn.live_act();
                let block = words[1].parse().map_err(|_| "not a block".to_owned())?;
                let pose = live.scene().poses.get(block).ok_or("not on the X")?;
                let offset = [number(2)?, number(3)?, number(4)?];
                let at: [f64; 3] =
                    std::array::from_fn(|axis| f64::from(pose.at[axis]) / 1e6 + offset[axis] / 1e3);
                self.lies =
                    pose.rotation.map(|part| f64::from(part) / f64::from(xstack::UNIT_ROTATION));
                self.turn.grip(words[1], at).map_err(|refusal| format!("{refusal:?}"))?;
                (self.start, self.at, self.speed) = (at, at, SPEED);
            }
            // `move 0 40 0`: from where it closed, in millimetres.
            "move" => {
                let offset = [number(1)?, number(2)?, number(3)?];
                let to = std::array::from_fn(|axis| self.start[axis] + offset[axis] / 1e3);
                self.go(to);
            }
            // `speed 20`, in millimetres per second.
            "speed" => self.speed = number(1)? / 1e3 / 60.0,
            // `turn y 90`: about an axis of the room.
            "turn" => {
                let half = number(2)?.to_radians() / 2.0;
                let axis =
                    ["x", "y", "z"].iter().position(|axis| *axis == words[1]).ok_or("axis")?;
                let mut by = [0.0, 0.0, 0.0, half.cos()];
                by[axis] = half.sin();
                self.lies = product(by, self.lies);
                self.wait(70);
            }
            "open" => {
                self.turn.let_go();
                self.settle()?;
            }
            "give-up" => {
                self.turn.give_up().map_err(|refusal| format!("{refusal:?}"))?;
                self.settle()?;
            }
            // Something fell, or the block was taken as a bonus.
            "settle" => self.settle()?,
            "decline" => {
                self.turn.decline().map_err(|refusal| format!("{refusal:?}"))?;
                self.settle()?;
            }
            "stop" => self.turn.stop().map_err(|refusal| format!("{refusal:?}"))?,
            _ => return Err("unknown".to_owned()),
        }
        Ok(())
    }

    fn closed(&self) -> bool {
        self.turn.live_act().stage() == Stage::Closed
    }

    fn tick(&mut self) {
        self.turn.set_target(self.at, self.lies);
        self.turn.tick();
    }

    fn wait(&mut self, ticks: usize) {
        for _ in 0..ticks {
            if self.closed() {
                self.tick();
            }
        }
    }

    /// Moves the target at the hand's speed, then lets the block catch up.
    fn go(&mut self, to: [f64; 3]) {
        for _ in 0..LONGEST {
            let left: [f64; 3] = std::array::from_fn(|axis| to[axis] - self.at[axis]);
            let far = left.iter().map(|part| part * part).sum::<f64>().sqrt();
            if far < 1e-6 || !self.closed() {
                break;
            }
            let part = (self.speed / far).min(1.0);
            self.at = std::array::from_fn(|axis| self.at[axis] + left[axis] * part);
            self.tick();
        }
        self.wait(12);
    }

    fn settle(&mut self) -> Result<(), String> {
        loop {
            for _ in 0..3_000 {
                if self.turn.live_act().stage() == Stage::Over {
                    break;
                }
                self.tick();
            }
            self.turn.finish_act().map_err(|refusal| format!("{refusal:?}"))?;
            if self.turn.view().demands.is_none() {
                return Ok(());
            }
            self.turn.take_away().map_err(|refusal| format!("{refusal:?}"))?;
        }
    }
}

/// The rotation `two`, then `one`.
fn product(one: [f64; 4], two: [f64; 4]) -> [f64; 4] {
    let [x, y, z, w] = two;
    [
        one[3] * x + one[0] * w + one[1] * z - one[2] * y,
        one[3] * y - one[0] * z + one[1] * w + one[2] * x,
        one[3] * z + one[0] * y - one[1] * x + one[2] * w,
        one[3] * w - one[0] * x - one[1] * y - one[2] * z,
    ]
}
