//! Packets with their content in the clear, so that changes get past the checksum and deflate.

#![allow(dead_code, reason = "each user takes what it needs")]

/// The revision and the content of a packet with an id of the usual kind.
pub fn take_apart(packet: &[u8]) -> (u32, Vec<u8>) {
    // Magic, format, version, deflated, and the id: its kind and ten bytes.
    let deflated = packet[6] == 1;
    let ((_, inputs, _, packed), rest): ((u64, u32, u32, usize), &[u8]) =
        postcard::take_from_bytes(&packet[18..]).unwrap();
    let content = &rest[..packed];
    let content = if deflated { miniz_oxide::inflate::decompress_to_vec(content).unwrap() } else { content.to_vec() };
    (inputs, content)
}

/// A packet of this revision and content, stored, with a checksum that holds.
pub fn put_together(inputs: u32, content: &[u8]) -> Vec<u8> {
    let mut packet = b"CW\x01\x00\x01\x00\x00".to_vec();
    packet.push(0);
    packet.extend([7; 10]);
    let length = u32::try_from(content.len()).unwrap();
    packet.extend(postcard::to_allocvec(&(0_u64, inputs, length, length)).unwrap());
    packet.extend(content);
    packet.extend(crc32fast::hash(&packet).to_be_bytes());
    packet
}
