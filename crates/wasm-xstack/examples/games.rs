//! Whole games of bots, natively, to be compared with the same games in WebAssembly: a line each.
#![expect(clippy::print_stdout, reason = "an example for people at a terminal")]

use wasm_xstack::xstack_bot_game;

fn main() {
    let mut numbers = std::env::args().skip(1).map(|word| word.parse().expect("a number"));
    let (first, games) = (numbers.next().unwrap_or(0), numbers.next().unwrap_or(1));
    for number in first..first + games {
        println!("{}", xstack_bot_game(number));
    }
}
