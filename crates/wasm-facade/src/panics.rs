//! Panics as refusals.

use std::collections::BTreeMap;

use crate::thrown;

/// Makes panics reach the page as refusals that it can show, instead of as bare traps.
pub fn throw_panics() {
    std::panic::set_hook(Box::new(|panic| {
        let detail = panic.to_string();
        let message = format!("Something went wrong in the program: {detail}");
        let params = BTreeMap::from([("detail".to_owned(), detail)]);
        let refusal = wire::Refusal {
            code: "internal-error".to_owned(),
            params,
            message,
            causes: Vec::new(),
        };
        wasm_bindgen::throw_val(thrown(refusal))
    }));
}
