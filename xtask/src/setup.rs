//! Finds or installs what the machine lacks; one line that says what to do when that fails.

use std::path::PathBuf;
use std::process::Command;

use anyhow::{Result, bail};

use crate::stamp::Stamp;
use crate::step::{Done, Shell};
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

/// npm packages as the lock file names them; only when the lock has changed.
pub(crate) fn npm_packages(shell: &Shell<'_>) -> Result<Done> {
    if find_program("npm").is_none() {
        bail!("npm is missing; install Node.js 20.19 or newer");
    }
    let web = shell.workspace.web();
    let inputs = [web.join("package.json"), web.join("package-lock.json")];
    // Inside the folder it speaks of: whoever removes the packages removes the stamp.
    let stamp = Stamp::of(web.join("node_modules").join(".lock-stamp"), &inputs, &[])?;
    if stamp.is_fresh() {
        return Ok(Done::with("unchanged"));
    }
    shell.run(&mut shell.workspace.npm(&["ci", "--no-audit", "--no-fund"]))?;
    stamp.store()?;
    Ok(Done::quietly())
}

/// The system's Chromium (or Chrome), installed from Debian if there is none.
pub(crate) fn chromium(shell: &Shell<'_>) -> Result<PathBuf> {
    if let Some(named) = std::env::var_os("HOLZ_CHROMIUM") {
        let named = PathBuf::from(named);
        if !named.is_file() {
            bail!("HOLZ_CHROMIUM names {}, which is no file", named.display());
        }
        return Ok(named);
    }
    let find = || {
        ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
            .into_iter()
            .find_map(find_program)
    };
    if find().is_none() {
        apt_install(shell, &["chromium"])?;
    }
    match find() {
        Some(browser) => Ok(browser),
        None => bail!("no Chromium found; install it or name one in HOLZ_CHROMIUM"),
    }
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
        if shell.run(&mut install).is_err() {
            bail!("cargo-deny could not be built; run: cargo install --locked cargo-deny");
        }
    }
    Ok(built)
}
