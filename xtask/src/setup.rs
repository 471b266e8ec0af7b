//! Finds or installs tools. Errors say what to run by hand.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Result, bail};

use crate::fingerprint::Fingerprint;
use crate::step::{Done, Shell};
use crate::version::Version;
use crate::workspace::find_program;

/// Installs Debian packages, as root or with a sudo that needs no password.
pub(crate) fn apt_install(shell: &Shell<'_>, packages: &[&str]) -> Result<()> {
    let by_hand = format!("sudo apt-get install --no-install-recommends {}", packages.join(" "));
    if find_program("apt-get").is_none() {
        bail!("apt-get is missing; install what Debian calls: {}", packages.join(" "));
    }
    let Some(elevate) = root_prefix() else {
        bail!("installing needs root; run: {by_hand}");
    };
    let apt = |arguments: &[&str]| {
        let words: Vec<&str> =
            elevate.iter().copied().chain(["apt-get"]).chain(arguments.iter().copied()).collect();
        let mut command = Command::new(words[0]);
        command.args(&words[1..]).env("DEBIAN_FRONTEND", "noninteractive");
        command
    };
    // An old list names versions that are gone. Without a network it may still work, so errors are ignored.
    shell.try_run(&mut apt(&["update"]))?;
    // Some of these packages conflict with others that provide the same programs; keep those.
    let mut arguments = vec!["install", "--yes", "--no-remove", "--no-install-recommends"];
    arguments.extend(packages);
    if !shell.try_run(&mut apt(&arguments))?.1 {
        bail!("apt-get failed, or would remove other packages; try: {by_hand}");
    }
    Ok(())
}

/// The command prefix to become root without a password; none if that is impossible.
fn root_prefix() -> Option<&'static [&'static str]> {
    let prints = |program: &str, arguments: &[&str]| {
        Command::new(program).args(arguments).output().ok().filter(|out| out.status.success())
    };
    if prints("id", &["-u"]).is_some_and(|out| out.stdout.trim_ascii() == b"0") {
        Some(&[])
    } else if prints("sudo", &["-n", "true"]).is_some() {
        Some(&["sudo", "-n"])
    } else {
        None
    }
}

/// An optional part of the toolchain, such as `cargo fmt`.
pub(crate) struct Component {
    /// Cargo's subcommand.
    pub(crate) command: &'static str,
    /// Rustup's component.
    pub(crate) rustup: &'static str,
    /// Debian's package.
    pub(crate) debian: &'static str,
}

/// Installs the component if it is missing: by rustup, or else from Debian.
pub(crate) fn component(shell: &Shell<'_>, component: &Component) -> Result<()> {
    let Component { command, rustup, debian } = *component;
    let is_installed = || {
        let mut ask = shell.workspace.cargo(&[command, "--version"]);
        ask.output().is_ok_and(|output| output.status.success())
    };
    if is_installed() {
        return Ok(());
    }
    // With rustup, Debian's component would belong to another compiler.
    if find_program("rustup").is_some() {
        shell.try_run(Command::new("rustup").args(["component", "add", rustup]))?;
    } else {
        apt_install(shell, &[debian])?;
    }
    if !is_installed() {
        bail!(
            "`cargo {command}` is missing; run `rustup component add {rustup}`, or on Debian `apt-get install {debian}`"
        );
    }
    Ok(())
}

/// The oldest Node.js that the web tools support.
const NODE: Version = Version(20, 19);

/// Installs the npm packages of the lock file if it has changed.
pub(crate) fn npm_packages(shell: &Shell<'_>) -> Result<Done> {
    match Version::of("node") {
        None => bail!("Node.js is missing; install version {NODE} or newer"),
        Some(old) if old < NODE => bail!("Node.js {old} is too old; install {NODE} or newer"),
        Some(_) => {}
    }
    if find_program("npm").is_none() {
        bail!("npm is missing; install the one that comes with Node.js {NODE} or newer");
    }
    let web = shell.workspace.web();
    let inputs = [web.join("package.json"), web.join("package-lock.json")];
    // Inside node_modules, so that removing the packages removes the fingerprint.
    let file = web.join("node_modules").join(".lock-fingerprint");
    let fingerprint = Fingerprint::of(file, &inputs, &[])?;
    if fingerprint.is_fresh() {
        return Ok(Done::with_note("unchanged"));
    }
    let (_, installed) =
        shell.try_run(&mut shell.workspace.npm(&["ci", "--no-audit", "--no-fund"]))?;
    if !installed {
        bail!("npm failed; run `npm ci` in web/ with a network connection");
    }
    fingerprint.store()?;
    Ok(Done::silent())
}

