/** Turns of the event loop while work is done: how many there were, and the longest one. */
export interface EventLoopTurns {
  readonly count: number;
  readonly longestMilliseconds: number;
  /** How long all of it took. */
  readonly milliseconds: number;
}

/** Watches the event loop of this process while work is done. */
export async function eventLoopTurns(work: () => Promise<unknown>): Promise<EventLoopTurns> {
  const start = performance.now();
  let [count, longest, last, ended] = [0, 0, start, false];
  const watched = new Promise<void>((resolve) => {
    const turn = () => {
      const now = performance.now();
      longest = Math.max(longest, now - last);
      [count, last] = [count + 1, now];
      if (ended) resolve();
      else setImmediate(turn);
    };
    setImmediate(turn);
  });
  await work();
  ended = true;
  await watched;
  return { count, longestMilliseconds: longest, milliseconds: performance.now() - start };
}
