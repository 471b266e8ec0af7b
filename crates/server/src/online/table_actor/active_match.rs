//! A match that has started: its journal, its log as it is stored, and the commands in it.

use std::collections::HashMap;

use bots::Level;
use game::Seat;
use match_log::{LogError, event_line, read_line, read_log, read_seat};
use store::EventRow;
use table::{ClockRule, EventKind, Journal, played};
use wire::Refusal;
use wire::command::{Command, Player};
use wire::online::{BotTurn, LogPart, TableSetup};

use super::resync::Progress;
use crate::online::game_adapter::GameAdapter;
use crate::online::match_result::{MatchResult, match_result};

#[derive(Debug)]
pub(super) struct ActiveMatch<G: GameAdapter> {
    journal: Journal<G>,
    header: String,
    /// The lines of the events, as they are stored.
    lines: Vec<String>,
    /// The commands that were stored, with the number of their last event: a repeated command gets the
    /// same answer.
    commands: HashMap<String, u32>,
    /// The number of the last event that changed the position.
    position_seq: u32,
}

/// What a command leads to, with its lines ready to be stored.
#[derive(Debug)]
pub(super) struct Decision<G: GameAdapter> {
    decided: table::Decision<G>,
    pub(super) lines: Vec<String>,
    /// The result of the match, if this ends it.
    pub(super) result: Option<MatchResult>,
}

/// A bot that is to move.
#[derive(Debug)]
pub(super) struct BotToMove<G> {
    pub(super) game: G,
    pub(super) ply: u32,
    pub(super) turn: BotsTurn,
}

/// The turn of one of the server's bots. If a person takes the seat, it is no longer the bot's.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct BotsTurn {
    pub(super) position_seq: u32,
    pub(super) seat: Seat,
    pub(super) level: Level,
}

impl<G: GameAdapter> ActiveMatch<G> {
    /// A match before its first event.
    pub(super) fn new(header: String) -> Result<ActiveMatch<G>, LogError> {
        Ok(ActiveMatch {
            journal: read_log(&header)?,
            header,
            lines: Vec::new(),
            commands: HashMap::new(),
            position_seq: 0,
        })
    }

    /// Reads a command. This is the only place where the server parses a move.
    pub(super) fn parse(&self, command: &Command) -> Result<table::Command<G>, Refusal> {
        command.read(self.journal.table().game())
    }

    /// Whether a seat may play a move now, chosen after this many moves.
    pub(super) fn check_turn(&self, seat: Seat, ply: u32) -> Result<(), Refusal> {
        Ok(self.journal.table().check_turn(seat, ply)?)
    }

    /// Whether a seat is to move.
    pub(super) fn check_to_move(&self, seat: u8) -> Result<(), Refusal> {
        self.check_turn(read_seat(seat)?, self.journal.table().ply())
    }

    /// What a command sent `delay_ms` ago leads to. `verified` is the position after its move, if that
    /// has been computed already.
    pub(super) fn decide(
        &self,
        command: &table::Command<G>,
        verified: Option<G>,
        now_ms: u64,
        delay_ms: u64,
    ) -> Result<Decision<G>, Refusal> {
        let table = self.journal.table();
        let play = |game: &G, mv: &G::Move| verified.map_or_else(|| played(game, mv), Ok);
        let decision = table.decide_delayed(command, now_ms, delay_ms, play)?;
        // Only the first event of a command can be a move, so all are written in this position.
        let lines = decision.events().iter().map(|event| event_line(event, table.game())).collect();
        let result = match_result(&self.journal, &decision);
        Ok(Decision { decided: decision, lines, result })
    }

    /// Applies a decision that has been stored.
    pub(super) fn commit(&mut self, decision: Decision<G>, command: Option<String>) {
        let Decision { decided, lines, .. } = decision;
        let before = self.journal.events().len();
        self.journal.commit(decided).expect("a decision fits the match it was made on");
        self.note_positions(before);
        self.lines.extend(lines);
        self.commands.extend(command.map(|command| (command, self.seq())));
    }

