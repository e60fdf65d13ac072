import type { Actor } from '#gateway/sessions/actor.ts';

/** The airline itself: jobs, and what the payment provider tells. It reads every order; no request ever carries it. */
export const AIRLINE = Symbol('the airline');

/** Who reads an order. Every function of the repository asks, and filters by it in SQL (RULES, Who may see what). */
export type Reader = Actor | typeof AIRLINE;
