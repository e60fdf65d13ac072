import type { Database, DatabaseTransaction } from '#gateway/database/database.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { leaveMessage } from '#gateway/modules/member-messages/leave-message.ts';
import { randomIds } from '#gateway/ports/ids.ts';
import type { Operations } from '#gateway/ports/operations/operations.port.ts';
import type { Timetable } from '#gateway/ports/timetable/timetable.port.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import { EARNING, FARE_EARNING } from '#schema/codes/club/earning.ts';
import { TIER_CARDS } from '#schema/codes/club/tier-benefits.ts';
import { money } from '#schema/rules/base/money.ts';
import { addMinutes, commercialDay } from '#schema/rules/base/time.ts';
import { pointsExpectedBy } from '#schema/rules/base/working-days.ts';
import { type Earned, earnedByFare } from '#schema/rules/club/points.ts';
import { nameInTwoParts, sameName } from '#schema/rules/travellers/names.ts';
import { occasionOf, uncreditedCoupons } from './flown.repository.ts';
import { givePoints } from './move-points.service.ts';
import type { FlownCoupon, NewSegment } from './points.model.ts';
import { lockPoints } from './points.repository.ts';
import { insertSegment } from './segments/flown-segments.repository.ts';

const MONTH = { from: 5, to: 7 } as const;
const monthOf = (day: string): string => day.slice(MONTH.from, MONTH.to);

/**
 * What a flown coupon brings: points and status points of its part of the fare, as far as money
 * paid it, and the bonus of the card and of the month of birth.
 */
export function earnedByCoupon({
  fare,
  flights,
  paidWithPoints,
  type,
  tier,
  flight,
  dateOfBirth,
}: FlownCoupon): Earned {
  const share = Math.floor((fare.prices[type].fare / flights) * (1 - paidWithPoints));
  const birthday = monthOf(dateOfBirth) === monthOf(flight.date);
  const bonusPercent =
    TIER_CARDS[tier].benefits.pointsBonusPercent + (birthday ? EARNING.birthdayBonusPercent : 0);
  return earnedByFare(money(share, BRAND.currency), FARE_EARNING[fare.brand], bonusPercent);
}

/** What follows when a member was credited with a flight, in the same transaction. */
export type WhenCredited = (trx: DatabaseTransaction, memberId: string, now: Date) => Promise<void>;

/**
 * Credits a flown coupon: segment, status points and points, in the caller's transaction
 * (RULES 9.25).
 * @returns whether it was credited now, and not before
 */
export async function creditCoupon(
  trx: DatabaseTransaction,
  coupon: FlownCoupon,
  whenCredited: readonly WhenCredited[],
  now: Date,
): Promise<boolean> {
  const { memberId, couponId, flight } = coupon;
  const { points, bonus, status } = earnedByCoupon(coupon);
  await lockPoints(trx, memberId);
  const segment: NewSegment = {
    id: randomIds.uuid(now),
    memberId,
    couponId,
    qualifying: true,
    source: 'FLIGHT',
    date: flight.date,
    flightNumber: flight.flightNumber,
    change: EARNING.segmentsPerFlight,
    statusPoints: status,
  };
  if (!(await insertSegment(trx, segment, now))) return false;
  const parts = { FLIGHT: points, BONUS: bonus };
  for (const source of ['FLIGHT', 'BONUS'] as const)
    if (parts[source] > 0) {
      const occasion = occasionOf(couponId, source);
      await givePoints(trx, { memberId, flight, source, points: parts[source], occasion }, now);
    }
  if (points > 0) {
    const facts = { flight: flight.flightNumber, day: flight.date, points: points + bonus };
    await leaveMessage(trx, { memberId, event: 'POINTS_CREDITED', facts }, now);
  }
  for (const follow of whenCredited) await follow(trx, memberId, now);
  return true;
}

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
