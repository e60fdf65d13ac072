import { everyKey, ID_BYTES, type Key, type Keys, namedKey } from './keys.ts';

/**
 * A password cannot be hashed again before it is typed, and the number on a printed receipt is not
 * ours to change. So the peppers of secrets that are gone are stored, sealed under the present one:
 * each with its id, the latest first.
 */
export const peppersToKeep = ({ pepper }: Keys): Buffer =>
  Buffer.concat(
    everyKey(pepper)
      .slice(1)
      .flatMap(({ id, bytes }) => [id, bytes]),
  );

/** The keys with the peppers that were stored behind those of the environment. */
export function withPeppers(keys: Keys, stored: Buffer): Keys {
  const size = ID_BYTES + keys.pepper.bytes.length;
  const starts = Array.from({ length: stored.length / size }, (_, index) => index * size);
  const known = everyKey(keys.pepper);
  const all = [
    ...known,
    ...starts
      .map((start) => ({
        id: stored.subarray(start, start + ID_BYTES),
        bytes: stored.subarray(start + ID_BYTES, start + size),
      }))
      .filter(({ id }) => !known.some((one) => one.id.equals(id))),
  ];
  const pepper = all.reduceRight<Key | null>(
    (before, { id, bytes }) => namedKey(id, bytes, before),
    null,
  );
  return Object.freeze({ ...keys, pepper: pepper ?? keys.pepper });
}
