//! Contests between test players of known strength, and between built-in bots.

use std::collections::BTreeSet;

use arena::stats::{Sprt, SprtVerdict, expected_score};
use arena::{
    ArenaGame, ChosenMove, Contest, ContestConfig, ContestError, ContestResults, Contestant,
    Failure, FailureKind, GameHistory, MoveRequest, PlayedGame, Player,
};
use bots::Level;
use game::Game as _;
use game::record::Record;
use klotz::Klotz;
use rand_core::{Rng as _, SeedableRng as _};
use rand_pcg::Pcg64Mcg;

/// Resigns according to a script that both players share: the first is stronger by `elo`, and the share
/// `drawn` of the games has no loser. The other player moves randomly, so a game without a loser ends
/// as too long.
struct ScriptedPlayer {
    index: usize,
    elo: f64,
    drawn: f64,
}

impl ScriptedPlayer {
    fn contestants(elo: f64, drawn: f64) -> Vec<Contestant<Klotz>> {
        ["strong", "weak"]
            .into_iter()
            .enumerate()
            .map(|(index, name)| {
                Contestant::new(name, move || ScriptedPlayer { index, elo, drawn })
            })
            .collect()
    }
}

impl Player<Klotz> for ScriptedPlayer {
    fn choose(
        &mut self,
        history: &GameHistory<Klotz>,
        request: &MoveRequest,
    ) -> Result<ChosenMove<klotz::Move>, Failure> {
        let mut shared = Pcg64Mcg::seed_from_u64(history.number());
        let luck = f64::from(shared.next_u32()) / 2_f64.powi(32);
        let first_wins = expected_score(self.elo) - self.drawn / 2.0;
        let loser = if luck < first_wins {
            Some(1)
        } else if luck < first_wins + self.drawn {
            None
        } else {
            Some(0)
        };
        if loser == Some(self.index) {
            return Err(Failure::new(FailureKind::Resigned, "by the script"));
        }
        let mut rng = Pcg64Mcg::seed_from_u64(request.seed);
        Ok(ChosenMove::only(history.game().random_move(&mut rng).expect("the game goes on")))
    }
}

fn short_games() -> ContestConfig {
    ContestConfig { opening_plies: 0, max_plies: 6, ..ContestConfig::default_for::<Klotz>(2) }
}

fn contest<G: ArenaGame>(contestants: Vec<Contestant<G>>, config: ContestConfig) -> Contest<G> {
    let setup = G::setup(&[]).expect("no options are valid options");
    Contest::new(contestants, setup, config).expect("valid settings")
}

/// All games without thinking times, which depend on the machine.
fn play_all<G: ArenaGame>(contest: &Contest<G>) -> Vec<PlayedGame> {
    let mut reported = 0;
    let played_games = contest.run(&mut |progress| {
        assert_eq!(progress.played.scheduled.number, reported, "games are reported in order");
        reported += 1;
        assert_eq!(progress.done, reported);
        Ok(())
    });
    let timeless = |played: PlayedGame| PlayedGame { thinking_times: Vec::new(), ..played };
    played_games.expect("the callback cannot fail").into_iter().map(timeless).collect()
}

fn play<G: ArenaGame>(contest: &Contest<G>) -> ContestResults {
    let played_games = contest.run(&mut |_| Ok(())).expect("the callback cannot fail");
    ContestResults::new(&contest.names(), contest.config().seats, &played_games)
}

#[test]
fn known_strength_is_measured() {
    let config = ContestConfig { games: 2_000, threads: 2, ..short_games() };
    let results = play(&contest(ScriptedPlayer::contestants(100.0, 0.2), config));
    assert_eq!(results.games, 2_000);
    let [strong, weak] = &results.scores[..] else { panic!("two contestants") };
    assert_eq!((strong.won, strong.shared, strong.lost), (weak.lost, weak.shared, weak.won));
    assert_eq!(strong.won + strong.shared + strong.lost, 2_000);
    assert!(strong.interval().contains(expected_score(100.0)), "{strong:?}");
    assert_eq!((results.ends["too-long"], results.shared), (strong.shared, strong.shared));
    let estimate = results.pairs.expect("a two-player contest").estimate();
    assert!(estimate.elo_interval.contains(100.0), "{estimate:?}");
    assert!((0.45..0.55).contains(&results.by_seat[0]), "{:?}", results.by_seat);
    let (difference, interval) = results.ratings.expect("they met").difference(0, 1);
    assert!((difference - estimate.elo).abs() < 2.0 && interval.contains(100.0), "{difference}");
}

