import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import type { Environment } from '#gateway/environment.ts';

/** A key for one purpose, derived from a secret. */
export type Key = {
  /** Four bytes that name the secret; nothing can be learned of it from them. */
  readonly id: Buffer;
  readonly bytes: Buffer;
  /** The same as Node needs it: to prepare a key costs several times as much as to use it. */
  readonly prepared: KeyObject;
  /** The key for this purpose under an earlier secret; null where there is none. */
  readonly before: Key | null;
};

/** One key for each purpose, 32 bytes each; knowing one says nothing about another. */
export type Keys = {
  /** HMAC over offers that a traveller carries from search to booking. */
  readonly offerSigning: Key;
  /** AES-256-GCM of document numbers. */
  readonly documentEncryption: Key;
  /** HMAC of document numbers, the column they are looked up by. */
  readonly documentLookup: Key;
  /** AES-256-GCM of uploaded files. */
  readonly uploadEncryption: Key;
  /** Mixed into passwords and one-time codes before they are hashed. */
  readonly pepper: Key;
  /** From which each upstream's key is derived. */
  readonly upstreams: Key;
  /** AES-256-GCM of the value by which a start knows that its secret is the right one. */
  readonly canary: Key;
};

export const ID_BYTES = 4;
const KEY_BYTES = 32;

/** A key under its id. */
export const namedKey = (id: Buffer, bytes: Buffer, before: Key | null): Key =>
  Object.freeze({ id, bytes, prepared: createSecretKey(bytes), before });

/** The key and those before it: the present one first. */
export const everyKey = (key: Key): readonly Key[] => [
  key,
  ...(key.before ? everyKey(key.before) : []),
];

/** Derives every key from the environment's secrets (HKDF-SHA-256). Same secret, same keys. */
export function deriveKeys({
  secret,
  secretBefore = null,
}: Pick<Environment, 'secret'> & Partial<Pick<Environment, 'secretBefore'>>): Keys {
  const before =
    secretBefore && secretBefore !== secret ? deriveKeys({ secret: secretBefore }) : null;
  const derived = (purpose: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, 'magnolia-airlines', purpose, bytes));
  const id = derived('id', ID_BYTES);
  const key = (purpose: string, name: keyof Keys) =>
    namedKey(id, derived(purpose, KEY_BYTES), before ? before[name] : null);
  return Object.freeze({
    offerSigning: key('offer-signing', 'offerSigning'),
    documentEncryption: key('document-encryption', 'documentEncryption'),
    documentLookup: key('document-lookup', 'documentLookup'),
    uploadEncryption: key('upload-encryption', 'uploadEncryption'),
    pepper: key('pepper', 'pepper'),
    upstreams: key('upstreams', 'upstreams'),
    canary: key('canary', 'canary'),
  });
}
