//! Content encodings, and which of them a browser accepts.

/// A content encoding.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Encoding {
    /// Uncompressed.
    Identity,
    Gzip,
    Brotli,
}

impl Encoding {
    /// Its name in HTTP headers.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Identity => "identity",
            Self::Gzip => "gzip",
            Self::Brotli => "br",
        }
    }

    /// The file that this one is a compressed encoding of, if it is one.
    pub(crate) fn of_file(path: &str) -> Option<(&str, Self)> {
        let (name, ending) = path.rsplit_once('.')?;
        match ending {
            "br" => Some((name, Self::Brotli)),
            "gz" => Some((name, Self::Gzip)),
            _ => None,
        }
    }

    /// Whether an `Accept-Encoding` header accepts it: by name or else by `*`, and not with weight 0.
    pub(crate) fn is_accepted_by(self, header: &str) -> bool {
        let weight_of = |wanted: &str| {
            header.split(',').find_map(|item| {
                let (name, parameters) = item.split_once(';').unwrap_or((item, ""));
                name.trim().eq_ignore_ascii_case(wanted).then(|| weight(parameters))
            })
        };
        weight_of(self.name()).or_else(|| weight_of("*")).is_some_and(|weight| weight > 0.0)
    }
}

/// The weight `q` of an item; 1 if it has none, 0 if it cannot be parsed.
fn weight(parameters: &str) -> f32 {
    parameters
        .split(';')
        .find_map(|parameter| parameter.trim().strip_prefix("q="))
        .map_or(1.0, |weight| weight.trim().parse().unwrap_or(0.0))
}

#[cfg(test)]
mod tests {
    use super::Encoding;

    fn check(header: &str, brotli: bool, gzip: bool) {
        assert_eq!(Encoding::Brotli.is_accepted_by(header), brotli, "br in {header:?}");
        assert_eq!(Encoding::Gzip.is_accepted_by(header), gzip, "gzip in {header:?}");
    }

    #[test]
    fn accept_encoding_is_parsed_as_http_defines_it() {
        check("gzip, deflate, br, zstd", true, true);
        check("gzip", false, true);
        check("BR;q=0.5", true, false);
        check("br;q=0, gzip;q=1.0", false, true);
        check("*", true, true);
        check("*;q=0", false, false);
        check("gzip;q=0, *", true, false);
        check("br; q=0.001", true, false);
        check("br;q=nonsense", false, false);
        check("", false, false);
    }
}
