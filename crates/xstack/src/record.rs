//! What records of X-Stack say besides what all records say: how many play, who begins, the seed of
//! the tremor, and the pile of every round.

use game::{
    Refusal, Seat,
    record::{Header, MoveLines, RecordError, Recorded, Side},
};

use crate::{EndRule, Options, Pile, Settings, XStack, options::MAX_ROUNDS};

/// A game as it is kept in a file.
pub type Record = game::record::Record<XStack>;

/// A player, by where they sit: blocks have colours, players have none.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Player {
    /// On the first seat.
    One,
    /// On the second seat.
    Two,
    /// On the third seat.
    Three,
    /// On the fourth seat.
    Four,
    /// On the fifth seat.
    Five,
}

impl Player {
    const fn of(seat: Seat) -> Player {
        [Player::One, Player::Two, Player::Three, Player::Four, Player::Five][seat.index()]
    }

    fn seat(self) -> Seat {
        Seat::ALL.into_iter().find(|&seat| Player::of(seat) == self).expect("everybody has a seat")
    }
}

impl Side for Player {
    const ALL: &'static [Player] =
        &[Player::One, Player::Two, Player::Three, Player::Four, Player::Five];

    fn name(self) -> &'static str {
        match self {
            Player::One => "player-one",
            Player::Two => "player-two",
            Player::Three => "player-three",
            Player::Four => "player-four",
            Player::Five => "player-five",
        }
    }

    fn letter(self) -> char {
        match self {
            Player::One => '1',
            Player::Two => '2',
            Player::Three => '3',
            Player::Four => '4',
            Player::Five => '5',
        }
    }
}

/// The lines of the piles, one a round.
const PILES: [&str; MAX_ROUNDS] = ["pile", "pile-two", "pile-three", "pile-four", "pile-five"];

impl Recorded for XStack {
    type Side = Player;
    type Options = Options;

    const END_RULES: &'static [EndRule] = &EndRule::ALL;
    const KEYS: &'static [&'static str] =
        &["players", "first", "seed", PILES[0], PILES[1], PILES[2], PILES[3], PILES[4]];
    const MOVE_LINES: MoveLines = MoveLines::PerMove;

    fn rule_name(rule: EndRule) -> &'static str {
        rule.name()
    }

    fn options(settings: &Settings) -> &Options {
        settings.options()
    }

    fn side(settings: &Settings, seat: Seat) -> Option<Player> {
        (seat.index() < settings.players()).then(|| Player::of(seat))
    }

    fn start_lines(settings: &Settings) -> Vec<(&'static str, String)> {
        let mut lines = vec![
            ("players", settings.players().to_string()),
            ("first", Player::of(settings.first()).name().to_owned()),
            ("seed", settings.seed().to_string()),
        ];
        lines.extend(PILES.into_iter().zip(settings.piles().iter().map(Pile::to_string)));
        lines
    }

    fn read_settings(header: &Header<'_>, options: Options) -> Result<Settings, RecordError> {
        let players = read_number(header, "players")?;
        let first = header.required("first")?;
        let begins: Player = first.side(first.value)?;
        let seed = read_number(header, "seed")?;
        // As many piles as are given, without a gap.
        let given = PILES.iter().filter(|key| header.get(key).is_some()).count();
        let piles = PILES[..given].iter().map(|key| header.required(key)?.parse());
        let piles = piles.collect::<Result<Vec<Pile>, _>>()?;
        first.check(Settings::new(players as usize, begins.seat(), options, seed, piles))
    }
}

/// A number as it would be written.
fn read_number(header: &Header<'_>, key: &'static str) -> Result<u64, RecordError> {
    let entry = header.required(key)?;
    let number = entry.value.parse::<u64>().ok();
    let number = number.filter(|number| number.to_string() == entry.value);
    entry.check(number.ok_or_else(|| NumberError { key, text: entry.value.to_owned() }))
}

/// Why a line does not say a number.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error, Refusal)]
#[error("{text:?} cannot be the {key:?} of a game: it is a whole number below two to the 64th")]
#[refusal(code = "record-bad-number")]
pub(crate) struct NumberError {
    pub(crate) key: &'static str,
    pub(crate) text: String,
}
