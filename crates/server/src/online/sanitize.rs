//! Sanitizes names and chat before others see them.

use game::record::MAX_NAME_CHARS;
use wire::Refusal;
use wire::online::OnlineRefusal;

/// How long a chat line may be.
pub(crate) const MAX_CHAT_CHARS: usize = 300;

/// How long the id of a request may be.
pub(crate) const MAX_ID_CHARS: usize = 64;

/// A name as others see it: one line of visible characters, cut to the maximum length.
pub(crate) fn name(text: &str) -> String {
    let name: String = plain(text).chars().take(MAX_NAME_CHARS).collect();
    name.trim_end().to_owned()
}

/// A chat line as others see it, unless it is empty or too long.
pub(crate) fn chat(text: &str) -> Result<String, Refusal> {
    let text = plain(text);
    if text.is_empty() || text.chars().count() > MAX_CHAT_CHARS {
        return Err(OnlineRefusal::ChatLength { most: MAX_CHAT_CHARS as u32 }.into());
    }
    Ok(text)
}

/// Whether this is a valid request id.
pub(crate) fn check_id(id: &str) -> Result<(), Refusal> {
    if id.is_empty() || id.chars().count() > MAX_ID_CHARS || id.contains(char::is_control) {
        return Err(OnlineRefusal::BadId { most: MAX_ID_CHARS as u32 }.into());
    }
    Ok(())
}

/// One line with single spaces, without invisible characters and those that change the text direction.
fn plain(text: &str) -> String {
    let seen = |c: &char| !c.is_control() && !is_invisible(*c);
    let spaced = text.chars().map(|c| if c.is_whitespace() { ' ' } else { c });
    let cleaned: String = spaced.filter(seen).collect();
    cleaned.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

fn is_invisible(c: char) -> bool {
    matches!(
        c,
        '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}'
            | '\u{e0000}'..='\u{e007f}'
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_one_visible_line() {
        assert_eq!(name("  Änne \n\t Holz\u{0} "), "Änne Holz");
        assert_eq!(name("\u{202e}evil\u{200b}"), "evil");
        assert_eq!(name(&"x".repeat(1_000)).chars().count(), MAX_NAME_CHARS);
        assert_eq!(name("<b>bold</b>"), "<b>bold</b>", "a page shows it as it is");
    }

    #[test]
    fn chat_lines_are_neither_empty_nor_too_long() {
        assert_eq!(chat(" hello   there ").unwrap(), "hello there");
        assert_eq!(chat(" \u{200b} ").unwrap_err().code, "online-chat-length");
        assert_eq!(chat(&"x".repeat(301)).unwrap_err().code, "online-chat-length");
        assert!(chat(&"x".repeat(300)).is_ok());
    }
}
