//! Names of accounts: which are valid, and which look alike.

use unicode_security::GeneralSecurityProfile as _;
use unicode_security::MixedScript as _;
use unicode_security::confusable_detection;
use wire::online::AccountRefusal;

const LEAST_CHARS: usize = 3;
const MOST_CHARS: usize = 20;

/// Allowed between letters and digits.
const SIGNS: [char; 3] = ['-', '_', '.'];

/// Whether a name is valid: letters of one script and digits, with single signs between them. No markup,
/// spaces or invisible characters.
pub(super) fn check(name: &str) -> Result<(), AccountRefusal> {
    let length = name.chars().count();
    if !(LEAST_CHARS..=MOST_CHARS).contains(&length) {
        let (least, most) = (LEAST_CHARS as u32, MOST_CHARS as u32);
        return Err(AccountRefusal::NameLength { least, most });
    }
    let is_word = |c: char| c.is_alphanumeric() && c.identifier_allowed();
    let words_and_signs = name.chars().all(|c| is_word(c) || SIGNS.contains(&c));
    let signs_between = name.split(SIGNS).all(|word| !word.is_empty());
    if !(words_and_signs && signs_between && name.is_single_script()) {
        return Err(AccountRefusal::NameCharacters);
    }
    if is_reserved(name) { Err(AccountRefusal::NameReserved) } else { Ok(()) }
}

/// Names of those who run a server, and of what is not a person.
const RESERVED: [&str; 20] = [
    "admin",
    "administrator",
    "anonymous",
    "deleted",
    "help",
    "holz",
    "holzserver",
    "host",
    "mod",
    "moderation",
    "moderator",
    "moderators",
    "official",
    "operator",
    "owner",
    "root",
    "server",
    "staff",
    "support",
    "system",
];

/// Whether a name would pass for the people who run the server: it is a reserved word, has one among its
/// words, or is one with digits behind it.
pub(super) fn is_reserved(name: &str) -> bool {
    let without_digits = name.trim_end_matches(|c: char| c.is_ascii_digit());
    let words = name.split(|c: char| SIGNS.contains(&c) || c.is_whitespace());
    let names = words.chain([name, without_digits]).map(skeleton);
    let reserved: Vec<String> = RESERVED.iter().map(|word| skeleton(word)).collect();
    names.into_iter().any(|name| reserved.contains(&name))
}

/// The skeleton of a name: names that look alike have the same one.
pub(super) fn skeleton(name: &str) -> String {
    let prototype = |text: &str| confusable_detection::skeleton(text).collect::<String>();
    let folded = prototype(&prototype(name).to_lowercase());
    let alike = |c| match c {
        'i' | 'j' | '1' | '|' => 'l',
        '0' => 'o',
        _ => c,
    };
    let is_seen = |c: &char| !SIGNS.contains(c) && !c.is_whitespace() && !is_mark(*c);
    folded.chars().filter(is_seen).map(alike).collect()
}

/// Accents, which a skeleton places after their letters.
fn is_mark(c: char) -> bool {
    matches!(c, '\u{300}'..='\u{36f}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_consist_of_letters_digits_and_single_signs() {
        for name in ["Ada", "anna-lena", "J.S.Bach", "Zoë_2", "Ольга", "さくら", "x1y"] {
            assert_eq!(check(name), Ok(()), "{name}");
        }
        let long = "a".repeat(21);
        for name in ["", "ab", long.as_str()] {
            assert!(matches!(check(name), Err(AccountRefusal::NameLength { .. })), "{name:?}");
        }
        let wrong = [
            "<b>ada</b>",
            "two words",
            "-ada",
            "ada-",
            "a--da",
            "ada\u{200b}x",
            "\u{202e}ada",
            "ada\n1",
            // Latin with one Cyrillic letter.
            "pаypal",
            "a&amp",
            "ada\u{0}",
            "ａｄａ",
        ];
        for name in wrong {
            assert_eq!(check(name), Err(AccountRefusal::NameCharacters), "{name:?}");
        }
    }

    #[test]
    fn reserved_names_are_refused_however_they_are_written() {
        for name in [
            "admin",
            "Admin",
            "ADMIN1",
            "adm1n",
            "Moderator",
            "m0derator",
            "Holz",
            "H0LZ",
            "holz-team",
            "the.admin",
            "Server",
            "ho-lz",
        ] {
            assert_eq!(check(name), Err(AccountRefusal::NameReserved), "{name}");
        }
        assert!(is_reserved("Holz Team") && is_reserved("а d m i n"), "guests may use spaces");
        for name in ["Holzer", "Modest", "Adminton", "Rooty", "Buchholz"] {
            assert_eq!(check(name), Ok(()), "{name}");
        }
    }

    #[test]
    fn names_that_look_alike_have_the_same_skeleton() {
        for (one, other) in [
            ("Ada", "ADA"),
            ("Alice", "AIice"),
            ("Alice", "A1ice"),
            ("modern", "modem"),
            ("Bob0", "bobo"),
            ("anna-lena", "anna.lena"),
            ("anna-lena", "AnnaLena"),
            ("Сора", "Copa"),
            ("Zoë", "Zoe"),
        ] {
            assert_eq!(skeleton(one), skeleton(other), "{one} and {other}");
        }
        for (one, other) in [("Ada", "Ida"), ("Anna", "Anne"), ("Ben", "Len")] {
            assert_ne!(skeleton(one), skeleton(other), "{one} and {other}");
        }
    }
}
