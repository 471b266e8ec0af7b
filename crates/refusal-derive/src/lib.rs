//! `#[derive(Refusal)]`: see [`game::Refusal`](../game/trait.Refusal.html) for how to use it.

mod attributes;
mod expand;

#[cfg(test)]
mod tests;

use proc_macro::TokenStream;
use syn::{DeriveInput, parse_macro_input};

/// Implements `game::Refusal` for an error.
///
/// ```ignore
/// #[derive(Debug, thiserror::Error, Refusal)]
/// #[refusal(prefix = "seat")]
/// enum SeatError {
///     /// `seat-taken` with the parameter `seat`.
///     #[error("{seat} is taken")]
///     Taken { seat: Seat },
///     /// `seat-count` with the parameters `found` and `max`.
///     #[error("{found} seats, but a table has at most {MAX_SEATS}")]
///     #[refusal(code = "seat-count", params(max = MAX_SEATS))]
///     TooMany { found: usize },
///     /// The code, parameters and causes of the other error.
///     #[error(transparent)]
///     #[refusal(transparent)]
///     Name(#[from] NameError),
/// }
/// ```
///
/// On a variant, or on a struct:
/// - `code = "…"`: the code. The default of a variant is its name in kebab case, after the `prefix` of the
///   enum. If the code depends on a field, write `code = match field { … }` with a literal in every arm.
/// - `params(name = expression, …)`: further parameters. Expressions see the fields as references.
/// - `transparent`: everything comes from the only field, itself a refusal.
///
/// On a field, which is a parameter under its own name unless you say otherwise:
/// - `name = "…"`: the name of the parameter. Tuple fields need one.
/// - `value = expression`: the value of the parameter.
/// - `skip`: not a parameter.
/// - `cause`: not a parameter but the reason behind this refusal: a refusal, a boxed one or a `Vec` of them.
///
/// Values implement `game::RefusalParam`.
///
/// The macro also adds an associated constant `REFUSAL_CODES`, all codes of the type. Each crate collects
/// them in one list, from which the page knows what it has to translate; the compiler warns about a
/// constant that is missing there.
#[proc_macro_derive(Refusal, attributes(refusal))]
pub fn derive_refusal(input: TokenStream) -> TokenStream {
    let input = parse_macro_input!(input as DeriveInput);
    expand::refusal(&input).unwrap_or_else(syn::Error::into_compile_error).into()
}
