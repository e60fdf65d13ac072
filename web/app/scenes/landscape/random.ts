/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function randomFrom(seed: number) {
  let state = seed | 0;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Few sizes, so that the same text comes again and packs well. */
const coarse = (size: number) => (size > 28 ? 8 * Math.round(size / 8) : 2 * Math.round(size / 2));

/** Things of different sizes within a rectangle, the farthest first. */
export function scatter(
  seed: number,
  count: number,
  [left, top, right, bottom]: readonly [number, number, number, number],
  size: readonly [number, number],
) {
  const random = randomFrom(seed);
  return Array.from({ length: count }, () => ({
    x: Math.round(left + random() * (right - left)),
    y: Math.round(top + random() * (bottom - top)),
    size: coarse(size[0] + random() * (size[1] - size[0])),
  })).toSorted((a, b) => a.y - b.y);
}
