//! Layouts as short links.
//!
//! `name.ones.twos.threes`: the name percent-encoded, then for each height the cells, two letters
//! each, the file and the rank as letters from `a` to `n`. Nothing in it needs escaping in a URL. Any
//! draft can be written as long as its cells and heights exist.

use std::fmt::Write as _;

use klotz::{Cell, Height};
use match_log::InvalidSetup;
use wire::klotz_view::{Layout, Placement};

use crate::SessionError;

/// The board has no room for more columns.
const MAX_COLUMNS: usize = 196;

/// No name of a layout is longer.
const MAX_NAME_BYTES: usize = 4 * klotz::MAX_LAYOUT_NAME;

/// The link to a layout.
pub fn layout_to_link(layout: &Layout) -> Result<String, InvalidSetup> {
    let mut link = String::new();
    for byte in layout.name.bytes() {
        // Writing to a string cannot fail.
        let _ = match byte {
            b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' | b'-' | b'_' => {
                write!(link, "{}", char::from(byte))
            }
            _ => write!(link, "%{byte:02X}"),
        };
    }
    let columns = layout.columns.iter().map(Placement::read);
    let columns = columns.collect::<Result<Vec<_>, _>>()?;
    for wanted in Height::ALL {
        link.push('.');
        for &(cell, height) in &columns {
            if height == wanted {
                link.push(char::from(b'a' + cell.file()));
                link.push(char::from(b'a' + cell.rank()));
            }
        }
    }
    Ok(link)
}

/// Reads what [`layout_to_link`] writes.
pub fn layout_from_link(link: &str) -> Result<Layout, SessionError> {
    read(link).ok_or(SessionError::BadLayoutLink)
}

fn read(link: &str) -> Option<Layout> {
    let mut parts = link.split('.');
    let name = decode(parts.next()?)?;
    let mut columns = Vec::new();
    for height in Height::ALL {
        let (pairs, rest) = parts.next()?.as_bytes().as_chunks::<2>();
        if !rest.is_empty() || columns.len() + pairs.len() > MAX_COLUMNS {
            return None;
        }
        for &[file, rank] in pairs {
            let cell = Cell::new(file.checked_sub(b'a')?, rank.checked_sub(b'a')?)?;
            columns.push(Placement::new(cell, height));
        }
    }
    parts.next().is_none().then_some(Layout { name, columns })
}

/// Percent-decodes a name. The browser may have decoded some of it already.
fn decode(text: &str) -> Option<String> {
    let mut bytes = text.bytes();
    let mut name = Vec::new();
    while let Some(byte) = bytes.next() {
        let byte = match byte {
            b'%' => {
                let mut digit = || char::from(bytes.next()?).to_digit(16);
                (digit()? * 16 + digit()?) as u8
            }
            plain => plain,
        };
        name.push(byte);
        if name.len() > MAX_NAME_BYTES {
            return None;
        }
    }
    String::from_utf8(name).ok()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn a_built_in_layout_is_a_short_link() {
        let mut layouts = Layout::builtin().into_iter();
        let diamond = layouts.find(|layout| layout.name == "diamond").expect("it is built in");
        let link = layout_to_link(&diamond).expect("a built-in layout has a link");
        assert_eq!(link, "diamond.bbebjbmbbemebjmjbmemjmmm.ddkddkkk.fciccflfciliflil");
        assert_eq!(layout_from_link(&link), Ok(diamond));
    }

    #[test]
    fn invalid_links_are_refused() {
        let links = [
            "", "x", "x..", "x....", "x.a..", "x.ao..", "x.oa..", "x.A1..", "%.aa..", "%4.aa..",
            "%zz.aa..", "%FF...", "x.aé..",
        ];
        for link in links {
            assert_eq!(layout_from_link(link), Err(SessionError::BadLayoutLink), "{link:?}");
        }
        let long = format!("x.{}..", "aa".repeat(197));
        assert_eq!(layout_from_link(&long), Err(SessionError::BadLayoutLink));
        let long = format!("{}...", "x".repeat(161));
        assert_eq!(layout_from_link(&long), Err(SessionError::BadLayoutLink));
    }

    #[test]
    fn a_column_off_the_board_has_no_link() {
        let placement = Placement { cell: "z9".to_owned(), height: 1 };
        let layout = Layout { name: String::new(), columns: vec![placement] };
        assert!(layout_to_link(&layout).is_err());
    }

    proptest! {
        #[test]
        fn links_round_trip(name in "\\PC{0,40}", cells in prop::collection::vec((0..14_u8, 0..14_u8, 1..=3_u32), 0..40)) {
            let mut columns: Vec<Placement> = cells
                .into_iter()
                .map(|(file, rank, height)| {
                    let cell = Cell::new(file, rank).expect("a cell");
                    Placement::new(cell, Height::new(height).expect("a height"))
                })
                .collect();
            columns.sort_by_key(|placement| placement.height);
            let layout = Layout { name, columns };
            let link = layout_to_link(&layout).expect("these cells exist");
            prop_assert!(link.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_.%".contains(&byte)));
            prop_assert_eq!(layout_from_link(&link), Ok(layout));
        }

        #[test]
        fn parsing_never_panics(link in "\\PC{0,60}") {
            if let Ok(layout) = layout_from_link(&link) {
                let again = layout_to_link(&layout).expect("these cells exist");
                prop_assert_eq!(layout_from_link(&again), Ok(layout));
            }
        }
    }
}
