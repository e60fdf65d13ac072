const SECOND = 1000;
const FIRST_SECONDS = [2, 3, 5, 8, 10] as const;
const THEN_SECONDS = 15;
/** About ten minutes in all: after that the traveller clicks the button. */
const ROUNDS = 40;

/**
 * How long to wait before asking the provider again, in milliseconds: often at first, then gently;
 * null: no more.
 */
export const pollDelay = (round: number): number | null =>
  round < ROUNDS ? (FIRST_SECONDS[round] ?? THEN_SECONDS) * SECOND : null;
