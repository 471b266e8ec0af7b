//! Integers as short text: variable-length integers (7 bits per byte) in URL-safe base64.

/// The alphabet of URL-safe base64.
const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Writes integers one after another.
#[derive(Default)]
pub(crate) struct Writer(Vec<u8>);

impl Writer {
    /// A byte as it is.
    pub(crate) fn byte(&mut self, byte: u8) {
        self.0.push(byte);
    }

    /// A LEB128 integer: seven bits per byte, lowest first.
    pub(crate) fn count(&mut self, mut number: u64) {
        while number >= 0x80 {
            self.byte(number as u8 | 0x80);
            number >>= 7;
        }
        self.byte(number as u8);
    }

    /// A signed integer in zigzag encoding, so that small values are short.
    pub(crate) fn signed(&mut self, number: i64) {
        self.count((number << 1 ^ number >> 63).cast_unsigned());
    }

    /// The text: three bytes in four letters, without padding.
    pub(crate) fn into_text(self) -> String {
        let mut text = String::with_capacity(self.0.len().div_ceil(3) * 4);
        for chunk in self.0.chunks(3) {
            let bits = chunk.iter().fold(0, |bits, &byte| bits << 8 | u32::from(byte));
            let bits = bits << (8 * (3 - chunk.len()));
            for at in 0..=chunk.len() {
                text.push(char::from(LETTERS[(bits >> (18 - 6 * at) & 63) as usize]));
            }
        }
        text
    }
}

/// Reads the text of a [`Writer`]. All methods return `None` for invalid input.
pub(crate) struct Reader {
    bytes: std::vec::IntoIter<u8>,
}

impl Reader {
    /// The numbers of a text, if it is one of a [`Writer`].
    pub(crate) fn new(text: &str) -> Option<Reader> {
        let mut bytes = Vec::with_capacity(text.len() / 4 * 3 + 3);
        for chunk in text.as_bytes().chunks(4) {
            let mut bits = 0;
            for &letter in chunk {
                bits = bits << 6 | u32::from(value(letter)?);
            }
            bits <<= 6 * (4 - chunk.len());
            let [_, whole @ ..] = bits.to_be_bytes();
            // A single letter holds no byte, and the bits beyond the last byte are not used.
            let (used, unused) = whole.split_at(chunk.len() - 1);
            if used.is_empty() || unused.iter().any(|&byte| byte != 0) {
                return None;
            }
            bytes.extend_from_slice(used);
        }
        Some(Reader { bytes: bytes.into_iter() })
    }

    /// A byte as it is.
    pub(crate) fn byte(&mut self) -> Option<u8> {
        self.bytes.next()
    }

    /// What [`Writer::count`] has written.
    pub(crate) fn count(&mut self) -> Option<u64> {
        let mut number = 0;
        for shift in (0..64).step_by(7) {
            let byte = self.byte()?;
            let part = u64::from(byte & 0x7f);
            number |= part << shift;
            if byte < 0x80 {
                let lost = part << shift >> shift != part;
                // A last byte of zero would be a longer way to say the same.
                return (!lost && (byte != 0 || shift == 0)).then_some(number);
            }
        }
        None
    }

    /// What [`Writer::signed`] has written.
    pub(crate) fn signed(&mut self) -> Option<i64> {
        let number = self.count()?;
        Some((number >> 1).cast_signed() ^ -(number & 1).cast_signed())
    }

    /// `Some` if everything has been read.
    pub(crate) fn end(self) -> Option<()> {
        self.bytes.as_slice().is_empty().then_some(())
    }
}

/// What a letter is worth.
fn value(letter: u8) -> Option<u8> {
    match letter {
        b'A'..=b'Z' => Some(letter - b'A'),
        b'a'..=b'z' => Some(letter - b'a' + 26),
        b'0'..=b'9' => Some(letter - b'0' + 52),
        b'-' => Some(62),
        b'_' => Some(63),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_round_trip() {
        let numbers = [0, 1, -1, 63, -64, 64, 8_191, -1_234_567, i64::MAX, i64::MIN];
        for end in 0..=numbers.len() {
            let mut writer = Writer::default();
            for &number in &numbers[..end] {
                writer.signed(number);
            }
            let mut reader = Reader::new(&writer.into_text()).expect("just written");
            for &number in &numbers[..end] {
                assert_eq!(reader.signed(), Some(number));
            }
            assert_eq!(reader.end(), Some(()));
        }
    }

    #[test]
    fn small_numbers_are_short() {
        let mut writer = Writer::default();
        for number in [0, -1, 1, -2, 2, 63] {
            writer.signed(number);
        }
        assert_eq!(writer.into_text(), "AAECAwR-");
    }

    #[test]
    fn every_list_of_numbers_has_one_text() {
        // A letter too many, bits beyond the last byte, foreign letters.
        for text in ["A", "AAAAA", "AB", "AAB", "A=", "AA==", "A A", "AÄ"] {
            assert!(Reader::new(text).is_none(), "{text}");
        }
        // A zero on top, more than 64 bits, the middle of a number.
        for text in ["gAA", "gICAgICAgICAAg", "gA"] {
            assert_eq!(Reader::new(text).expect("bytes").count(), None, "{text}");
        }
    }
}
