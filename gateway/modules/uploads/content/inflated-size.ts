import { createInflate } from 'node:zlib';

/**
 * What comes out of a compressed stream, and how many bytes of it were read; null where it cannot
 * be read, or is too much.
 */
type Inflated = { readonly size: number; readonly read: number };

/**
 * Measures what a zlib stream holds without storing it.
 * @param most bytes that may come out; at more it stops at once
 * @param look is shown each part that comes out
 */
export const inflatedSize = (
  compressed: Buffer,
  most: number,
  look: (part: Buffer) => void = () => undefined,
): Promise<Inflated | null> =>
  new Promise((resolve) => {
    const inflate = createInflate();
    let size = 0;
    const giveUp = () => {
      inflate.destroy();
      resolve(null);
    };
    inflate.on('data', (part: Buffer) => {
      size += part.length;
      if (size > most) return giveUp();
      look(part);
    });
    inflate.on('error', giveUp);
    inflate.on('end', () => resolve({ size, read: inflate.bytesWritten }));
    inflate.end(compressed);
  });

/**
 * A page scanned at 600 dots an inch has 35 million; what claims more than this is no proof but a
 * load.
 */
const MOST_PIXELS = 80_000_000;

/** Whether a picture is of a size that a viewer can bear, in pixels. */
export const fitsPixels = (width: number, height: number): boolean =>
  width > 0 && height > 0 && width * height <= MOST_PIXELS;
