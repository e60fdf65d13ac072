interface Limits {
  /** For so long an answer is recent, on the airline's clock. */
  readonly milliseconds: number;
  /** So many answers are remembered, the last ones; all recent ones if not given. */
  readonly most?: number;
}

/**
 * Shares recent answers to the same question, also one that is still awaited. What failed is asked
 * again.
 */
export function createRecentAnswers<Answer>({
  milliseconds,
  most = Number.POSITIVE_INFINITY,
}: Limits) {
  const answers = new Map<string, { readonly asked: number; readonly answer: Promise<Answer> }>();
  // the clock of the demo also goes back
  const isRecent = (asked: number, now: number) => now >= asked && now - asked < milliseconds;
  function forgetOld(now: number): void {
    for (const [key, { asked }] of answers)
      if (!isRecent(asked, now) || answers.size >= most) answers.delete(key);
  }
  return (key: string, at: Date, ask: () => Promise<Answer>): Promise<Answer> => {
    const now = at.getTime();
    const known = answers.get(key);
    if (known && isRecent(known.asked, now)) return known.answer;
    forgetOld(now);
    const answer = ask();
    answers.set(key, { asked: now, answer });
    answer.catch(() => answers.delete(key));
    return answer;
  };
}
