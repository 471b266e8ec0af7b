//! Settings of the server from a file and from the environment.
//!
//! The flags of `holz serve` are the only definition: a key of the file is the name of a flag, a variable
//! its name in capitals with `HOLZ_` before it. `backup-every` and `every` in the table `[backup]` are the
//! same key. Flags win over the environment, the environment over the file, the file over the defaults.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::path::PathBuf;

use clap::parser::ValueSource;
use clap::{Arg, ArgAction, ArgMatches, Command};

use crate::command_error::CommandError;

/// The flag that names the file. Commands that have it read the settings.
const CONFIG: &str = "config";

/// The command whose flags are the settings.
const SERVE: &str = "serve";

/// The values of a file, by the name of the flag.
type Values = BTreeMap<String, Vec<String>>;

/// A program's command line with the settings of file and environment.
#[derive(Debug)]
pub(crate) struct Settings {
    file: Option<PathBuf>,
    values: Values,
}

impl Settings {
    /// Reads the file that the arguments or `HOLZ_CONFIG` name, if any.
    pub(crate) fn load(
        command: &Command,
        arguments: impl IntoIterator<Item = OsString>,
    ) -> Result<Settings, CommandError> {
        let none = Settings { file: None, values: Values::new() };
        let lenient = none.apply(command.clone()).ignore_errors(true);
        // Errors are reported later, when the arguments are parsed with the file's values.
        let Ok(matches) = lenient.try_get_matches_from(arguments) else { return Ok(none) };
        let Some((matches, chosen)) = innermost(&matches, command) else { return Ok(none) };
        let Ok(Some(file)) = matches.try_get_one::<PathBuf>(CONFIG) else { return Ok(none) };
        let text = std::fs::read_to_string(file).map_err(|error| {
            CommandError::BadInput(format!("cannot read {}: {error}; see --config", file.display()))
        })?;
        let named = |why: String| CommandError::BadInput(format!("{}: {why}", file.display()));
        let mut values = parse(&text, serve(command)).map_err(named)?;
        // `--data` on the command line replaces a `database` in the file.
        for argument in chosen.get_arguments().filter(|argument| is_explicit(matches, argument)) {
            for other in chosen.get_arg_conflicts_with(argument) {
                values.remove(&key(other));
            }
        }
        Ok(Settings { file: Some(file.clone()), values })
    }

    /// Makes the values of the file the defaults of the flags, and adds the variables.
    pub(crate) fn apply(&self, command: Command) -> Command {
        let keys: Vec<String> = settings(serve(&command)).map(key).collect();
        self.apply_to(command, &keys)
    }

    fn apply_to(&self, command: Command, keys: &[String]) -> Command {
        let reads_settings = command.get_arguments().any(|argument| argument.get_id() == CONFIG);
        command.mut_subcommands(|command| self.apply_to(command, keys)).mut_args(|argument| {
            if !reads_settings || !(argument.get_id() == CONFIG || keys.contains(&key(&argument))) {
                return argument;
            }
            let variable = variable(&argument);
            let value = self.values.get(&key(&argument));
            let argument = argument.env(variable);
            match value {
                Some(values) => argument.default_values(values.clone()),
                None => argument,
            }
        })
    }

    /// Where a setting has its value from.
    pub(crate) fn source(&self, matches: &ArgMatches, argument: &Arg) -> String {
        match matches.value_source(argument.get_id().as_str()) {
            Some(ValueSource::CommandLine) => format!("--{}", key(argument)),
            Some(ValueSource::EnvVariable) => variable(argument),
            _ => match &self.file {
                Some(file) if self.values.contains_key(&key(argument)) => {
                    file.display().to_string()
                }
                _ => "default".to_owned(),
            },
        }
    }
}

/// The settings: the flags of `holz serve` that describe a server, not one start of it.
pub(crate) fn settings(serve: &Command) -> impl Iterator<Item = &Arg> {
    let is_setting = |argument: &&Arg| {
        let id = argument.get_id();
        id != CONFIG && !matches!(argument.get_action(), ArgAction::SetTrue) && id != "help"
    };
    serve.get_arguments().filter(is_setting)
}

