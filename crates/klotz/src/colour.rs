//! The four colours, in the order in which they move.

use std::fmt;

use game::RefusalParam;

use crate::{Cell, options::Goal};

/// A player's colour.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Colour {
    /// Home corner `a1`.
    Red,
    /// Home corner `a14`.
    Yellow,
    /// Home corner `n14`.
    Green,
    /// Home corner `n1`.
    Blue,
}

impl Colour {
    /// All colours, clockwise by their corners: the order in which they move.
    pub const ALL: [Colour; 4] = [Colour::Red, Colour::Yellow, Colour::Green, Colour::Blue];

    /// Its place in [`Colour::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its letter in positions and records.
    pub const fn letter(self) -> char {
        match self {
            Colour::Red => 'R',
            Colour::Yellow => 'Y',
            Colour::Green => 'G',
            Colour::Blue => 'B',
        }
    }

    /// The colour with this letter.
    pub fn from_letter(letter: char) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| colour.letter() == letter)
    }

    /// Its name in small letters.
    pub const fn name(self) -> &'static str {
        match self {
            Colour::Red => "red",
            Colour::Yellow => "yellow",
            Colour::Green => "green",
            Colour::Blue => "blue",
        }
    }

    /// The corner of this colour.
    pub const fn corner(self) -> Cell {
        match self {
            Colour::Red => Cell::at(0, 0),
            Colour::Yellow => Cell::at(0, 13),
            Colour::Green => Cell::at(13, 13),
            Colour::Blue => Cell::at(13, 0),
        }
    }

    /// The centre cell on which its Klotz starts, the one nearest to its corner.
    pub const fn centre(self) -> Cell {
        match self {
            Colour::Red => Cell::at(6, 6),
            Colour::Yellow => Cell::at(6, 7),
            Colour::Green => Cell::at(7, 7),
            Colour::Blue => Cell::at(7, 6),
        }
    }

    /// The opposite colour.
    #[must_use]
    pub const fn opposite(self) -> Colour {
        match self {
            Colour::Red => Colour::Green,
            Colour::Yellow => Colour::Blue,
            Colour::Green => Colour::Red,
            Colour::Blue => Colour::Yellow,
        }
    }

    /// The corner its Klotz has to reach.
    #[inline]
    pub const fn goal(self, goal: Goal) -> Cell {
        match goal {
            Goal::Near => self.corner(),
            Goal::Far => self.opposite().corner(),
        }
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl RefusalParam for Colour {}

/// A set of colours.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct ColourSet(u8);

impl ColourSet {
    /// No colour.
    pub const EMPTY: ColourSet = ColourSet(0);

    /// All four.
    pub const ALL: ColourSet = ColourSet(0b1111);

    /// The default colours: red and green for two, with yellow for three.
    pub const fn for_players(players: usize) -> Option<ColourSet> {
        match players {
            2 => Some(ColourSet(0b0101)),
            3 => Some(ColourSet(0b0111)),
            4 => Some(ColourSet::ALL),
            _ => None,
        }
    }

    /// This set and `colour`.
    #[must_use]
    pub const fn with(self, colour: Colour) -> ColourSet {
        ColourSet(self.0 | 1 << colour as u8)
    }

    /// This set without `colour`.
    #[must_use]
    pub const fn without(self, colour: Colour) -> ColourSet {
        ColourSet(self.0 & !(1 << colour as u8))
    }

    /// Whether `colour` is in the set.
    #[inline]
    pub const fn contains(self, colour: Colour) -> bool {
        self.0 & 1 << colour as u8 != 0
    }

    /// How many colours are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The colours, in turn order from red.
    pub fn iter(self) -> impl Iterator<Item = Colour> + Clone {
        Colour::ALL.into_iter().filter(move |&colour| self.contains(colour))
    }

    /// Whose turn it is after `colour`'s, clockwise; `colour` itself need not be in the set.
    #[inline]
    pub const fn next_after(self, colour: Colour) -> Colour {
        NEXT[self.bits()][colour as usize]
    }

    /// A unique number below 16.
    #[inline]
    pub(crate) const fn bits(self) -> usize {
        // The mask lets the compiler drop the bounds check.
        (self.0 & ColourSet::ALL.0) as usize
    }
}

/// [`ColourSet::next_after`] for every set and colour.
const NEXT: [[Colour; 4]; 16] = {
    let mut table = [Colour::ALL; 16];
    let mut set = 1;
    while set < 16 {
        let mut from = 0;
        while from < 4 {
            let mut to = (from + 1) % 4;
            while set & 1 << to == 0 {
                to = (to + 1) % 4;
            }
            table[set][from] = Colour::ALL[to];
            from += 1;
        }
        set += 1;
    }
    table
};

impl FromIterator<Colour> for ColourSet {
    fn from_iter<I: IntoIterator<Item = Colour>>(colours: I) -> ColourSet {
        colours.into_iter().fold(ColourSet::EMPTY, ColourSet::with)
    }
}

/// The letters in turn order: `RYGB`.
impl fmt::Display for ColourSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|colour| write!(f, "{}", colour.letter()))
    }
}

impl fmt::Debug for ColourSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use game::record::Side as _;

    use super::*;

    #[test]
    fn corners_and_centres_match_the_rules() {
        let cells = |cell: fn(Colour) -> Cell| Colour::ALL.map(|colour| cell(colour).to_string());
        assert_eq!(cells(Colour::corner), ["a1", "a14", "n14", "n1"]);
        assert_eq!(cells(Colour::centre), ["g7", "g8", "h8", "h7"]);
        assert_eq!(cells(|colour| colour.goal(Goal::Far)), ["n14", "n1", "a1", "a14"]);
    }

    #[test]
    fn turns_go_clockwise_past_those_not_in_play() {
        let two = ColourSet::for_players(2).expect("two may play");
        assert_eq!(two.to_string(), "RG");
        assert_eq!(two.next_after(Colour::Red), Colour::Green);
        assert_eq!(two.next_after(Colour::Green), Colour::Red);
        assert_eq!(two.next_after(Colour::Blue), Colour::Red);
        assert_eq!(ColourSet::ALL.next_after(Colour::Blue), Colour::Red);
    }

    #[test]
    fn letters_and_names_round_trip() {
        for colour in Colour::ALL {
            assert_eq!(Colour::from_letter(colour.letter()), Some(colour));
            assert_eq!(Colour::named(colour.name()), Some(colour));
        }
        assert_eq!(Colour::from_letter('r'), None);
        assert_eq!(Colour::named("Red"), None);
    }
}
