//! Builds the program anew when a house, a lesson or a text that travels inside it has changed.

fn main() {
    println!("cargo::rerun-if-changed=lessons");
    println!("cargo::rerun-if-changed=assets");
}
