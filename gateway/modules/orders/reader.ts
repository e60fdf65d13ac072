import type { Actor } from '#gateway/sessions/actor.ts';

/** The airline itself: jobs, and what the payment provider tells. It reads every order; no request ever carries it. */
export const AIRLINE = Symbol('the airline');

/** Who reads an order. Every function of the repository filters by it in SQL (RULES 10.5). */
export type Reader = Actor | typeof AIRLINE;
