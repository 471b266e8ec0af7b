//! Contests between toy players whose strength is known, and between our own.

use std::collections::BTreeSet;

use arena::stats::{Sprt, SprtVerdict, expected_score};
use arena::{
    Bout, Contest, ContestError, Contestant, Course, Failure, FailureKind, Hosted, Player, Tally,
    Task, Terms, Thought,
};
use bots::Level;
use game::Game as _;
use game::record::Record;
use klotz::Klotz;
use rand_core::{Rng as _, SeedableRng as _};
use rand_pcg::Pcg64Mcg;

/// One of two who agree beforehand who is to give up: the first is stronger by so many points, and
/// a share of the games is drawn. Who need not give up plays on by lot, so a game without a loser
/// becomes too long.
struct Toy {
    place: usize,
    elo: f64,
    drawn: f64,
}

impl Toy {
    fn contestants(elo: f64, drawn: f64) -> Vec<Contestant<Klotz>> {
        ["strong", "weak"]
            .into_iter()
            .enumerate()
            .map(|(place, name)| Contestant::new(name, move || Toy { place, elo, drawn }))
            .collect()
    }
}

impl Player<Klotz> for Toy {
    fn choose(
        &mut self,
        course: &Course<Klotz>,
        task: &Task,
    ) -> Result<Thought<klotz::Move>, Failure> {
        let mut agreed = Pcg64Mcg::seed_from_u64(course.number());
        let luck = f64::from(agreed.next_u32()) / 2_f64.powi(32);
        let first_wins = expected_score(self.elo) - self.drawn / 2.0;
        let loser = if luck < first_wins {
            Some(1)
        } else if luck < first_wins + self.drawn {
            None
        } else {
            Some(0)
        };
        if loser == Some(self.place) {
            return Err(Failure::new(FailureKind::Resigned, "as agreed"));
        }
        let mut rng = Pcg64Mcg::seed_from_u64(task.seed);
        Ok(Thought::only(course.game().random_move(&mut rng).expect("the game goes on")))
    }
}

fn short_terms() -> Terms {
    Terms { opening_plies: 0, longest: 6, ..Terms::usual::<Klotz>(2) }
}

fn contest<G: Hosted>(contestants: Vec<Contestant<G>>, terms: Terms) -> Contest<G> {
    let venue = G::venue(&[]).expect("no choice is a choice");
    Contest::new(contestants, venue, terms).expect("a contest")
}

/// All games, without what depends on the machine.
fn played<G: Hosted>(contest: &Contest<G>) -> Vec<Bout> {
    let mut told = 0;
    let bouts = contest.run(&mut |progress| {
        assert_eq!(progress.bout.fixture.number, told, "games are told in their order");
        told += 1;
        assert_eq!(progress.done, told);
        Ok(())
    });
    let timeless = |bout: Bout| Bout { paces: Vec::new(), ..bout };
    bouts.expect("nothing was written").into_iter().map(timeless).collect()
}

fn tally<G: Hosted>(contest: &Contest<G>) -> Tally {
    let bouts = contest.run(&mut |_| Ok(())).expect("nothing was written");
    Tally::of(&contest.names(), contest.terms().seats, &bouts)
}

#[test]
fn a_known_strength_is_measured() {
    let terms = Terms { games: 2_000, threads: 2, ..short_terms() };
    let tally = tally(&contest(Toy::contestants(100.0, 0.2), terms));
    assert_eq!(tally.games, 2_000);
    let [strong, weak] = &tally.scores[..] else { panic!("two have played") };
    assert_eq!((strong.won, strong.shared, strong.lost), (weak.lost, weak.shared, weak.won));
    assert_eq!(strong.won + strong.shared + strong.lost, 2_000);
    assert!(strong.interval().contains(expected_score(100.0)), "{strong:?}");
    assert_eq!((tally.ends["too-long"], tally.shared), (strong.shared, strong.shared));
    let estimate = tally.pairs.expect("two at a table for two").estimate();
    assert!(estimate.elo_interval.contains(100.0), "{estimate:?}");
    assert!((0.45..0.55).contains(&tally.by_seat[0]), "{:?}", tally.by_seat);
    let (difference, interval) = tally.ratings.expect("they met").difference(0, 1);
    assert!((difference - estimate.elo).abs() < 2.0 && interval.contains(100.0), "{difference}");
}

#[test]
fn threads_make_no_difference() {
    let results = [1, 3].map(|threads| {
        let terms = Terms { games: 60, threads, ..short_terms() };
        played(&contest(Toy::contestants(0.0, 0.4), terms))
    });
    assert_eq!(results[0], results[1]);
    assert_eq!(results[0].len(), 60);
}

#[test]
fn levels_play_the_same_games_on_one_thread_and_on_two() {
    let results = [1, 2].map(|threads| {
        let contestants = [Level::Balsa, Level::Willow].map(Contestant::<Klotz>::level).into();
        let terms = Terms { games: 8, threads, ..Terms::usual::<Klotz>(2) };
        played(&contest(contestants, terms))
    });
    assert_eq!(results[0], results[1]);
    assert!(results[0].iter().all(|bout| bout.faults.is_empty()));
}

#[test]
fn a_sequential_test_ends_when_enough_is_known() {
    let sprt: Sprt = "0,60".parse().expect("a test");
    let found = [1, 3].map(|threads| {
        let terms = Terms { games: 20_000, sprt: Some(sprt), threads, ..short_terms() };
        let contest = contest(Toy::contestants(120.0, 0.2), terms);
        let mut state = None;
        let bouts = contest.run(&mut |progress| {
            state = progress.sprt;
            Ok(())
        });
        (bouts.expect("nothing was written").len(), state.expect("there is a test"))
    });
    let (games, state) = found[0];
    assert_eq!(state.verdict, Some(SprtVerdict::AcceptElo1));
    assert!(games < 600 && games.is_multiple_of(2), "{games}");
    assert_eq!(found[0], found[1], "games beyond the end do not count, whatever thread was faster");
}

