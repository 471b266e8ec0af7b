//! Tells cargo that the page is part of the program: a newly built page is embedded anew.

fn main() {
    println!("cargo::rerun-if-changed=../../web/dist");
}
