/** Time-outs in a row after which nothing more is tried for a while. */
const MOST_IN_A_ROW = 3;
const PAUSE_MILLISECONDS = 30_000;

export type BreakerTimes = { readonly pauseMilliseconds?: number; readonly elapsed?: () => number };

/** Keeps work away from a server that does not answer. */
export type Breaker = {
  answered(): void;
  /** @returns whether this was one too many: the pause begins */
  unanswered(): boolean;
  /** How long the pause lasts from now on; 0 when work may be tried. */
  pause(): number;
};

/**
 * After three unanswered tries in a row it pauses for 30 seconds; after that, one more is enough
 * for the next pause until there is an answer.
 */
export function createBreaker({
  pauseMilliseconds = PAUSE_MILLISECONDS,
  elapsed = () => performance.now(),
}: BreakerTimes = {}): Breaker {
  let inARow = 0;
  let pausedUntil = 0;
  const pause = () => Math.max(0, pausedUntil - elapsed());
  return {
    pause,
    answered() {
      inARow = 0;
    },
    unanswered() {
      inARow += 1;
      if (inARow < MOST_IN_A_ROW || pause() > 0) return false;
      inARow = MOST_IN_A_ROW - 1;
      pausedUntil = elapsed() + pauseMilliseconds;
      return true;
    },
  };
}
