/** The next number from 0 to 1. */
type Numbers = () => number;

/** Numbers that are the same for a seed (Lehmer's). */
export function numbersOf(seed: number): Numbers {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/**
 * When requests arrive, in milliseconds from the beginning: visitors know nothing of each other, so
 * that the time until the next one comes says nothing of when the last one came (a Poisson
 * process). Sometimes several come together and sometimes none for a while, as on a real day; even
 * gaps would spare the queue, and one burst a second would measure how long a burst takes.
 *
 * @param perSecond on average
 */
export function arrivals(perSecond: number, seconds: number, next: Numbers): number[] {
  const times: number[] = [];
  let at = 0;
  for (;;) {
    at += (-Math.log(next()) * 1_000) / perSecond;
    if (at >= seconds * 1_000) return times;
    times.push(at);
  }
}
