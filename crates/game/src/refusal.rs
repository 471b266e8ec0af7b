//! Errors that a page can translate.

use std::{error::Error, fmt, ops::Deref, sync::Arc};

use crate::Seat;

/// An error message for a player. `Display` is an English sentence; the page translates the code and the
/// parameters.
///
/// Use `#[derive(Refusal)]` beside `#[derive(thiserror::Error)]`; [the macro](derive@crate::Refusal)
/// explains its attributes.
///
/// ```
/// use game::Refusal;
///
/// #[derive(Debug, thiserror::Error, Refusal)]
/// #[refusal(prefix = "cell")]
/// pub enum CellError {
///     #[error("{cell} is occupied")]
///     Occupied { cell: String },
/// }
/// # pub const REFUSAL_CODES: &[&[&str]] = &[CellError::REFUSAL_CODES];
///
/// let refusal = CellError::Occupied { cell: "c3".to_owned() };
/// assert_eq!(refusal.code(), "cell-occupied");
/// assert_eq!(refusal.params(), [("cell", "c3".to_owned())]);
/// ```
pub trait Refusal: Error + Send + Sync + 'static {
    /// A stable name in kebab case, unique within a game: `"cell-occupied"`.
    fn code(&self) -> &'static str;

    /// The values in the sentence, by name: `[("cell", "c3")]`.
    fn params(&self) -> Vec<(&'static str, String)> {
        Vec::new()
    }

    /// What caused this refusal, such as the illegal move in a line of a record. The page shows the
    /// causes after it, in the same language.
    fn causes(&self) -> Vec<&dyn Refusal> {
        Vec::new()
    }
}

/// A refusal of any type.
#[derive(Clone, Debug, thiserror::Error)]
#[error("{0}")]
pub struct AnyRefusal(Arc<dyn Refusal>);

/// Not itself a [`Refusal`]: only then can every refusal be converted into it.
impl Deref for AnyRefusal {
    type Target = dyn Refusal;

    fn deref(&self) -> &(dyn Refusal + 'static) {
        &*self.0
    }
}

impl<R: Refusal> From<R> for AnyRefusal {
    fn from(refusal: R) -> AnyRefusal {
        AnyRefusal(Arc::new(refusal))
    }
}

/// Refusals are equal if a player would see the same.
impl PartialEq for AnyRefusal {
    fn eq(&self, other: &AnyRefusal) -> bool {
        self.code() == other.code()
            && self.params() == other.params()
            && self.0.to_string() == other.0.to_string()
    }
}

impl Eq for AnyRefusal {}

/// A value that can be a parameter of a [`Refusal`].
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be a parameter of a refusal",
    note = "implement `game::RefusalParam` for it, compute another value with `#[refusal(value = …)]`, \
            or leave it out with `#[refusal(skip)]`"
)]
pub trait RefusalParam: fmt::Display {
    /// The value as the page gets it: a number, or a name that the page can translate.
    fn to_param(&self) -> String {
        self.to_string()
    }
}

macro_rules! shown_as_they_are {
    ($($type:ty),*) => { $(impl RefusalParam for $type {})* };
}

shown_as_they_are!(char, str, String, u8, u32, u64, usize);

impl<T: RefusalParam + ?Sized> RefusalParam for &T {
    fn to_param(&self) -> String {
        (**self).to_param()
    }
}

/// People count seats from one.
impl RefusalParam for Seat {
    fn to_param(&self) -> String {
        (self.index() + 1).to_string()
    }
}

/// A field of a refusal that holds its causes; for the derive macro.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be a cause",
    note = "a cause is a refusal, a `Box<dyn Refusal>`, an `AnyRefusal` or a `Vec` of refusals"
)]
pub trait RefusalCauses {
    fn add_to<'a>(&'a self, causes: &mut Vec<&'a dyn Refusal>);
}

impl<T: Refusal> RefusalCauses for T {
    fn add_to<'a>(&'a self, causes: &mut Vec<&'a dyn Refusal>) {
        causes.push(self);
    }
}

impl RefusalCauses for Box<dyn Refusal> {
    fn add_to<'a>(&'a self, causes: &mut Vec<&'a dyn Refusal>) {
        causes.push(&**self);
    }
}

impl RefusalCauses for AnyRefusal {
    fn add_to<'a>(&'a self, causes: &mut Vec<&'a dyn Refusal>) {
        causes.push(&**self);
    }
}

impl<T: Refusal> RefusalCauses for Vec<T> {
    fn add_to<'a>(&'a self, causes: &mut Vec<&'a dyn Refusal>) {
        causes.extend(self.iter().map(|cause| cause as &dyn Refusal));
    }
}
