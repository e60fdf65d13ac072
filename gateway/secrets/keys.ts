import { hkdfSync } from 'node:crypto';
import type { Environment } from '#gateway/environment.ts';

/** One key for each purpose, 32 bytes each; knowing one says nothing about another. */
export type Keys = {
  /** HMAC over offers that a traveller carries from search to booking. */
  readonly offerSigning: Buffer;
  /** AES-256-GCM of document numbers. */
  readonly documentEncryption: Buffer;
  /** HMAC of document numbers, the column they are looked up by. */
  readonly documentLookup: Buffer;
  /** AES-256-GCM of uploaded files. */
  readonly uploadEncryption: Buffer;
  /** Mixed into passwords and one-time codes before they are hashed. */
  readonly pepper: Buffer;
};

/** Derives every key from the environment's secret (HKDF-SHA-256). Same secret, same keys. */
export function deriveKeys({ secret }: Pick<Environment, 'secret'>): Keys {
  const key = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', secret, 'magnolia-airlines', purpose, 32));
  return Object.freeze({
    offerSigning: key('offer-signing'),
    documentEncryption: key('document-encryption'),
    documentLookup: key('document-lookup'),
    uploadEncryption: key('upload-encryption'),
    pepper: key('pepper'),
  });
}
