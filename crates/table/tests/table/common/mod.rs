//! A table to try things at: `Scene::of(2).plays(&[3]).refuses(...)`.

#![expect(clippy::needless_pass_by_value, reason = "commands read better without ampersands")]

mod pile;

use game::{Refusal, Seat};
use table::{
    Answer, ClockRule, Command, Event, Journal, Player, SeatSetup, Setup, Table, Takebacks,
};

pub(crate) use pile::{NotThere, Pile, Rule, Settings};

pub(crate) fn seat(index: usize) -> Seat {
    Seat::ALL[index]
}

/// A setup with people on every seat, a pile of 30 and free takebacks.
pub(crate) fn setup(players: usize) -> Setup<Pile> {
    setup_with(players, ClockRule::None, &[])
}

pub(crate) fn setup_with(players: usize, clock: ClockRule, bots: &[usize]) -> Setup<Pile> {
    let settings = Settings { players, counters: 30, first: seat(0) };
    let seats = (0..players).map(|index| SeatSetup {
        name: format!("player {index}"),
        player: if bots.contains(&index) { Player::Bot { level: 1 } } else { Player::Human },
    });
    Setup::try_new(settings, seats.collect(), clock).unwrap()
}

/// A match in progress. Time stands still unless a test lets it pass.
pub(crate) struct Scene {
    pub(crate) journal: Journal<Pile>,
    pub(crate) now_ms: u64,
}

impl Scene {
    pub(crate) fn given(setup: Setup<Pile>) -> Scene {
        Scene { journal: Journal::start(setup, 1_000), now_ms: 1_000 }
    }

    /// Players who share a screen.
    pub(crate) fn of(players: usize) -> Scene {
        Scene::given(setup(players))
    }

    /// Online players, who have to agree to takebacks.
    pub(crate) fn by_agreement(players: usize) -> Scene {
        Scene::given(setup(players).with_takebacks(Takebacks::Agreement))
    }

    pub(crate) fn table(&self) -> &Table<Pile> {
        self.journal.table()
    }

    pub(crate) fn after(mut self, ms: u64) -> Scene {
        self.now_ms += ms;
        self
    }

    /// Executes a command, and checks that replaying all events gives the same state.
    pub(crate) fn does(mut self, command: Command<Pile>) -> Scene {
        self.journal.execute(&command, self.now_ms).unwrap_or_else(|refusal| {
            panic!("{command:?} was refused: {refusal}");
        });
        let events = self.journal.events().to_vec();
        let setup = self.table().setup().clone();
        let again = Journal::restore(setup, self.journal.started_ms(), events).unwrap();
        assert_eq!(again, self.journal, "folding the events again gives another state");
        self
    }

    /// Plays these moves, each for the player to move.
    pub(crate) fn plays(self, moves: &[u32]) -> Scene {
        moves.iter().fold(self, |scene, &mv| {
            let seat = scene.table().to_move().expect("someone is to move");
            let ply = scene.table().ply();
            scene.does(Command::PlayMove { seat, ply, mv })
        })
    }

    /// Tries a command, and checks that it is refused with this code and changes nothing.
    pub(crate) fn refuses(mut self, command: Command<Pile>, code: &str) -> Scene {
        let before = self.journal.clone();
        let refusal = self.journal.execute(&command, self.now_ms).expect_err("a refusal");
        assert_eq!(refusal.code(), code, "{command:?}: {refusal}");
        assert_eq!(self.journal, before, "a refused command changed something");
        self
    }

    pub(crate) fn last_event(&self) -> &Event<Pile> {
        self.journal.events().last().expect("something happened")
    }

    pub(crate) fn left_ms(&self) -> Vec<u64> {
        self.table().left_ms(self.now_ms)
    }
}

pub(crate) fn play(index: usize, ply: u32, mv: u32) -> Command<Pile> {
    Command::PlayMove { seat: seat(index), ply, mv }
}

pub(crate) fn take_back(index: usize, ply: u32) -> Command<Pile> {
    Command::TakeBack { seat: seat(index), ply }
}

pub(crate) fn answer_take_back(index: usize, answer: Answer) -> Command<Pile> {
    Command::AnswerTakeBack { seat: seat(index), answer }
}

pub(crate) fn redo(index: usize, ply: u32) -> Command<Pile> {
    Command::Redo { seat: seat(index), ply }
}

pub(crate) fn resign(index: usize) -> Command<Pile> {
    Command::Resign { seat: seat(index) }
}

pub(crate) fn offer_draw(index: usize) -> Command<Pile> {
    Command::OfferDraw { seat: seat(index) }
}

pub(crate) fn answer_draw(index: usize, answer: Answer) -> Command<Pile> {
    Command::AnswerDraw { seat: seat(index), answer }
}

pub(crate) fn set_player(index: usize, player: Player) -> Command<Pile> {
    Command::SetPlayer { seat: seat(index), player }
}

pub(crate) fn rematch(index: usize) -> Command<Pile> {
    Command::Rematch { seat: seat(index) }
}
