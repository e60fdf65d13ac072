import { fitsPixels } from './inflated-size.ts';

const EXIF = Buffer.from('Exif\0\0', 'latin1');
const ORIENTATION = 0x0112;
const ENTRY_BYTES = 12;

/**
 * Which way a camera was held (1 to 8), read from the segment in which it says so; null when it
 * does not.
 */
function jpegTurn(body: Buffer): number | null {
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
function turnSegment(turn: number): Buffer {
  if (turn === 1) return Buffer.of();
  const tiff = Buffer.from('4d4d002a00000008000101120003000000010000000000000000', 'hex');
  tiff.writeUInt16BE(turn, 18);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(2 + EXIF.length + tiff.length);
  return Buffer.concat([Buffer.of(0xff, 0xe1), length, EXIF, tiff]);
}

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const APP1 = 0xe1;
/** Quantisation and Huffman tables, restart interval; baseline, extended and progressive frames. */
const TABLES = new Set([0xdb, 0xc4, 0xdd]);
const FRAMES = new Set([0xc0, 0xc1, 0xc2]);
/** A progressive picture has a dozen scans; one with hundreds keeps a viewer busy. */
const MOST_SCANS = 64;

const isRestart = (code: number): boolean => code >= 0xd0 && code <= 0xd7;
const isExtra = (code: number): boolean => (code >= 0xe0 && code <= 0xef) || code === 0xfe;

/** The colour transform that Adobe's programs note; without it four colours are read inverted. */
const isAdobe = (code: number, body: Buffer): boolean =>
  code === 0xee && body.length === 12 && body.subarray(0, 5).toString('latin1') === 'Adobe';

function fitsFrame(body: Buffer): boolean {
  const components = body[5] ?? 0;
  return (
    body.length === 6 + 3 * components &&
    [1, 3, 4].includes(components) &&
    fitsPixels(body.readUInt16BE(3), body.readUInt16BE(1))
  );
}

/** Where the compressed data of a scan ends: at the next marker that is no restart. */
function scanEnd(file: Buffer, from: number): number {
  let at = from;
  for (;;) {
    at = file.indexOf(0xff, at);
    if (at < 0 || at + 1 >= file.length) return file.length;
    const next = file[at + 1] ?? 0;
    if (next !== 0 && !isRestart(next)) return at;
    at += 2;
  }
}

/**
 * A JPEG written again: the frame, its tables and scans, and which way it is turned. What cameras
 * and others add is left out, as is everything behind the end. Null where it is none.
 */
export function cleanJpeg(file: Buffer): Buffer | null {
  if (file[0] !== 0xff || file[1] !== SOI) return null;
  const parts = [file.subarray(0, 2)];
  let [at, frames, scans, turn] = [2, 0, 0, 1];
  for (;;) {
    if (file[at] !== 0xff) return null;
    while (file[at + 1] === 0xff) at += 1;
    const code = file[at + 1] ?? 0;
    if (code === EOI) break;
    if (at + 4 > file.length) return null;
    const end = at + 2 + file.readUInt16BE(at + 2);
    const body = file.subarray(at + 4, end);
    if (end > file.length || end < at + 4) return null;
    if (FRAMES.has(code)) {
      frames += 1;
      if (frames > 1 || !fitsFrame(body)) return null;
    } else if (code === APP1) turn = jpegTurn(body) ?? turn;
    else if (code !== SOS && !TABLES.has(code) && !isExtra(code)) return null;
    const next = code === SOS ? scanEnd(file, end) : end;
    if (code === SOS) scans += 1;
    if (scans > MOST_SCANS || (code === SOS && frames === 0)) return null;
    if (!isExtra(code) || isAdobe(code, body)) parts.push(file.subarray(at, next));
    at = next;
  }
  if (scans === 0) return null;
  const [start, ...rest] = parts;
  return Buffer.concat([start ?? Buffer.of(), turnSegment(turn), ...rest, Buffer.of(0xff, EOI)]);
}
