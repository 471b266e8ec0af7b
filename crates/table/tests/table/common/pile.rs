//! The smallest game with everything a table needs: players take one to three counters from a pile
//! in turn, and taking the last one wins. A pile of thirteen is a draw.

use std::cell::Cell;

use game::{Game, Outcome, Refusal, RetireError, Seat, SeatSet, Verdict};
use rand_core::Rng;

#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Settings {
    pub(crate) players: usize,
    pub(crate) counters: u32,
    pub(crate) first: Seat,
}

#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Pile {
    settings: Settings,
    left: u32,
    turn: Seat,
    in_play: SeatSet,
    last: Option<Seat>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Rule {
    LastCounter,
    Thirteen,
}

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("one to three counters that are there can be taken")]
pub(crate) struct NotThere;

impl Refusal for NotThere {
    fn code(&self) -> &'static str {
        "not-there"
    }
}

thread_local! {
    static PLAYS: Cell<u32> = const { Cell::new(0) };
}

impl Pile {
    /// How often a move was played on this thread.
    pub(crate) fn plays() -> u32 {
        PLAYS.with(Cell::get)
    }

    fn after(&self, seat: Seat) -> Seat {
        let players = self.settings.players;
        let mut later = (1..=players).map(|step| Seat::ALL[(seat.index() + step) % players]);
        later.find(|&next| self.in_play.contains(next)).expect("someone is in play")
    }
}

impl Game for Pile {
    const ID: &'static str = "pile";
    const RULES_VERSION: u32 = 7;
    type Settings = Settings;
    type Move = u32;
    type Illegal = NotThere;
    type MoveTextError = NotThere;
    type EndRule = Rule;

    fn start(settings: Settings) -> Self {
        Pile {
            left: settings.counters,
            turn: settings.first,
            in_play: Seat::first(settings.players).collect(),
            last: None,
            settings,
        }
    }

    fn settings_for_rematch(settings: &Settings) -> Settings {
        let next = (settings.first.index() + 1) % settings.players;
        Settings { first: Seat::ALL[next], ..settings.clone() }
    }

    fn settings(&self) -> &Settings {
        &self.settings
    }

    fn seats(&self) -> usize {
        self.settings.players
    }

    fn to_move(&self) -> Option<Seat> {
        if self.outcome().is_some() { None } else { Some(self.turn) }
    }

    fn outcome(&self) -> Option<Outcome<Rule>> {
        match (self.left, self.last) {
            (0, Some(last)) => {
                Some(Outcome { verdict: Verdict::Won(last.into()), rule: Rule::LastCounter })
            }
            (13, _) => Some(Outcome { verdict: Verdict::Drawn, rule: Rule::Thirteen }),
            _ => None,
        }
    }

    fn play(&mut self, mv: &u32) -> Result<(), NotThere> {
        PLAYS.with(|plays| plays.set(plays.get() + 1));
        if self.outcome().is_some() || !(1..=3).contains(mv) || *mv > self.left {
            return Err(NotThere);
        }
        self.left -= mv;
        self.last = Some(self.turn);
        self.turn = self.after(self.turn);
        Ok(())
    }

    fn retire(&mut self, seat: Seat) -> Result<(), RetireError> {
        if self.outcome().is_some() {
            return Err(RetireError::GameOver);
        }
        if !self.in_play.contains(seat) {
            return Err(RetireError::NotInGame(seat));
        }
        if self.in_play.len() == 2 {
            return Err(RetireError::LastTwo(seat));
        }
        self.in_play = self.in_play.without(seat);
        if self.turn == seat {
            self.turn = self.after(seat);
        }
        Ok(())
    }

    fn write_move(&self, mv: &u32) -> String {
        mv.to_string()
    }

    fn read_move(&self, text: &str) -> Result<u32, NotThere> {
        text.parse().map_err(|_| NotThere)
    }

    fn position_text(&self) -> String {
        format!("{} {}", self.left, self.turn)
    }

    fn fingerprint(&self) -> u64 {
        u64::from(self.left) * 8 + self.turn.index() as u64
    }

    fn random_move(&self, rng: &mut dyn Rng) -> Option<u32> {
        self.to_move().map(|_| 1 + rng.next_u32() % self.left.min(3))
    }
}
