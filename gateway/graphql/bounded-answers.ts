/** An answer as it is stored: the same object for all who get it, so that what is made of it can be kept beside it. */
export type StoredAnswer = {
  /** By the gateway's clock, in milliseconds. */
  readonly from: number;
  readonly until: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Uint8Array<ArrayBuffer>;
};

/** Answers and bytes that are kept at most. */
export type Bounds = { readonly answers: number; readonly bytes: number };

/** Answers by their keys. Where there are too many, the one that was used longest ago goes first. */
export function boundedAnswers(most: Bounds) {
  const answers = new Map<string, StoredAnswer>();
  let bytes = 0;

  const drop = (key: string): void => {
    bytes -= answers.get(key)?.body.length ?? 0;
    answers.delete(key);
  };

  return {
    get(key: string): StoredAnswer | undefined {
      const known = answers.get(key);
      if (!known) return undefined;
      answers.delete(key);
      answers.set(key, known);
      return known;
    },
    set(key: string, answer: StoredAnswer): void {
      drop(key);
      answers.set(key, answer);
      bytes += answer.body.length;
      while (answers.size > most.answers || bytes > most.bytes) {
        const [oldest = key] = answers.keys();
        drop(oldest);
      }
    },
  };
}
