/** What is answered, as far as it says whether something was done. */
type Answered = { readonly userErrors: readonly object[] };

/**
 * The same key brings the same answer, and another request under it is refused (RULES 4.16). A
 * refusal leaves the key free. A service that runs more than once keeps this where all of it reads.
 */
export function answersByKey<Refused extends Answered>(reused: Refused) {
  const known = new Map<string, { readonly content: string; readonly answer: Promise<Answered> }>();
  return async (key: string, input: object, work: () => Promise<Answered>): Promise<Answered> => {
    const content = JSON.stringify(input);
    const before = known.get(key);
    if (before && before.content !== content) return reused;
    const answer = before?.answer ?? work();
    known.set(key, { content, answer });
    const done = await answer.catch((fault: unknown) => {
      known.delete(key);
      throw fault;
    });
    if (done.userErrors.length > 0) known.delete(key);
    return done;
  };
}
