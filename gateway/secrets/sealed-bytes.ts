import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { preparedKey } from './prepared-key.ts';

const VERSION = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts bytes with AES-256-GCM, bound to the id of what they belong to. */
export const sealBytes = (content: Uint8Array, key: Buffer, owner: string): Buffer => {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', preparedKey(key), nonce);
  cipher.setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(content), cipher.final()]);
  return Buffer.concat([Buffer.of(VERSION), nonce, cipher.getAuthTag(), sealed]);
};

/** Decrypts what `sealBytes` made. @throws when it was altered, or sealed for another owner or under another key */
export const openBytes = (sealed: Buffer, key: Buffer, owner: string): Buffer => {
  if (sealed[0] !== VERSION) throw new Error('sealed in an unknown way');
  const text = 1 + NONCE_BYTES + TAG_BYTES;
  const nonce = sealed.subarray(1, 1 + NONCE_BYTES);
  const cipher = createDecipheriv('aes-256-gcm', preparedKey(key), nonce);
  cipher.setAAD(Buffer.from(owner));
  cipher.setAuthTag(sealed.subarray(1 + NONCE_BYTES, text));
  return Buffer.concat([cipher.update(sealed.subarray(text)), cipher.final()]);
};