/// The name of a setting: its flag without the dashes.
pub(crate) fn key(argument: &Arg) -> String {
    argument.get_long().unwrap_or(argument.get_id().as_str()).to_owned()
}

fn variable(argument: &Arg) -> String {
    format!("HOLZ_{}", key(argument).to_uppercase().replace('-', "_"))
}

fn serve(command: &Command) -> &Command {
    command.find_subcommand(SERVE).unwrap_or(command)
}

/// The matches of the innermost subcommand, and the subcommand.
fn innermost<'a>(
    matches: &'a ArgMatches,
    command: &'a Command,
) -> Option<(&'a ArgMatches, &'a Command)> {
    let (name, matches) = matches.subcommand()?;
    let command = command.find_subcommand(name)?;
    Some(innermost(matches, command).unwrap_or((matches, command)))
}

fn is_explicit(matches: &ArgMatches, argument: &Arg) -> bool {
    let source = matches.value_source(argument.get_id().as_str());
    matches!(source, Some(ValueSource::CommandLine | ValueSource::EnvVariable))
}

/// Parses a file and checks its keys and values against the flags.
fn parse(text: &str, serve: &Command) -> Result<Values, String> {
    let table: toml::Table = text.parse().map_err(|error| syntax_error(text, &error))?;
    let known: Vec<String> = settings(serve).map(key).collect();
    let mut values = Values::new();
    flatten(&table, "", &known, &mut values)?;
    let flags = values.iter().flat_map(|(key, values)| {
        values.iter().map(move |value| OsString::from(format!("--{key}={value}")))
    });
    // The flags know what their values must look like, and which exclude each other.
    let checked = serve.clone().no_binary_name(true).try_get_matches_from(flags);
    checked.map_err(|error| CommandError::usage(error).to_string())?;
    Ok(values)
}

fn flatten(
    table: &toml::Table,
    prefix: &str,
    known: &[String],
    values: &mut Values,
) -> Result<(), String> {
    for (name, value) in table {
        let key = format!("{prefix}{name}");
        if let toml::Value::Table(inner) = value {
            flatten(inner, &format!("{key}-"), known, values)?;
            continue;
        }
        if !known.contains(&key) {
            return Err(unknown_key(prefix, name, known));
        }
        let texts = match value {
            toml::Value::Array(items) => items.iter().map(scalar).collect(),
            value => scalar(value).map(|text| vec![text]),
        };
        let texts =
            texts.ok_or_else(|| format!("{key} must be a text, a number or a list of them"))?;
        if values.insert(key.clone(), texts).is_some() {
            return Err(format!("{key} is given twice"));
        }
    }
    Ok(())
}

fn scalar(value: &toml::Value) -> Option<String> {
    match value {
        toml::Value::String(text) => Some(text.clone()),
        toml::Value::Array(_) | toml::Value::Table(_) => None,
        other => Some(other.to_string()),
    }
}

fn unknown_key(prefix: &str, name: &str, known: &[String]) -> String {
    let key = format!("{prefix}{name}");
    let similarity = |known: &str| strsim::jaro_winkler(&key, known);
    let nearest = known.iter().max_by(|a, b| similarity(a).total_cmp(&similarity(b)));
    let as_written = |key: &str| match key.strip_prefix(prefix) {
        Some(rest) => format!("{}{rest}", prefix.replace('-', ".")),
        None => key.to_owned(),
    };
    match nearest.filter(|nearest| similarity(nearest) > 0.8) {
        Some(nearest) => {
            let (key, nearest) = (as_written(&key), as_written(nearest));
            format!("unknown key {key}; did you mean {nearest}?")
        }
        None => format!("unknown key {}; `holz serve --help` lists the settings", as_written(&key)),
    }
}

/// One line, with the number of the line that is wrong.
fn syntax_error(text: &str, error: &toml::de::Error) -> String {
    let start = error.span().map_or(0, |span| span.start);
    let line = text.get(..start).unwrap_or_default().matches('\n').count() + 1;
    format!("line {line}: {}", error.message().lines().collect::<Vec<_>>().join(", "))
}

#[cfg(test)]
mod tests {
    use clap::value_parser;

    use super::*;

