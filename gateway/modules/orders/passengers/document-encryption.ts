import { createHmac } from 'node:crypto';
import type { SealedColumn } from '#gateway/database/sealed/sealed-column.ts';
import { decryptBytes, encryptBytes } from '#gateway/secrets/encryption.ts';
import { everyKey, type Key, type Keys } from '#gateway/secrets/keys.ts';
import type { DocumentType } from '#schema/codes/travellers/document-types.ts';
import {
  type DocumentIdentity,
  documentKey,
} from '#schema/rules/travellers/document-duplicates.ts';
import { normalizeDocumentNumber } from '#schema/rules/travellers/document-number.ts';

/** Stores document numbers encrypted, and finds them by a keyed hash. */
export type DocumentEncryption = {
  /** AES-256-GCM, bound to the passenger whose document it is. */
  seal(number: string, passengerId: string): Buffer;
  /**
   * Null when it was altered, or sealed for another passenger or under another key: what else is
   * known answers without it.
   */
  open(sealed: Buffer, passengerId: string): string | null;
  /** HMAC-SHA-256 by which equal documents are found without opening any. */
  lookup(document: DocumentIdentity): Buffer;
  /** The same under each secret that values may be stored under. */
  lookups(document: DocumentIdentity): Buffer[];
  /** HMAC-SHA-256 of a number alone, by which a guest who types it finds the order. */
  hashOf(number: string): Buffer;
  hashesOf(number: string): Buffer[];
};

const hmac = ({ prepared }: Key, text: string): Buffer =>
  createHmac('sha256', prepared).update(text).digest();

const numberText = (number: string): string => `number ${normalizeDocumentNumber(number)}`;

/** @param onUnreadable hears of values that do not open */
export function createDocumentEncryption(
  keys: Pick<Keys, 'documentEncryption' | 'documentLookup'>,
  onUnreadable: (id: string) => void = () => {},
): DocumentEncryption {
  const lookupKeys = everyKey(keys.documentLookup);
  return {
    seal: (number, passengerId) =>
      encryptBytes(Buffer.from(number), keys.documentEncryption, passengerId),
    open(sealed, passengerId) {
      const number = decryptBytes(sealed, keys.documentEncryption, passengerId);
      if (!number) onUnreadable(passengerId);
      return number?.toString('utf8') ?? null;
    },
    lookup: (document) => hmac(keys.documentLookup, documentKey(document)),
    lookups: (document) => lookupKeys.map((key) => hmac(key, documentKey(document))),
    hashOf: (number) => hmac(keys.documentLookup, numberText(number)),
    hashesOf: (number) => lookupKeys.map((key) => hmac(key, numberText(number))),
  };
}

/** Numbers of documents on orders, with the hashes that they are found by. */
export const sealedNumbersOfOrders: SealedColumn = {
  table: 'order_passengers',
  column: 'document_number_sealed',
  keyIn: ({ documentEncryption }) => documentEncryption,
  most: 200,
  alsoOf(row, content, keys) {
    const vault = createDocumentEncryption(keys);
    const number = content.toString('utf8');
    const document = {
      type: row.document_type as DocumentType,
      number,
      issuingCountry: String(row.issuing_country),
    };
    return {
      document_number_lookup: vault.lookup(document),
      // an order from before there were look-ups by number alone is found by it from now on
      document_number_hash: vault.hashOf(number),
    };
  },
};
