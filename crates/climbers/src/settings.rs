//! Everything agreed before the first turn.

use game::{Refusal, Seat};

use crate::{
    Best, Building, Cell, Colour, Options, Position, RulesVersion, SIDE, Tools, TurnOrder,
    options::Switch, position::Player, tower,
};

/// Everything agreed before the first turn, valid by construction: who plays, who starts, the
/// options, and the tower or position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settings {
    options: Options,
    /// `None` if the game starts from a custom position.
    tower: Option<u64>,
    start: Position,
}

impl Settings {
    /// A game around the tower of a seed, started by `first`.
    pub fn new(
        order: TurnOrder,
        first: Colour,
        options: Options,
        seed: u64,
    ) -> Result<Settings, SettingsError> {
        if !order.contains(first) {
            return Err(SettingsError::FirstNotInPlay { first });
        }
        let start = opening(tower(seed), order, first);
        Ok(Settings { options, tower: Some(seed), start })
    }

    /// The classic game of two to five around the tower of a seed, started by red.
    pub fn for_players(players: usize, seed: u64) -> Option<Settings> {
        let order = TurnOrder::for_players(players)?;
        Settings::new(order, order.as_slice()[0], Options::default(), seed).ok()
    }

    /// A game that starts from a custom position.
    pub fn from_position(start: Position, options: Options) -> Result<Settings, SettingsError> {
        if start.is_over(options) {
            return Err(SettingsError::AlreadyOver);
        }
        if let Some(follower) = start.follower().filter(|_| options.together == Switch::Off) {
            return Err(SettingsError::NobodyFollows { follower });
        }
        Ok(Settings { options, tower: None, start })
    }

    /// The same game under another version of the rules.
    #[must_use]
    pub fn with_rules(self, rules: RulesVersion) -> Settings {
        Settings { start: self.start.with_rules(rules), ..self }
    }

    /// The version of the rules it is played by: the latest, unless it was stored under another.
    pub const fn rules(&self) -> RulesVersion {
        self.start.rules()
    }

    /// Who plays, in turn order; seats are numbered by it.
    pub const fn order(&self) -> &TurnOrder {
        self.start.order()
    }

    /// Who begins.
    pub fn first(&self) -> Colour {
        self.start.mover()
    }

    /// The options.
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// The seed of the tower, unless the game starts from a custom position.
    pub const fn tower(&self) -> Option<u64> {
        self.tower
    }

    /// The starting position.
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// The colour of a seat.
    pub fn colour(&self, seat: Seat) -> Option<Colour> {
        self.order().as_slice().get(seat.index()).copied()
    }

    /// The seat of a colour.
    pub fn seat(&self, colour: Colour) -> Option<Seat> {
        self.order().iter().position(|other| other == colour).and_then(Seat::new)
    }

    /// The settings of a rematch, under the latest rules: the next player starts, around a new
    /// tower. A custom position stays the same.
    #[must_use]
    pub(crate) fn for_rematch(&self) -> Settings {
        let Some(seed) = self.tower else {
            return self.clone().with_rules(RulesVersion::LATEST);
        };
        let first = self.order().next_after(self.first());
        Settings::new(*self.order(), first, self.options, seed.wrapping_add(1))
            .expect("everybody who plays can begin")
    }
}

/// All pawns on the table in a row in front of the tower, with all tools.
fn opening(building: Building, order: TurnOrder, first: Colour) -> Position {
    let mut players = [Player::NOBODY; 5];
    let built = |cell: &Cell| building.height(*cell) > 0;
    let front = Cell::all().find(built).map_or(SIDE / 2, Cell::y).saturating_sub(ROOM_TO_WALK);
    let left = SIDE / 2 + 1 - order.len() as u8;
    for (at, colour) in order.iter().enumerate() {
        let pawn = Cell::at(left + 2 * at as u8, front);
        players[colour.index()] =
            Player { pawn, tools: Tools::ALL, stone: None, best: Best::START, arrived: 0 };
    }
    Position {
        rules: RulesVersion::LATEST,
        building,
        order,
        turn: first,
        follower: None,
        next: None,
        players,
        last: None,
        barren: 0,
    }
}

/// How far in front of the tower the pawns start.
const ROOM_TO_WALK: u8 = 2;

/// Why a game cannot start like this.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error, Refusal)]
pub enum SettingsError {
    /// Who begins does not play.
    #[error("{first} is to begin but not in play")]
    FirstNotInPlay {
        /// Who was to begin.
        first: Colour,
    },
    /// The last chance was missed in the starting position.
    #[error("the game is over in its starting position")]
    AlreadyOver,
    /// A follower in a game without the option `together`.
    #[error("{follower} cannot follow another's turn: that needs the option together=yes")]
    NobodyFollows {
        /// Who would follow.
        follower: Colour,
    },
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Records say "tower 4711" and nothing more: if you change how towers are built, raise
    /// `RULES_VERSION` and keep the old way for old records.
    #[test]
    fn seeded_towers_of_old_records_do_not_change() {
        let hash = |seed| {
            let settings = Settings::for_players(2, seed).expect("two can play");
            settings.with_rules(RulesVersion::V1).start().hash()
        };
        let known = [
            0xfb07_2608_5f39_eb3e,
            0x15a9_5250_c34f_6bc8,
            0x37a6_7453_2b6f_c6d1,
            0x71cc_44e3_b2f6_64aa,
        ];
        assert_eq!([0, 1, 4711, u64::MAX].map(hash), known);
    }

    #[test]
    fn violet_is_drawn_only_with_five_players() {
        for seed in 0..200 {
            for players in 2..=5 {
                let order = TurnOrder::draw(players, seed).expect("so many can play");
                assert_eq!(order.len(), players);
                assert_eq!(order.contains(Colour::Violet), players == 5);
            }
        }
        assert_eq!(TurnOrder::draw(1, 0), None);
        assert_eq!(TurnOrder::draw(6, 0), None);
    }

    #[test]
    fn a_rematch_has_another_starting_player_and_tower() {
        let settings = Settings::for_players(3, u64::MAX).expect("three can play");
        let next = settings.for_rematch();
        assert_eq!((next.first(), next.tower()), (Colour::Yellow, Some(0)));
        let start = settings.start().clone();
        let own = Settings::from_position(start, Options::default()).expect("it goes on");
        assert_eq!(own.for_rematch(), own);
    }
}
