import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { everyKey, ID_BYTES, type Key } from './keys.ts';

/** Before keys had ids: under one of those that there are. */
const WITHOUT_ID = 1;
const VERSION = 2;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** What all values begin with that are sealed under a key. */
export const ciphertextHeader = ({ id }: Pick<Key, 'id'>): Buffer =>
  Buffer.concat([Buffer.of(VERSION), id]);

/** Values that have no id sort before this. */
export const FIRST_WITH_ID = Buffer.of(VERSION);

/** Encrypts bytes with AES-256-GCM, bound to the id of what they belong to. */
export function encryptBytes(content: Uint8Array, key: Key, owner: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key.prepared, nonce);
  cipher.setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(content), cipher.final()]);
  return Buffer.concat([ciphertextHeader(key), nonce, cipher.getAuthTag(), sealed]);
}

function openedUnder({ prepared }: Key, sealed: Buffer, owner: string): Buffer {
  const text = NONCE_BYTES + TAG_BYTES;
  const cipher = createDecipheriv('aes-256-gcm', prepared, sealed.subarray(0, NONCE_BYTES));
  cipher.setAAD(Buffer.from(owner));
  cipher.setAuthTag(sealed.subarray(NONCE_BYTES, text));
  return Buffer.concat([cipher.update(sealed.subarray(text)), cipher.final()]);
}

/**
 * Decrypts what `encryptBytes` made, under the present key or an earlier one.
 * @returns null when it was altered, or sealed for another owner or under a key that is not there
 */
export function decryptBytes(sealed: Buffer, key: Key, owner: string): Buffer | null {
  const isNamed = sealed[0] === VERSION;
  if (!isNamed && sealed[0] !== WITHOUT_ID) return null;
  const fits = (one: Key) => !isNamed || sealed.subarray(1, 1 + ID_BYTES).equals(one.id);
  for (const one of everyKey(key).filter(fits))
    try {
      return openedUnder(one, sealed.subarray(isNamed ? 1 + ID_BYTES : 1), owner);
    } catch {
      // GCM tells no wrong key from altered bytes: the next one is tried
    }
  return null;
}