#[test]
fn results_do_not_depend_on_threads() {
    let results = [1, 3].map(|threads| {
        let config = ContestConfig { games: 60, threads, ..short_games() };
        play_all(&contest(ScriptedPlayer::contestants(0.0, 0.4), config))
    });
    assert_eq!(results[0], results[1]);
    assert_eq!(results[0].len(), 60);
}

#[test]
fn built_in_bots_play_the_same_games_on_any_number_of_threads() {
    let results = [1, 2].map(|threads| {
        let contestants = [Level::Balsa, Level::Willow].map(Contestant::<Klotz>::level).into();
        let config = ContestConfig { games: 8, threads, ..ContestConfig::default_for::<Klotz>(2) };
        play_all(&contest(contestants, config))
    });
    assert_eq!(results[0], results[1]);
    assert!(results[0].iter().all(|played| played.forfeits.is_empty()));
}

#[test]
fn a_sequential_test_ends_the_contest() {
    let sprt: Sprt = "0,60".parse().expect("a valid test");
    let found = [1, 3].map(|threads| {
        let config = ContestConfig { games: 20_000, sprt: Some(sprt), threads, ..short_games() };
        let contest = contest(ScriptedPlayer::contestants(120.0, 0.2), config);
        let mut state = None;
        let played_games = contest.run(&mut |progress| {
            state = progress.sprt;
            Ok(())
        });
        (played_games.expect("the callback cannot fail").len(), state.expect("there is a test"))
    });
    let (games, state) = found[0];
    assert_eq!(state.verdict, Some(SprtVerdict::AcceptElo1));
    assert!(games < 600 && games.is_multiple_of(2), "{games}");
    assert_eq!(found[0], found[1], "games after the decision do not count");
}

/// Fails in the given way on its second move.
struct FailingPlayer(FailureKind);

impl Player<Klotz> for FailingPlayer {
    fn choose(
        &mut self,
        history: &GameHistory<Klotz>,
        request: &MoveRequest,
    ) -> Result<ChosenMove<klotz::Move>, Failure> {
        let seats = history.game().seats();
        if history.plies() >= seats {
            if self.0 == FailureKind::Illegal {
                let mv = history.game().read_move("a1-a2").expect("the syntax is valid");
                return Ok(ChosenMove::only(mv));
            }
            return Err(Failure::new(self.0, "it broke"));
        }
        let mut rng = Pcg64Mcg::seed_from_u64(request.seed);
        Ok(ChosenMove::only(history.game().random_move(&mut rng).expect("the game goes on")))
    }
}

#[test]
fn a_failing_player_loses_and_the_record_has_the_reason() {
    for (kind, word) in [
        (FailureKind::Illegal, "illegal-move"),
        (FailureKind::Timeout, "time"),
        (FailureKind::Broken, "failure"),
        (FailureKind::Resigned, "resignation"),
    ] {
        let contestants =
            vec![Contestant::new("broken", move || FailingPlayer(kind)), Contestant::random()];
        let config =
            ContestConfig { games: 2, opening_plies: 0, ..ContestConfig::default_for::<Klotz>(2) };
        let contest = contest(contestants, config);
        let mut records = Vec::new();
        let played_games = contest.run(&mut |progress| {
            records.push(progress.record.to_string());
            Ok(())
        });
        for (played, record) in played_games.expect("the callback cannot fail").iter().zip(&records)
        {
            let broken = usize::from(played.scheduled.seats[1] == 0);
            assert_eq!((played.scores[broken], played.scores[1 - broken]), (0.0, 1.0));
            assert_eq!(played.end, word);
            let [forfeit] = &played.forfeits[..] else { panic!("one player failed: {played:?}") };
            assert_eq!((forfeit.seat.index(), forfeit.failure.kind), (broken, kind));
            assert!(!forfeit.failure.message.is_empty());
            let record: Record<Klotz> = record.parse().expect("records are readable");
            assert_eq!(record.ending().by(), Some(word));
        }
    }
}

