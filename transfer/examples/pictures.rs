//! Films codes and prints how many are read: `pictures [--shots N] [--write FOLDER]`.
//!
//! With `--write` the pictures are stored as PGM files, each beside its text, so that another
//! decoder can be tried on them.

#![allow(
    clippy::print_stdout,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    reason = "a tool for the terminal"
)]

#[path = "../tests/camera/mod.rs"]
mod camera;
#[path = "../tests/games/mod.rs"]
mod games;

use std::path::PathBuf;

use camera::{CONDITIONS, codes, film, read_of, straight};
use games::Seeded;

const PIXELS: [f64; 6] = [2.5, 3.0, 3.5, 4.0, 5.0, 6.0];

fn main() {
    let mut shots = 20;
    let mut folder = None;
    let mut words = std::env::args().skip(1);
    while let Some(word) = words.next() {
        let value = words.next().expect("each option has a value");
        match word.as_str() {
            "--shots" => shots = value.parse().expect("a number of shots"),
            "--write" => folder = Some(PathBuf::from(value)),
            other => panic!("unknown option {other:?}"),
        }
    }
    let codes = codes();
    if let Some(folder) = folder {
        write(&folder, &codes, shots);
        return;
    }
    for (version, text, code) in &codes {
        println!("\nVersion {version}, {} modules a side, {shots} shots each:\n", code.side());
        println!("| pixels a module | {} |", PIXELS.map(|pixels| pixels.to_string()).join(" | "));
        println!("| --- |{}", " ---: |".repeat(PIXELS.len()));
        for condition in CONDITIONS {
            let read = PIXELS.map(|pixels| read_of(code, text, pixels, condition, shots) * 100 / shots);
            println!("| {} | {} |", condition.0, read.map(|share| format!("{share} %")).join(" | "));
        }
    }
}

fn write(folder: &std::path::Path, codes: &[(u8, String, transfer::draw::Code)], shots: u32) {
    std::fs::create_dir_all(folder).expect("a folder to write to");
    for (version, text, code) in codes {
        for pixels in PIXELS {
            for (at, condition) in CONDITIONS.iter().enumerate() {
                for number in 0..shots {
                    let mut draws = Seeded::new(u64::from(number) + 1000);
                    let chance = (f64::from(number) + 0.37) / f64::from(shots);
                    let picture = film(code, &(condition.1)(straight(pixels), chance), &mut draws);
                    let name = format!("v{version}-{pixels}px-{at}-{number}");
                    let mut pgm = format!("P5 {} {} 255\n", picture.width, picture.height).into_bytes();
                    pgm.extend(picture.pixels);
                    std::fs::write(folder.join(format!("{name}.pgm")), pgm).expect("a picture is written");
                    std::fs::write(folder.join(format!("{name}.txt")), text).expect("a text is written");
                }
            }
        }
    }
}
