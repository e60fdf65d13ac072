/** What came of a question to a system: its answer, or what it threw. */
export type Outcome<Answer> =
  | { readonly answer: Answer; readonly fault: null }
  | { readonly answer: null; readonly fault: Error };

/** Asks one question after the other, and remembers how long the slowest took. */
export function timed() {
  let slowest = 0;
  return {
    slowest: () => slowest,
    async ask<Answer>(question: () => Promise<Answer>): Promise<Outcome<Answer>> {
      const began = performance.now();
      try {
        return { answer: await question(), fault: null };
      } catch (thrown) {
        return {
          answer: null,
          fault: thrown instanceof Error ? thrown : new Error(String(thrown)),
        };
      } finally {
        slowest = Math.max(slowest, performance.now() - began);
      }
    },
  };
}

/** The code of a fault of a port; its text where it has none. */
export function codeOf({ fault }: Outcome<unknown>): string {
  if (!fault) return 'no fault';
  return 'code' in fault ? String(fault.code) : fault.message;
}
