//! Checks that a game obeys the laws of [`Game`], in random play from fixed seeds.
//!
//! A game's tests build a [`Suite`] and run it:
//!
//! ```text
//! Suite::<Klotz>::new(|rng| random_settings(rng)).games(50).run_listed();
//! ```
//!
//! Every failure names the seed and the ply, so you can reproduce the game.

pub mod refusals;
pub mod texts;

use std::{
    collections::{HashMap, HashSet},
    fmt::Display,
};

use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;

use crate::{Enumerate, Game, MAX_SEATS, Refusal, RetireError, Seat, SeatSet, Verdict};

type SettingsFrom<G> = Box<dyn Fn(&mut dyn Rng) -> <G as Game>::Settings>;
type Reread<G> = Box<dyn Fn(&G) -> Result<String, String>>;
type MoveImage<M> = Box<dyn Fn(&M) -> M>;

/// Which laws to check, and in how many games.
pub struct Suite<G: Game> {
    settings: SettingsFrom<G>,
    reread: Option<Reread<G>>,
    images: Vec<Image<G>>,
    games: u64,
    max_plies: usize,
    stale_moves: usize,
}

/// A symmetry of a game: the images of states and moves.
pub struct Image<G: Game> {
    /// Its name in failures.
    pub name: String,
    /// The image of a state; only its moves are compared.
    pub state: Box<dyn Fn(&G) -> G>,
    /// The image of a move.
    pub mv: MoveImage<G::Move>,
}

/// A player leaves once in this many plies, if the game allows it.
const RETIRE_ONE_IN: u32 = 40;

impl<G: Game> Suite<G> {
    /// A suite for games with random settings.
    pub fn new(settings: impl Fn(&mut dyn Rng) -> G::Settings + 'static) -> Suite<G> {
        Suite {
            settings: Box::new(settings),
            reread: None,
            images: Vec::new(),
            games: 20,
            max_plies: 500,
            stale_moves: 12,
        }
    }

    /// Sets the number of games.
    #[must_use]
    pub fn games(mut self, games: u64) -> Suite<G> {
        self.games = games;
        self
    }

    /// Sets the number of plies after which a game is abandoned.
    #[must_use]
    pub fn max_plies(mut self, max_plies: usize) -> Suite<G> {
        self.max_plies = max_plies;
        self
    }

    /// Sets how many earlier moves are tried again in every state; most are illegal by then. Use
    /// fewer if moves are slow to play.
    #[must_use]
    pub fn stale_moves(mut self, stale_moves: usize) -> Suite<G> {
        self.stale_moves = stale_moves;
        self
    }

    /// For games that can parse positions: `reread` parses the position text and writes it again.
    #[must_use]
    pub fn rereading(
        mut self,
        reread: impl Fn(&G) -> Result<String, String> + 'static,
    ) -> Suite<G> {
        self.reread = Some(Box::new(reread));
        self
    }

    /// For games with symmetries: the moves of an image are the images of the moves.
    #[must_use]
    pub fn symmetric(mut self, image: Image<G>) -> Suite<G> {
        self.images.push(image);
        self
    }

    /// Checks all laws that need no list of moves.
    ///
    /// # Panics
    /// If the game breaks a law.
    pub fn run(&self) {
        self.run_with(|_, _, _| ());
    }

    /// Plays the games; `more` is called for every state, with the moves before it.
    fn run_with(&self, more: impl Fn(&Moment<G>, &[G::Move], &mut Pcg64Mcg)) {
        let mut texts = Texts::default();
        let mut finished = 0;
        for seed in 0..self.games {
            finished += u64::from(self.play_one(seed, &mut texts, &more));
        }
        assert!(finished > 0, "{}: none of {} games ended", G::ID, self.games);
    }

    /// Plays one game to its end or to `max_plies`. Returns whether it ended.
    fn play_one(
        &self,
        seed: u64,
        texts: &mut Texts,
        more: &impl Fn(&Moment<G>, &[G::Move], &mut Pcg64Mcg),
    ) -> bool {
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        let settings = (self.settings)(&mut rng);
        let mut now =
            Moment { state: G::start(settings.clone()), gone: SeatSet::EMPTY, seed, ply: 0 };
        now.expect(*now.state.settings() == settings, "start changed the settings");
        now.expect(
            (1..=MAX_SEATS).contains(&now.state.seats()),
            "the number of seats is out of range",
        );
        now.check_rules_versions();
        let mut past = Vec::new();
        let mut replay = G::start(settings);
        while now.ply < self.max_plies {
            let earlier = &past[past.len().saturating_sub(self.stale_moves)..];
            self.check_moment(&now, earlier, texts);
            more(&now, earlier, &mut rng);
            if now.state.outcome().is_some() {
                now.check_finished(earlier);
                return true;
            }
            if rng.next_u32().is_multiple_of(RETIRE_ONE_IN) && now.active() > 2 {
                let seat = now.some_active_seat(&mut rng);
                now.retire(seat);
                replay.retire(seat).expect("it was possible in the same state");
            } else {
                let mv = now.random_move(&mut rng);
                for image in &self.images {
                    let accepted = (image.state)(&now.state).play(&(image.mv)(&mv)).is_ok();
                    now.expect(
                        accepted,
                        format_args!(
                            "{}: the image of the state refuses the image of a move",
                            image.name
                        ),
                    );
                }
                now.play(&mv);
                now.expect(replay.play(&mv).is_ok(), "a move is legal only once");
                past.push(mv);
            }
            now.ply += 1;
            now.expect(replay == now.state, "the same moves lead to different states");
        }
        false
    }

