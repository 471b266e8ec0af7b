//! The compiler for `wasm32-unknown-unknown`.
//!
//! With rustup the target is one download. Build machines that reach package registries but not Rust's
//! own servers use Debian's `rustc-web`, which comes with the source of the standard library; cargo
//! then builds that as well.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Result, bail};

use crate::setup::apt_install;
use crate::step::{Done, Shell};
use crate::version::Version;
use crate::workspace::{Workspace, find_program};

const TARGET: &str = "wasm32-unknown-unknown";
/// SIMD makes the simulation fast, with the same results bit for bit (the golden files check that).
/// Every browser that runs the page's JavaScript (ES2022) supports it. All modules use the same flags,
/// so they share compiled dependencies.
const RUSTFLAGS: &str = "-Ctarget-feature=+simd128";
const DEBIAN_PACKAGES: [&str; 4] = ["rustc-web", "cargo-web", "rust-web-src", "lld-19"];

/// A compiler for the browser.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Toolchain {
    /// The running toolchain has the target's standard library.
    Own,
    /// Debian's compiler, which builds the standard library from source.
    Debian {
        /// `wasm-ld` or `wasm-ld-<version>`.
        linker: PathBuf,
    },
}

impl Toolchain {
    /// The first installed toolchain.
    fn find(forced: Option<Source>) -> Option<Self> {
        match forced {
            Some(Source::Rustup) => Self::own(),
            Some(Source::Debian) => Self::debian(),
            None => Self::own().or_else(Self::debian),
        }
    }

    fn own() -> Option<Self> {
        let libraries = output(Command::new(own_rustc()).args([
            "--print",
            "target-libdir",
            "--target",
            TARGET,
        ]))?;
        Path::new(libraries.trim()).is_dir().then_some(Self::Own)
    }

    fn debian() -> Option<Self> {
        // Debian's regular compiler has the same name and may be too old.
        let oldest = Version::read(env!("CARGO_PKG_RUST_VERSION"));
        if Version::of(DEBIAN_RUSTC) < oldest {
            return None;
        }
        let sysroot = output(Command::new(DEBIAN_RUSTC).args(["--print", "sysroot"]))?;
        let source = Path::new(sysroot.trim()).join("lib/rustlib/src/rust/library/std");
        let linker = find_linker()?;
        (Path::new(DEBIAN_CARGO).is_file() && source.is_dir()).then_some(Self::Debian { linker })
    }

    /// `cargo build` of a crate for the browser, in a separate target folder.
    pub(crate) fn build(&self, workspace: &Workspace, package: &str) -> Command {
        let mut command = match self {
            Self::Own => workspace.cargo(&["build"]),
            Self::Debian { linker } => {
                let mut command = Command::new(DEBIAN_CARGO);
                command
                    .current_dir(workspace.root())
                    .args(["build", "-Z", "build-std=std,panic_abort"])
                    .env("RUSTC", DEBIAN_RUSTC)
                    // `build-std` is unstable, and this compiler is a stable release.
                    .env("RUSTC_BOOTSTRAP", "1")
                    .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker)
                    // Set by the cargo that runs xtask, and wrong for this one.
                    .env_remove("CARGO")
                    .env_remove("RUSTUP_TOOLCHAIN");
                command
            }
        };
        command.args(["--locked", "--profile", "wasm", "--target", TARGET, "--package", package]);
        command.arg("--target-dir").arg(self.target_folder(workspace));
        command.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", RUSTFLAGS);
        command
    }

    /// The module that `build` produces.
    pub(crate) fn module(&self, workspace: &Workspace, package: &str) -> PathBuf {
        let file = format!("{}.wasm", package.replace('-', "_"));
        self.target_folder(workspace).join(TARGET).join("wasm").join(file)
    }

    fn target_folder(&self, workspace: &Workspace) -> PathBuf {
        // Two compilers in one folder would rebuild each other's output.
        workspace.target().join(match self {
            Self::Own => "wasm",
            Self::Debian { .. } => "wasm-debian",
        })
    }
}

const DEBIAN_RUSTC: &str = "/usr/bin/rustc";
const DEBIAN_CARGO: &str = "/usr/bin/cargo";

/// The toolchain, installed if it is missing: by rustup, or else from Debian.
pub(crate) fn prepare(shell: &Shell<'_>) -> Result<Toolchain> {
    let forced = forced()?;
    if let Some(ready) = Toolchain::find(forced) {
        return Ok(ready);
    }
    if forced != Some(Source::Debian) && find_program("rustup").is_some() {
        let added = shell.try_run(Command::new("rustup").args(["target", "add", TARGET]))?.1;
        if added && let Some(ready) = Toolchain::find(forced) {
            return Ok(ready);
        }
    }
    if forced != Some(Source::Rustup) {
        apt_install(shell, &DEBIAN_PACKAGES)?;
    }
    match Toolchain::find(forced) {
        Some(ready) => Ok(ready),
        None => bail!(
            "no WebAssembly compiler for Rust {} or newer; run `rustup target add {TARGET}`, or on Debian `apt-get install {}`",
            env!("CARGO_PKG_RUST_VERSION"),
            DEBIAN_PACKAGES.join(" ")
        ),
    }
}

/// The `target` step.
pub(crate) fn step(shell: &Shell<'_>) -> Result<Done> {
    Ok(Done::with_note(match prepare(shell)? {
        Toolchain::Own => "the toolchain's own",
        Toolchain::Debian { .. } => "Debian's, with std from source",
    }))
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Source {
    Rustup,
    Debian,
}

/// `HOLZ_WASM=rustup` or `HOLZ_WASM=debian` forces one of the two.
fn forced() -> Result<Option<Source>> {
    let Some(name) = std::env::var_os("HOLZ_WASM") else {
        return Ok(None);
    };
    match name.to_str() {
        Some("rustup") => Ok(Some(Source::Rustup)),
        Some("debian") => Ok(Some(Source::Debian)),
        _ => bail!("HOLZ_WASM is {}; use rustup or debian", name.display()),
    }
}

fn own_rustc() -> PathBuf {
    std::env::var_os("RUSTC").map_or_else(|| "rustc".into(), PathBuf::from)
}

fn find_linker() -> Option<PathBuf> {
    ["wasm-ld-19", "wasm-ld", "wasm-ld-20", "wasm-ld-18"].into_iter().find_map(find_program)
}

fn output(command: &mut Command) -> Option<String> {
    let output = command.output().ok().filter(|output| output.status.success())?;
    String::from_utf8(output.stdout).ok()
}
