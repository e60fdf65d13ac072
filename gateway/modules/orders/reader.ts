import type { Actor } from '#gateway/sessions/actor.ts';

/** The airline itself: jobs, and the payment provider's reports. It reads every order; no request ever has it. */
export const AIRLINE = Symbol('the airline');

/** Who reads an order. Every function of the repository filters by it in SQL (RULES 10.5). */
export type Reader = Actor | typeof AIRLINE;
