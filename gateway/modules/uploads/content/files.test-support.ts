import { crc32, deflateSync } from 'node:zlib';

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

/** A chunk of a PNG, with its right checksum. */
export function chunk(type: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  return Buffer.concat([u32(body.length), named, u32(crc32(named))]);
}

export const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

type Png = {
  width?: number;
  height?: number;
  pixels?: Buffer;
  extra?: Buffer;
  data?: Buffer;
  end?: Buffer;
};

/** A grey PNG, or one that is not as it should be. */
export function png({ width = 8, height = 8, extra, end, ...rest }: Png = {}): Buffer {
  const pixels = rest.pixels ?? Buffer.alloc(height * (width + 1));
  const head = Buffer.concat([u32(width), u32(height), Buffer.of(8, 0, 0, 0, 0)]);
  return Buffer.concat([
    PNG_SIGNATURE,
    chunk('IHDR', head),
    extra ?? Buffer.of(),
    chunk('IDAT', rest.data ?? deflateSync(pixels)),
    chunk('IEND', Buffer.of()),
    end ?? Buffer.of(),
  ]);
}

function segment(code: number, body: Buffer): Buffer {
  const head = Buffer.from([0xff, code, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}

type Jpeg = { width?: number; height?: number; extra?: readonly Buffer[]; end?: Buffer };

/** What a JPEG is made of, as far as it is looked into; its pixels are noise. */
export function jpeg({ width = 8, height = 8, extra = [], end }: Jpeg = {}): Buffer {
  const frame = Buffer.from([8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  frame.writeUInt16BE(height, 1);
  frame.writeUInt16BE(width, 3);
  return Buffer.concat([
    Buffer.of(0xff, 0xd8),
    ...extra,
    segment(0xdb, Buffer.alloc(65, 1)),
    segment(0xc0, frame),
    segment(0xc4, Buffer.alloc(18)),
    segment(0xda, Buffer.of(1, 1, 0, 0, 63, 0)),
    Buffer.of(0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56),
    Buffer.of(0xff, 0xd9),
    end ?? Buffer.of(),
  ]);
}
export const jpegSegment = segment;

/** The segment in which a camera says which way it was held, and where. */
export function exif(turn: number, secret: string): Buffer {
  const tiff = Buffer.from('49492a000800000001001201030001000000000000000000000000', 'hex');
  tiff.writeUInt16LE(turn, 18);
  return segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), tiff, Buffer.from(secret)]));
}

function part(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(type, 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)]);
}
export const webpPart = part;

type Webp = { width?: number; height?: number; extra?: Buffer; end?: Buffer };

/** A WebP without loss, of a size; its pixels are noise. */
export function webp({ width = 8, height = 8, ...rest }: Webp = {}): Buffer {
  const body = Buffer.alloc(16);
  body[0] = 0x2f;
  body.writeUInt32LE((width - 1) | ((height - 1) << 14), 1);
  const content = Buffer.concat([
    Buffer.from('WEBP'),
    part('VP8L', body),
    rest.extra ?? Buffer.of(),
  ]);
  const size = Buffer.alloc(4);
  size.writeUInt32LE(content.length);
  return Buffer.concat([Buffer.from('RIFF'), size, content, rest.end ?? Buffer.of()]);
}

/** A stream of a PDF, compressed. */
export function pdfStream(text: string | Buffer, dictionary = ''): string {
  const data = deflateSync(text).toString('latin1');
  return `<< /Length ${data.length} /Filter /FlateDecode ${dictionary} >>\nstream\n${data}\nendstream`;
}

/** A PDF of one page with another object in it. */
export function pdf(object = '<< >>', { before = '', after = '' } = {}): Buffer {
  const body = `${before}%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj
2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj
3 0 obj\n<< /Type /Page /Parent 2 0 R >>\nendobj
4 0 obj\n${object}\nendobj\n`;
  const end = `xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body + end + after, 'latin1');
}
