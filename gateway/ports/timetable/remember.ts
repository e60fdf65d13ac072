/**
 * What was worked out for a text, kept for the next time: at most so many answers, the oldest first out, since anybody may
 * ask about any day.
 */
export const createMemory = <Answer>(most: number) => {
  const kept = new Map<string, Answer>();
  return (key: string, workOut: () => Answer): Answer => {
    const seen = kept.get(key);
    if (seen !== undefined) return seen;
    const answer = workOut();
    kept.set(key, answer);
    if (kept.size > most) {
      const [oldest] = kept.keys();
      if (oldest !== undefined) kept.delete(oldest);
    }
    return answer;
  };
};
