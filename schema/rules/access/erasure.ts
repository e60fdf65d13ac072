import { RETENTION } from '#schema/codes/access/retention.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import { addMonths } from '#schema/rules/base/local-date.ts';
import { addMinutes, commercialDay, startOfDay } from '#schema/rules/base/time.ts';

const MONTHS_A_YEAR = 12;
const MINUTES_A_DAY = 24 * 60;

/** What was over before these instants is erased. */
export type ErasureInstants = {
  /** Document numbers of orders (RULES 10.20). */
  readonly documentNumbers: Date;
  /** Personal data of orders, and messages (RULES 10.21). */
  readonly orders: Date;
  /**
   * Special services of orders (RULES 10.20); what travellers wrote and proved about refunds that
   * have ended (RULES 8.15).
   */
  readonly health: Date;
  /** What is left of orders for the accounts (RULES 10.22). */
  readonly accounts: Date;
  /** Codes and counts of attempts (RULES 10.23). */
  readonly verification: Date;
  /** Browsers in which members have signed in (RULES 10.34). */
  readonly browsers: Date;
  /** Answers to submissions (RULES 10.23). */
  readonly submissions: Date;
  /** Members whose account was closed (RULES 10.25). */
  readonly members: Date;
  /** Work that failed for good (RULES 10.24). */
  readonly logs: Date;
};

/**
 * Terms in months and years are counted in commercial days: data is kept for the whole of its last
 * day.
 */
const monthsBefore = (now: Date, months: number): Date =>
  startOfDay(addMonths(commercialDay(now), -months), BRAND.commercialZone);

/** The terms of `RETENTION`, as they are at an instant. */
export const erasureInstants = (now: Date): ErasureInstants => ({
  documentNumbers: monthsBefore(now, RETENTION.documentNumberMonths),
  orders: monthsBefore(now, RETENTION.orderYears * MONTHS_A_YEAR),
  health: monthsBefore(now, RETENTION.healthMonths),
  accounts: monthsBefore(now, RETENTION.accountingYears * MONTHS_A_YEAR),
  verification: addMinutes(now, -RETENTION.verificationHours * 60),
  browsers: addMinutes(now, -RETENTION.knownBrowserDays * MINUTES_A_DAY),
  submissions: addMinutes(now, -RETENTION.submissionDays * MINUTES_A_DAY),
  members: monthsBefore(now, RETENTION.closedAccountMonths),
  logs: monthsBefore(now, RETENTION.logMonths),
});
