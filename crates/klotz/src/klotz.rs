//! A whole game: a position with its settings and its history.

use game::{Enumerate, Game, Outcome, RetireError, Seat, Verdict};
use rand_core::Rng;

use crate::{Colour, Illegal, Move, MoveTextError, Position, Settings, options::Repetition};

/// A game of KLOTZ being played.
#[derive(Clone, PartialEq, Debug)]
pub struct Klotz {
    settings: Settings,
    position: Position,
    /// Hashes of the positions since the last player left, the current one last; only the current
    /// one if repetition is allowed.
    history: Vec<u64>,
    /// Single moves played, passes included.
    moves_played: u32,
    outcome: Option<Outcome<EndRule>>,
}

/// The rules by which a game ends. If several apply at once, the first one counts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum EndRule {
    /// A Klotz has reached its goal corner.
    Corner,
    /// Nobody can move.
    NobodyCanMove,
    /// The same position for the third time.
    Repetition,
    /// The agreed number of moves was played without a win.
    MoveLimit,
}

impl EndRule {
    /// All of them.
    pub const ALL: [EndRule; 4] =
        [EndRule::Corner, EndRule::NobodyCanMove, EndRule::Repetition, EndRule::MoveLimit];

    /// Its name in records, in kebab case.
    pub const fn name(self) -> &'static str {
        match self {
            EndRule::Corner => "corner",
            EndRule::NobodyCanMove => "nobody-can-move",
            EndRule::Repetition => "repetition",
            EndRule::MoveLimit => "move-limit",
        }
    }
}

/// How often a position occurs before the game is drawn.
const REPETITIONS: usize = 3;

impl Klotz {
    /// The position now.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// How many single moves have been played, passes included.
    pub const fn moves_played(&self) -> u32 {
        self.moves_played
    }

    /// How often this position has occurred, including now; always 1 if repetition is allowed.
    pub fn occurrences(&self) -> usize {
        let now = self.position.hash();
        self.history.iter().filter(|&&hash| hash == now).count()
    }

    /// Hashes of the positions that have occurred and can occur again, the current one last; only
    /// the current one if repetition is allowed.
    pub fn history(&self) -> &[u64] {
        &self.history
    }

    /// The colour to move; `None` when the game is over.
    pub fn turn(&self) -> Option<Colour> {
        self.outcome.is_none().then(|| self.position.turn())
    }

    /// Whether a move would be accepted, and which rule it breaks if not.
    pub fn check(&self, mv: Move) -> Result<(), Illegal> {
        if self.outcome.is_some() {
            return Err(Illegal::GameOver);
        }
        self.position.check(mv)
    }

    /// The outcome by the rules, from the position and the history.
    fn judge(&self) -> Option<Outcome<EndRule>> {
        let options = self.settings.options();
        if let Some(winner) = self.position.winner() {
            let seat = self.settings.seat(winner).expect("only those in play can win");
            return Some(Outcome { verdict: Verdict::Won(seat.into()), rule: EndRule::Corner });
        }
        let rule = if self.position.is_over() {
            EndRule::NobodyCanMove
        } else if options.repetition == Repetition::Draw && self.occurrences() >= REPETITIONS {
            EndRule::Repetition
        } else if options.move_limit != 0 && self.moves_played >= options.move_limit {
            EndRule::MoveLimit
        } else {
            return None;
        };
        Some(Outcome { verdict: Verdict::Drawn, rule })
    }
}

impl Game for Klotz {
    const ID: &'static str = "klotz";
    const RULES_VERSION: u32 = 1;

    type Settings = Settings;
    type Move = Move;
    type Illegal = Illegal;
    type MoveTextError = MoveTextError;
    type EndRule = EndRule;

    fn start(settings: Settings) -> Klotz {
        let position = *settings.start();
        Klotz {
            settings,
            position,
            history: vec![position.hash()],
            moves_played: 0,
            // Settings are valid only if their position is not over.
            outcome: None,
        }
    }

    /// The next colour starts. A custom position determines the starting player itself.
    fn settings_for_rematch(settings: &Settings) -> Settings {
        settings.begun_by(settings.colours().next_after(settings.first()))
    }

    fn settings(&self) -> &Settings {
        &self.settings
    }

    fn seats(&self) -> usize {
        self.settings.colours().len()
    }

    fn to_move(&self) -> Option<Seat> {
        self.turn().and_then(|colour| self.settings.seat(colour))
    }

    fn outcome(&self) -> Option<Outcome<EndRule>> {
        self.outcome
    }

    fn play(&mut self, mv: &Move) -> Result<(), Illegal> {
        self.check(*mv)?;
        let _ = self.position.play_unchecked(*mv);
        self.moves_played += 1;
        if self.settings.options().repetition == Repetition::Allowed {
            self.history.clear();
        }
        self.history.push(self.position.hash());
        self.outcome = self.judge();
        Ok(())
    }

    /// The game continues as if the player had never been in it: the stone leaves the board, and
    /// the Klotz is treated like unused ones.
    fn retire(&mut self, seat: Seat) -> Result<(), RetireError> {
        if self.outcome.is_some() {
            return Err(RetireError::GameOver);
        }
        let seats = self.position.seats();
        let colour = self
            .settings
            .colour(seat)
            .filter(|&colour| seats.contains(colour))
            .ok_or(RetireError::NotInGame(seat))?;
        if seats.len() <= 2 {
            return Err(RetireError::LastTwo(seat));
        }
        self.position.take_out(colour, self.settings.options().idle);
        // With one player fewer, no earlier position can recur.
        self.history = vec![self.position.hash()];
        self.outcome = self.judge();
        Ok(())
    }

    fn write_move(&self, mv: &Move) -> String {
        self.position.move_text(*mv)
    }

    fn read_move(&self, text: &str) -> Result<Move, MoveTextError> {
        self.position.read_move(text)
    }

    fn position_text(&self) -> String {
        self.position.to_string()
    }

    fn fingerprint(&self) -> u64 {
        self.position.hash()
    }

    fn random_move(&self, rng: &mut dyn Rng) -> Option<Move> {
        if self.outcome.is_some() { None } else { self.position.random_move(rng) }
    }
}

impl Enumerate for Klotz {
    fn legal_moves(&self) -> Vec<Move> {
        if self.outcome.is_some() { Vec::new() } else { self.position.moves() }
    }
}
