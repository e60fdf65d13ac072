import { createSecretKey, type KeyObject } from 'node:crypto';

const prepared = new WeakMap<Buffer, KeyObject>();

/** A key as Node needs it. To prepare it costs several times as much as to use it, and ours stay the same. */
export const preparedKey = (key: Buffer): KeyObject => {
  const known = prepared.get(key);
  if (known) return known;
  const made = createSecretKey(key);
  prepared.set(key, made);
  return made;
};
