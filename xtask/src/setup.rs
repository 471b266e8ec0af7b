//! Finds or installs what the machine lacks; one line that says what to do when that fails.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Result, bail};

use crate::stamp::Stamp;
use crate::step::{Done, Shell};
use crate::version::Version;
use crate::workspace::find_program;

/// Installs Debian packages, as root or with a sudo that asks for no password.
pub(crate) fn apt_install(shell: &Shell<'_>, packages: &[&str]) -> Result<()> {
    let by_hand = format!("sudo apt-get install --no-install-recommends {}", packages.join(" "));
    if find_program("apt-get").is_none() {
        bail!("this machine has no apt-get; install what Debian calls: {}", packages.join(" "));
    }
    let Some(elevate) = root_prefix() else {
        bail!("not root, so run this once: {by_hand}");
    };
    let apt = |arguments: &[&str]| {
        let words: Vec<&str> =
            elevate.iter().copied().chain(["apt-get"]).chain(arguments.iter().copied()).collect();
        let mut command = Command::new(words[0]);
        command.args(&words[1..]).env("DEBIAN_FRONTEND", "noninteractive");
        command
    };
    // A stale list names versions that are gone; without a network the old one may still do.
    shell.try_run(&mut apt(&["update"]))?;
    // Some of these packages conflict with others that give the same programs: nobody asked us to
    // take those away.
    let mut arguments = vec!["install", "--yes", "--no-remove", "--no-install-recommends"];
    arguments.extend(packages);
    if !shell.try_run(&mut apt(&arguments))?.1 {
        bail!("Debian's packages could not be had, or only in place of others; see: {by_hand}");
    }
    Ok(())
}

/// How to become root without being asked: not at all, by sudo, or not possible.
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

/// A part of the toolchain that not every installation has, such as `cargo fmt`.
pub(crate) struct Component {
    /// What cargo calls it.
    pub(crate) command: &'static str,
    /// What rustup calls it.
    pub(crate) rustup: &'static str,
    /// What Debian calls it.
    pub(crate) debian: &'static str,
}

/// Sees to it that cargo has the component: from rustup, or else from Debian.
pub(crate) fn component(shell: &Shell<'_>, component: &Component) -> Result<()> {
    let Component { command, rustup, debian } = *component;
    let is_there = || {
        let mut ask = shell.workspace.cargo(&[command, "--version"]);
        ask.output().is_ok_and(|output| output.status.success())
    };
    if is_there() {
        return Ok(());
    }
    // Where rustup manages the compiler, Debian's component would belong to another one.
    if find_program("rustup").is_some() {
        shell.try_run(Command::new("rustup").args(["component", "add", rustup]))?;
    } else {
        apt_install(shell, &[debian])?;
    }
    if !is_there() {
        bail!(
            "`cargo {command}` is missing; run `rustup component add {rustup}`, or on Debian `apt-get install {debian}`"
        );
    }
    Ok(())
}

/// The oldest Node.js that the page's tools work with.
const NODE: Version = Version(20, 19);

/// npm packages as the lock file names them; only when the lock has changed.
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
    // Inside the folder it speaks of: whoever removes the packages removes the stamp.
    let stamp = Stamp::of(web.join("node_modules").join(".lock-stamp"), &inputs, &[])?;
    if stamp.is_fresh() {
        return Ok(Done::with("unchanged"));
    }
    let (_, installed) =
        shell.try_run(&mut shell.workspace.npm(&["ci", "--no-audit", "--no-fund"]))?;
    if !installed {
        bail!("the npm packages could not be had; with a network, run `npm ci` in the folder web");
    }
    stamp.store()?;
    Ok(Done::quietly())
}

/// The system's Chromium (or Chrome), installed from Debian if there is none. Best without a window
/// at all: drawing one that nobody sees takes a fifth of the time.
pub(crate) fn chromium(shell: &Shell<'_>) -> Result<PathBuf> {
    const WINDOWLESS: &str = "chromium-headless-shell"; // so Debian calls package and program
    if let Some(named) = std::env::var_os("HOLZ_CHROMIUM") {
        let named = PathBuf::from(named);
        if !named.is_file() {
            bail!("HOLZ_CHROMIUM names {}, which is no file", named.display());
        }
        return Ok(named);
    }
    let find = || {
        [WINDOWLESS, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
            .into_iter()
            .find_map(find_program)
    };
    if find().is_none() && apt_install(shell, &[WINDOWLESS]).is_err() {
        apt_install(shell, &["chromium"])?;
    }
    match find() {
        Some(browser) => Ok(browser),
        None => bail!("no Chromium found; install it or name one in HOLZ_CHROMIUM"),
    }
}

/// PostgreSQL and NATS, which the tests start for themselves, from Debian if they are missing.
pub(crate) fn services(shell: &Shell<'_>) -> Result<Done> {
    if std::env::var_os("HOLZ_WITHOUT_SERVICES").is_some() {
        return Ok(Done::with("left out, as HOLZ_WITHOUT_SERVICES says"));
    }
    let postgres = || Path::new("/usr/lib/postgresql").is_dir();
    let nats = || find_program("nats-server").is_some() || is_file("/usr/sbin/nats-server");
    let mut missing = Vec::new();
    if !postgres() {
        missing.push("postgresql");
    }
    if !nats() {
        missing.push("nats-server");
    }
    if missing.is_empty() {
        return Ok(Done::quietly());
    }
    apt_install(shell, &missing)?;
    if !(postgres() && nats()) {
        bail!("{} could not be installed", missing.join(" and "));
    }
    Ok(Done::with(format!("installed {}", missing.join(", "))))
}

fn is_file(path: &str) -> bool {
    Path::new(path).is_file()
}

/// `cargo deny`, the machine's own or one built into the target folder.
pub(crate) fn cargo_deny(shell: &Shell<'_>) -> Result<PathBuf> {
    const VERSION: &str = "0.20.2";
    let name = format!("cargo-deny{}", std::env::consts::EXE_SUFFIX);
    if let Some(installed) = find_program(&name) {
        return Ok(installed);
    }
    let root = shell.workspace.target().join("tools");
    let built = root.join("bin").join(name);
    if !built.is_file() {
        // An optimised cargo-deny takes four minutes to build and saves a second here.
        let mut install =
            shell.workspace.cargo(&["install", "--locked", "--debug", "--version", VERSION]);
        install.arg("--root").arg(&root).arg("cargo-deny");
        // Nobody debugs it here: no time is spent on writing down how.
        install.env("CARGO_PROFILE_DEV_DEBUG", "0");
        if shell.run(&mut install).is_err() {
            bail!("cargo-deny could not be built; run: cargo install --locked cargo-deny");
        }
    }
    Ok(built)
}
