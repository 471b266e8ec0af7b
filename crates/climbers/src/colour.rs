//! The colours of the players, and those of the faces of blocks.

use std::fmt;

use game::RefusalParam;

/// A player's colour.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Colour {
    /// `r`
    Red,
    /// `y`
    Yellow,
    /// `d`
    DarkBlue,
    /// `l`
    LightBlue,
    /// `v`
    Violet,
}

impl Colour {
    /// All colours, in the order of the rules.
    pub const ALL: [Colour; 5] =
        [Colour::Red, Colour::Yellow, Colour::DarkBlue, Colour::LightBlue, Colour::Violet];

    /// Its place in [`Colour::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its letter in positions.
    pub const fn letter(self) -> char {
        match self {
            Colour::Red => 'r',
            Colour::Yellow => 'y',
            Colour::DarkBlue => 'd',
            Colour::LightBlue => 'l',
            Colour::Violet => 'v',
        }
    }

    /// The colour with this letter.
    pub fn from_letter(letter: char) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| colour.letter() == letter)
    }

    /// Its name in records and parameters, in kebab case.
    pub const fn name(self) -> &'static str {
        match self {
            Colour::Red => "red",
            Colour::Yellow => "yellow",
            Colour::DarkBlue => "dark-blue",
            Colour::LightBlue => "light-blue",
            Colour::Violet => "violet",
        }
    }
}

/// For use in a sentence: `dark blue`.
impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Face::from(*self).fmt(f)
    }
}

impl RefusalParam for Colour {
    fn to_param(&self) -> String {
        self.name().to_owned()
    }
}

/// The colour of one face of a block: a player's, or grey, which is for everyone.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Face {
    /// `r`, opposite yellow.
    Red,
    /// `y`, opposite red.
    Yellow,
    /// `d`, opposite light blue.
    DarkBlue,
    /// `l`, opposite dark blue.
    LightBlue,
    /// `v`, opposite grey.
    Violet,
    /// `g`, opposite violet.
    Grey,
}

impl Face {
    /// All six, opposite ones side by side.
    pub const ALL: [Face; 6] =
        [Face::Red, Face::Yellow, Face::DarkBlue, Face::LightBlue, Face::Violet, Face::Grey];

    /// Its place in [`Face::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its letter in placements.
    pub const fn letter(self) -> char {
        match self.colour() {
            Some(colour) => colour.letter(),
            None => 'g',
        }
    }

    /// The face with this letter.
    pub fn from_letter(letter: char) -> Option<Face> {
        Face::ALL.into_iter().find(|face| face.letter() == letter)
    }

    /// Its name in parameters, in kebab case.
    pub const fn name(self) -> &'static str {
        match self.colour() {
            Some(colour) => colour.name(),
            None => "grey",
        }
    }

    /// The player whose face it is; grey is nobody's.
    pub const fn colour(self) -> Option<Colour> {
        match self {
            Face::Red => Some(Colour::Red),
            Face::Yellow => Some(Colour::Yellow),
            Face::DarkBlue => Some(Colour::DarkBlue),
            Face::LightBlue => Some(Colour::LightBlue),
            Face::Violet => Some(Colour::Violet),
            Face::Grey => None,
        }
    }

    /// The face on the other side of every block.
    #[must_use]
    pub const fn opposite(self) -> Face {
        Face::ALL[self as usize ^ 1]
    }

    /// Whether a pawn of this colour may stand on it.
    #[inline]
    pub fn bears(self, colour: Colour) -> bool {
        self == Face::Grey || self as usize == colour as usize
    }
}

impl From<Colour> for Face {
    fn from(colour: Colour) -> Face {
        Face::ALL[colour.index()]
    }
}

/// For use in a sentence: `dark blue`.
impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Face::DarkBlue => "dark blue",
            Face::LightBlue => "light blue",
            Face::Red | Face::Yellow | Face::Violet | Face::Grey => self.name(),
        })
    }
}

impl RefusalParam for Face {
    fn to_param(&self) -> String {
        self.name().to_owned()
    }
}

#[cfg(test)]
mod tests {
    use game::record::Side as _;

    use super::*;

    #[test]
    fn letters_and_names_round_trip() {
        for colour in Colour::ALL {
            assert_eq!(Colour::from_letter(colour.letter()), Some(colour));
            assert_eq!(Colour::named(colour.name()), Some(colour));
            assert_eq!(Face::from(colour).colour(), Some(colour));
        }
        for face in Face::ALL {
            assert_eq!(Face::from_letter(face.letter()), Some(face));
        }
        assert_eq!(Colour::from_letter('g'), None);
        assert_eq!(Colour::named("Red"), None);
    }

    #[test]
    fn opposite_faces_match_the_rules() {
        let letters = Face::ALL.map(|face| (face.letter(), face.opposite().letter()));
        assert_eq!(
            letters,
            [('r', 'y'), ('y', 'r'), ('d', 'l'), ('l', 'd'), ('v', 'g'), ('g', 'v')]
        );
    }

    #[test]
    fn everyone_may_stand_on_grey_and_on_their_own_colour() {
        for face in Face::ALL {
            let bears = Colour::ALL.into_iter().filter(|&colour| face.bears(colour)).count();
            assert_eq!(bears, if face == Face::Grey { 5 } else { 1 });
        }
    }
}
