import { fitsPixels } from './inflated-size.ts';

const ALPHA = 0x10;
const EXTENDED_BYTES = 10;

type Chunk = { readonly type: string; readonly body: Buffer };

function chunksOf(file: Buffer): Chunk[] | null {
  const end = 8 + file.readUInt32LE(4);
  if (end > file.length) return null;
  const chunks: Chunk[] = [];
  let at = 12;
  while (at + 8 <= end) {
    const bytes = file.readUInt32LE(at + 4);
    if (at + 8 + bytes > end) return null;
    const type = file.toString('latin1', at, at + 4);
    chunks.push({ type, body: file.subarray(at + 8, at + 8 + bytes) });
    at += 8 + bytes + (bytes % 2);
  }
  return at === end ? chunks : null;
}

function fitsPicture({ type, body }: Chunk): boolean {
  if (type === 'VP8 ')
    return (
      body.length > EXTENDED_BYTES &&
      body.subarray(3, 6).equals(Buffer.of(0x9d, 0x01, 0x2a)) &&
      fitsPixels(body.readUInt16LE(6) & 0x3fff, body.readUInt16LE(8) & 0x3fff)
    );
  if (body.length < 6 || body[0] !== 0x2f) return false;
  const bits = body.readUInt32LE(1);
  return bits >>> 29 === 0 && fitsPixels((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1);
}

function written({ type, body }: Chunk): Buffer {
  const head = Buffer.alloc(8);
  head.write(type, 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)]);
}

/**
 * A still WebP written again: its picture and transparency. Null where it is none, and where it
 * moves.
 */
export function cleanWebp(file: Buffer): Buffer | null {
  if (file.length < 20 || file.toString('latin1', 0, 4) !== 'RIFF') return null;
  if (file.toString('latin1', 8, 12) !== 'WEBP') return null;
  const chunks = chunksOf(file);
  const pictures = chunks?.filter(({ type }) => type === 'VP8 ' || type === 'VP8L') ?? [];
  const [picture] = pictures;
  if (!chunks || !picture || pictures.length > 1 || !fitsPicture(picture)) return null;
  if (chunks.some(({ type }) => type === 'ANIM' || type === 'ANMF')) return null;
  const alpha = picture.type === 'VP8 ' ? chunks.find(({ type }) => type === 'ALPH') : undefined;
  const extended = chunks.find(({ type }) => type === 'VP8X')?.body;
  if (alpha && extended?.length !== EXTENDED_BYTES) return null;
  const canvas = alpha && extended ? Buffer.from(extended) : null;
  canvas?.writeUInt32LE(ALPHA, 0);
  const parts = [
    ...(canvas ? [written({ type: 'VP8X', body: canvas })] : []),
    ...(alpha ? [written(alpha)] : []),
    written(picture),
  ];
  const content = Buffer.concat([Buffer.from('WEBP'), ...parts]);
  const head = Buffer.from('RIFF\0\0\0\0', 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content]);
}