#[test]
fn the_others_play_on_when_one_of_four_fails() {
    let contestants = vec![
        Contestant::new("broken", || FailingPlayer(FailureKind::Broken)),
        Contestant::random(),
    ];
    let config = ContestConfig {
        games: 4,
        opening_plies: 0,
        max_plies: 40,
        ..ContestConfig::default_for::<Klotz>(4)
    };
    let contest = contest(contestants, config);
    let mut records = Vec::new();
    let played_games = contest.run(&mut |progress| {
        records.push(progress.record.to_string());
        Ok(())
    });
    let played_games = played_games.expect("the callback cannot fail");
    let mut seats = BTreeSet::new();
    for (played, record) in played_games.iter().zip(&records) {
        let broken = played.scheduled.seats.iter().position(|&at| at == 0).expect("it has a seat");
        seats.insert(broken);
        assert!(played.scores[broken].abs() < f64::EPSILON);
        assert!((played.scores.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{played:?}");
        assert!(played.plies > 8, "the others played on: {played:?}");
        let letter = ['R', 'Y', 'G', 'B'][broken];
        assert!(record.contains(&format!("{letter}=out")), "{record}");
        record.parse::<Record<Klotz>>().expect("records are readable");
    }
    assert_eq!(seats.len(), 4, "it had every seat");
    let results = ContestResults::new(&contest.names(), 4, &played_games);
    let [broken, random] = &results.scores[..] else { panic!("two contestants") };
    assert!((broken.chance - 0.25).abs() < 1e-9 && (random.chance - 0.75).abs() < 1e-9);
    assert_eq!((broken.forfeits, broken.lost, random.forfeits), (4, 4, 0));
    assert!((random.share() - 1.0).abs() < 1e-9, "the other three share all points: {random:?}");
}

#[test]
fn an_error_of_the_callback_ends_the_contest() {
    let config = ContestConfig { games: 100, threads: 2, ..short_games() };
    let error = contest(ScriptedPlayer::contestants(0.0, 0.0), config)
        .run(&mut |_| Err(std::io::Error::other("the disk is full")))
        .expect_err("the error is returned");
    assert_eq!(error.to_string(), "the disk is full");
}

#[test]
fn invalid_contests_are_rejected() {
    let error_of = |contestants: Vec<Contestant<Klotz>>, config: ContestConfig| {
        let setup = Klotz::setup(&[]).expect("no options are valid options");
        Contest::new(contestants, setup, config).err().map(|error| error.to_string())
    };
    let two = || vec![Contestant::random(), Contestant::random()];
    let config = ContestConfig::default_for::<Klotz>;
    assert_eq!(error_of(two(), config(2)), None);
    let message = |error: ContestError| Some(error.to_string());
    assert_eq!(error_of(vec![Contestant::random()], config(2)), message(ContestError::TooFew));
    let wrong_seats = ContestError::Seats { game: "klotz", seats: 5, supported: 2..=4 };
    assert_eq!(wrong_seats.to_string(), "klotz is for 2 to 4 players, not for 5");
    assert_eq!(error_of(two(), config(5)), message(wrong_seats));
    let sprt = "0,10".parse().ok();
    assert_eq!(
        error_of(two(), ContestConfig { sprt, ..config(3) }),
        message(ContestError::SprtOfMany)
    );
    assert_eq!(
        error_of(two(), ContestConfig { games: 0, ..config(2) }),
        message(ContestError::Nothing)
    );
}

/// A regression: without tremor, a bot that uses no chance plays the same game from both seats. The second
/// one says nothing new and must not make the result look more certain.
#[test]
fn repeated_games_count_once() {
    struct Deterministic;
    impl Player<Klotz> for Deterministic {
        fn choose(
            &mut self,
            history: &GameHistory<Klotz>,
            _: &MoveRequest,
        ) -> Result<ChosenMove<klotz::Move>, Failure> {
            let mut rng = Pcg64Mcg::seed_from_u64(history.plies() as u64);
            Ok(ChosenMove::only(history.game().random_move(&mut rng).expect("the game goes on")))
        }
    }
    let contestants = ["one", "two"].map(|name| Contestant::new(name, || Deterministic));
    let results = play(&contest(contestants.into(), ContestConfig { games: 10, ..short_games() }));
    assert_eq!((results.games, results.repeated), (5, 5));
    assert_eq!(results.pairs.map(|pairs| pairs.len()), Some(0));
    assert_eq!(results.scores.iter().map(|score| score.games).sum::<u64>(), 10);
}
