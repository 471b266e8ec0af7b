//! A child process that is spoken to in lines.

use std::io::{BufReader, Write as _};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender, SyncSender};
use std::thread;
use std::time::{Duration, Instant};

use crate::{Line, LineReader, MAX_LINE};

/// How long a program may take to exit before it is killed.
const EXIT_TIMEOUT: Duration = Duration::from_millis(500);

/// How often to check whether it has exited.
const POLL_INTERVAL: Duration = Duration::from_millis(5);

/// The buffer for lines that were not asked for.
const UNREAD_LINES: usize = 4;

/// A running program. Separate threads write and read, so that a program that does neither cannot
/// block the arena.
pub(crate) struct Process {
    child: Child,
    /// To the writing thread; `None` once the input is closed.
    to: Option<Sender<String>>,
    from: Receiver<Line>,
}

/// Why no line was received.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ReceiveError {
    /// No line in time.
    Timeout,
    /// The program has exited or closed its output.
    Closed,
    /// The line is longer than [`MAX_LINE`].
    TooLong,
    /// The line is not UTF-8.
    NotUtf8,
}

impl Process {
    /// Starts a program: the first word is its name, the others its arguments. It shares our standard
    /// error.
    pub(crate) fn start(command: &[String]) -> Result<Process, String> {
        let (program, arguments) = command.split_first().ok_or("no program to start")?;
        let mut child = Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("cannot start {program}: {error}"))?;
        let input = child.stdin.take().expect("it is piped");
        let output = child.stdout.take().expect("it is piped");
        let (to, lines) = mpsc::channel();
        thread::spawn(move || write_lines(input, &lines));
        let (received, from) = mpsc::sync_channel(UNREAD_LINES);
        thread::spawn(move || read_lines(output, &received));
        Ok(Process { child, to: Some(to), from })
    }

    /// Sends a line.
    pub(crate) fn send(&self, line: String) {
        // If the program is gone, the next `receive` fails.
        if let Some(to) = &self.to {
            let _ = to.send(line);
        }
    }

    /// Waits for a line.
    pub(crate) fn receive(&self, timeout: Duration) -> Result<String, ReceiveError> {
        match self.from.recv_timeout(timeout) {
            Ok(Line::Text(line)) => Ok(line),
            Ok(Line::TooLong) => Err(ReceiveError::TooLong),
            Ok(Line::NotUtf8) => Err(ReceiveError::NotUtf8),
            Ok(Line::End) | Err(RecvTimeoutError::Disconnected) => Err(ReceiveError::Closed),
            Err(RecvTimeoutError::Timeout) => Err(ReceiveError::Timeout),
        }
    }

    /// How a program that closed its output has exited.
    pub(crate) fn exit_message(&mut self) -> String {
        match self.wait(EXIT_TIMEOUT) {
            Some(status) => format!("it exited ({status})"),
            None => "it closed its output".to_owned(),
        }
    }

    /// Closes the input and waits. Returns whether the program has exited without being killed.
    pub(crate) fn ends_by_itself(&mut self) -> bool {
        self.to = None;
        self.wait(EXIT_TIMEOUT).is_some()
    }

    /// The CPU time of all its threads and of its finished children so far; `None` where the system does
    /// not say. Linux counts in hundredths of a second.
    pub(crate) fn cpu_time(&self) -> Option<Duration> {
        let text = std::fs::read_to_string(format!("/proc/{}/stat", self.child.id())).ok()?;
        // The second field is the name in parentheses, which may contain anything.
        let (_, fields) = text.rsplit_once(')')?;
        let times = fields.split_whitespace().skip(11).take(4);
        let hundredths: u64 = times.filter_map(|field| field.parse::<u64>().ok()).sum();
        Some(Duration::from_millis(10 * hundredths))
    }

    fn wait(&mut self, timeout: Duration) -> Option<std::process::ExitStatus> {
        let started = Instant::now();
        loop {
            match self.child.try_wait() {
                Ok(Some(status)) => return Some(status),
                Ok(None) if started.elapsed() < timeout => thread::sleep(POLL_INTERVAL),
                Ok(None) | Err(_) => return None,
            }
        }
    }
}

/// Closes the input, and kills the program if it does not exit.
impl Drop for Process {
    fn drop(&mut self) {
        self.to = None;
        if self.wait(EXIT_TIMEOUT).is_none() {
            // Fails if it has exited just now.
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

fn read_lines(output: ChildStdout, received: &SyncSender<Line>) {
    let mut lines = LineReader::new(BufReader::new(output));
    while let Ok(line) = lines.read() {
        let last = line == Line::End;
        if received.send(line).is_err() || last {
            break;
        }
    }
}

impl ReceiveError {
    /// A message for the user; `timeout` is how long we waited.
    pub(crate) fn message(self, timeout: Duration) -> String {
        match self {
            ReceiveError::Timeout => format!("no answer within {} ms", timeout.as_millis()),
            ReceiveError::Closed => "it exited".to_owned(),
            ReceiveError::TooLong => format!("it wrote a line of more than {MAX_LINE} bytes"),
            ReceiveError::NotUtf8 => "it wrote a line that is not UTF-8".to_owned(),
        }
    }
}