/// The system's Chromium or Chrome, installed from Debian if there is none. The headless shell comes
/// first: it is a fifth faster.
pub(crate) fn chromium(shell: &Shell<'_>) -> Result<PathBuf> {
    // Debian's name for both the package and the program.
    const HEADLESS: &str = "chromium-headless-shell";
    if let Some(named) = std::env::var_os("HOLZ_CHROMIUM") {
        let named = PathBuf::from(named);
        if !named.is_file() {
            bail!("HOLZ_CHROMIUM: no file {}", named.display());
        }
        return Ok(named);
    }
    let find = || {
        [HEADLESS, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
            .into_iter()
            .find_map(find_program)
    };
    if find().is_none() && apt_install(shell, &[HEADLESS]).is_err() {
        apt_install(shell, &["chromium"])?;
    }
    match find() {
        Some(browser) => Ok(browser),
        None => bail!("Chromium not found; install it or set HOLZ_CHROMIUM"),
    }
}

/// Installs PostgreSQL, NATS, Pebble and what makes and reads certificates from Debian if they are missing.
/// The tests start them themselves.
pub(crate) fn services(shell: &Shell<'_>) -> Result<Done> {
    if std::env::var_os("HOLZ_WITHOUT_SERVICES").is_some() {
        return Ok(Done::with_note("skipped: HOLZ_WITHOUT_SERVICES is set"));
    }
    let has = |program: &str| find_program(program).is_some();
    let is_installed = |package: &&str| match *package {
        "postgresql" => Path::new("/usr/lib/postgresql").is_dir(),
        "nats-server" => has("nats-server") || is_file("/usr/sbin/nats-server"),
        program => has(program),
    };
    let packages = ["postgresql", "nats-server", "pebble", "openssl", "curl"];
    let missing: Vec<&str> = packages.into_iter().filter(|name| !is_installed(name)).collect();
    if missing.is_empty() {
        return Ok(Done::silent());
    }
    apt_install(shell, &missing)?;
    if !missing.iter().all(is_installed) {
        bail!("{} could not be installed", missing.join(" and "));
    }
    Ok(Done::with_note(format!("installed {}", missing.join(", "))))
}

fn is_file(path: &str) -> bool {
    Path::new(path).is_file()
}

/// A Python virtual environment in the target folder with these packages; returns its `bin` folder.
/// It is made again when the list changes.
pub(crate) fn virtual_env(shell: &Shell<'_>, name: &str, packages: &[&str]) -> Result<PathBuf> {
    let folder = shell.workspace.target().join("venv").join(name);
    let bin = folder.join("bin");
    // Inside the folder, so that removing it removes the fingerprint.
    let fingerprint = Fingerprint::of(folder.join(".fingerprint"), &[], packages)?;
    if fingerprint.is_fresh() && bin.join("python").exists() {
        return Ok(bin);
    }
    new_virtual_env(shell, &folder)?;
    let mut install = pip_install(&bin);
    install.args(packages);
    if !shell.try_run(&mut install)?.1 {
        bail!("pip could not install {}; it needs a network connection", packages.join(", "));
    }
    fingerprint.store()?;
    Ok(bin)
}

/// An empty virtual environment in this folder, in place of any other.
pub(crate) fn new_virtual_env(shell: &Shell<'_>, folder: &Path) -> Result<()> {
    let make = || {
        let mut command = Command::new("python3");
        command.args(["-m", "venv", "--clear"]).arg(folder);
        command
    };
    let is_made = || shell.try_run(&mut make()).is_ok_and(|(_, success)| success);
    if find_program("python3").is_some() && is_made() {
        return Ok(());
    }
    apt_install(shell, &["python3", "python3-venv"])?;
    if !is_made() {
        bail!("python3 -m venv failed; on Debian, run: apt-get install python3 python3-venv");
    }
    Ok(())
}

/// `pip install` of a virtual environment, without its chatter.
pub(crate) fn pip_install(bin: &Path) -> Command {
    let mut command = Command::new(bin.join("python"));
    command.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check"]);
    command
}

/// `cargo deny`: an installed one, or one built into the target folder.
pub(crate) fn cargo_deny(shell: &Shell<'_>) -> Result<PathBuf> {
    const VERSION: &str = "0.20.2";
    let name = format!("cargo-deny{}", std::env::consts::EXE_SUFFIX);
    if let Some(installed) = find_program(&name) {
        return Ok(installed);
    }
    let root = shell.workspace.target().join("tools");
    let built = root.join("bin").join(name);
    if !built.is_file() {
        // A release build takes four minutes and saves a second.
        let mut install =
            shell.workspace.cargo(&["install", "--locked", "--debug", "--version", VERSION]);
        install.arg("--root").arg(&root).arg("cargo-deny");
        // Debug information would only cost time.
        install.env("CARGO_PROFILE_DEV_DEBUG", "0");
        if shell.run(&mut install).is_err() {
            bail!("building cargo-deny failed; run: cargo install --locked cargo-deny");
        }
    }
    Ok(built)
}
