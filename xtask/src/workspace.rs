//! Paths in the working copy, and commands that run in it.

use std::path::{Path, PathBuf};
use std::process::Command;

/// The working copy.
#[derive(Debug)]
pub(crate) struct Workspace {
    root: PathBuf,
}

impl Workspace {
    /// The working copy this program was built from.
    pub(crate) fn find() -> Self {
        let here = Path::new(env!("CARGO_MANIFEST_DIR"));
        let root = here.parent().expect("xtask is a folder of the workspace");
        Self { root: root.to_owned() }
    }

    pub(crate) fn root(&self) -> &Path {
        &self.root
    }

    pub(crate) fn path(&self, relative: &str) -> PathBuf {
        self.root.join(relative)
    }

    /// The front end.
    pub(crate) fn web(&self) -> PathBuf {
        self.path("web")
    }

    /// Cargo's output folder; `CARGO_TARGET_DIR` may have moved it.
    pub(crate) fn target(&self) -> PathBuf {
        std::env::var_os("CARGO_TARGET_DIR")
            .map_or_else(|| self.path("target"), |dir| self.root.join(dir))
    }

    /// Where xtask keeps fingerprints between runs.
    pub(crate) fn state_folder(&self) -> PathBuf {
        self.target().join("steps")
    }

    /// The `holz` binary of a cargo profile folder: `debug` or `release`.
    pub(crate) fn holz(&self, folder: &str) -> PathBuf {
        self.target().join(folder).join(format!("holz{}", std::env::consts::EXE_SUFFIX))
    }

    /// The cargo that runs xtask, at the root of the workspace.
    pub(crate) fn cargo(&self, arguments: &[&str]) -> Command {
        let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let mut command = Command::new(cargo);
        command.args(arguments).current_dir(&self.root);
        command
    }

    /// The same cargo, with clippy as the compiler of our crates and warnings denied. So one compilation
    /// serves both lints and tests.
    pub(crate) fn cargo_with_clippy(&self, arguments: &[&str]) -> Command {
        let mut command = self.cargo(arguments);
        lint(&mut command);
        command
    }

    /// npm in `web/`.
    pub(crate) fn npm(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new("npm");
        command.args(arguments).current_dir(self.web());
        command
    }
}

/// Lets a cargo, or a program that starts one, compile our crates with clippy and deny warnings.
pub(crate) fn lint(command: &mut Command) {
    command.env("RUSTC_WORKSPACE_WRAPPER", "clippy-driver");
    // How `cargo clippy -- -Dwarnings` passes its arguments to the driver.
    command.env("CLIPPY_ARGS", "-Dwarnings__CLIPPY_HACKERY__");
}

/// Finds a program on the search path.
pub(crate) fn find_program(name: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path).map(|folder| folder.join(name)).find(|file| file.is_file())
}
