import { FLOWER } from '#schema/codes/base/flower.ts';
import { isInside, outlineOf } from './outline.ts';
import { pngOf } from './png.ts';

/** Pixels along an edge: two for each pixel of the masthead, for screens that have as many. */
const SIDE = 80;
/** Samples along an edge of a pixel, which smooth the outline. */
const SAMPLES = 2;
/** The box of the mark, with some room around it. */
const BOX = 32;
const MARGIN = 2;

type Colour = readonly [red: number, green: number, blue: number];

/**
 * The masthead's ground and the mark on it. The ground is opaque: a mail program that inverts
 * colours leaves pictures alone.
 */
const INK: Colour = [0x1c, 0x1b, 0x2e];
const PALE: Colour = [0xf3, 0xa9, 0xc4];

const TEPALS = FLOWER.map(({ d, weight }) => {
  const outline = outlineOf(d);
  const columns = outline.map(([x]) => x);
  return { outline, weight, left: Math.min(...columns), right: Math.max(...columns) };
});

/** How much of the mark's colour covers a point, 0 to 1: the tepals lie over each other. */
const coverAt = (x: number, y: number): number =>
  TEPALS.reduce(
    (cover, { outline, weight, left, right }) =>
      x >= left && x <= right && isInside([x, y], outline) ? cover + weight * (1 - cover) : cover,
    0,
  );

const place = (sample: number): number =>
  ((sample + 0.5) / (SIDE * SAMPLES)) * (BOX + 2 * MARGIN) - MARGIN;

function coverOf(column: number, line: number): number {
  let sum = 0;
  for (let down = 0; down < SAMPLES; down++)
    for (let right = 0; right < SAMPLES; right++)
      sum += coverAt(place(column * SAMPLES + right), place(line * SAMPLES + down));
  return sum / SAMPLES ** 2;
}

/**
 * The airline's mark as a PNG for e-mails, which show no SVG: made of the same paths as every other
 * picture of it.
 */
export function flowerPicture(): Uint8Array {
  const pixels = new Uint8Array(SIDE * SIDE * 3);
  for (let line = 0; line < SIDE; line++)
    for (let column = 0; column < SIDE; column++) {
      const cover = coverOf(column, line);
      for (const channel of [0, 1, 2] as const)
        pixels[(line * SIDE + column) * 3 + channel] = Math.round(
          INK[channel] + (PALE[channel] - INK[channel]) * cover,
        );
    }
  return pngOf(SIDE, pixels);
}
