//! An outside program with its two pipes.

use std::io::{BufReader, Write as _};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender, SyncSender};
use std::thread;
use std::time::{Duration, Instant};

use crate::{Line, Lines, MAX_LINE};

/// A program that was told to end has so long to do it by itself.
const FAREWELL: Duration = Duration::from_millis(500);

/// How often it is looked whether it has.
const LOOK_EVERY: Duration = Duration::from_millis(5);

/// So many lines that nobody has asked for are kept.
const UNREAD_LINES: usize = 4;

/// A running program. Threads of their own write and read: a program that does neither cannot hold
/// up the arena.
pub(crate) struct Process {
    child: Child,
    /// To the thread that writes; `None` once there is nothing more to say.
    to: Option<Sender<String>>,
    from: Receiver<Line>,
}

/// Why nothing was heard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Silence {
    /// It is still thinking, or asleep.
    Late,
    /// It has ended, or closed its output.
    Ended,
    /// It has written a line that is too long.
    TooLong,
    /// It has written something that is not UTF-8.
    NotText,
}

impl Process {
    /// Starts a program: the first word is its name, the others its arguments. What it writes to
    /// standard error is seen by whoever watches the arena.
    pub(crate) fn start(command: &[String]) -> Result<Process, String> {
        let (program, arguments) = command.split_first().ok_or("there is no program to start")?;
        let mut child = Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("{program} cannot be started: {error}"))?;
        let input = child.stdin.take().expect("piped, as was asked for");
        let output = child.stdout.take().expect("piped, as was asked for");
        let (to, lines) = mpsc::channel();
        thread::spawn(move || write_lines(input, &lines));
        let (heard, from) = mpsc::sync_channel(UNREAD_LINES);
        thread::spawn(move || read_lines(output, &heard));
        Ok(Process { child, to: Some(to), from })
    }

    /// Says a line.
    pub(crate) fn say(&self, line: String) {
        // Whoever no longer listens will not answer either, and that is noticed.
        if let Some(to) = &self.to {
            let _ = to.send(line);
        }
    }

    /// Waits for a line.
    pub(crate) fn hear(&self, patience: Duration) -> Result<String, Silence> {
        match self.from.recv_timeout(patience) {
            Ok(Line::Text(line)) => Ok(line),
            Ok(Line::TooLong) => Err(Silence::TooLong),
            Ok(Line::NotText) => Err(Silence::NotText),
            Ok(Line::End) | Err(RecvTimeoutError::Disconnected) => Err(Silence::Ended),
            Err(RecvTimeoutError::Timeout) => Err(Silence::Late),
        }
    }

    /// How a program that has closed its output ended, in words.
    pub(crate) fn last_words(&mut self) -> String {
        match self.wait(FAREWELL) {
            Some(status) => format!("it ended ({status})"),
            None => "it closed its output".to_owned(),
        }
    }

    fn wait(&mut self, patience: Duration) -> Option<std::process::ExitStatus> {
        let begun = Instant::now();
        loop {
            match self.child.try_wait() {
                Ok(Some(status)) => return Some(status),
                Ok(None) if begun.elapsed() < patience => thread::sleep(LOOK_EVERY),
                Ok(None) | Err(_) => return None,
            }
        }
    }
}

/// Its input is closed; it may end by itself for a moment.
impl Drop for Process {
    fn drop(&mut self) {
        self.to = None;
        if self.wait(FAREWELL).is_none() {
            // It may have ended just now: then there is nothing to end.
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
    }
}

fn write_lines(mut input: ChildStdin, lines: &Receiver<String>) {
    for line in lines {
        let sent = writeln!(input, "{line}").and_then(|()| input.flush());
        if sent.is_err() {
            break;
        }
    }
}

fn read_lines(output: ChildStdout, heard: &SyncSender<Line>) {
    let mut lines = Lines::new(BufReader::new(output));
    while let Ok(line) = lines.read() {
        let last = line == Line::End;
        if heard.send(line).is_err() || last {
            break;
        }
    }
}

impl Silence {
    /// What happened, in words; `patience` is how long was waited.
    pub(crate) fn words(self, patience: Duration) -> String {
        match self {
            Silence::Late => format!("no answer within {} ms", patience.as_millis()),
            Silence::Ended => "it ended".to_owned(),
            Silence::TooLong => format!("it wrote a line of more than {MAX_LINE} bytes"),
            Silence::NotText => "it wrote something that is not UTF-8".to_owned(),
        }
    }
}
