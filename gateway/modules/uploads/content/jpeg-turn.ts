const EXIF = Buffer.from('Exif\0\0', 'latin1');
const ORIENTATION = 0x0112;
const ENTRY_BYTES = 12;

/**
 * Which way a camera was held (1 to 8), read from the segment in which it says so; null when it
 * does not.
 */
export function jpegTurn(body: Buffer): number | null {
  if (!body.subarray(0, EXIF.length).equals(EXIF)) return null;
  const tiff = body.subarray(EXIF.length);
  if (tiff.length < 14) return null;
  const little = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const first = little ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (first + 2 > tiff.length) return null;
  for (let index = 0; index < short(first); index += 1) {
    const at = first + 2 + index * ENTRY_BYTES;
    if (at + ENTRY_BYTES > tiff.length) return null;
    const value = short(at + 8);
    if (short(at) === ORIENTATION) return value >= 1 && value <= 8 ? value : null;
  }
  return null;
}

/** A segment that says which way a picture is turned and nothing else; none where it is upright. */
export function turnSegment(turn: number): Buffer {
  if (turn === 1) return Buffer.of();
  const tiff = Buffer.from('4d4d002a00000008000101120003000000010000000000000000', 'hex');
  tiff.writeUInt16BE(turn, 18);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(2 + EXIF.length + tiff.length);
  return Buffer.concat([Buffer.of(0xff, 0xe1), length, EXIF, tiff]);
}
