// Bytes: their checksum, their mask, and the text they travel as.

const BASE64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** The checksum of zip and PNG files (CRC-32), as an unsigned number. */
const CRC = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc;
});

/** Takes bytes, and the sum so far where they come in parts; gives their checksum. */
export function checksum(bytes: ArrayLike<number>, before = 0): number {
  let crc = ~before >>> 0;
  for (let at = 0; at < bytes.length; at += 1) {
    crc = (CRC[(crc ^ (bytes[at] ?? 0)) & 255] ?? 0) ^ (crc >>> 8);
  }
  return ~crc >>> 0;
}

/** Takes bytes and a key; gives them changed by a stream that the key starts. Twice gives them back. */
export function masked(bytes: Uint8Array, key: number): Uint8Array {
  let state = key >>> 0;
  return bytes.map((byte) => {
    // mulberry32, in the public domain: looks like noise, and hides nothing from whoever reads this.
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return byte ^ (mixed >>> 24);
  });
}

export function toBase64(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 3) {
    const [one = 0, two = 0, three = 0] = bytes.subarray(at, at + 3);
    const all = (one << 16) | (two << 8) | three;
    const letters = [18, 12, 6, 0].map((shift) => BASE64.charAt((all >> shift) & 63));
    text += letters.slice(0, Math.min(3, bytes.length - at) + 1).join("");
  }
  return text;
}

/** Takes a text; gives the one run of bytes that is written so, or null. */
export function fromBase64(text: string): Uint8Array | null {
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let [held, bits, at] = [0, 0, 0];
  for (const letter of text) {
    const value = BASE64.indexOf(letter);
    if (value < 0) return null;
    held = ((held << 6) | value) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at] = held >> bits;
    at += 1;
  }
  const rest = held & ((1 << bits) - 1);
  return text.length % 4 === 1 || rest !== 0 ? null : bytes;
}