/// Fails in a way of its own when it is asked for its second move.
struct Broken(FailureKind);

impl Player<Klotz> for Broken {
    fn choose(
        &mut self,
        course: &Course<Klotz>,
        task: &Task,
    ) -> Result<Thought<klotz::Move>, Failure> {
        let seats = course.game().seats();
        if course.plies() >= seats {
            if self.0 == FailureKind::Illegal {
                let mv = course.game().read_move("a1-a2").expect("it reads like a move");
                return Ok(Thought::only(mv));
            }
            return Err(Failure::new(self.0, "it broke"));
        }
        let mut rng = Pcg64Mcg::seed_from_u64(task.seed);
        Ok(Thought::only(course.game().random_move(&mut rng).expect("the game goes on")))
    }
}

#[test]
fn who_fails_has_lost_and_it_is_said() {
    for (kind, word) in [
        (FailureKind::Illegal, "illegal-move"),
        (FailureKind::Late, "time"),
        (FailureKind::Broken, "failure"),
        (FailureKind::Resigned, "resignation"),
    ] {
        let contestants =
            vec![Contestant::new("broken", move || Broken(kind)), Contestant::random()];
        let terms = Terms { games: 2, opening_plies: 0, ..Terms::usual::<Klotz>(2) };
        let contest = contest(contestants, terms);
        let mut records = Vec::new();
        let bouts = contest.run(&mut |progress| {
            records.push(progress.record.to_string());
            Ok(())
        });
        for (bout, record) in bouts.expect("nothing was written").iter().zip(&records) {
            let broken = usize::from(bout.fixture.seats[1] == 0);
            assert_eq!((bout.scores[broken], bout.scores[1 - broken]), (0.0, 1.0));
            assert_eq!(bout.end, word);
            let [fault] = &bout.faults[..] else { panic!("one has failed: {bout:?}") };
            assert_eq!((fault.seat.index(), fault.failure.kind), (broken, kind));
            assert!(!fault.failure.words.is_empty());
            let record: Record<Klotz> = record.parse().expect("records can be read");
            assert_eq!(record.ending().by(), Some(word));
        }
    }
}

#[test]
fn the_others_play_on_when_one_of_four_fails() {
    let contestants =
        vec![Contestant::new("broken", || Broken(FailureKind::Broken)), Contestant::random()];
    let terms = Terms { games: 4, opening_plies: 0, longest: 40, ..Terms::usual::<Klotz>(4) };
    let contest = contest(contestants, terms);
    let mut records = Vec::new();
    let bouts = contest.run(&mut |progress| {
        records.push(progress.record.to_string());
        Ok(())
    });
    let bouts = bouts.expect("nothing was written");
    let mut seats = BTreeSet::new();
    for (bout, record) in bouts.iter().zip(&records) {
        let broken = bout.fixture.seats.iter().position(|&at| at == 0).expect("it plays");
        seats.insert(broken);
        assert!(bout.scores[broken].abs() < f64::EPSILON);
        assert!((bout.scores.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{bout:?}");
        assert!(bout.plies > 8, "the others have played on: {bout:?}");
        let letter = ['R', 'Y', 'G', 'B'][broken];
        assert!(record.contains(&format!("{letter}=out")), "{record}");
        record.parse::<Record<Klotz>>().expect("records can be read");
    }
    assert_eq!(seats.len(), 4, "it sat everywhere");
    let tally = Tally::of(&contest.names(), 4, &bouts);
    let [broken, random] = &tally.scores[..] else { panic!("two contestants") };
    assert!((broken.chance - 0.25).abs() < 1e-9 && (random.chance - 0.75).abs() < 1e-9);
    assert_eq!((broken.faults, broken.lost, random.faults), (4, 4, 0));
    assert!((random.share() - 1.0).abs() < 1e-9, "the three got all there is: {random:?}");
}

#[test]
fn what_cannot_be_written_ends_a_contest() {
    let terms = Terms { games: 100, threads: 2, ..short_terms() };
    let error = contest(Toy::contestants(0.0, 0.0), terms)
        .run(&mut |_| Err(std::io::Error::other("the disk is full")))
        .expect_err("nothing can be written");
    assert_eq!(error.to_string(), "the disk is full");
}

#[test]
fn what_is_no_contest_is_refused() {
    let refused = |contestants: Vec<Contestant<Klotz>>, terms: Terms| {
        let venue = Klotz::venue(&[]).expect("no choice is a choice");
        Contest::new(contestants, venue, terms).err().map(|error| error.to_string())
    };
    let two = || vec![Contestant::random(), Contestant::random()];
    let usual = Terms::usual::<Klotz>;
    assert_eq!(refused(two(), usual(2)), None);
    let said = |error: ContestError| Some(error.to_string());
    assert_eq!(refused(vec![Contestant::random()], usual(2)), said(ContestError::TooFew));
    let wrong_seats = ContestError::Seats { game: "klotz", seats: 5, can: 2..=4 };
    assert_eq!(wrong_seats.to_string(), "klotz is for 2 to 4 players, not for 5");
    assert_eq!(refused(two(), usual(5)), said(wrong_seats));
    let sprt = "0,10".parse().ok();
    assert_eq!(refused(two(), Terms { sprt, ..usual(3) }), said(ContestError::SprtOfMany));
    assert_eq!(refused(two(), Terms { games: 0, ..usual(2) }), said(ContestError::Nothing));
}
