//! Pictures stay as they are, byte by byte. After a change on purpose, look at the pictures and run
//! with `HOLZ_WRITE_GOLDENS=1`.

use std::path::PathBuf;

use game::Game as _;

fn check(name: &str, picture: &str) {
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name);
    if std::env::var_os("HOLZ_WRITE_GOLDENS").is_some() {
        std::fs::create_dir_all(file.parent().expect("a folder")).expect("it can be made");
        std::fs::write(&file, picture).expect("it can be written");
    }
    let golden = std::fs::read_to_string(&file).expect("every picture has its golden file");
    assert!(golden == picture, "{name} has changed");
}

#[test]
fn klotz() {
    let settings = klotz::Settings::default();
    let mut game = klotz::Klotz::start(settings);
    check("klotz-start.svg", &picture::klotz(game.position()));
    for mv in ["b2-b4", "g8-g12"] {
        let mv = game.read_move(mv).expect("a move");
        game.play(&mv).expect("a legal move");
    }
    check("klotz-moves.svg", &picture::klotz(game.position()));
    check("klotz-isometric.svg", &picture::klotz_isometric(game.position()));
}

#[test]
fn climbers() {
    let settings = climbers::Settings::for_players(4, 4711).expect("four can play");
    check("climbers-start.svg", &picture::climbers(settings.start()));
}

#[test]
fn xstack() {
    let pile = xstack::sim::draw_pile(xstack::DesignName::Fan, 0);
    let stand = xstack::Design::of(pile.design()).stand();
    check("xstack-fan.svg", &picture::xstack(stand, pile.poses(), |block| pile.size(block)));
}
