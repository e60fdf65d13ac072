/** A whole number times thousandths, rounded half up; both are whole and not negative. */
export const permille = (value: number, thousandths: number): number =>
  Math.floor((value * thousandths + 500) / 1000);

/** A whole number times several factors in thousandths, one after the other. */
export const permilles = (value: number, factors: readonly number[]): number =>
  factors.reduce(permille, value);

/**
 * A number from 0 to 999 that a text always has (FNV-1a): chance that is the same on every replica.
 */
export function chance(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash ^= text.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  hash ^= hash >>> 13;
  return (hash >>> 0) % 1000;
}
