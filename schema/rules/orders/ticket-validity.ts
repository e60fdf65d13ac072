import { LIMITS } from '#schema/codes/base/limits.ts';
import { addYears, type LocalDate } from '#schema/rules/base/local-date.ts';
import { commercialDay } from '#schema/rules/base/time.ts';

/**
 * The last day on which a ticket is good: one year from its commercial day of issue, or, once
 * travel has begun, one year from the local day of the first departure (RULES 4.12).
 * `firstTravelDay` is null before that.
 */
export const ticketValidUntil = (issuedAt: Date, firstTravelDay: LocalDate | null): LocalDate =>
  addYears(firstTravelDay ?? commercialDay(issuedAt), LIMITS.ticketValidityYears);

/** Whether a ticket is good for a departure on a local day; it is on its last day. */
export const isTicketValidOn = (validUntil: LocalDate, day: LocalDate): boolean =>
  day <= validUntil;
