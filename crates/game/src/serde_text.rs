//! Values that serialize as their text.

/// Implements serde's traits for types by their `Display` and `FromStr`: a move is `"c3-c5"` in JSON.
///
/// ```
/// use std::{fmt, str::FromStr};
///
/// #[derive(PartialEq, Debug)]
/// struct Row(u8);
///
/// impl fmt::Display for Row {
///     fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
///         write!(f, "row {}", self.0)
///     }
/// }
///
/// impl FromStr for Row {
///     type Err = std::num::ParseIntError;
///
///     fn from_str(text: &str) -> Result<Row, Self::Err> {
///         text.trim_start_matches("row ").parse().map(Row)
///     }
/// }
///
/// game::serde_as_text!(Row);
/// assert_eq!(serde_json::to_string(&Row(3))?, "\"row 3\"");
/// assert_eq!(serde_json::from_str::<Row>("\"row 3\"")?, Row(3));
/// # Ok::<(), serde_json::Error>(())
/// ```
#[macro_export]
macro_rules! serde_as_text {
    ($($type:ty),+ $(,)?) => {$(
        impl $crate::serde::Serialize for $type {
            fn serialize<S: $crate::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> $crate::serde::Deserialize<'de> for $type {
            fn deserialize<D: $crate::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = <std::borrow::Cow<'de, str> as $crate::serde::Deserialize>::deserialize(deserializer)?;
                text.parse().map_err($crate::serde::de::Error::custom)
            }
        }
    )+};
}
