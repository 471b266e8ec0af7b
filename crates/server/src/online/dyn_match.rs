//! A match of any game, as the task that owns it sees it.

use match_log::{LogError, StoredGame, event_line, header_line, read_line, read_log};
use table::{ClockRule, EventKind, Journal, Takebacks};
use wire::Refusal;
use wire::online::{BotTurn, Game, TableSetup};
use wire::table::{Command, Player};

use super::game_adapter::GameAdapter;
use super::match_result::{MatchResult, match_result};

/// A match, whatever the game.
pub(crate) trait DynMatch: Send + Sync + std::fmt::Debug {
    /// The number of the last event.
    fn seq(&self) -> u32;

    /// The number of the event that led to the position on the board. A move chosen before it was
    /// chosen for another one.
    fn position_seq(&self) -> u32;

    /// The lines of what happens if somebody wants this, or why nothing does. Changes nothing.
    fn decide(&self, command: &Command, now_ms: u64, delay_ms: u64) -> Result<Decision, Refusal>;

    /// Lets the event of a stored line happen.
    fn apply(&mut self, line: &str) -> Result<(), LogError>;

    /// Whether it is over.
    fn is_over(&self) -> bool;

    /// Who makes the moves of each seat now.
    fn players(&self) -> Vec<Player>;

    /// The seats of people who still play.
    fn people(&self) -> Vec<u8>;

    /// The seat that is to move; none when the match is over.
    fn to_move(&self) -> Option<u8>;

    /// What a program on this seat, which is to move, is told.
    fn turn(&self, seat: u8) -> BotTurn;

    /// In how many milliseconds the flag of the seat to move falls.
    fn flag_in_ms(&self, now_ms: u64) -> Option<u64>;

    /// Whether a bot is to move.
    fn is_for_bot(&self) -> bool;

    /// The bot that is to move, if one is.
    fn bot(&self) -> Option<Bot>;

    /// What looks into a command before the table does: a simulation, if one is needed.
    fn verification(&self, command: &Command) -> Option<Verification>;

    /// The setup of the next match, once everybody has agreed to it.
    fn rematch(&self) -> Option<TableSetup>;
}

/// What happens if somebody wants something.
#[derive(Debug)]
pub(crate) struct Decision {
    /// The lines of its events.
    pub(crate) lines: Vec<String>,
    /// The end of the match, if they bring it about.
    pub(crate) end: Option<MatchResult>,
}

/// A bot that is to move.
pub(crate) struct Bot {
    pub(crate) seat: u8,
    pub(crate) ply: u32,
    /// Thinks for a while, with a seed, until told to stop. The text of the move it chooses.
    pub(crate) think: Think,
}

pub(crate) type Think = Box<dyn FnOnce(u64, &mut dyn FnMut() -> bool) -> Option<String> + Send>;

/// Something that takes long enough to be done elsewhere.
pub(crate) type Verification = Box<dyn FnOnce() -> Result<(), Refusal> + Send>;

/// The first line of the log of a match that starts now. Moves are taken back and draws are made by
/// agreement; bots are answered for.
pub(crate) fn start(setup: &TableSetup, now_ms: u64) -> Result<String, Refusal> {
    fn header<G: StoredGame>(setup: &G::MatchSetup, now_ms: u64) -> Result<String, Refusal> {
        let setup = G::read_setup(setup)?.with_takebacks(Takebacks::Agreement);
        Ok(header_line(&setup, now_ms))
    }
    match setup {
        TableSetup::Klotz(setup) => header::<klotz::Klotz>(setup, now_ms),
        TableSetup::Climbers(setup) => header::<climbers::Climbers>(setup, now_ms),
        TableSetup::Xstack(setup) => header::<xstack::XStack>(setup, now_ms),
    }
}

/// The match of a stored header, before its first event.
pub(crate) fn restore(game: Game, header: &str) -> Result<Box<dyn DynMatch>, LogError> {
    Ok(match game {
        Game::Klotz => Box::new(Match::<klotz::Klotz>::new(header)?),
        Game::Climbers => Box::new(Match::<climbers::Climbers>::new(header)?),
        Game::Xstack => Box::new(Match::<xstack::XStack>::new(header)?),
    })
}

