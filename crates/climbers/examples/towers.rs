//! Prints the height maps of twenty towers, to look at: `cargo run --example towers [first seed]`.
#![expect(clippy::print_stdout, reason = "printing is what this program is for")]

use climbers::{Cell, tower};

fn main() {
    let first = std::env::args().nth(1).and_then(|seed| seed.parse().ok()).unwrap_or(0);
    for seed in first..first + 20 {
        let building = tower(seed);
        let height = |x, y| Cell::new(x, y).map_or(0, |cell| building.height(cell));
        let top = Cell::all().map(|cell| building.height(cell)).max().unwrap_or(0);
        println!("tower {seed}, {top} high");
        for y in (8..25).rev() {
            let row: Vec<String> = (8..25)
                .map(|x| match height(x, y) {
                    0 => " .".to_owned(),
                    height => format!("{height:2}"),
                })
                .collect();
            println!("{}", row.join(" "));
        }
    }
}
