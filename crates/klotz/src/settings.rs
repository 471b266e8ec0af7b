//! Everything agreed before the first move.

use game::{Refusal, Seat};

use crate::{
    Colour, ColourSet, Layout, Options, Position, PositionError,
    options::{Goal, Idle},
};

/// Everything agreed before the first move, valid by construction: who plays, who starts, the
/// options, and the layout or position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settings {
    options: Options,
    /// `None` if the game starts from a custom position.
    layout: Option<Layout>,
    start: Position,
}

impl Settings {
    /// A game of these colours on a layout, started by `first`.
    pub fn new(
        colours: ColourSet,
        first: Colour,
        options: Options,
        layout: Layout,
    ) -> Result<Settings, SettingsError> {
        if colours.len() < 2 {
            return Err(SettingsError::TooFewColours);
        }
        if !colours.contains(first) {
            return Err(SettingsError::FirstNotInPlay { first });
        }
        let setup = layout.setup(colours, first, options.idle);
        let start = Position::new(&setup, options.goal)?;
        Settings::checked(options, Some(layout), start)
    }

    /// The default game for two, three or four players.
    pub fn for_players(players: usize) -> Option<Settings> {
        let colours = ColourSet::for_players(players)?;
        Settings::new(colours, Colour::Red, Options::default(), Layout::default()).ok()
    }

    /// A game that starts from a custom position. Its goals and its unused Klötze must match the
    /// options.
    pub fn from_position(start: Position, options: Options) -> Result<Settings, SettingsError> {
        if start.goal() != options.goal {
            return Err(SettingsError::OtherGoal { goal: options.goal });
        }
        for colour in Colour::ALL {
            let stays = start.klotz(colour).is_some();
            if !start.seats().contains(colour) && stays != (options.idle == Idle::Stay) {
                return Err(SettingsError::OtherIdle { colour, idle: options.idle });
            }
        }
        Settings::checked(options, None, start)
    }

    fn checked(
        options: Options,
        layout: Option<Layout>,
        start: Position,
    ) -> Result<Settings, SettingsError> {
        if start.is_over() {
            return Err(SettingsError::AlreadyOver);
        }
        Ok(Settings { options, layout, start })
    }

    /// The same game started by another colour; unchanged if it has a custom position.
    #[must_use]
    pub fn begun_by(&self, first: Colour) -> Settings {
        let other = self
            .layout
            .clone()
            .map(|layout| Settings::new(self.colours(), first, self.options, layout));
        other.and_then(Result::ok).unwrap_or_else(|| self.clone())
    }

    /// The colours in play.
    pub const fn colours(&self) -> ColourSet {
        self.start.seats()
    }

    /// Who begins.
    pub const fn first(&self) -> Colour {
        self.start.turn()
    }

    /// The options.
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// The layout, unless the game starts from a custom position.
    pub const fn layout(&self) -> Option<&Layout> {
        self.layout.as_ref()
    }

    /// The starting position.
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// The colour of a seat: seats are numbered in turn order from red.
    pub fn colour(&self, seat: Seat) -> Option<Colour> {
        self.colours().iter().nth(seat.index())
    }

    /// The seat of a colour.
    pub fn seat(&self, colour: Colour) -> Option<Seat> {
        let index = self.colours().iter().position(|other| other == colour)?;
        Seat::new(index)
    }
}

/// The usual game of four.
impl Default for Settings {
    fn default() -> Settings {
        Settings::for_players(4).expect("four can play")
    }
}

/// Why a game cannot start like this.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error, Refusal)]
pub enum SettingsError {
    /// Fewer than two colours.
    #[error("at least two colours must be in play")]
    TooFewColours,
    /// The starting player does not play.
    #[error("{first} is to begin but not in play")]
    FirstNotInPlay {
        /// The starting player.
        first: Colour,
    },
    /// The position was read for other goals.
    #[error("the position is not one for the option goal={}", goal_word(*.goal))]
    OtherGoal {
        /// The option.
        #[refusal(value = goal_word(*goal))]
        goal: Goal,
    },
    /// An unused Klotz is on the board, or missing, against the option.
    #[error("{colour} is not in play: by the option idle={} its Klotz {}", idle_word(*.idle), match .idle {
        Idle::Removed => "is taken away",
        Idle::Stay => "stays on its centre cell",
    })]
    OtherIdle {
        /// Whose Klotz.
        colour: Colour,
        /// The option.
        #[refusal(value = idle_word(*idle))]
        idle: Idle,
    },
    /// Nothing can be played in the starting position.
    #[error("the game is over in its starting position")]
    AlreadyOver,
    /// The starting position is invalid.
    #[error(transparent)]
    #[refusal(transparent)]
    Position(#[from] PositionError),
}

fn goal_word(goal: Goal) -> String {
    game::Options::get(&Options { goal, ..Options::default() }, "goal")
}

fn idle_word(idle: Idle) -> String {
    game::Options::get(&Options { idle, ..Options::default() }, "idle")
}
