//! Why a request about accounts, ratings or tokens is refused.

use game::Refusal;

/// Why a request about an account is refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error, Refusal)]
#[refusal(prefix = "account")]
pub enum AccountRefusal {
    /// A name that is too short or too long.
    #[error("a name has {least} to {most} characters")]
    NameLength {
        /// How many characters at least.
        least: u32,
        /// How many at most.
        most: u32,
    },
    /// A name with something in it that no name has.
    #[error("a name has letters of one script, digits, and single - _ or . between them")]
    NameCharacters,
    /// Somebody has this name, or one that looks like it.
    #[error("somebody has this name already, or one that looks like it")]
    NameTaken,
    /// A password that is too short or too long.
    #[error("a password has {least} to {most} characters")]
    PasswordLength {
        /// How many characters at least.
        least: u32,
        /// How many at most.
        most: u32,
    },
    /// Nobody has this name, or another password: which of the two is nobody's business.
    #[error("the name or the password is wrong")]
    SignInFailed,
    /// The password is another one.
    #[error("the password is wrong")]
    WrongPassword,
    /// Only for those who are signed in.
    #[error("sign in first")]
    Needed,
    /// Who is signed in cannot sign up.
    #[error("you are signed in already")]
    Already,
    /// There is no account of that name.
    #[error("nobody here has this name")]
    NoSuchPerson,
    /// A rated table needs people on all seats, a clock, and a start that is nobody's own.
    #[error("a rated table has people on all seats, a clock and no start of its own")]
    CannotRate,
    /// What counted stays as it is.
    #[error("a rated match stays as it ended")]
    RatedOver,
    /// As many programs as one account may have.
    #[error("you have as many tokens as one may have: {most}")]
    TooManyTokens {
        /// How many.
        most: u32,
    },
    /// There is no token of that name.
    #[error("there is no such token")]
    NoSuchToken,
    /// A program without a token that is known.
    #[error("this needs a token: Authorization: Bearer …")]
    BadToken,
    /// A program that may not do this.
    #[error("this token may not do that: it has not the scope {scope:?}")]
    Scope {
        /// What it would have to be allowed.
        scope: &'static str,
    },
}
