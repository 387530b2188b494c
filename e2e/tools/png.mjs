// Just enough of PNG: its size, whether it is opaque, what it shows, and a palette.
import { crc32, deflateSync, inflateSync } from "node:zlib";

/** @param {Buffer} png */
function* chunks(png) {
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    yield {
      type: png.toString("latin1", at + 4, at + 8),
      data: png.subarray(at + 8, at + 8 + length),
    };
    at += length + 12;
  }
}

/** What the header says: size in pixels, and whether the file can hold transparency.
 * @param {Buffer} png */
export function header(png) {
  const colour = png[25];
  const types = [...chunks(png)].map(({ type }) => type);
  return {
    width: png.readUInt32BE(16),
    height: png.readUInt32BE(20),
    alpha: colour === 4 || colour === 6 || types.includes("tRNS"),
  };
}

/** Undoes the line filters of an 8-bit picture.
 * @param {Buffer} data
 * @param {number} width
 * @param {number} bytes a pixel */
function lines(data, width, bytes) {
  const stride = width * bytes;
  const out = Buffer.alloc((data.length / (stride + 1)) * stride);
  for (let row = 0; row * (stride + 1) < data.length; row++) {
    const filter = data[row * (stride + 1)];
    for (let x = 0; x < stride; x++) {
      const here = row * stride + x;
      const left = x >= bytes ? (out[here - bytes] ?? 0) : 0;
      const up = row > 0 ? (out[here - stride] ?? 0) : 0;
      const corner = row > 0 && x >= bytes ? (out[here - stride - bytes] ?? 0) : 0;
      const guess = left + up - corner;
      const [a, b, c] = [left, up, corner].map((value) => Math.abs(guess - value));
      const paeth =
        a !== undefined && b !== undefined && c !== undefined
          ? a <= b && a <= c
            ? left
            : b <= c
              ? up
              : corner
          : 0;
      const added = [0, left, up, (left + up) >> 1, paeth][filter ?? 0] ?? 0;
      out[here] = ((data[row * (stride + 1) + 1 + x] ?? 0) + added) & 255;
    }
  }
  return out;
}

/** @param {string} type @param {Buffer} data */
function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
}

/** What an 8-bit picture shows, line by line, `bytes` to a pixel.
 * @param {Buffer} png */
export function pixels(png) {
  const { width, height, alpha } = header(png);
  const bytes = alpha ? 4 : 3;
  const packed = [...chunks(png)].filter(({ type }) => type === "IDAT").map(({ data }) => data);
  return { width, height, bytes, data: lines(inflateSync(Buffer.concat(packed)), width, bytes) };
}

/** The same picture with a palette of its 256 commonest colours (the rest goes to the nearest of
 * them), which is a third of the bytes. It has an alpha channel only if something shows through.
 * @param {Buffer} png
 * @returns {Buffer} */
export function indexed(png) {
  const { width, height, bytes, data } = pixels(png);
  /** @param {number} at */
  const colour = (at) => {
    const [red = 0, green = 0, blue = 0, opacity = 255] = data.subarray(
      at * bytes,
      (at + 1) * bytes,
    );
    return opacity === 0 ? 0 : ((red << 24) | (green << 16) | (blue << 8) | opacity) >>> 0;
  };
  /** @type {Map<number, number>} */
  const counted = new Map();
  for (let at = 0; at < width * height; at++) {
    counted.set(colour(at), (counted.get(colour(at)) ?? 0) + 1);
  }
  const common = [...counted].sort((a, b) => b[1] - a[1]).slice(0, 256);
  const palette = common.map(([value]) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255));
  /** @type {Map<number, number>} */
  const place = new Map();
  for (const value of counted.keys()) {
    const parts = [24, 16, 8, 0].map((shift) => (value >>> shift) & 255);
    const far = palette.map((entry) =>
      entry.reduce((sum, part, index) => sum + (part - (parts[index] ?? 0)) ** 2, 0),
    );
    place.set(value, far.indexOf(Math.min(...far)));
  }
  const raw = Buffer.alloc(height * (width + 1));
  for (let at = 0; at < width * height; at++) {
    raw[Math.floor(at / width) * (width + 1) + 1 + (at % width)] = place.get(colour(at)) ?? 0;
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  const opacities = palette.map((entry) => entry[3] ?? 255);
  return Buffer.concat([
    png.subarray(0, 8),
    chunk("IHDR", head),
    chunk("PLTE", Buffer.from(palette.flatMap((entry) => entry.slice(0, 3)))),
    ...(opacities.some((value) => value < 255) ? [chunk("tRNS", Buffer.from(opacities))] : []),
    chunk("IDAT", deflateSync(raw, { level: 9, memLevel: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
