//! `holz config`: what a server would be started with.

use std::io::{self, Write as _};

use clap::{Arg, ArgMatches, Command, Subcommand};

use super::serve;
use crate::command_error::CommandError;
use crate::config_file::{Settings, key, settings};

#[derive(Debug, Subcommand)]
pub(crate) enum Arguments {
    /// Check the configuration without starting the server
    Check(serve::Arguments),
    /// Show every setting with its value and where the value comes from; secrets are hidden
    Show(serve::Arguments),
}

/// `matches` are those of `command`, which is `holz config`.
pub(crate) fn config(
    arguments: &Arguments,
    loaded: &Settings,
    matches: &ArgMatches,
    command: &Command,
) -> Result<(), CommandError> {
    let (Arguments::Check(serve) | Arguments::Show(serve)) = arguments;
    let mut out = io::stdout();
    if let Arguments::Show(_) = arguments {
        let shown = matches
            .subcommand()
            .and_then(|(name, matches)| Some((matches, command.find_subcommand(name)?)));
        if let Some((matches, command)) = shown {
            for setting in settings(command) {
                let line = line(setting, matches);
                writeln!(out, "{line:<60} # {}", loaded.source(matches, setting))?;
            }
        }
    }
    serve.check()?;
    if let Arguments::Check(_) = arguments {
        writeln!(out, "The configuration is valid.")?;
    }
    Ok(())
}

/// A setting as the configuration file has it; commented out if it has no value.
fn line(setting: &Arg, matches: &ArgMatches) -> String {
    let key = key(setting);
    let values = matches.get_raw(setting.get_id().as_str());
    let Some(values) = values else { return format!("# {key} =") };
    if setting.is_hide_env_values_set() {
        return format!("{key} = \"(hidden)\"");
    }
    let texts = values.map(|value| value.to_string_lossy().into_owned());
    let value = match setting.get_action() {
        clap::ArgAction::Append => texts.collect::<Vec<_>>().into(),
        _ => toml::Value::String(texts.collect()),
    };
    format!("{key} = {value}")
}
