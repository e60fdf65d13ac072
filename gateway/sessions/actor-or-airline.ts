import type { Actor } from './actor.ts';

/**
 * The airline itself: jobs, and the payment provider's reports. It reads everything; no request
 * ever has it.
 */
export const AIRLINE = Symbol('the airline');

/**
 * Who reads personal data. Every function of a repository that returns some filters by it in SQL
 * (RULES 10.5).
 */
export type ActorOrAirline = Actor | typeof AIRLINE;
