//! Parses the text of a record.

use std::str::FromStr;

use super::{
    Action, Header, MoveLines, Record, RecordError, RecordProblem, Recorded, Side, apply,
    recorded::seat_of, rounds::Rounds, writing::leaving_text,
};
use crate::{Departure, Refusal};

impl<G: Recorded> FromStr for Record<G> {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Record<G>, RecordError> {
        let mut lines = text.lines().enumerate().map(|(at, line)| (at + 1, line.trim_end()));
        let header = Header::read::<G>(lines.by_ref().take_while(|(_, line)| !line.is_empty()))?;
        let settings = header.settings::<G>()?;
        let date = header.date()?;
        let clock = header.clock()?;
        let players = header.players::<G>(&settings)?;
        let (result, ending) = header.result::<G>(&settings)?;
        let mut moves = Moves::new(settings);
        for (line, text) in lines {
            moves.read_line(text).map_err(|problem| RecordError { line, problem })?;
        }
        let record = result.check(Record::of_game(&moves.game, moves.actions, ending))?;
        Ok(Record { date, clock, players, ..record })
    }
}

/// The actions read so far, and the game after them.
struct Moves<G: Recorded> {
    game: G,
    actions: Vec<Action<G::Move>>,
    /// The number of the next move.
    number: usize,
    rounds: Rounds,
    /// How the rounds are numbered, once known.
    numbering: Option<Numbering>,
}

/// How the lines of a record with one round per line are numbered.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Numbering {
    /// By rounds: 1, 2, 3.
    Rounds,
    /// By the first move of each round, as before Holz 0.2: 1, 3, 5 with two players.
    Moves,
}

impl<G: Recorded> Moves<G> {
    fn new(settings: G::Settings) -> Moves<G> {
        let rounds = Rounds::new::<G>(&settings);
        let game = G::start(settings);
        Moves { game, actions: Vec::new(), number: 1, rounds, numbering: None }
    }

    fn read_line(&mut self, text: &str) -> Result<(), RecordProblem> {
        match G::MOVE_LINES {
            MoveLines::PerRound => {
                text.split_whitespace().try_for_each(|word| self.read_word(word))
            }
            MoveLines::PerMove if text.is_empty() => Ok(()),
            MoveLines::PerMove => self.read_numbered(text),
        }
    }

    /// A number, a move or a departure.
    fn read_word(&mut self, word: &str) -> Result<(), RecordProblem> {
        if let Some(number) = word.strip_suffix('.') {
            return self.check_round_number(number);
        }
        let action = match self.read_leaving(word)? {
            Some(leaving) => leaving,
            None => self.read_play(word)?,
        };
        // There are more words on the line, so the error names this one.
        let refused = |refusal| RecordProblem::Refused { text: word.to_owned(), refusal };
        self.add(action).map_err(refused)
    }

    /// A number with its move, or a departure.
    fn read_numbered(&mut self, line: &str) -> Result<(), RecordProblem> {
        let action = if let Some(leaving) = self.read_leaving(line)? {
            leaving
        } else {
            let letter = G::Side::ALL[0].letter();
            let bad = || RecordProblem::NotATurn { text: line.to_owned(), letter };
            let (number, text) = line.split_once(". ").ok_or_else(bad)?;
            self.check_number(number)?;
            self.read_play(text)?
        };
        self.add(action).map_err(RecordProblem::Part)
    }

    /// The number of a round, or of its first move in old records.
    fn check_round_number(&mut self, found: &str) -> Result<(), RecordProblem> {
        if self.numbering != Some(Numbering::Moves) {
            let round = self.rounds.next().map(|number| number.to_string());
            let first_move = self.number.to_string();
            if round.as_deref() == Some(found) {
                // Both numberings begin with 1.
                if found != first_move {
                    self.numbering = Some(Numbering::Rounds);
                }
                return Ok(());
            }
            if self.numbering == Some(Numbering::Rounds) || found != first_move {
                let expected = self.rounds.next().unwrap_or(self.number);
                return Err(RecordProblem::WrongNumber { found: found.to_owned(), expected });
            }
            self.numbering = Some(Numbering::Moves);
        }
        self.check_number(found)
    }

    fn check_number(&self, found: &str) -> Result<(), RecordProblem> {
        if found == self.number.to_string() {
            return Ok(());
        }
        Err(RecordProblem::WrongNumber { found: found.to_owned(), expected: self.number })
    }

    fn read_leaving(&self, text: &str) -> Result<Option<Action<G::Move>>, RecordProblem> {
        let reasons = [Departure::Resignation, Departure::Time];
        let mut leavings = G::Side::ALL.iter().flat_map(|&side| reasons.map(|why| (side, why)));
        let leaving = leavings.find(|&(side, why)| text == leaving_text(side, why));
        let Some((side, reason)) = leaving else { return Ok(None) };
        let seat = seat_of::<G>(self.game.settings(), side)
            .ok_or(RecordProblem::NotInPlay { side: side.name() })?;
        Ok(Some(Action::Retire { seat, reason }))
    }

    fn read_play(&self, text: &str) -> Result<Action<G::Move>, RecordProblem> {
        match self.game.read_move(text) {
            Ok(mv) => Ok(Action::Play(mv)),
            Err(refusal) => Err(RecordProblem::Part(Box::new(refusal))),
        }
    }

    fn add(&mut self, action: Action<G::Move>) -> Result<(), Box<dyn Refusal>> {
        let mover = self.game.to_move();
        apply(&mut self.game, &action)?;
        match action {
            Action::Play(_) => {
                self.rounds.moved(mover.expect("a move was accepted"));
                self.number += 1;
            }
            Action::Retire { seat, .. } => self.rounds.left(seat),
        }
        self.actions.push(action);
        Ok(())
    }
}
