//! The files of the page, each with its compressed encodings.

use std::borrow::Cow;
use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use axum::body::Bytes;
use axum::http::HeaderValue;

use crate::encoding::Encoding;

/// The page as Vite built it; empty if it was not built before this crate.
#[derive(rust_embed::Embed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Dist;

/// All files of a page, by their path without the leading slash.
#[derive(Debug, Default)]
pub struct Content {
    files: HashMap<String, File>,
}

impl Content {
    /// The page that is part of this program.
    pub fn embedded() -> Self {
        Self::new(Dist::iter().filter_map(|path| {
            let bytes = match Dist::get(&path)?.data {
                Cow::Borrowed(bytes) => Bytes::from_static(bytes),
                Cow::Owned(bytes) => Bytes::from(bytes),
            };
            Some((path.into_owned(), bytes))
        }))
    }

    /// A page of these files. `name.br` and `name.gz` are compressed encodings of `name`.
    pub fn new(files: impl IntoIterator<Item = (String, Bytes)>) -> Self {
        let (packed, plain): (Vec<_>, Vec<_>) =
            files.into_iter().partition(|(path, _)| Encoding::of_file(path).is_some());
        let mut files: HashMap<String, File> = plain
            .into_iter()
            .map(|(path, bytes)| {
                let file = File::new(&path, bytes);
                (path, file)
            })
            .collect();
        for (path, bytes) in packed {
            if let Some((name, encoding)) = Encoding::of_file(&path)
                && let Some(file) = files.get_mut(name)
            {
                file.packed.push((encoding, bytes));
            }
        }
        Self { files }
    }

    /// The file at a path without its leading slash.
    pub(crate) fn get(&self, path: &str) -> Option<&File> {
        self.files.get(path)
    }
}

/// A file of the page.
#[derive(Debug)]
pub(crate) struct File {
    plain: Bytes,
    packed: Vec<(Encoding, Bytes)>,
    digest: u64,
    pub(crate) media_type: HeaderValue,
    pub(crate) caching: Caching,
}

/// How long a browser may use its copy without asking.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Caching {
    /// Forever: its name changes with its content.
    Immutable,
    /// It asks each time: the name stays the same.
    Revalidated,
}

impl File {
    fn new(path: &str, plain: Bytes) -> Self {
        let mut hasher = DefaultHasher::new();
        plain.hash(&mut hasher);
        Self {
            digest: hasher.finish(),
            media_type: media_type(path),
            // Vite puts only files with a content hash in their name into this folder.
            caching: if path.starts_with("assets/") {
                Caching::Immutable
            } else {
                Caching::Revalidated
            },
            packed: Vec::new(),
            plain,
        }
    }

    /// The smallest encoding that the browser accepts.
    pub(crate) fn smallest(&self, accepts: impl Fn(Encoding) -> bool) -> (Encoding, Bytes) {
        self.packed
            .iter()
            .filter(|(encoding, _)| accepts(*encoding))
            .min_by_key(|(_, bytes)| bytes.len())
            .map_or((Encoding::Identity, self.plain.clone()), |(encoding, bytes)| {
                (*encoding, bytes.clone())
            })
    }

    /// The entity tag of an encoding: each has its own.
    pub(crate) fn tag(&self, encoding: Encoding) -> String {
        format!("\"{:016x}-{}\"", self.digest, encoding.name())
    }
}

fn media_type(path: &str) -> HeaderValue {
    let guess = mime_guess::from_path(path).first_or_octet_stream();
    let is_text = guess.type_() == "text" || guess.subtype() == "json";
    let text = if is_text { format!("{guess}; charset=utf-8") } else { guess.to_string() };
    HeaderValue::try_from(text).expect("media types are plain ASCII")
}
