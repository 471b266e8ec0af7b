//! Setups of matches of X-Stack.

use ::table::Setup;
use ::xstack::{Pile, Settings, XStack};

use super::{MatchSetup, Options, SeatSetup};
use crate::convert::{read_seat, seat_number};
use crate::{Refusal, StoredGame, WireError};

/// The largest whole number that JSON readers agree on.
pub(super) const MAX_SEED: u64 = (1 << 53) - 1;

impl StoredGame for XStack {
    type MatchSetup = MatchSetup;

    fn read_setup(setup: &MatchSetup) -> Result<Setup<XStack>, Refusal> {
        setup.read()
    }

    fn write_setup(setup: &Setup<XStack>) -> MatchSetup {
        setup.into()
    }
}

impl MatchSetup {
    /// The setup for the table. Takebacks are free and bots are answered for, as round one screen.
    pub fn read(&self) -> Result<Setup<XStack>, Refusal> {
        let seats = self.seats.iter().map(|seat| {
            let player = seat.player.read()?;
            Ok(::table::SeatSetup { name: seat.name.clone(), player })
        });
        let seats = seats.collect::<Result<Vec<_>, WireError>>()?;
        Ok(Setup::try_new(self.settings()?, seats, self.clock.into())?)
    }

    fn settings(&self) -> Result<Settings, Refusal> {
        if self.seed > MAX_SEED {
            return Err(WireError::PileNumber { most: MAX_SEED }.into());
        }
        let first = read_seat(self.first.unwrap_or(0))?;
        let piles = self.piles.iter().map(|text| text.parse());
        let piles = piles.collect::<Result<Vec<Pile>, _>>()?;
        Ok(Settings::new(self.seats.len(), first, self.options.read()?, self.seed, piles)?)
    }
}

impl From<&Setup<XStack>> for MatchSetup {
    fn from(setup: &Setup<XStack>) -> MatchSetup {
        let settings = setup.settings();
        let seats = setup.seats().iter().map(|described| SeatSetup {
            name: described.name.clone(),
            player: described.player.into(),
        });
        let first = seat_number(settings.first());
        MatchSetup {
            seats: seats.collect(),
            first: (first != 0).then_some(first),
            options: Options::from(settings.options()),
            seed: settings.seed(),
            piles: settings.piles().iter().map(Pile::to_string).collect(),
            clock: setup.clock().into(),
        }
    }
}

#[cfg(feature = "sim")]
mod drawing {
    use ::xstack::sim::{self, draw_pile};
    use ::xstack::{Design as Material, Origin, Pile};

    use super::{MAX_SEED, MatchSetup, Options, SeatSetup};
    use crate::table::{Clock, Player};
    use crate::xstack::{Design, Start};
    use crate::{Refusal, WireError};

    impl MatchSetup {
        /// What a new game of so many starts from: people on every seat, the usual options, the pile
        /// of a seed, no clock.
        pub fn draw(players: usize, seed: u64) -> Result<MatchSetup, WireError> {
            let setup = MatchSetup::without_piles(players, seed)?;
            let piles = draw_piles(Design::Fan, setup.seed, setup.options.rounds);
            Ok(MatchSetup { piles, ..setup })
        }

        /// The same, but for the pile: drawing one takes a moment, and a page does it elsewhere.
        pub fn without_piles(players: usize, seed: u64) -> Result<MatchSetup, WireError> {
            let (least, most) = (::xstack::Settings::MIN_PLAYERS, ::xstack::Settings::MAX_PLAYERS);
            if !(least..=most).contains(&players) {
                return Err(WireError::PlayerCount { players, most });
            }
            let seat = SeatSetup { name: String::new(), player: Player::Human };
            Ok(MatchSetup {
                seats: vec![seat; players],
                first: None,
                options: Options::from(&::xstack::Options::default()),
                seed: seed.min(MAX_SEED),
                piles: Vec::new(),
                clock: Clock::None,
            })
        }
    }

    impl MatchSetup {
        /// Makes a setup from elsewhere ready to be played: where its piles are to be drawn they are
        /// drawn anew, whatever it brought, and those that people have built must hold.
        pub fn prepare(&mut self) -> Result<(), Refusal> {
            let rounds = self.options.read()?.rounds;
            let design = match self.options.design {
                Start::Fan => Design::Fan,
                Start::Wall => Design::Wall,
                Start::HighFan => Design::HighFan,
                Start::Own => {
                    self.read()?;
                    return self.check_piles();
                }
            };
            self.piles = draw_piles(design, self.seed.min(MAX_SEED), rounds);
            self.read().map(drop)
        }

        /// Whether the piles that people have built hold, or what is wrong with the first that does
        /// not. Drawn ones do.
        pub fn check_piles(&self) -> Result<(), Refusal> {
            self.piles.iter().try_for_each(|text| check_pile(text))
        }
    }

    /// Whether the pile of a text holds, or what is wrong with it. A drawn one does.
    pub fn check_pile(text: &str) -> Result<(), Refusal> {
        let pile: Pile = text.parse()?;
        if matches!(pile.origin(), Origin::Built { .. }) {
            let stand = Material::of(pile.design()).stand();
            sim::check_pile(stand, pile.sizes(), pile.poses())?;
        }
        Ok(())
    }

    /// The texts of the piles of so many rounds, drawn from a seed and the numbers after it.
    pub fn draw_piles(design: Design, seed: u64, rounds: u8) -> Vec<String> {
        let seeds = (0..u64::from(rounds)).map(|round| seed.saturating_add(round).min(MAX_SEED));
        seeds.map(|seed| draw_pile(design.into(), seed).to_string()).collect()
    }
}

#[cfg(feature = "sim")]
pub use drawing::{check_pile, draw_piles};