    fn check_moment(&self, now: &Moment<G>, earlier: &[G::Move], texts: &mut Texts) {
        now.check_turn();
        now.check_retirement();
        now.check_stale_moves(earlier);
        let text = now.state.position_text();
        if let Some(reread) = &self.reread {
            match reread(&now.state) {
                Ok(again) => {
                    now.expect(again == text, format_args!("{text} reads back as {again}"));
                }
                Err(error) => now.fail(format_args!("{text} does not read back: {error}")),
            }
        }
        texts.check(now, &text);
    }
}

impl<G: Enumerate> Suite<G> {
    /// Checks all laws, including those about the list of moves.
    ///
    /// # Panics
    /// If the game breaks a law.
    pub fn run_listed(&self) {
        self.run_with(|now, earlier, rng| self.check_list(now, earlier, rng));
    }

    fn check_list(&self, now: &Moment<G>, earlier: &[G::Move], rng: &mut Pcg64Mcg) {
        let listed = now.state.legal_moves();
        now.expect(
            listed.is_empty() == now.state.outcome().is_some(),
            "moves must be listed until the game is over, and only until then",
        );
        let mut texts = HashSet::new();
        for mv in &listed {
            let text = now.state.write_move(mv);
            now.expect(
                now.clone().state.play(mv).is_ok(),
                format_args!("{text} is listed but refused"),
            );
            now.expect(!texts.contains(&text), format_args!("{text} is listed twice"));
            texts.insert(text);
        }
        if let Some(mv) = now.state.random_move(rng) {
            now.expect(listed.contains(&mv), format_args!("{mv:?} is drawn but not listed"));
        }
        for mv in earlier {
            let accepted = now.clone().state.play(mv).is_ok();
            now.expect(
                accepted == listed.contains(mv),
                format_args!("{mv:?} is accepted: {accepted}, but listed: {}", !accepted),
            );
        }
        for image in &self.images {
            check_image(now, &listed, image);
        }
    }
}

fn check_image<G: Enumerate>(now: &Moment<G>, listed: &[G::Move], image: &Image<G>) {
    let there = (image.state)(&now.state).legal_moves();
    let same =
        there.len() == listed.len() && listed.iter().all(|mv| there.contains(&(image.mv)(mv)));
    now.expect(same, format_args!("{}: the image of the state has other legal moves", image.name));
}

/// Position texts and fingerprints of all games, to check that they correspond one to one.
#[derive(Default)]
struct Texts {
    fingerprints: HashMap<String, u64>,
    texts: HashMap<u64, String>,
}

impl Texts {
    fn check<G: Game>(&mut self, now: &Moment<G>, text: &str) {
        let fingerprint = now.state.fingerprint();
        let known = *self.fingerprints.entry(text.to_owned()).or_insert(fingerprint);
        now.expect(known == fingerprint, format_args!("{text} has two fingerprints"));
        let known = self.texts.entry(fingerprint).or_insert_with(|| text.to_owned());
        now.expect(*known == text, format_args!("{known} and {text} have the same fingerprint"));
    }
}

/// One state of one game.
struct Moment<G> {
    state: G,
    /// Who has left.
    gone: SeatSet,
    seed: u64,
    ply: usize,
}

impl<G: Game> Clone for Moment<G> {
    fn clone(&self) -> Moment<G> {
        Moment { state: self.state.clone(), ..*self }
    }
}

impl<G: Game> Moment<G> {
    fn fail(&self, message: impl Display) -> ! {
        panic!("{}, seed {}, ply {}: {message}", G::ID, self.seed, self.ply)
    }

    fn expect(&self, holds: bool, message: impl Display) {
        if !holds {
            self.fail(message);
        }
    }

    fn active(&self) -> usize {
        self.state.seats() - self.gone.len()
    }

