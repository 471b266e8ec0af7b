//! The players in turn order.

use std::fmt;

use game::random::SplitMix64;

use crate::Colour;

/// Makes the draw of colours independent of the tower with the same seed.
const COLOUR_DRAW: u64 = 0x6c6f_7473;

/// Two to five different colours in turn order.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct TurnOrder {
    colours: [Colour; 5],
    len: u8,
}

impl TurnOrder {
    /// The fewest players.
    pub const MIN: usize = 2;

    /// The most players.
    pub const MAX: usize = Colour::ALL.len();

    /// The order of these colours, if there are two to five and no two the same.
    pub fn new(colours: &[Colour]) -> Option<TurnOrder> {
        let different = colours.iter().enumerate().all(|(at, one)| !colours[..at].contains(one));
        if !different || !(TurnOrder::MIN..=TurnOrder::MAX).contains(&colours.len()) {
            return None;
        }
        let mut order = TurnOrder { colours: Colour::ALL, len: colours.len() as u8 };
        order.colours[..colours.len()].copy_from_slice(colours);
        // Unused entries are all the same, so that equal orders compare equal.
        order.colours[colours.len()..].fill(Colour::Red);
        Some(order)
    }

    /// The first colours in the order of the rules, for this number of players.
    pub fn for_players(players: usize) -> Option<TurnOrder> {
        TurnOrder::new(Colour::ALL.get(..players)?)
    }

    /// Random colours in random order. Violet is left out below five players: it is the hardest to
    /// play, since grey is always opposite its faces.
    pub fn draw(players: usize, seed: u64) -> Option<TurnOrder> {
        let mut rng = SplitMix64::new(seed ^ COLOUR_DRAW);
        let mut colours = Colour::ALL;
        let choice = if players < TurnOrder::MAX { 4 } else { 5 };
        rng.shuffle(&mut colours[..choice]);
        TurnOrder::new(colours.get(..players)?)
    }

    /// The colours, first to last.
    #[inline]
    pub fn as_slice(&self) -> &[Colour] {
        &self.colours[..self.len()]
    }

    /// The colours, first to last.
    pub fn iter(&self) -> impl Iterator<Item = Colour> {
        self.as_slice().iter().copied()
    }

    /// How many there are.
    #[expect(clippy::len_without_is_empty, reason = "there are always at least two")]
    #[inline]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether a colour plays.
    pub fn contains(&self, colour: Colour) -> bool {
        self.as_slice().contains(&colour)
    }

    /// All players in turn order, starting with `first`.
    pub fn from(&self, first: Colour) -> impl Iterator<Item = Colour> {
        let start = self.iter().position(|colour| colour == first).unwrap_or(0);
        (0..self.len()).map(move |at| self.colours[(start + at) % self.len()])
    }

    /// Who comes after a player.
    #[must_use]
    pub fn next_after(&self, colour: Colour) -> Colour {
        self.from(colour).nth(1).unwrap_or(colour)
    }

    /// The order without one of at least three players.
    #[must_use]
    pub(crate) fn without(self, gone: Colour) -> TurnOrder {
        let rest: Vec<Colour> = self.iter().filter(|&colour| colour != gone).collect();
        TurnOrder::new(&rest).expect("two are left")
    }
}

impl fmt::Debug for TurnOrder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
