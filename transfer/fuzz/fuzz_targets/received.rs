//! Any bytes give a game or a typed error: as a packet, as the content of one whose checksum holds,
//! and as a frame.

#![no_main]

#[path = "../../tests/raw/mod.rs"]
mod raw;

use libfuzzer_sys::fuzz_target;
use transfer::{Collector, Outgoing, Past, Received};

fuzz_target!(|bytes: &[u8]| {
    let _ = Received::from_bytes(bytes);
    if let [high, low, content @ ..] = bytes {
        let inputs = u32::from(u16::from_be_bytes([*high, *low]));
        if let Ok(Received { id, played, game, .. }) = Received::from_bytes(&raw::put_together(inputs, content)) {
            // What is a game can be handed on.
            let past = Past::of(&game);
            if let Ok(packet) = (Outgoing { id: &id, played, past: &past, game: &game }).whole() {
                assert!(Received::from_bytes(&packet).is_ok());
            }
        }
    }
    if let Ok(text) = std::str::from_utf8(bytes) {
        let _ = transfer::text::read(text);
        let mut collector = Collector::default();
        for line in text.lines() {
            let _ = collector.take(line);
        }
    }
});
