//! The conformance suite itself: a sound game passes, and each way of being broken is found.

use std::panic::{AssertUnwindSafe, catch_unwind};

use game::{
    Enumerate, Game, Outcome, Refusal, RetireError, Seat, SeatSet, Verdict,
    conformance::{Image, Suite},
};
use rand_core::Rng;

/// Ways in which [`Heap`] can be wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Flaw {
    None,
    RefusalLeavesTrace,
    FingerprintForgetsTurn,
    ListsTwice,
    ListsIllegal,
    DrawsAfterTheEnd,
    MoveTextLosesNumber,
    PlaysWhenOver,
    RetiredStillMoves,
    LastTwoMayLeave,
}

/// Players take one to three matches off a heap in turn; who takes the last one wins.
#[derive(Clone, PartialEq, Debug)]
struct Heap {
    settings: (usize, u32, Flaw),
    left: u32,
    turn: usize,
    gone: SeatSet,
}

#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[error("take one to three, and no more than there are")]
struct Refused;

impl Refusal for Refused {
    fn code(&self) -> &'static str {
        "refused"
    }
}

impl Heap {
    fn flawed(&self, flaw: Flaw) -> bool {
        self.settings.2 == flaw
    }

    fn next(&self) -> usize {
        (1..=self.seats())
            .map(|on| (self.turn + on) % self.seats())
            .find(|&seat| {
                !self.gone.contains(Seat::ALL[seat]) || self.flawed(Flaw::RetiredStillMoves)
            })
            .expect("somebody is left")
    }
}

impl Game for Heap {
    const ID: &'static str = "heap";
    const RULES_VERSION: u32 = 1;
    type Settings = (usize, u32, Flaw);
    type Move = u32;
    type Illegal = Refused;
    type MoveTextError = Refused;
    type EndRule = ();

    fn start(settings: (usize, u32, Flaw)) -> Heap {
        Heap { settings, left: settings.1, turn: 0, gone: SeatSet::EMPTY }
    }

    fn settings(&self) -> &(usize, u32, Flaw) {
        &self.settings
    }

    fn seats(&self) -> usize {
        self.settings.0
    }

    fn to_move(&self) -> Option<Seat> {
        (self.left > 0).then(|| Seat::ALL[self.turn])
    }

    fn outcome(&self) -> Option<Outcome<()>> {
        let last = (self.turn + self.seats() - 1) % self.seats();
        let verdict = Verdict::Won(Seat::ALL[last].into());
        (self.left == 0).then_some(Outcome { verdict, rule: () })
    }

    fn play(&mut self, mv: &u32) -> Result<(), Refused> {
        if self.left == 0 && self.flawed(Flaw::PlaysWhenOver) {
            self.turn = self.next();
            return Ok(());
        }
        if !(1..=3).contains(mv) || *mv > self.left {
            if self.flawed(Flaw::RefusalLeavesTrace) {
                self.turn = self.next();
            }
            return Err(Refused);
        }
        self.left -= mv;
        self.turn = self.next();
        Ok(())
    }

    fn retire(&mut self, seat: Seat) -> Result<(), RetireError> {
        if self.left == 0 {
            Err(RetireError::GameOver)
        } else if seat.index() >= self.seats() || self.gone.contains(seat) {
            Err(RetireError::NotInGame(seat))
        } else if self.seats() - self.gone.len() <= 2 && !self.flawed(Flaw::LastTwoMayLeave) {
            Err(RetireError::LastTwo(seat))
        } else {
            self.gone = self.gone.with(seat);
            if self.turn == seat.index() {
                self.turn = self.next();
            }
            Ok(())
        }
    }

    fn write_move(&self, mv: &u32) -> String {
        mv.to_string()
    }

    fn read_move(&self, text: &str) -> Result<u32, Refused> {
        if self.flawed(Flaw::MoveTextLosesNumber) {
            return Ok(1);
        }
        text.parse().map_err(|_| Refused)
    }

    fn position_text(&self) -> String {
        format!("{} {} {:?}", self.left, self.turn, self.gone)
    }

    fn fingerprint(&self) -> u64 {
        let gone = Seat::ALL.iter().filter(|&&seat| self.gone.contains(seat));
        let gone: usize = gone.map(|seat| 1 << seat.index()).sum();
        let turn = if self.flawed(Flaw::FingerprintForgetsTurn) { 0 } else { self.turn };
        u64::from(self.left) << 32 | (gone as u64) << 8 | turn as u64
    }

    fn random_move(&self, rng: &mut dyn Rng) -> Option<u32> {
        let most = self.left.min(3);
        if most == 0 {
            return self.flawed(Flaw::DrawsAfterTheEnd).then_some(1);
        }
        Some(rng.next_u32() % most + 1)
    }
}

impl Enumerate for Heap {
    fn legal_moves(&self) -> Vec<u32> {
        let mut moves: Vec<u32> = (1..=self.left.min(3)).collect();
        if self.flawed(Flaw::ListsTwice) && !moves.is_empty() {
            moves.push(1);
        }
        if self.flawed(Flaw::ListsIllegal) && !moves.is_empty() {
            moves.push(4);
        }
        moves
    }
}

fn suite(flaw: Flaw) -> Suite<Heap> {
    Suite::new(move |rng| (2 + rng.next_u32() as usize % 4, 20 + rng.next_u32() % 100, flaw))
        .games(60)
}

/// The message with which the suite stops.
fn complaint(suite: &Suite<Heap>) -> String {
    let stopped = catch_unwind(AssertUnwindSafe(|| suite.run_listed()));
    *stopped.expect_err("the flaw goes unnoticed").downcast::<String>().expect("a message")
}

#[test]
fn a_sound_game_passes() {
    suite(Flaw::None).run();
    let same = Image { name: "same".into(), state: Box::new(Heap::clone), mv: Box::new(|&mv| mv) };
    suite(Flaw::None)
        .symmetric(same)
        .rereading(|state| Ok(state.position_text()))
        .stale_moves(5)
        .run_listed();
}

#[test]
fn every_flaw_is_found_and_named_with_seed_and_ply() {
    let expected = [
        (Flaw::RefusalLeavesTrace, "was refused but changed the state"),
        (Flaw::FingerprintForgetsTurn, "have the same fingerprint"),
        (Flaw::ListsTwice, "1 is listed twice"),
        (Flaw::ListsIllegal, "4 is listed but refused"),
        (Flaw::DrawsAfterTheEnd, "is drawn"),
        (Flaw::MoveTextLosesNumber, "reads back as 1"),
        (Flaw::PlaysWhenOver, "is accepted"),
        (Flaw::RetiredStillMoves, "is to move but not in the game"),
        (Flaw::LastTwoMayLeave, "leaves: Ok(())"),
    ];
    for (flaw, words) in expected {
        let message = complaint(&suite(flaw));
        assert!(message.contains(words), "{flaw:?}: {message}");
        assert!(message.starts_with("heap, seed ") && message.contains(", ply "), "{message}");
    }
}

#[test]
fn endless_games_broken_texts_and_false_symmetries_are_found() {
    let endless = suite(Flaw::None).max_plies(3);
    assert!(complaint(&endless).contains("none of 60 games ended"));
    let unreadable = suite(Flaw::None).rereading(|_| Err("no".to_owned()));
    assert!(complaint(&unreadable).contains("does not read back: no"));
    let mirror =
        Image { name: "mirror".into(), state: Box::new(Heap::clone), mv: Box::new(|mv| 4 - mv) };
    let message = complaint(&suite(Flaw::None).symmetric(mirror));
    assert!(message.contains("mirror: the image of the state has other legal moves"), "{message}");
}