    fn program() -> Command {
        let config = || Arg::new(CONFIG).long("config").value_parser(value_parser!(PathBuf));
        let serve = Command::new(SERVE)
            .arg(config())
            .arg(Arg::new("addr").long("addr").default_value("127.0.0.1:8080"))
            .arg(Arg::new("data").long("data").conflicts_with("database"))
            .arg(Arg::new("database").long("database").conflicts_with("data"))
            .arg(Arg::new("proxy").long("trusted-proxy").action(ArgAction::Append))
            .arg(Arg::new("keep").long("backup-keep").value_parser(value_parser!(u32)))
            .arg(Arg::new("open").long("open").action(ArgAction::SetTrue));
        let backup = Command::new("backup").arg(config()).arg(Arg::new("data").long("data"));
        Command::new("holz").subcommand(serve).subcommand(backup)
    }

    fn check(text: &str, expected: Result<&[(&str, &[&str])], &str>) {
        let program = program();
        match (parse(text, serve(&program)), expected) {
            (Ok(values), Ok(expected)) => {
                let expected = expected.iter().map(|(key, values)| {
                    ((*key).to_owned(), values.iter().map(|value| (*value).to_owned()).collect())
                });
                assert_eq!(values, expected.collect(), "{text}");
            }
            (Err(error), Err(part)) => assert!(error.contains(part), "{error}"),
            (found, expected) => panic!("{text}: {found:?} instead of {expected:?}"),
        }
    }

    #[test]
    fn keys_are_flags_and_tables_are_prefixes() {
        check("", Ok(&[]));
        check("addr = \"[::]:80\"", Ok(&[("addr", &["[::]:80"])]));
        check("[backup]\nkeep = 3", Ok(&[("backup-keep", &["3"])]));
        check("backup-keep = 3", Ok(&[("backup-keep", &["3"])]));
        check("trusted-proxy = [\"::1\", \"a\"]", Ok(&[("trusted-proxy", &["::1", "a"])]));
    }

    #[test]
    fn errors_name_the_line_the_key_or_the_nearest_key() {
        check("addr = 1\naddr 2", Err("line 2"));
        check("adr = 1", Err("unknown key adr; did you mean addr?"));
        check("[backup]\nkep = 3", Err("unknown key backup.kep; did you mean backup.keep?"));
        check("colour = 1", Err("unknown key colour; `holz serve --help`"));
        check("backup-keep = \"many\"", Err("--backup-keep"));
        check("backup-keep = [[1]]", Err("must be a text"));
        check("backup-keep = 3\n[backup]\nkeep = 3", Err("given twice"));
        check("data = \"a\"\ndatabase = \"b\"", Err("cannot be used with"));
        check("open = true", Err("unknown key open"));
        check("config = \"x\"", Err("unknown key config"));
    }

    #[test]
    fn flags_win_over_the_file_and_the_file_over_defaults() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("holz.toml");
        std::fs::write(&path, "addr = \"file\"\ndatabase = \"file\"").unwrap();
        let path = path.to_str().unwrap();
        let run = |arguments: &[&str]| {
            let arguments = || arguments.iter().map(OsString::from);
            let settings = Settings::load(&program(), arguments()).unwrap();
            let matches = settings.apply(program()).try_get_matches_from(arguments()).unwrap();
            let serve = matches.subcommand_matches(SERVE).unwrap().clone();
            let get = |id: &str| serve.get_one::<String>(id).cloned();
            (get("addr"), get("data"), get("database"))
        };
        let some = |text: &str| Some(text.to_owned());
        assert_eq!(run(&["holz", "serve"]), (some("127.0.0.1:8080"), None, None));
        let from_file = run(&["holz", "serve", "--config", path]);
        assert_eq!(from_file, (some("file"), None, some("file")));
        let with_flags = run(&["holz", "serve", "--config", path, "--addr", "x", "--data", "d"]);
        assert_eq!(with_flags, (some("x"), some("d"), None), "--data replaces the database");
    }

    #[test]
    fn a_missing_file_is_named() {
        let arguments = ["holz", "serve", "--config", "/nowhere/holz.toml"].map(OsString::from);
        let error = Settings::load(&program(), arguments).unwrap_err().to_string();
        assert!(error.contains("/nowhere/holz.toml"), "{error}");
    }
}
