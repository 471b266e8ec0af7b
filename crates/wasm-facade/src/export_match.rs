//! What the matches of all games offer to JavaScript.

/// Exports a [`session::LocalMatch`] under a name. `wasm_bindgen` cannot export generic types, so each
/// game gets its own class with the same methods; a game adds its own in another `impl` block.
#[macro_export]
macro_rules! export_match {
    ($(#[$docs:meta])* $name:ident of $game:ty) => {
        $(#[$docs])*
        #[wasm_bindgen]
        pub struct $name(session::LocalMatch<$game>);

        #[wasm_bindgen]
        impl $name {
            /// A new match from a `MatchSetup`.
            pub fn start(setup: &str, now_ms: f64) -> $crate::Answer<$name> {
                let setup = $crate::read(setup)?;
                let started = session::LocalMatch::start(&setup, $crate::read_ms(now_ms));
                started.map($name).map_err($crate::thrown)
            }

            /// The match of a stored log.
            pub fn restore(log: &str) -> $crate::Answer<$name> {
                session::LocalMatch::restore(log).map($name).map_err($crate::thrown)
            }

            /// The match in a record file.
            #[wasm_bindgen(js_name = fromRecord)]
            pub fn from_record(text: &str, now_ms: f64) -> $crate::Answer<$name> {
                let read = session::LocalMatch::from_record(text, $crate::read_ms(now_ms));
                read.map($name).map_err($crate::thrown)
            }

            /// Everything that happened, to be stored.
            pub fn log(&self) -> String {
                self.0.log()
            }

            /// When the last event happened, or the match started.
            #[wasm_bindgen(js_name = lastMs)]
            #[expect(clippy::cast_precision_loss, reason = "JavaScript's times are doubles")]
            pub fn last_ms(&self) -> f64 {
                self.0.table().last_ms() as f64
            }

            /// All seats in the order of their turns, from the one that moved first.
            #[wasm_bindgen(js_name = turnOrder)]
            pub fn turn_order(&self) -> Vec<u8> {
                self.0.turn_order()
            }

            /// Executes a `Command`, or throws and changes nothing.
            pub fn execute(&mut self, command: &str, now_ms: f64) -> $crate::Answer<()> {
                let command = $crate::read(command)?;
                self.0.execute(&command, $crate::read_ms(now_ms)).map_err($crate::thrown)
            }

            /// Applies the next line of the log, or throws and changes nothing.
            pub fn append(&mut self, line: &str) -> $crate::Answer<()> {
                self.0.append(line).map_err($crate::thrown)
            }

            /// The `MatchView`.
            pub fn view(&self, now_ms: f64) -> String {
                $crate::write(&self.0.view($crate::read_ms(now_ms)))
            }

            /// The `PositionView` after this many moves.
            #[wasm_bindgen(js_name = positionAt)]
            pub fn position_at(&self, ply: u32) -> $crate::Answer<String> {
                let position = self.0.position_at(ply).map_err($crate::thrown)?;
                Ok($crate::write(&position))
            }

            /// The text of a record file, played on this day: `2026-01-31`.
            pub fn record(&self, date: &str) -> $crate::Answer<String> {
                self.0.record(date).map_err($crate::thrown)
            }
        }
    };
}
