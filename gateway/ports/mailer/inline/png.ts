import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Eight bits for each of red, green and blue; no interlacing. */
const RGB = [8, 2, 0, 0, 0];

function chunk(type: string, content: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length, 0);
  frame.writeUInt32BE(crc32(typed), 4);
  return Buffer.concat([frame.subarray(0, 4), typed, frame.subarray(4)]);
}

/** A square picture as PNG; `pixels` has three bytes for each pixel, line by line. */
export function pngOf(side: number, pixels: Uint8Array): Uint8Array {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  const lines = Array.from({ length: side }, (_, line) =>
    // each line begins with its filter: none
    Buffer.concat([Buffer.of(0), pixels.subarray(line * side * 3, (line + 1) * side * 3)]),
  );
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', Buffer.concat([head, Buffer.from(RGB)])),
    chunk('IDAT', deflateSync(Buffer.concat(lines))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
