//! What a match can start from.

use game::Refusal as _;
use session::xstack_match::{check_pile, draw_piles, draw_setup};
use wire::xstack_view::{Design, MatchSetup, PositionView, Start};

use super::{start, two_players};

fn code_of(setup: &MatchSetup) -> String {
    let invalid = setup.read().expect_err("a setup that cannot be played");
    invalid.code().to_owned()
}

#[test]
fn setups_round_trip() {
    let mut setup = two_players();
    assert_eq!(MatchSetup::from(start(&setup).table().setup()), setup);
    setup.first = Some(1);
    setup.options.rounds = 2;
    setup.piles.push(setup.piles[0].clone());
    assert_eq!(MatchSetup::from(start(&setup).table().setup()), setup);
}

#[test]
fn unplayable_setups_are_refused_by_code() {
    let good = two_players();
    let changed = |change: fn(&mut MatchSetup)| {
        let mut setup = good.clone();
        change(&mut setup);
        code_of(&setup)
    };
    assert_eq!(changed(|setup| setup.seats.truncate(1)), "settings-players");
    assert_eq!(changed(|setup| setup.first = Some(2)), "settings-first");
    assert_eq!(changed(|setup| setup.first = Some(9)), "no-such-seat");
    assert_eq!(changed(|setup| setup.options.rounds = 2), "settings-piles");
    assert_eq!(changed(|setup| setup.options.rounds = 6), "option-bad-value");
    assert_eq!(changed(|setup| setup.options.design = Start::Wall), "settings-not-of-design");
    assert_eq!(changed(|setup| setup.options.design = Start::Own), "settings-not-built");
    assert_eq!(changed(|setup| setup.piles[0].push('!')), "pile-malformed");
    assert_eq!(changed(|setup| setup.seed = u64::MAX), "pile-number");
    let refusal = draw_setup(6, 0).expect_err("too many");
    assert_eq!(refusal.code(), "player-count");
}

#[test]
fn piles_use_consecutive_seeds() {
    let piles = draw_piles(Design::Wall, 5, 2);
    assert_eq!(piles[1..], draw_piles(Design::Wall, 6, 1));
    let view = PositionView::read_pile(&piles[0]).expect("a pile");
    assert_eq!((view.pile.seed, view.on_x, view.pile.text), (Some(5), 36, piles[0].clone()));
    assert_eq!(check_pile(&piles[0]), Ok(()));
}
