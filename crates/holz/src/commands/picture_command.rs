//! `holz picture`: a position as an SVG or PNG file.

use std::path::{Path, PathBuf};

use clap::{Args, Subcommand, ValueEnum};
use klotz::options::Goal;
use picture::Image;
use xstack::{Design, DesignName, DesignNameError, sim};

use crate::command_error::CommandError;
use crate::commands::numbers;

/// The game
#[derive(Debug, Subcommand)]
pub(crate) enum Arguments {
    /// A position of KLOTZ
    Klotz(KlotzPicture),
    /// A position of The Climbers
    Climbers(ClimbersPicture),
    /// A starting pile of X-Stack
    Xstack(XStackPicture),
}

#[derive(Debug, Args)]
struct Output {
    /// File to write, ending in .svg or .png
    #[arg(short, long)]
    output: PathBuf,
    /// Width of a PNG file in pixels, up to 4096
    #[arg(long, default_value = "960")]
    width: u32,
}

#[derive(Debug, Args)]
pub(crate) struct KlotzPicture {
    /// Position in the game's notation
    #[arg(allow_hyphen_values = true)]
    position: String,
    /// How to look at the board
    #[arg(long, value_enum, default_value = "flat")]
    view: View,
    #[command(flatten)]
    output: Output,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum View {
    /// From above
    Flat,
    /// From the front right
    Isometric,
}

#[derive(Debug, Args)]
pub(crate) struct ClimbersPicture {
    /// Position in the game's notation
    #[arg(allow_hyphen_values = true)]
    position: String,
    #[command(flatten)]
    output: Output,
}

#[derive(Debug, Args)]
pub(crate) struct XStackPicture {
    /// Design: fan, wall, high-fan, pyramid, bridge, tower, lean, column or spire
    #[arg(allow_hyphen_values = true)]
    name: String,
    /// Seed of the pile, from 0 to 18446744073709551615
    #[arg(allow_hyphen_values = true)]
    seed: String,
    #[command(flatten)]
    output: Output,
}

/// Writes the picture to a file.
pub(crate) fn picture(arguments: &Arguments) -> Result<(), CommandError> {
    let bad = |error: &dyn std::fmt::Display| CommandError::BadInput(error.to_string());
    match arguments {
        Arguments::Klotz(KlotzPicture { position, view, output }) => {
            // The goal isn't visible in the picture.
            let position = klotz::Position::read(position, Goal::Near).map_err(|e| bad(&e))?;
            let svg = match view {
                View::Flat => picture::klotz(&position),
                View::Isometric => picture::klotz_isometric(&position),
            };
            write(&svg, output)
        }
        Arguments::Climbers(ClimbersPicture { position, output }) => {
            let position: Result<climbers::Position, climbers::PositionError> = position.parse();
            write(&picture::climbers(&position.map_err(|e| bad(&e))?), output)
        }
        Arguments::Xstack(XStackPicture { name, seed, output }) => {
            let design: Result<DesignName, DesignNameError> = name.parse();
            let pile = sim::draw_pile(design.map_err(|e| bad(&e))?, numbers::seed(seed)?);
            let stand = Design::of(pile.design()).stand();
            write(&picture::xstack(stand, pile.poses(), |block| pile.size(block)), output)
        }
    }
}

fn write(svg: &str, Output { output, width }: &Output) -> Result<(), CommandError> {
    let bytes = match ending(output).as_deref() {
        Some("svg") => svg.as_bytes().to_vec(),
        Some("png") => {
            let image = Image::draw(svg, *width);
            image.map_err(|error| CommandError::BadInput(error.to_string()))?.png()
        }
        _ => {
            let file = output.display();
            let message = format!("{file}: the name of a picture ends in .svg or .png");
            return Err(CommandError::BadInput(message));
        }
    };
    std::fs::write(output, bytes)
        .map_err(|error| CommandError::Data(format!("cannot write {}: {error}", output.display())))
}

fn ending(file: &Path) -> Option<String> {
    Some(file.extension()?.to_str()?.to_ascii_lowercase())
}
