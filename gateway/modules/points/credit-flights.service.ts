import type { Database } from '#gateway/database/database.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import type { Operations } from '#gateway/ports/operations/operations.port.ts';
import type { Timetable } from '#gateway/ports/timetable/timetable.port.ts';
import { addMinutes, commercialDay } from '#schema/rules/base/time.ts';
import { pointsExpectedBy } from '#schema/rules/base/working-days.ts';
import { nameInTwoParts, sameName } from '#schema/rules/travellers/names.ts';
import { creditCoupon, type WhenCredited } from './credit-coupon.service.ts';
import { uncreditedCoupons } from './flown.repository.ts';
import type { FlownCoupon } from './flown-coupon.model.ts';

/** What the credit of flights needs to know. */
export type CreditSources = {
  readonly db: Database;
  readonly timetable: Pick<Timetable, 'flight'>;
  readonly operations: Operations;
  readonly whenCredited: readonly WhenCredited[];
};

const MINUTES_A_DAY = 24 * 60;
/**
 * Flights of so many days are looked at: the longest holiday, and a gateway that was away, are
 * within it.
 */
const DAYS_BACK = 60;

/** Whether a coupon was flown by the member, on a flight that was not cancelled. */
export async function wasFlown(
  { timetable, operations }: Pick<CreditSources, 'timetable' | 'operations'>,
  { holder, passenger, flight: key }: FlownCoupon,
  now: Date,
): Promise<boolean> {
  if (!sameName(nameInTwoParts(holder), passenger)) return false;
  const flight = timetable.flight(key);
  const [operation] = flight ? await operations.of([flight], now) : [];
  return operation !== undefined && !operation.cancelled;
}

/** The flights of one member, or of all, that have landed and are to be credited. */
export async function flownBefore(
  sources: Pick<CreditSources, 'db' | 'timetable' | 'operations'>,
  now: Date,
  memberId: string | null = null,
): Promise<FlownCoupon[]> {
  const span = { from: addMinutes(now, -DAYS_BACK * MINUTES_A_DAY), to: now };
  const flown: FlownCoupon[] = [];
  for (const coupon of await uncreditedCoupons(sources.db, span, memberId))
    if (await wasFlown(sources, coupon, now)) flown.push(coupon);
  return flown;
}

/**
 * Credits the flights whose day has come: 5 working days after the landing (RULES 9.6). Several
 * gateways may do so at the same time.
 * @returns how many there were
 */
export async function creditFlights(sources: CreditSources, now: Date): Promise<number> {
  const today = commercialDay(now);
  const due = (await flownBefore(sources, now)).filter(
    ({ arrivesAt }) => pointsExpectedBy(arrivesAt) <= today,
  );
  for (const coupon of due)
    await inTransaction(sources.db, (trx) => creditCoupon(trx, coupon, sources.whenCredited, now));
  return due.length;
}
