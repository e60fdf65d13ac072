import { randomBytes, randomInt } from 'node:crypto';

/** The source of new ids; a test may pass its own. */
export interface Ids {
  /** A UUID of version 7: they sort by the time they were made. */
  uuid(now: Date): string;
  /**
   * `length` characters without the ones that look or sound alike, so that it can be read out on
   * the telephone.
   */
  reference(length: number): string;
  /** 256 random bits for a URL, a cookie, a key. */
  token(): string;
}

/** No vowels, so that no reference is a word. */
const ALPHABET = 'BCDFGHJKMNPQRTVWXYZ2346789';

/** The letter or digit that a byte stands for. */
export const letterOf = (byte: number): string => ALPHABET[byte % ALPHABET.length] ?? '';

export const randomIds: Ids = {
  uuid(now) {
    const bytes = randomBytes(16);
    bytes.writeUIntBE(now.getTime(), 0, 6);
    bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
    bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
    return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  },
  reference: (length) =>
    Array.from({ length }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join(''),
  token: () => randomBytes(32).toString('base64url'),
};
