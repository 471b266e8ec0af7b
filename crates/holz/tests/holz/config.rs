//! `holz config`: settings from file, environment and flags.

use std::process::{Command, Output};

fn holz(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_holz"));
    command.args(arguments).env_remove("HOLZ_DATABASE").env_remove("HOLZ_CONFIG");
    command
}

fn text(output: Output) -> (bool, String) {
    let said = [output.stdout, output.stderr].concat();
    (output.status.success(), String::from_utf8(said).unwrap())
}

#[test]
fn every_setting_is_shown_with_its_source() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("holz.toml");
    std::fs::write(&file, "addr = \"127.0.0.1:9\"\ndatabase = \"postgres://a:secret@b/c\"\n")
        .unwrap();
    let file = file.to_str().unwrap();
    let show = ["config", "show", "--config", file, "--push-contact", "mailto:me@example.org"];
    let (valid, shown) = text(holz(&show).env("HOLZ_LOG", "json").output().unwrap());
    assert!(valid, "{shown}");
    let check = |key: &str, value: &str, source: &str| {
        let line = shown.lines().find(|line| line.starts_with(&format!("{key} = "))).unwrap();
        assert!(line.contains(value) && line.ends_with(&format!("# {source}")), "{line}");
    };
    check("addr", "\"127.0.0.1:9\"", file);
    check("log", "\"json\"", "HOLZ_LOG");
    check("push-contact", "\"mailto:me@example.org\"", "--push-contact");
    check("forwarded-header", "\"x-forwarded-for\"", "default");
    check("database", "(hidden)", file);
    assert!(!shown.contains("secret"), "{shown}");
}

#[test]
fn mistakes_are_found_before_the_server_starts() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("holz.toml");
    let check = |content: &str, expected: &str| {
        std::fs::write(&file, content).unwrap();
        let (valid, said) =
            text(holz(&["config", "check", "--config", file.to_str().unwrap()]).output().unwrap());
        assert_eq!(valid, expected == "valid", "{said}");
        assert!(said.contains(expected) && said.lines().count() == 1, "{said}");
    };
    check("addr = \"127.0.0.1:80\"", "valid");
    check("adr = \"127.0.0.1:80\"", "did you mean addr?");
    check("bus = \"nats://localhost\"", "--database");
    check("log = \"loud\"", "text, json");
}
