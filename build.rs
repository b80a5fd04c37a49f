//! Builds the program anew when a text, a lesson or a house is added: the compiler itself only sees
//! changes in the files it has already put into the program.
#![expect(clippy::print_stdout, reason = "this is how a build script speaks to cargo")]

fn main() {
    println!("cargo::rerun-if-changed=assets");
    println!("cargo::rerun-if-changed=lessons");
}
