//! Writing SVG.

use std::fmt::Write as _;

/// An SVG document being written.
pub(crate) struct Svg {
    body: String,
}

/// A number with two decimals at most.
pub(crate) fn number(value: f64) -> String {
    let text = format!("{value:.2}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" { "0".to_owned() } else { text.to_owned() }
}

/// Points as an attribute.
fn coordinates(points: &[[f64; 2]]) -> String {
    let words: Vec<String> =
        points.iter().map(|&[x, y]| format!("{},{}", number(x), number(y))).collect();
    words.join(" ")
}

impl Svg {
    pub(crate) fn new() -> Svg {
        Svg { body: String::new() }
    }

    /// Any element, closed.
    pub(crate) fn element(&mut self, name: &str, attributes: &[(&str, String)]) {
        self.body.push('<');
        self.body.push_str(name);
        for (key, value) in attributes {
            write!(self.body, " {key}=\"{value}\"").expect("writing to a String cannot fail");
        }
        self.body.push_str("/>\n");
    }

    pub(crate) fn rect(
        &mut self,
        [x, y, w, h]: [f64; 4],
        radius: f64,
        fill: &str,
        more: &[(&str, String)],
    ) {
        let mut all = vec![
            ("x", number(x)),
            ("y", number(y)),
            ("width", number(w)),
            ("height", number(h)),
            ("fill", fill.to_owned()),
        ];
        if radius > 0.0 {
            all.push(("rx", number(radius)));
        }
        all.extend_from_slice(more);
        self.element("rect", &all);
    }

    pub(crate) fn circle(
        &mut self,
        [x, y]: [f64; 2],
        radius: f64,
        fill: &str,
        more: &[(&str, String)],
    ) {
        let mut all = vec![
            ("cx", number(x)),
            ("cy", number(y)),
            ("r", number(radius)),
            ("fill", fill.to_owned()),
        ];
        all.extend_from_slice(more);
        self.element("circle", &all);
    }

    pub(crate) fn polygon(&mut self, points: &[[f64; 2]], fill: &str, stroke: &str) {
        let points = coordinates(points);
        let (fill, stroke) = (fill.to_owned(), stroke.to_owned());
        self.element("polygon", &[("points", points), ("fill", fill), ("stroke", stroke)]);
    }

    /// Shadows, which don't add up where they overlap.
    pub(crate) fn shadows(&mut self, outlines: &[Vec<[f64; 2]>]) {
        self.body.push_str("<g fill=\"#2A1A10\" opacity=\"0.2\">\n");
        for outline in outlines {
            self.element("polygon", &[("points", coordinates(outline))]);
        }
        self.body.push_str("</g>\n");
    }

    /// Adds everything of another document.
    pub(crate) fn append(&mut self, other: &Svg) {
        self.body.push_str(&other.body);
    }

    /// The document with this view box: left, top, width and height.
    pub(crate) fn finish(self, view: [f64; 4], stroke_width: f64) -> String {
        let words: Vec<String> = view.iter().map(|&part| number(part)).collect();
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{}\" width=\"480\" height=\"{}\" \
             stroke-width=\"{}\" stroke-linejoin=\"round\">\n{}</svg>\n",
            words.join(" "),
            number((480.0 * view[3] / view[2]).round()),
            number(stroke_width),
            self.body
        )
    }
}
