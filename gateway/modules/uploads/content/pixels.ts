/**
 * A page scanned at 600 dots an inch has 35 million; what claims more than this is no proof but a
 * load.
 */
const MOST_PIXELS = 80_000_000;

/** Whether a picture is of a size that a viewer can bear, in pixels. */
export const fitsPixels = (width: number, height: number): boolean =>
  width > 0 && height > 0 && width * height <= MOST_PIXELS;
