//! Compares the rules with the reference implementation, act by act, over random games.
//!
//! `XSTACK_GAMES` sets how many games are played, for longer runs.

use std::collections::BTreeMap;

use crate::common::{
    mutants::{below, mutant},
    reference::{Place, Referee},
};
use game::{Game as _, Refusal as _, Seat, Verdict};
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;
use xstack::{BLOCKS, Block, Judgement, Purpose, XStack};

fn games() -> u64 {
    std::env::var("XSTACK_GAMES")
        .map_or(1_000, |count| count.parse().expect("XSTACK_GAMES is a number"))
}

/// The game and the referee see the same table.
fn compare(game: &XStack, referee: &Referee) {
    assert_eq!(game.outcome().is_some(), referee.over);
    assert_eq!(game.mover().map(Seat::index), (!referee.over).then_some(referee.seat));
    assert_eq!(game.round(), referee.round + 1);
    assert_eq!(game.forbidden(), referee.forbidden);
    for block in Block::all() {
        let place = referee.blocks[&block];
        assert_eq!(game.poses().get(block).copied().map(Place::OnX), on_x(place), "{block}");
        for seat in Seat::first(game.seats()) {
            let tray = game.tray(seat);
            let mine = seat.index();
            assert_eq!(tray.bonus().contains(block), place == Place::Bonus(mine), "{block}");
            assert_eq!(tray.malus().contains(block), place == Place::Malus(mine), "{block}");
            let cancelled = tray.cancelled().contains(block);
            assert_eq!(cancelled, place == Place::OutOfGame(mine), "{block}");
        }
    }
    for seat in Seat::first(game.seats()) {
        assert_eq!(game.points(seat), referee.points(seat.index()), "{seat}");
    }
    if let Some(outcome) = game.outcome() {
        let Verdict::Won(winners) = outcome.verdict else { panic!("somebody wins") };
        assert_eq!(winners.iter().map(Seat::index).collect::<Vec<_>>(), referee.winners());
    }
}

fn on_x(place: Place) -> Option<Place> {
    matches!(place, Place::OnX(_)).then_some(place)
}

#[test]
fn crate_and_reference_judge_every_act_alike() {
    let mut calls: BTreeMap<String, usize> = BTreeMap::new();
    let mut refusals: BTreeMap<&str, usize> = BTreeMap::new();
    for seed in 0..games() {
        let rng = &mut Pcg64Mcg::seed_from_u64(seed);
        let mut game = XStack::start(crate::common::random_settings(rng));
        let mut referee = Referee::new(game.settings());
        while let Some(turn) = game.random_move(rng) {
            let mut draft = game.draft();
            let mut attempt = referee.begin();
            for act in turn.acts() {
                for _ in 0..6 {
                    let other = mutant(act, &draft, rng);
                    let answer = draft.check(&other);
                    assert_eq!(answer.clone().ok(), attempt.call(&other), "{other:?}: {answer:?}");
                    if let Err(refusal) = answer {
                        assert!(attempt.explains(&refusal), "{refusal} is not the reason");
                        *refusals.entry(refusal.code()).or_default() += 1;
                        let untouched = draft.clone();
                        assert!(draft.add(other).is_err());
                        assert_eq!(draft, untouched, "a refused act has changed something");
                    }
                }
                for block in Block::all() {
                    let may = [Purpose::PutBack, Purpose::Bonus]
                        .into_iter()
                        .find(|&purpose| attempt.may_close_on(block, purpose));
                    assert_eq!(draft.may_handle(block).ok(), may, "{block}");
                }
                assert_eq!(draft.may_end().is_ok(), attempt.may_end());
                let call = attempt.call(act).expect("a legal act");
                assert_eq!(draft.add(act.clone()), Ok(call));
                attempt.carry_out(act, call);
                assert_eq!(draft.effect().malus.len(), attempt.malus().len());
                *calls.entry(format!("{call:?}")).or_default() += 1;
            }
            assert!(draft.may_end().is_ok() && attempt.may_end());
            game.play(&turn).expect("a legal turn");
            referee = attempt.end();
            compare(&game, &referee);
            if game.outcome().is_none() && below(rng, 60) == 0 {
                let seat = Seat::new(below(rng, game.seats())).expect("a seat");
                if game.retire(seat).is_ok() {
                    referee.leave(seat);
                    compare(&game, &referee);
                }
            }
        }
        assert!(referee.over && referee.on_x() <= 4);
        assert_eq!(referee.blocks.len(), BLOCKS);
    }
    for judgement in Judgement::ALL {
        let times = calls.get(&format!("{judgement:?}")).copied().unwrap_or(0);
        assert!(times > 100, "{judgement:?} was called {times} times only");
    }
    let rare = refusals.iter().filter(|&(_, &times)| times < 10).collect::<Vec<_>>();
    assert!(refusals.len() >= 20 && rare.is_empty(), "{refusals:?}");
}
