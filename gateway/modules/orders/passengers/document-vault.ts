import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import type { Keys } from '#gateway/secrets/keys.ts';
import {
  type DocumentIdentity,
  documentKey,
} from '#schema/rules/travellers/document-duplicates.ts';
import { normalizeDocumentNumber } from '#schema/rules/travellers/document-number.ts';

/** Stores document numbers encrypted, and finds them by a keyed hash. */
export type DocumentVault = {
  /** AES-256-GCM, bound to the passenger whose document it is. */
  seal(number: string, passengerId: string): Buffer;
  /** @throws when it was altered, or sealed for another passenger or under another key */
  open(sealed: Buffer, passengerId: string): string;
  /** HMAC-SHA-256 by which equal documents are found without opening any. */
  lookup(document: DocumentIdentity): Buffer;
  /** HMAC-SHA-256 of a number alone, by which a guest who types it finds the order. */
  hashOf(number: string): Buffer;
};

const VERSION = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export const documentVault = (
  keys: Pick<Keys, 'documentEncryption' | 'documentLookup'>,
): DocumentVault => ({
  seal(number, passengerId) {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', keys.documentEncryption, nonce);
    cipher.setAAD(Buffer.from(passengerId));
    const text = Buffer.concat([cipher.update(number, 'utf8'), cipher.final()]);
    return Buffer.concat([Buffer.of(VERSION), nonce, cipher.getAuthTag(), text]);
  },
  open(sealed, passengerId) {
    if (sealed[0] !== VERSION) throw new Error('a document number sealed in an unknown way');
    const text = 1 + NONCE_BYTES + TAG_BYTES;
    const cipher = createDecipheriv(
      'aes-256-gcm',
      keys.documentEncryption,
      sealed.subarray(1, 1 + NONCE_BYTES),
    );
    cipher.setAAD(Buffer.from(passengerId));
    cipher.setAuthTag(sealed.subarray(1 + NONCE_BYTES, text));
    return Buffer.concat([cipher.update(sealed.subarray(text)), cipher.final()]).toString('utf8');
  },
  lookup: (document) =>
    createHmac('sha256', keys.documentLookup).update(documentKey(document)).digest(),
  hashOf: (number) =>
    createHmac('sha256', keys.documentLookup)
      .update(`number ${normalizeDocumentNumber(number)}`)
      .digest(),
});