    /// Applies a stored event.
    pub(super) fn apply(&mut self, event: EventRow) -> Result<(), LogError> {
        let before = self.journal.events().len();
        read_line(&event.line, &mut self.journal)?;
        self.note_positions(before);
        self.lines.push(event.line);
        self.commands.extend(event.command.map(|command| (command, event.seq)));
        Ok(())
    }

    fn note_positions(&mut self, before: usize) {
        let events = &self.journal.events()[before..];
        let changed = events.iter().rev().find(|event| changes_position(&event.kind));
        self.position_seq = changed.map_or(self.position_seq, |event| event.seq);
    }

    /// The number of the last event of a command that was stored before.
    pub(super) fn stored_command(&self, id: &str) -> Option<u32> {
        self.commands.get(id).copied()
    }

    pub(super) fn header(&self) -> &str {
        &self.header
    }

    pub(super) fn set_header(&mut self, header: String) {
        self.header = header;
    }

    pub(super) fn progress(&self) -> Progress {
        Progress { seq: self.seq(), players: self.players() }
    }

    /// The number of the last event.
    pub(super) fn seq(&self) -> u32 {
        self.journal.table().seq()
    }

    /// The number of the event that led to the current position. A move chosen before it was chosen in
    /// another one.
    pub(super) fn position_seq(&self) -> u32 {
        self.position_seq
    }

    pub(super) fn game(&self) -> &G {
        self.journal.table().game()
    }

    pub(super) fn is_over(&self) -> bool {
        self.journal.table().outcome().is_some()
    }

    /// Who makes the moves of each seat now.
    pub(super) fn players(&self) -> Vec<Player> {
        self.journal.table().players().iter().map(|&player| player.into()).collect()
    }

    /// The seats of people who are still in the match.
    pub(super) fn people(&self) -> Vec<u8> {
        let table = self.journal.table();
        let is_person = |seat: &Seat| table.players()[seat.index()] == table::Player::Human;
        table.in_play().iter().filter(is_person).map(|seat| seat.index() as u8).collect()
    }

    /// The seat to move, until the match is over.
    pub(super) fn to_move(&self) -> Option<u8> {
        self.journal.table().to_move().map(|seat| seat.index() as u8)
    }

    /// What a bot program on the seat to move is told.
    pub(super) fn bot_turn(&self, seat: u8) -> BotTurn {
        let table = self.journal.table();
        let game = table.game();
        let (moves, complete) = game.some_moves();
        BotTurn {
            seat,
            ply: table.ply(),
            seen: table.seq(),
            position: game.position_text(),
            moves: moves.iter().map(|mv| game.write_move(mv)).collect(),
            complete,
        }
    }

    /// In how many milliseconds the flag of the seat to move falls.
    pub(super) fn flag_in_ms(&self, now_ms: u64) -> Option<u64> {
        let table = self.journal.table();
        if table.setup().clock() == ClockRule::None {
            return None;
        }
        table.left_ms(now_ms).get(table.running()?.index()).copied()
    }

    /// Since when the clock of the seat to move runs, if it does.
    pub(super) fn running_since_ms(&self) -> Option<u64> {
        self.journal.table().running_since_ms()
    }

    /// The shortest time that anyone still in the match has left, while a clock runs.
    pub(super) fn shortest_left_ms(&self, now_ms: u64) -> Option<u64> {
        let table = self.journal.table();
        table.running()?;
        let left_ms = table.left_ms(now_ms);
        table.in_play().iter().filter_map(|seat| left_ms.get(seat.index()).copied()).min()
    }

    /// The turn of the server's bot that is to move, if one is.
    pub(super) fn bots_turn(&self) -> Option<BotsTurn> {
        let table = self.journal.table();
        let seat = table.to_move()?;
        let table::Player::Bot { level } = table.players()[seat.index()] else { return None };
        let level = Level::from_stored(level)?;
        Some(BotsTurn { position_seq: self.position_seq, seat, level })
    }

    /// The server's bot that is to move, if one is.
    pub(super) fn bot_to_move(&self) -> Option<BotToMove<G>> {
        let table = self.journal.table();
        let turn = self.bots_turn()?;
        Some(BotToMove { game: table.game().clone(), ply: table.ply(), turn })
    }

