//! The number of a pile in JSON: a number, or a text where JavaScript would round it. A rounded number
//! would name another pile.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use xstack::MAX_SEED;

#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum PileNumber {
    Exact(u64),
    Large(String),
}

#[expect(clippy::ref_option, reason = "the form that serde calls")]
pub(super) fn serialize<S: Serializer>(seed: &Option<u64>, to: S) -> Result<S::Ok, S::Error> {
    let number = seed.map(|seed| {
        if seed <= MAX_SEED { PileNumber::Exact(seed) } else { PileNumber::Large(seed.to_string()) }
    });
    number.serialize(to)
}

pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Option<u64>, D::Error> {
    match Option::deserialize(from)? {
        None => Ok(None),
        Some(PileNumber::Exact(seed)) => Ok(Some(seed)),
        Some(PileNumber::Large(text)) => text.parse().map(Some).map_err(serde::de::Error::custom),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(PartialEq, Debug, Serialize, Deserialize)]
    struct Numbered(#[serde(with = "super")] Option<u64>);

    /// A regression: JavaScript rounded large numbers, and the page showed the number of another pile.
    #[test]
    fn numbers_that_javascript_would_round_are_texts() {
        let cases = [
            (None, "null"),
            (Some(7), "7"),
            (Some(MAX_SEED), "9007199254740991"),
            (Some(MAX_SEED + 2), "\"9007199254740993\""),
            (Some(u64::MAX), "\"18446744073709551615\""),
        ];
        for (seed, json) in cases {
            assert_eq!(serde_json::to_string(&Numbered(seed)).unwrap(), json);
            assert_eq!(serde_json::from_str::<Numbered>(json).unwrap(), Numbered(seed));
        }
    }
}
