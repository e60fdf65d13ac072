import { createHash } from 'node:crypto';

/**
 * A repeatable source of choices: the same key gives the same values, on every replica and at every
 * time.
 */
export class SeededRandom {
  readonly key: string;
  readonly #bytes: Buffer;
  #at = 0;

  constructor(key: string) {
    this.key = key;
    this.#bytes = createHash('sha256').update(key).digest();
  }

  /** A whole number from 0 up to, but not including, `end` (65,536 at most). */
  below(end: number): number {
    const value = this.#bytes.readUInt16BE(this.#at);
    this.#at = (this.#at + 2) % 30;
    return value % end;
  }

  /** A whole number from `first` to `last`, both included. */
  between(first: number, last: number): number {
    return first + this.below(last - first + 1);
  }

  /** One of several. */
  pick<T>(from: readonly T[]): T {
    const picked = from[this.below(from.length)];
    if (picked === undefined) throw new Error('Nothing to pick from');
    return picked;
  }

  /** A text of this many characters of an alphabet. */
  text(alphabet: string, length: number): string {
    return Array.from({ length }, () => this.pick([...alphabet])).join('');
  }
}
