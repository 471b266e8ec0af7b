//! Pictures as pixels.

use resvg::tiny_skia::{Color, IntSize, Pixmap, Transform};
use resvg::usvg::{Options, Tree};

use crate::palette::{PAGE, rgb};

/// The widest picture, in pixels.
pub const MAX_WIDTH: u32 = 4_096;

/// A picture as rows of pixels from the top, three bytes for each: red, green, blue.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Image {
    width: u32,
    height: u32,
    pixels: Vec<u8>,
}

/// Why a text cannot be drawn.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RasterError {
    /// The text is not an SVG document.
    #[error("this is not a picture: {reason}")]
    NotSvg {
        /// What is wrong with it.
        reason: String,
    },
    /// No pixels, or too many.
    #[error("a picture is 1 to {MAX_WIDTH} pixels wide, not {width}")]
    Width {
        /// The width that was given.
        width: u32,
    },
}

fn parse(svg: &str) -> Result<Tree, RasterError> {
    Tree::from_str(svg, &Options::default())
        .map_err(|error| RasterError::NotSvg { reason: error.to_string() })
}

impl Image {
    /// Draws an SVG document on white, this many pixels wide.
    ///
    /// ```
    /// let svg = picture::klotz(klotz::Settings::default().start());
    /// let image = picture::Image::draw(&svg, 64)?;
    /// assert_eq!((image.width(), image.pixels().len()), (64, 64 * 64 * 3));
    /// assert!(image.png().starts_with(b"\x89PNG"));
    /// # Ok::<(), picture::RasterError>(())
    /// ```
    pub fn draw(svg: &str, width: u32) -> Result<Image, RasterError> {
        let tree = parse(svg)?;
        let (from, size) = (tree.size(), tree.size().to_int_size());
        let scaled = size.scale_to_width(width).filter(|_| (1..=MAX_WIDTH).contains(&width));
        let pixmap = scaled.and_then(|size| Pixmap::new(size.width(), size.height()));
        let mut pixmap = pixmap.ok_or(RasterError::Width { width })?;
        pixmap.fill(Color::WHITE);
        let to = IntSize::from_wh(pixmap.width(), pixmap.height()).expect("not empty").to_size();
        let transform =
            Transform::from_scale(to.width() / from.width(), to.height() / from.height());
        resvg::render(&tree, transform, &mut pixmap.as_mut());
        Ok(Image::of(&pixmap))
    }

    /// Draws an SVG document as large as it fits into a frame of this width and height, in the middle of
    /// the colour of our pictures' background.
    pub fn draw_framed(svg: &str, [width, height]: [u32; 2]) -> Result<Image, RasterError> {
        let tree = parse(svg)?;
        let allowed = (1..=MAX_WIDTH).contains(&width) && (1..=MAX_WIDTH).contains(&height);
        let pixmap = allowed.then(|| Pixmap::new(width, height)).flatten();
        let mut pixmap = pixmap.ok_or(RasterError::Width { width: width.max(height) })?;
        let [red, green, blue] = rgb(PAGE);
        pixmap.fill(Color::from_rgba8(red, green, blue, 255));
        let (from, to) =
            (tree.size(), IntSize::from_wh(width, height).expect("not empty").to_size());
        let scale = (to.width() / from.width()).min(to.height() / from.height());
        let left = (to.width() - scale * from.width()) / 2.0;
        let top = (to.height() - scale * from.height()) / 2.0;
        let transform = Transform::from_scale(scale, scale).post_translate(left, top);
        resvg::render(&tree, transform, &mut pixmap.as_mut());
        Ok(Image::of(&pixmap))
    }

    fn of(pixmap: &Pixmap) -> Image {
        // The background is opaque, so nothing has to be divided by alpha.
        let pixels = pixmap.pixels().iter().flat_map(|at| [at.red(), at.green(), at.blue()]);
        Image { width: pixmap.width(), height: pixmap.height(), pixels: pixels.collect() }
    }

    /// The width in pixels.
    pub const fn width(&self) -> u32 {
        self.width
    }

    /// The height in pixels.
    pub const fn height(&self) -> u32 {
        self.height
    }

    /// All pixels, three bytes for each.
    pub fn pixels(&self) -> &[u8] {
        &self.pixels
    }

    /// The picture as a PNG file.
    pub fn png(&self) -> Vec<u8> {
        let mut file = Vec::new();
        let mut encoder = png::Encoder::new(&mut file, self.width, self.height);
        encoder.set_color(png::ColorType::Rgb);
        encoder.set_depth(png::BitDepth::Eight);
        let mut writer = encoder.write_header().expect("a Vec takes all bytes");
        writer.write_image_data(&self.pixels).expect("as many bytes as the header says");
        writer.finish().expect("a Vec takes all bytes");
        file
    }
}