    /// The setup of the rematch, once everyone has agreed to it.
    pub(super) fn rematch(&self) -> Option<TableSetup> {
        self.journal.table().rematch().map(|setup| G::table_setup(G::write_setup(&setup)))
    }

    /// The part of the log after this event; the whole log if a client has none of it.
    pub(super) fn log_after(&self, last_seq: Option<u32>, now_ms: u64) -> LogPart {
        let seq = self.seq();
        // A client that claims to have more than there is has another match.
        let after = last_seq.filter(|&last_seq| last_seq <= seq);
        let lines = match after {
            Some(after) => self.lines[after as usize..].to_vec(),
            None => std::iter::once(&self.header).chain(&self.lines).cloned().collect(),
        };
        LogPart { after, lines, seq, now_ms }
    }
}

/// Whether an event changes the position or who plays in it.
fn changes_position<G: game::Game>(kind: &EventKind<G>) -> bool {
    match kind {
        EventKind::MovePlayed { .. }
        | EventKind::MovesTakenBack { .. }
        | EventKind::MovesRedone { .. }
        | EventKind::PlayerLeft { .. }
        | EventKind::MatchEnded { .. } => true,
        EventKind::TakebackAsked { .. }
        | EventKind::TakebackAnswered { .. }
        | EventKind::DrawOffered { .. }
        | EventKind::DrawAnswered { .. }
        | EventKind::TimeRestored { .. }
        | EventKind::PlayerChanged { .. }
        | EventKind::RematchWanted { .. }
        | EventKind::RematchAgreed => false,
    }
}

#[cfg(test)]
mod tests {
    use klotz::Klotz;

    use super::*;
    use crate::online::game_adapter::start;

    fn new_match() -> ActiveMatch<Klotz> {
        let setup = wire::klotz_view::MatchSetup::for_players(2).unwrap();
        ActiveMatch::new(start(&TableSetup::Klotz(setup), 0).unwrap()).unwrap()
    }

    fn play_any(active: &mut ActiveMatch<Klotz>, id: &str) -> Vec<String> {
        let (moves, _) = active.game().some_moves();
        let text = game::Game::write_move(active.game(), &moves[0]);
        let (seat, ply) = (active.to_move().unwrap(), active.journal.table().ply());
        let command = active.parse(&Command::PlayMove { seat, ply, text }).unwrap();
        let decision = active.decide(&command, None, 0, 0).unwrap();
        let lines = decision.lines.clone();
        active.commit(decision, Some(id.to_owned()));
        lines
    }

    #[test]
    fn a_committed_decision_equals_the_applied_lines() {
        let (mut decided, mut applied) = (new_match(), new_match());
        for id in ["a", "b", "c"] {
            let seq = decided.seq() + 1;
            for line in play_any(&mut decided, id) {
                applied.apply(EventRow { seq, command: Some(id.to_owned()), line }).unwrap();
            }
        }
        assert_eq!(decided.journal, applied.journal);
        assert_eq!(decided.lines, applied.lines);
        assert_eq!(decided.commands, applied.commands);
        assert_eq!((decided.position_seq(), applied.position_seq()), (3, 3));
        assert_eq!(decided.stored_command("b"), Some(2));
    }

    #[test]
    fn a_draw_offer_leaves_the_position_alone() {
        let mut active = new_match();
        play_any(&mut active, "a");
        let offer = active.parse(&Command::OfferDraw { seat: 0 }).unwrap();
        let decision = active.decide(&offer, None, 0, 0).unwrap();
        active.commit(decision, None);
        assert_eq!((active.seq(), active.position_seq()), (2, 1));
    }

    #[test]
    fn a_client_gets_what_it_lacks_of_the_log() {
        let mut active = new_match();
        play_any(&mut active, "a");
        play_any(&mut active, "b");
        let check = |last_seq, after, lines| {
            let part = active.log_after(last_seq, 7);
            assert_eq!((part.after, part.lines.len(), part.seq), (after, lines, 2));
        };
        check(None, None, 3);
        check(Some(0), Some(0), 2);
        check(Some(1), Some(1), 1);
        check(Some(2), Some(2), 0);
        check(Some(9), None, 3);
    }
}