#[derive(Debug)]
struct Match<G: GameAdapter> {
    journal: Journal<G>,
    position_seq: u32,
}

impl<G: GameAdapter> Match<G> {
    fn new(header: &str) -> Result<Match<G>, LogError> {
        Ok(Match { journal: read_log(header)?, position_seq: 0 })
    }
}

impl<G: GameAdapter> DynMatch for Match<G> {
    fn seq(&self) -> u32 {
        self.journal.table().seq()
    }

    fn position_seq(&self) -> u32 {
        self.position_seq
    }

    fn decide(&self, command: &Command, now_ms: u64, delay_ms: u64) -> Result<Decision, Refusal> {
        let table = self.journal.table();
        let command = command.read(table.game())?;
        let decision = table.decide_delayed(&command, now_ms, delay_ms, table::played)?;
        let events = decision.events();
        // Of the events of one command at most the first is a move, so all are written as they look
        // in this position.
        let lines = events.iter().map(|event| event_line(event, table.game())).collect();
        Ok(Decision { lines, end: match_result(&self.journal, events) })
    }

    fn apply(&mut self, line: &str) -> Result<(), LogError> {
        read_line(line, &mut self.journal)?;
        let last = self.journal.events().last().map(|event| &event.kind);
        if last.is_some_and(changes_position) {
            self.position_seq = self.seq();
        }
        Ok(())
    }

    fn is_over(&self) -> bool {
        self.journal.table().outcome().is_some()
    }

    fn players(&self) -> Vec<Player> {
        self.journal.table().players().iter().map(|&player| player.into()).collect()
    }

    fn people(&self) -> Vec<u8> {
        let table = self.journal.table();
        let is_person = |seat: &game::Seat| table.players()[seat.index()] == table::Player::Human;
        let people = table.in_play().iter().filter(is_person);
        people.map(|seat| seat.index() as u8).collect()
    }

    fn to_move(&self) -> Option<u8> {
        self.journal.table().to_move().map(|seat| seat.index() as u8)
    }

    fn turn(&self, seat: u8) -> BotTurn {
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

    fn flag_in_ms(&self, now_ms: u64) -> Option<u64> {
        let table = self.journal.table();
        if table.setup().clock() == ClockRule::None {
            return None;
        }
        table.left_ms(now_ms).get(table.running()?.index()).copied()
    }

    fn is_for_bot(&self) -> bool {
        let table = self.journal.table();
        let is_bot = |seat: game::Seat| table.players()[seat.index()] != table::Player::Human;
        table.to_move().is_some_and(is_bot)
    }

    fn bot(&self) -> Option<Bot> {
        let table = self.journal.table();
        let seat = table.to_move()?;
        let table::Player::Bot { level } = table.players()[seat.index()] else { return None };
        let level = ::bots::Level::from_stored(level)?;
        let game = table.game().clone();
        Some(Bot {
            seat: seat.index() as u8,
            ply: table.ply(),
            think: Box::new(move |seed, stop| {
                let mv = game.choose(level, seed, stop)?;
                Some(game.write_move(&mv))
            }),
        })
    }

    fn verification(&self, command: &Command) -> Option<Verification> {
        let Command::PlayMove { text, .. } = command else { return None };
        if !G::VERIFIED {
            return None;
        }
        let game = self.journal.table().game().clone();
        let text = text.clone();
        Some(Box::new(move || game.verify_move(&game.read_move(&text)?)))
    }

    fn rematch(&self) -> Option<TableSetup> {
        self.journal.table().rematch().map(|setup| G::table_setup(G::write_setup(&setup)))
    }
}

/// Whether the position on the board, or who plays in it, is another one afterwards.
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
        | EventKind::PlayerChanged { .. }
        | EventKind::RematchWanted { .. }
        | EventKind::RematchAgreed => false,
    }
}
