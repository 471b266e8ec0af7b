//! A whole game: a position with its settings.

use game::{Game, Outcome, RetireError, Seat, Verdict};
use rand_core::Rng;

use crate::{
    Colour, Draft, Illegal, Options, Position, RulesVersion, Settings, StepTextError, Turn,
    TurnOrder, random_turn::random_turn,
};

/// A game of The Climbers being played.
#[derive(Clone, PartialEq, Debug)]
pub struct Climbers {
    settings: Settings,
    position: Position,
    turns_played: u32,
    /// The number of the turn that is played now, under version 2 of the rules and later.
    turn_number: u32,
    outcome: Option<Outcome<EndRule>>,
}

/// The rules by which a game ends. It always ends because nobody climbed for too long; they say
/// what decided it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum EndRule {
    /// One pawn stands higher than all others.
    Highest,
    /// Of the highest pawns, one arrived last, or first.
    Arrival,
    /// Every pawn is on the table.
    NobodyClimbed,
}

impl EndRule {
    /// All of them.
    pub const ALL: [EndRule; 3] = [EndRule::Highest, EndRule::Arrival, EndRule::NobodyClimbed];

    /// Its name in records, in kebab case.
    pub const fn name(self) -> &'static str {
        match self {
            EndRule::Highest => "highest",
            EndRule::Arrival => "arrival",
            EndRule::NobodyClimbed => "nobody-climbed",
        }
    }
}

impl Climbers {
    /// The position now.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The options of the game.
    pub const fn options(&self) -> &Options {
        self.settings.options()
    }

    /// How many turns have been stored, passes and those of followers included.
    pub const fn turns_played(&self) -> u32 {
        self.turns_played
    }

    /// The number of the current turn. It counts every turn, including one passed by leaving, and
    /// never decreases.
    pub fn turn_number(&self) -> u32 {
        match self.position.rules() {
            RulesVersion::V1 => self.position.turn_number(),
            RulesVersion::V2 | RulesVersion::V3 => self.turn_number,
        }
    }

    /// A turn for the player to move.
    pub fn draft(&self) -> Draft {
        Draft::new(self)
    }

    /// Who moves; nobody when the game is over.
    pub fn mover(&self) -> Option<Colour> {
        self.outcome.is_none().then(|| self.position.mover())
    }

    /// Whether the player whose turn it is must let a pawn climb, or the game ends.
    pub fn is_last_chance(&self) -> bool {
        self.position.is_last_chance(*self.options())
    }

    /// Players still in the game, from the current leader to the last.
    pub fn ranking(&self) -> Vec<Colour> {
        self.position.ranking(self.options().tie)
    }

    /// Whether a turn would be accepted, and which rule it breaks if not.
    pub fn check(&self, turn: &Turn) -> Result<(), Illegal> {
        self.played(turn).map(drop)
    }

    /// The draft of a whole turn.
    fn played(&self, turn: &Turn) -> Result<Draft, Illegal> {
        if self.outcome.is_some() {
            return Err(Illegal::GameOver);
        }
        let mut draft = self.draft();
        for &step in turn.steps() {
            draft.add(step)?;
        }
        Ok(draft)
    }

    /// The outcome by the rules.
    fn judge(&self) -> Option<Outcome<EndRule>> {
        if !self.position.is_over(*self.options()) {
            return None;
        }
        let ranking = self.ranking();
        let height = |at: usize| self.position.height(ranking[at]);
        if height(0) == Some(0) {
            return Some(Outcome { verdict: Verdict::Drawn, rule: EndRule::NobodyClimbed });
        }
        let seat = self.settings.seat(ranking[0]).expect("only those in play can win");
        let rule = if height(0) == height(1) { EndRule::Arrival } else { EndRule::Highest };
        Some(Outcome { verdict: Verdict::Won(seat.into()), rule })
    }
}

impl Game for Climbers {
    const ID: &'static str = "climbers";
    const RULES_VERSION: u32 = RulesVersion::LATEST.number();
    const OLDEST_RULES_VERSION: u32 = RulesVersion::V1.number();

    type Settings = Settings;
    type Move = Turn;
    type Illegal = Illegal;
    type MoveTextError = StepTextError;
    type EndRule = EndRule;

    fn start(settings: Settings) -> Climbers {
        let position = settings.start().clone();
        let turn_number = position.turn_number();
        // Settings are valid only if their position is not over.
        Climbers { settings, position, turns_played: 0, turn_number, outcome: None }
    }

    fn rules_version(settings: &Settings) -> u32 {
        settings.rules().number()
    }

    fn with_rules_version(settings: Settings, version: u32) -> Option<Settings> {
        Some(settings.with_rules(RulesVersion::from_number(version)?))
    }

    fn settings_for_rematch(settings: &Settings) -> Settings {
        settings.for_rematch()
    }

    fn settings(&self) -> &Settings {
        &self.settings
    }

    fn seats(&self) -> usize {
        self.settings.order().len()
    }

    fn to_move(&self) -> Option<Seat> {
        self.mover().and_then(|colour| self.settings.seat(colour))
    }

    fn outcome(&self) -> Option<Outcome<EndRule>> {
        self.outcome
    }

    fn play(&mut self, turn: &Turn) -> Result<(), Illegal> {
        let draft = self.played(turn)?;
        self.position = draft.end();
        self.turns_played += 1;
        self.turn_number = self.turn_number.saturating_add(1);
        self.outcome = self.judge();
        Ok(())
    }

    /// Pawn and stone leave the table, and the game continues without them, unless they missed the
    /// last chance by leaving.
    fn retire(&mut self, seat: Seat) -> Result<(), RetireError> {
        if self.outcome.is_some() {
            return Err(RetireError::GameOver);
        }
        let order = self.position.order();
        let colour = self
            .settings
            .colour(seat)
            .filter(|&colour| order.contains(colour))
            .ok_or(RetireError::NotInGame(seat))?;
        if order.len() <= TurnOrder::MIN {
            return Err(RetireError::LastTwo(seat));
        }
        let options = *self.options();
        if self.position.mover() == colour {
            self.turn_number = self.turn_number.saturating_add(1);
        }
        self.position.take_out(colour, options);
        self.outcome = self.judge();
        Ok(())
    }

    fn write_move(&self, turn: &Turn) -> String {
        turn.to_string()
    }

    fn read_move(&self, text: &str) -> Result<Turn, StepTextError> {
        text.parse()
    }

    fn position_text(&self) -> String {
        self.position.to_string()
    }

    fn fingerprint(&self) -> u64 {
        self.position.hash()
    }

    fn random_move(&self, rng: &mut dyn Rng) -> Option<Turn> {
        self.outcome.is_none().then(|| random_turn(self.draft(), rng))
    }
}