    fn some_active_seat(&self, rng: &mut Pcg64Mcg) -> Seat {
        let active: Vec<Seat> =
            Seat::first(self.state.seats()).filter(|&seat| !self.gone.contains(seat)).collect();
        active[rng.next_u32() as usize % active.len()]
    }

    /// Exactly the supported versions of the rules are accepted.
    fn check_rules_versions(&self) {
        for version in 0..=G::RULES_VERSION + 1 {
            let settings = G::with_rules_version(self.state.settings().clone(), version);
            let played_by = settings.as_ref().map(G::rules_version);
            let expected = G::knows_rules_version(version).then_some(version);
            self.expect(
                played_by == expected,
                format_args!("rules {version}: {played_by:?}, not {expected:?}"),
            );
        }
    }

    fn check_turn(&self) {
        match (self.state.to_move(), self.state.outcome()) {
            (Some(seat), None) => self.expect(
                seat.index() < self.state.seats() && !self.gone.contains(seat),
                format_args!("{seat} is to move but not in the game"),
            ),
            (None, Some(outcome)) => {
                if let Verdict::Won(winners) = outcome.verdict {
                    self.expect(!winners.is_empty(), "the game was won without a winner");
                    let playing = |seat: Seat| seat.index() < self.state.seats();
                    self.expect(winners.iter().all(playing), "the winner has no seat in the game");
                }
            }
            (Some(seat), Some(_)) => {
                self.fail(format_args!("{seat} is to move in a game that is over"))
            }
            (None, None) => self.fail("no seat is to move, but the game is not over"),
        }
    }

    /// A random move, after checking that its text round-trips.
    fn random_move(&self, rng: &mut Pcg64Mcg) -> G::Move {
        let Some(mv) = self.state.random_move(rng) else {
            self.fail("there is no random move, but the game is not over");
        };
        let text = self.state.write_move(&mv);
        match self.state.read_move(&text) {
            Ok(again) => self.expect(again == mv, format_args!("{text} reads back as {again:?}")),
            Err(error) => self.fail(format_args!("{text} does not read back: {error}")),
        }
        mv
    }

    fn play(&mut self, mv: &G::Move) {
        let before = self.state.clone();
        if let Err(refusal) = self.state.play(mv) {
            self.fail(format_args!("{mv:?} was drawn but refused: {refusal}"));
        }
        self.expect(self.state != before, format_args!("{mv:?} changed nothing"));
    }

    /// Tries earlier moves again: a refusal changes nothing and says why.
    fn check_stale_moves(&self, earlier: &[G::Move]) {
        for mv in earlier {
            let mut state = self.state.clone();
            if let Err(refusal) = state.play(mv) {
                self.expect(
                    state == self.state,
                    format_args!("{mv:?} was refused but changed the state"),
                );
                self.check_refusal(&refusal);
            }
        }
    }

    fn check_refusal(&self, refusal: &impl Refusal) {
        let code = refusal.code();
        let kebab = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        self.expect(
            !code.is_empty() && code.chars().all(kebab),
            format_args!("{code:?} is not in kebab case"),
        );
        self.expect(!refusal.to_string().is_empty(), format_args!("{code} has an empty message"));
    }

    /// A player who cannot leave is told why, and nothing changes.
    fn check_retirement(&self) {
        for seat in Seat::ALL {
            let present = seat.index() < self.state.seats() && !self.gone.contains(seat);
            let expected = if self.state.outcome().is_some() {
                Err(RetireError::GameOver)
            } else if !present {
                Err(RetireError::NotInGame(seat))
            } else if self.active() <= 2 {
                Err(RetireError::LastTwo(seat))
            } else {
                Ok(())
            };
            let mut state = self.state.clone();
            let answer = state.retire(seat);
            self.expect(
                answer == expected,
                format_args!("{seat} leaves: {answer:?}, not {expected:?}"),
            );
            if answer.is_err() {
                self.expect(
                    state == self.state,
                    format_args!("{seat} was not allowed to leave, but the state changed"),
                );
            }
        }
    }

    fn retire(&mut self, seat: Seat) {
        if let Err(refusal) = self.state.retire(seat) {
            self.fail(format_args!("{seat} cannot leave: {refusal}"));
        }
        self.gone = self.gone.with(seat);
    }

    /// A finished game accepts no more moves.
    fn check_finished(&self, earlier: &[G::Move]) {
        let mut rng = Pcg64Mcg::seed_from_u64(self.seed);
        self.expect(self.state.random_move(&mut rng).is_none(), "a move is drawn after the end");
        for mv in earlier {
            let mut state = self.state.clone();
            self.expect(state.play(mv).is_err(), format_args!("{mv:?} is accepted after the end"));
            self.expect(
                state == self.state,
                format_args!("{mv:?} changed the state after the end"),
            );
        }
    }
}
