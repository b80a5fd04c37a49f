//! Builds the program anew when a text, a lesson or a house is added: the compiler itself only sees
//! changes in the files it has already put into the program.

fn main() {
    println!("cargo::rerun-if-changed=assets");
    println!("cargo::rerun-if-changed=lessons");
}
