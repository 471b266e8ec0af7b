//! Setups of matches of X-Stack.

use table::Setup;
pub use xstack::MAX_SEED;
use xstack::{Pile, Settings, XStack};

use super::{MatchSetup, Options, SeatSetup};
use crate::{Clock, InvalidSetup, Player, StoredGame, read_seat, seat_number};

impl StoredGame for XStack {
    type MatchSetup = MatchSetup;

    fn read_setup(setup: &MatchSetup) -> Result<Setup<XStack>, InvalidSetup> {
        setup.read()
    }

    fn write_setup(setup: &Setup<XStack>) -> MatchSetup {
        setup.into()
    }
}

impl MatchSetup {
    /// The default setup for this many players, without its piles: only the simulation can draw them.
    pub fn without_piles(players: usize, seed: u64) -> Result<MatchSetup, InvalidSetup> {
        let (least, most) = (xstack::Settings::MIN_PLAYERS, xstack::Settings::MAX_PLAYERS);
        if !(least..=most).contains(&players) {
            return Err(InvalidSetup::PlayerCount { players, most });
        }
        let seat = SeatSetup { name: String::new(), player: Player::Human };
        Ok(MatchSetup {
            seats: vec![seat; players],
            first: None,
            options: Options::from(&xstack::Options::SUGGESTED),
            seed: seed.min(MAX_SEED),
            piles: Vec::new(),
            clock: Clock::None,
        })
    }

    /// Checks the setup and converts it for the table, with free takebacks as in local play.
    pub fn read(&self) -> Result<Setup<XStack>, InvalidSetup> {
        let seats = self.seats.iter().map(|seat| {
            let player = seat.player.read()?;
            Ok(table::SeatSetup { name: seat.name.clone(), player })
        });
        let seats = seats.collect::<Result<Vec<_>, InvalidSetup>>()?;
        Ok(Setup::try_new(self.settings()?, seats, self.clock.into())?)
    }

    fn settings(&self) -> Result<Settings, InvalidSetup> {
        if self.seed > MAX_SEED {
            return Err(InvalidSetup::PileNumber { most: MAX_SEED });
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
