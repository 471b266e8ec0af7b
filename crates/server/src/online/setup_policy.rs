//! What the server demands of a setup: whether it can be rated, who can be paired for it, and which
//! piles of X-Stack it accepts.

use match_log::xstack_setup::{MatchSetup as XStackSetup, Start};
use wire::Refusal;
use wire::command::{Clock, Player};
use wire::online::TableSetup;
use xstack::sim;
use xstack::{Design, DesignName, Origin, Pile, PileError, later_seed};

/// Whether a match can count for ratings: people on all seats, a clock, so that nobody escapes by
/// never moving again, and a start by the rules rather than one that a player has designed.
pub(crate) fn can_be_rated(setup: &TableSetup) -> bool {
    let standard_start = match setup {
        TableSetup::Klotz(setup) => {
            let builtin = wire::klotz_view::Layout::builtin();
            setup.start.is_none()
                && builtin.iter().any(|layout| layout.columns == setup.layout.columns)
        }
        TableSetup::Climbers(setup) => setup.start.is_none(),
        TableSetup::Xstack(setup) => setup.options.design != Start::Own,
    };
    let people = setup.players().iter().all(|player| *player == Player::Human);
    standard_start && people && setup.clock() != Clock::None
}

/// What two strangers must agree on to be paired: the game, its options, the number of players and
/// the clock; not which tower or pile.
pub(crate) fn pairing_key(setup: &TableSetup) -> String {
    let seats = setup.players().len();
    let options = match setup {
        TableSetup::Klotz(setup) => serde_json::to_string(&(&setup.options, &setup.layout)),
        TableSetup::Climbers(setup) => serde_json::to_string(&setup.options),
        TableSetup::Xstack(setup) => serde_json::to_string(&setup.options),
    };
    let clock = serde_json::to_string(&setup.clock());
    let text = |json: serde_json::Result<String>| json.expect("plain data has a JSON form");
    format!("{} {seats} {} {}", setup.game().name(), text(clock), text(options))
}

/// Makes a setup ready to be played, or says why it cannot be. This takes seconds for X-Stack: call
/// it on a thread that may block.
pub(crate) fn prepare(mut setup: TableSetup) -> Result<TableSetup, Refusal> {
    match &mut setup {
        TableSetup::Xstack(setup) => prepare_piles(setup)?,
        TableSetup::Klotz(_) | TableSetup::Climbers(_) => setup.check()?,
    }
    Ok(setup)
}

/// Draws the piles here, so that nobody can send one of their own under the number of a drawn one.
/// Piles that players have built must hold.
fn prepare_piles(setup: &mut XStackSetup) -> Result<(), Refusal> {
    let rounds = setup.options.read()?.rounds;
    let design = match setup.options.design {
        Start::Fan => DesignName::Fan,
        Start::Wall => DesignName::Wall,
        Start::HighFan => DesignName::HighFan,
        Start::Pyramid => DesignName::Pyramid,
        Start::Bridge => DesignName::Bridge,
        Start::Tower => DesignName::Tower,
        Start::Lean => DesignName::Lean,
        Start::Column => DesignName::Column,
        Start::Spire => DesignName::Spire,
        Start::Own => {
            setup.read()?;
            return setup.piles.iter().try_for_each(|text| check_pile(text));
        }
    };
    let seeds = (0..u64::from(rounds)).map(|round| later_seed(setup.seed, round));
    setup.piles = seeds.map(|seed| sim::draw_pile(design, seed).to_string()).collect();
    setup.read()?;
    Ok(())
}

fn check_pile(text: &str) -> Result<(), Refusal> {
    let pile: Pile = text.parse()?;
    match pile.origin() {
        Origin::Drawn { .. } => {}
        Origin::Built { .. } => {
            let stand = Design::of(pile.design()).stand();
            sim::check_pile(stand, pile.sizes(), pile.poses())?;
        }
        // Only lessons start in the middle of a round.
        Origin::Prepared(_) => {
            return Err(PileError::Malformed { start: text.chars().take(12).collect() }.into());
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use wire::{climbers_view, klotz_view};

    use super::*;

    #[test]
    fn pairing_keys_depend_on_options_clock_and_players() {
        let key = |seed, change: fn(&mut climbers_view::MatchSetup)| {
            let mut setup = climbers_view::MatchSetup::draw(2, seed).unwrap();
            change(&mut setup);
            pairing_key(&TableSetup::Climbers(setup))
        };
        let usual = key(1, |_| ());
        assert_eq!(key(2, |setup| setup.seats[0].name = "Anna".into()), usual);
        assert_ne!(key(1, |setup| setup.clock = Clock::PerMove { move_ms: 60_000 }), usual);
        assert_ne!(key(1, |setup| setup.options.bridges ^= true), usual);
        let three = TableSetup::Climbers(climbers_view::MatchSetup::draw(3, 1).unwrap());
        assert_ne!(pairing_key(&three), usual);
        let klotz = TableSetup::Klotz(klotz_view::MatchSetup::for_players(2).unwrap());
        assert_ne!(pairing_key(&klotz), usual);
    }

    #[test]
    fn drawn_piles_are_drawn_by_the_server() {
        let drawn = |seed| {
            let mut setup = XStackSetup::without_piles(2, seed).unwrap();
            prepare_piles(&mut setup).unwrap();
            setup
        };
        let honest = drawn(7);
        let mut setup = XStackSetup { piles: drawn(8).piles, ..honest.clone() };
        assert_ne!(setup, honest);
        prepare_piles(&mut setup).unwrap();
        assert_eq!(setup, honest);
        let mut endless = XStackSetup { piles: Vec::new(), ..honest };
        endless.options.rounds = 200;
        assert!(
            prepare_piles(&mut endless).is_err(),
            "200 rounds are more than anyone may ask for"
        );
    }
}
