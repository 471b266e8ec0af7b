//! The colours of the wood.

/// Red, yellow, green and blue of KLOTZ.
pub(crate) const KLOTZ: [&str; 4] = ["#C2442D", "#F3C350", "#3A886B", "#22568C"];

/// Beech, cherry and walnut: columns of height 1, 2 and 3.
pub(crate) const COLUMNS: [&str; 3] = ["#D6A878", "#A9683F", "#6A4731"];

/// The rings that count a column's height.
pub(crate) const RINGS: [&str; 3] = ["#43290F", "#E0BE8E", "#C7A67A"];

/// The cells of the flat board.
pub(crate) const CELLS: [&str; 2] = ["#EBDCC1", "#E4D2B2"];

/// The frame of the board.
pub(crate) const FRAME: &str = "#C9A273";

/// The page.
pub(crate) const PAGE: &str = "#F7F3EC";

/// Ink for edges.
pub(crate) const INK: &str = "#26170C";

/// A colour as red, green and blue.
pub(crate) type Rgb = [u8; 3];

/// Red, yellow, dark blue, light blue, violet and grey of The Climbers.
pub(crate) const FACES: [Rgb; 6] = [
    [0xC2, 0x44, 0x2D],
    [0xF3, 0xC3, 0x50],
    [0x33, 0x44, 0x7F],
    [0x88, 0xC6, 0xE8],
    [0x8F, 0x66, 0xB0],
    [0x7F, 0x8A, 0x96],
];

/// Bare beech, which shows at the edges of painted blocks.
pub(crate) const WOOD: Rgb = [0xDD, 0xB5, 0x86];

/// The frame of KLOTZ's board, and its thin edges.
pub(crate) const RAIL: Rgb = [0xD0, 0xA9, 0x79];

/// Edges of unpainted wood.
pub(crate) const GRAIN: Rgb = [0xA8, 0x80, 0x56];

/// The table.
pub(crate) const TABLE: Rgb = [0xEC, 0xDD, 0xC2];

/// The boards of the X.
pub(crate) const STAND: Rgb = [0xB9, 0x84, 0x54];

/// A colour made darker or lighter: 1 leaves it.
pub(crate) fn shaded(colour: Rgb, light: f64) -> String {
    let [r, g, b] = colour.map(|part| {
        let value = (f64::from(part) * light).round().clamp(0.0, 255.0);
        // In range by the line before.
        value as i32
    });
    format!("#{r:02X}{g:02X}{b:02X}")
}

/// The parts of a colour that is written as `#RRGGBB`.
pub(crate) fn rgb(colour: &str) -> Rgb {
    [1, 3, 5].map(|at| {
        colour.get(at..at + 2).and_then(|part| u8::from_str_radix(part, 16).ok()).unwrap_or(0)
    })
}
