//! `kill -9` in the middle of everything: what was acknowledged is there afterwards, once.

use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::process::Command;
use std::time::Duration;

use game::{Enumerate as _, Game as _};
use klotz::Klotz;
use serde_json::{Value, json};
use table::Journal;
use wire::klotz::{MatchSetup, Repetition};
use wire::read_log;

use crate::serve::{get, start};

/// How often the program is killed. The benchmarks do it 200 times.
const KILLS: u64 = 5;

/// A socket of a page, as little of it as is needed: short text frames, masked with zeros.
struct Socket(TcpStream);

impl Socket {
    fn open(address: &str, table: &str, cookie: &str) -> Option<Socket> {
        let mut stream = TcpStream::connect(address).ok()?;
        stream.set_read_timeout(Some(Duration::from_secs(10))).ok()?;
        write!(
            stream,
            "GET /api/tables/{table}/socket HTTP/1.1\r\nhost: {address}\r\ncookie: {cookie}\r\n\
             connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n\
             sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        )
        .ok()?;
        let mut head = Vec::new();
        while !head.ends_with(b"\r\n\r\n") {
            let mut byte = [0];
            stream.read_exact(&mut byte).ok()?;
            head.push(byte[0]);
        }
        head.starts_with(b"HTTP/1.1 101").then_some(Socket(stream))
    }

    fn send(&mut self, message: &Value) -> Option<()> {
        let text = message.to_string();
        let length = u16::try_from(text.len()).unwrap().to_be_bytes();
        let frame = [&[0x81, 0xfe, length[0], length[1], 0, 0, 0, 0], text.as_bytes()].concat();
        self.0.write_all(&frame).ok()
    }

    /// The next message; none when the program is dead.
    fn hear(&mut self) -> Option<Value> {
        loop {
            let mut head = [0; 2];
            self.0.read_exact(&mut head).ok()?;
            let length = match head[1] {
                126 => {
                    let mut length = [0; 2];
                    self.0.read_exact(&mut length).ok()?;
                    usize::from(u16::from_be_bytes(length))
                }
                127 => {
                    let mut length = [0; 8];
                    self.0.read_exact(&mut length).ok()?;
                    usize::try_from(u64::from_be_bytes(length)).ok()?
                }
                short => usize::from(short),
            };
            let mut body = vec![0; length];
            self.0.read_exact(&mut body).ok()?;
            if head[0] == 0x81 {
                return serde_json::from_slice(&body).ok();
            }
        }
    }

    /// Sends a wish and listens for its answer: the number of its event. None when the program is
    /// dead.
    fn ask(&mut self, wish: &Value) -> Option<u64> {
        self.send(wish)?;
        loop {
            let message = self.hear()?;
            if message["id"] == wish["id"] {
                assert_eq!(message["type"], "done", "{message}");
                return message["seq"].as_u64();
            }
        }
    }
}

/// A table for two: its name and the cookie of whoever made it and sits on its first seat.
fn new_table(address: &str) -> (String, String) {
    let mut setup = MatchSetup::for_players(2).unwrap();
    setup.options.repetition = Repetition::Allowed;
    setup.options.move_limit = 0;
    let body = json!({
        "setup": { "game": "klotz", "setup": setup }, "visibility": "private", "seat": 0, "name": "",
    })
    .to_string();
    let mut stream = TcpStream::connect(address).unwrap();
    write!(
        stream,
        "POST /api/tables HTTP/1.1\r\nhost: {address}\r\ncontent-type: application/json\r\n\
         content-length: {}\r\nconnection: close\r\n\r\n{body}",
        body.len()
    )
    .unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    let (_, body) = answer.split_once("\r\n\r\n").unwrap();
    let made: Value = serde_json::from_str(body).unwrap();
    (made["id"].as_str().unwrap().to_owned(), cookie(&answer))
}

/// The cookie that an answer brings.
fn cookie(answer: &str) -> String {
    let cookie = answer.lines().find_map(|line| line.strip_prefix("set-cookie: "));
    cookie.unwrap().split(';').next().unwrap().to_owned()
}

/// Says hello and gets the whole match.
fn join(address: &str, table: &str, cookie: &str) -> (Socket, Option<Journal<Klotz>>) {
    let mut socket = Socket::open(address, table, cookie).unwrap();
    socket.send(&json!({ "type": "hello", "protocol": 1, "have": null })).unwrap();
    let welcome = socket.hear().unwrap();
    let lines = welcome["log"]["lines"].as_array().cloned().unwrap_or_default();
    let lines: Vec<&str> = lines.iter().filter_map(Value::as_str).collect();
    let journal = (!lines.is_empty()).then(|| read_log(&lines.join("\n")).unwrap());
    (socket, journal)
}

/// A wish to play some move after which the match goes on.
fn some_move(journal: &Journal<Klotz>) -> (usize, Value) {
    let (table, game) = (journal.table(), journal.table().game());
    let ply = table.ply();
    let goes_on = |mv: &klotz::Move| {
        let mut next = game.clone();
        next.play(mv).is_ok() && next.outcome().is_none()
    };
    let moves: Vec<_> = game.legal_moves().into_iter().filter(goes_on).collect();
    let text = game.write_move(&moves[ply as usize * 7 % moves.len()]);
    let seat = table.to_move().unwrap().index();
    let command = json!({ "type": "playMove", "seat": seat, "ply": ply, "text": text });
    let id = format!("move {ply}");
    (seat, json!({ "type": "command", "id": id, "seen": table.seq(), "command": command }))
}

#[test]
fn what_was_acknowledged_survives_being_killed() {
    let data = tempfile::tempdir().unwrap();
    let (mut child, mut address) = start(data.path());
    let (table, anna) = new_table(&address);
    let bert = cookie(&get(&address, "/api/me"));
    let (mut socket, _) = join(&address, &table, &bert);
    socket.ask(&json!({ "type": "sit", "id": "sit", "seat": 1, "name": "" })).unwrap();

    let mut acknowledged = 0;
    let mut on_its_way = None;
    for kill in 0..KILLS {
        let (first, journal) = join(&address, &table, &anna);
        let mut journal = journal.unwrap();
        let mut sockets = [first, join(&address, &table, &bert).0];
        // At most the one move that was on its way may be there or not.
        let stored = u64::from(journal.table().seq());
        assert!([acknowledged, acknowledged + 1].contains(&stored), "{acknowledged}, {stored}");
        if let Some((seat, wish)) = on_its_way.take() {
            let seat: usize = seat;
            let seq = sockets[seat].ask(&wish).unwrap();
            assert_eq!(seq, acknowledged + 1, "played once, whether it was stored or not");
            acknowledged = seq;
            journal = join(&address, &table, &anna).1.unwrap();
            assert_eq!(u64::from(journal.table().seq()), acknowledged);
        }
        // The program dies at some moment while moves are being played.
        let id = child.id().to_string();
        let killer = std::thread::spawn(move || {
            std::thread::sleep(Duration::from_millis(20 + 31 * kill));
            Command::new("kill").args(["-9", &id]).status().unwrap();
        });
        loop {
            let (seat, wish) = some_move(&journal);
            let Some(seq) = sockets[seat].ask(&wish) else {
                on_its_way = Some((seat, wish));
                break;
            };
            assert_eq!(seq, acknowledged + 1);
            acknowledged = seq;
            let command: wire::table::Command =
                serde_json::from_value(wish["command"].clone()).unwrap();
            let command = command.read(journal.table().game()).unwrap();
            journal.execute(&command, journal.table().last_ms()).unwrap();
        }
        killer.join().unwrap();
        child.wait().unwrap();
        (child, address) = start(data.path());
    }
    assert!(acknowledged > KILLS, "moves were played in between: {acknowledged}");
    child.kill().unwrap();
    child.wait().unwrap();
}
