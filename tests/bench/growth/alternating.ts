/** A piece of work on one of several things that are compared. */
export type Work = (round: number) => Promise<unknown>;

/**
 * Times the same work on each of several things once, in milliseconds. Each round begins with
 * another of them: what else the machine does, and what is in its caches, meets all of them alike.
 */
export async function timedAlternating(
  works: readonly Work[],
  round: number,
  now: () => number = () => performance.now(),
): Promise<number[]> {
  const times: number[] = [];
  for (let place = 0; place < works.length; place += 1) {
    const at = (round + place) % works.length;
    const begun = now();
    await works[at]?.(round);
    times[at] = now() - begun;
  }
  return times;
}

/**
 * A quarter of the times is below it: other work on the machine makes a time longer and never
 * shorter.
 */
export const lowerQuartile = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 4)] ?? Number.NaN;
