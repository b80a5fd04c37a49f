//! Base64 for images embedded in SVG.

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

pub(super) fn base64(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for three in bytes.chunks(3) {
        let at = |place: usize| u32::from(three.get(place).copied().unwrap_or_default());
        let bits = at(0) << 16 | at(1) << 8 | at(2);
        for place in 0..4_usize {
            let six = bits >> (18 - 6 * place) & 63;
            let letter = LETTERS.get(six as usize).copied().unwrap_or(b'=');
            text.push(char::from(if place <= three.len() { letter } else { b'=' }));
        }
    }
    text
}
