//! Why a request about accounts, ratings or tokens is refused.

use game::Refusal;

/// Why a request about an account is refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error, Refusal)]
#[refusal(prefix = "account")]
pub enum AccountRefusal {
    /// A name that is too short or too long.
    #[error("names must be {least} to {most} characters long")]
    NameLength {
        /// How many characters at least.
        least: u32,
        /// How many at most.
        most: u32,
    },
    /// A name with something in it that no name has.
    #[error("a name has letters of one script, digits, and single - _ or . between them")]
    NameCharacters,
    /// The name, or one that looks like it, is taken.
    #[error("this name, or one that looks like it, is taken")]
    NameTaken,
    /// A name that would pass for the people who run the server.
    #[error("this name is reserved")]
    NameReserved,
    /// A password that is too short or too long.
    #[error("passwords must be {least} to {most} characters long")]
    PasswordLength {
        /// How many characters at least.
        least: u32,
        /// How many at most.
        most: u32,
    },
    /// Nobody has this name, or another password: which of the two is nobody's business.
    #[error("wrong name or password")]
    SignInFailed,
    /// The password is another one.
    #[error("the password is wrong")]
    WrongPassword,
    /// Only for those who are signed in.
    #[error("you need to sign in first")]
    Needed,
    /// Someone who is signed in cannot sign up.
    #[error("you are already signed in")]
    Already,
    /// There is no account of that name.
    #[error("no one here has this name")]
    NoSuchPerson,
    /// A rated table needs people on all seats, a clock, and a start that is nobody's own.
    #[error("rated games need people on all seats, a clock and the standard start")]
    CannotRate,
    /// Only accounts have ratings.
    #[error("sign in to play a rated match")]
    RatedNeedsAccount,
    /// Rated results are final.
    #[error("rated games can't be changed after they end")]
    RatedOver,
    /// As many programs as one account may have.
    #[error("you've reached the limit of {most} tokens")]
    TooManyTokens {
        /// How many.
        most: u32,
    },
    /// There is no token of that name.
    #[error("this token doesn't exist")]
    NoSuchToken,
    /// A program without a token that is known.
    #[error("missing or invalid token; send it as Authorization: Bearer …")]
    BadToken,
    /// A program that may not do this.
    #[error("this token lacks the scope {scope:?}")]
    Scope {
        /// The missing scope.
        scope: &'static str,
    },
}
