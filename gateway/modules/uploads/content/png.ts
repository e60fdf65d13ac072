import { crc32 } from 'node:zlib';
import { fitsPixels, inflatedSize } from './inflated-size.ts';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
/** What decides how a picture looks; texts, times and whatever else was added are left out. */
const KEPT = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'pHYs']);
const HEADER_BYTES = 13;
/** The bit depths of each colour type, and its samples a pixel. */
const COLOURS: Readonly<Record<number, { depths: readonly number[]; samples: number }>> = {
  0: { depths: [1, 2, 4, 8, 16], samples: 1 },
  2: { depths: [8, 16], samples: 3 },
  3: { depths: [1, 2, 4, 8], samples: 1 },
  4: { depths: [8, 16], samples: 2 },
  6: { depths: [8, 16], samples: 4 },
};
/** Adam7: first column and row of each pass, and the steps between. */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

type Chunk = { readonly type: string; readonly body: Buffer; readonly whole: Buffer };

function chunksOf(file: Buffer): Chunk[] | null {
  const chunks: Chunk[] = [];
  let at = SIGNATURE.length;
  while (at + 12 <= file.length) {
    const end = at + 12 + file.readUInt32BE(at);
    if (end > file.length) return null;
    const type = file.toString('latin1', at + 4, at + 8);
    if (crc32(file.subarray(at + 4, end - 4)) !== file.readUInt32BE(end - 4)) return null;
    chunks.push({ type, body: file.subarray(at + 8, end - 4), whole: file.subarray(at, end) });
    if (type === 'IEND') return chunks;
    at = end;
  }
  return null;
}

/** How many bytes the pixels have before they are compressed; null for a header of no picture. */
function rawBytes(header: Buffer | undefined): number | null {
  if (header?.length !== HEADER_BYTES) return null;
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const [depth = 0, colour = 0, compression, filter, interlaced] = header.subarray(8);
  const { depths, samples } = COLOURS[colour] ?? { depths: [], samples: 0 };
  if (!fitsPixels(width, height) || !depths.includes(depth)) return null;
  if (compression !== 0 || filter !== 0 || (interlaced !== 0 && interlaced !== 1)) return null;
  const passes = interlaced ? PASSES : ([[0, 0, 1, 1]] as const);
  return passes.reduce((sum, [left, top, across, down]) => {
    const columns = Math.ceil((width - left) / across);
    const rows = Math.ceil((height - top) / down);
    if (columns <= 0 || rows <= 0) return sum;
    return sum + rows * (1 + Math.ceil((columns * samples * depth) / 8));
  }, 0);
}

const isCritical = (type: string): boolean => /^[A-Z]/.test(type);

/**
 * A PNG written again with what shows the picture only; null where it is none, or its pixels are
 * not as many as it says.
 */
export async function cleanPng(file: Buffer): Promise<Buffer | null> {
  if (!file.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return null;
  const chunks = chunksOf(file);
  if (chunks?.[0]?.type !== 'IHDR' || chunks.at(-1)?.body.length !== 0) return null;
  if (chunks.some(({ type }) => isCritical(type) && !KEPT.has(type))) return null;
  if (chunks.filter(({ type }) => type === 'IHDR').length > 1) return null;
  const expected = rawBytes(chunks[0].body);
  const data = Buffer.concat(chunks.flatMap(({ type, body }) => (type === 'IDAT' ? body : [])));
  if (expected === null) return null;
  const inflated = await inflatedSize(data, expected);
  if (inflated?.size !== expected || inflated.read !== data.length) return null;
  const kept = chunks.filter(({ type }) => KEPT.has(type));
  return Buffer.concat([SIGNATURE, ...kept.map(({ whole }) => whole)]);
}
