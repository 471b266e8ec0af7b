//! Records of a tiny game in which first place can be shared: what no other game has yet.

use game::{
    Game, OptionSpec, Options, Outcome, Refusal, RetireError, Seat, SeatSet, Verdict,
    record::{Header, MoveLines, PlayerName, Record, RecordError, Recorded, Side},
};
use rand_core::Rng;

/// Everybody throws once; the highest throws win together.
#[derive(Clone, PartialEq, Debug)]
struct Throws {
    players: usize,
    thrown: Vec<u32>,
}

#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[error("nobody throws that")]
struct Refused;

impl Refusal for Refused {
    fn code(&self) -> &'static str {
        "refused"
    }
}

impl Game for Throws {
    const ID: &'static str = "throws";
    const RULES_VERSION: u32 = 1;
    type Settings = usize;
    type Move = u32;
    type Illegal = Refused;
    type MoveTextError = Refused;
    type EndRule = ();

    fn start(players: usize) -> Throws {
        Throws { players, thrown: Vec::new() }
    }

    fn settings(&self) -> &usize {
        &self.players
    }

    fn seats(&self) -> usize {
        self.players
    }

    fn to_move(&self) -> Option<Seat> {
        Seat::first(self.players).nth(self.thrown.len())
    }

    fn outcome(&self) -> Option<Outcome<()>> {
        let highest = self.thrown.iter().max().filter(|_| self.to_move().is_none())?;
        let winners: SeatSet = Seat::ALL
            .into_iter()
            .zip(&self.thrown)
            .filter(|(_, n)| *n == highest)
            .map(|(seat, _)| seat)
            .collect();
        Some(Outcome { verdict: Verdict::Won(winners), rule: () })
    }

    fn play(&mut self, mv: &u32) -> Result<(), Refused> {
        if self.to_move().is_none() || !(1..=6).contains(mv) {
            return Err(Refused);
        }
        self.thrown.push(*mv);
        Ok(())
    }

    fn retire(&mut self, seat: Seat) -> Result<(), RetireError> {
        Err(RetireError::NotInGame(seat))
    }

    fn write_move(&self, mv: &u32) -> String {
        mv.to_string()
    }

    fn read_move(&self, text: &str) -> Result<u32, Refused> {
        text.parse().map_err(|_| Refused)
    }

    fn position_text(&self) -> String {
        format!("{:?}", self.thrown)
    }

    fn fingerprint(&self) -> u64 {
        self.thrown.iter().fold(1, |all, &thrown| 7 * all + u64::from(thrown))
    }

    fn random_move(&self, rng: &mut dyn Rng) -> Option<u32> {
        self.to_move().map(|_| 1 + rng.next_u32() % 6)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Hand {
    Left,
    Right,
    FarRight,
}

impl Side for Hand {
    const ALL: &'static [Hand] = &[Hand::Left, Hand::Right, Hand::FarRight];

    fn name(self) -> &'static str {
        ["left", "right", "far-right"][self as usize]
    }

    fn letter(self) -> char {
        ['l', 'r', 'f'][self as usize]
    }
}

#[derive(Clone, Default, PartialEq, Debug)]
struct NoOptions;

impl Options for NoOptions {
    const SPECS: &'static [OptionSpec] = &[];

    fn get(&self, _key: &str) -> String {
        String::new()
    }

    fn assign(&mut self, _key: &str, _value: &str) {}
}

impl Recorded for Throws {
    type Side = Hand;
    type Options = NoOptions;

    const END_RULES: &'static [()] = &[()];
    const KEYS: &'static [&'static str] = &["players"];
    const MOVE_LINES: MoveLines = MoveLines::PerMove;

    fn rule_name((): ()) -> &'static str {
        "highest"
    }

    fn options(_players: &usize) -> &NoOptions {
        &NoOptions
    }

    fn side(players: &usize, seat: Seat) -> Option<Hand> {
        Hand::ALL[..*players].get(seat.index()).copied()
    }

    fn start_lines(players: &usize) -> Vec<(&'static str, String)> {
        vec![("players", players.to_string())]
    }

    fn read_settings(header: &Header<'_>, _: NoOptions) -> Result<usize, RecordError> {
        let players = header.required("players")?;
        let count = players.value.parse().ok().filter(|count| (2..=3).contains(count));
        players.check(count.ok_or(Refused))
    }
}

const SHARED: &str = "\
game: throws
rules: 1
date: 2026-11-16
left: Ann
right: ?
far-right: ?
options: 
players: 3
result: left and far-right won by highest

1. 6
2. 1
3. 6
";

fn refused(from: &str, to: &str) -> String {
    assert!(SHARED.contains(from), "{from}");
    SHARED.replacen(from, to, 1).parse::<Record<Throws>>().expect_err(to).to_string()
}

#[test]
fn a_shared_win_names_all_winners() {
    let record: Record<Throws> = SHARED.parse().expect("a record");
    assert_eq!(record.to_string(), SHARED);
    assert_eq!(record.player(Seat::ALL[0]).map(PlayerName::as_str), Some("Ann"));
}

#[test]
fn the_stated_winner_must_have_won() {
    let by_the_rules = "but by the rules the game is \"left and far-right won by highest\"";
    for told in ["left won by highest", "left and right won by highest", "left won by time"] {
        let said = refused("left and far-right won by highest", told);
        assert_eq!(said, format!("line 9: the result is {told:?}, {by_the_rules}"));
    }
    let said = refused("left and far-right won", "left and nobody won");
    assert!(said.contains("is not a result like `left won by resignation`"), "{said}");
}

#[test]
fn a_side_without_a_seat_is_referred_to_by_name() {
    let two = SHARED.replace("players: 3", "players: 2");
    let said = two.parse::<Record<Throws>>().expect_err("two play").to_string();
    assert_eq!(said, "line 6: far right has a name but is not in play");
    let two = two.replace("far-right: ?\n", "");
    let said = two.parse::<Record<Throws>>().expect_err("two play").to_string();
    assert_eq!(said, "line 8: far right is not in play");
}
