//! Writes the contents of real games for the fuzzer to begin with: `seeds FOLDER`.

#[path = "../tests/games/mod.rs"]
mod games;
#[path = "../tests/raw/mod.rs"]
mod raw;

use transfer::{Outgoing, Past};

fn main() {
    let folder = std::path::PathBuf::from(std::env::args().nth(1).expect("a folder to write to"));
    std::fs::create_dir_all(&folder).expect("a folder to write to");
    for seed in 0..60 {
        let game = games::played(seed, usize::try_from(seed).unwrap() * 7);
        let past = Past::of(&game);

        let outgoing = Outgoing { id: "070707070707-07070707", played: 0, past: &past, game: &game };
        for (form, packet) in [("whole", outgoing.whole().unwrap()), ("short", outgoing.short().unwrap())] {
            let (inputs, content) = raw::take_apart(&packet);
            let mut bytes = u16::try_from(inputs).unwrap().to_be_bytes().to_vec();
            bytes.extend(content);
            std::fs::write(folder.join(format!("{form}-{seed}")), bytes).expect("a seed is written");
        }
    }
}
