import { createHmac } from 'node:crypto';
import type { Keys } from '#gateway/secrets/keys.ts';
import { preparedKey } from '#gateway/secrets/prepared-key.ts';
import { openBytes, sealBytes } from '#gateway/secrets/sealed-bytes.ts';
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

export const documentVault = (
  keys: Pick<Keys, 'documentEncryption' | 'documentLookup'>,
): DocumentVault => ({
  seal: (number, passengerId) =>
    sealBytes(Buffer.from(number), keys.documentEncryption, passengerId),
  open: (sealed, passengerId) =>
    openBytes(sealed, keys.documentEncryption, passengerId).toString('utf8'),
  lookup: (document) =>
    createHmac('sha256', preparedKey(keys.documentLookup)).update(documentKey(document)).digest(),
  hashOf: (number) =>
    createHmac('sha256', preparedKey(keys.documentLookup))
      .update(`number ${normalizeDocumentNumber(number)}`)
      .digest(),
});
