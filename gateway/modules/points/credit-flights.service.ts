import type { Database } from '#gateway/database/database.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { leaveMessage } from '#gateway/modules/member-messages/leave-message.ts';
import type { Operations } from '#gateway/ports/operations/operations.port.ts';
import type { Timetable } from '#gateway/ports/timetable/timetable.port.ts';
import { addMinutes, commercialDay } from '#schema/rules/base/time.ts';
import { pointsExpectedBy } from '#schema/rules/base/working-days.ts';
import { sameName } from '#schema/rules/travellers/names.ts';
import { earnedByCoupon } from './earned-by-coupon.ts';
import { type FlownCoupon, occasionOf, uncreditedCoupons } from './flown.repository.ts';
import { givePoints } from './move-points.service.ts';

/** What the credit of flights needs to know. */
export type CreditSources = {
  readonly db: Database;
  readonly timetable: Pick<Timetable, 'flight'>;
  readonly operations: Operations;
};

const MINUTES_A_DAY = 24 * 60;
/** Flights of so many days are looked at: the longest holiday, and a gateway that was away, are within it. */
const DAYS_BACK = 60;

/** The flights of one member, or of all, that have landed and are to be credited. */
export const flownBefore = async (
  { db, timetable, operations }: CreditSources,
  now: Date,
  memberId: string | null = null,
): Promise<FlownCoupon[]> => {
  const span = { from: addMinutes(now, -DAYS_BACK * MINUTES_A_DAY), to: now };
  const flown: FlownCoupon[] = [];
  for (const coupon of await uncreditedCoupons(db, span, memberId)) {
    if (!sameName(coupon.holder, coupon.passenger)) continue;
    const flight = timetable.flight(coupon.flight);
    const [operation] = flight ? await operations.of([flight], now) : [];
    if (operation && !operation.cancelled) flown.push(coupon);
  }
  return flown;
};

const credit = (db: Database, coupon: FlownCoupon, now: Date): Promise<void> =>
  inTransaction(db, async (trx) => {
    const { memberId, couponId, flight } = coupon;
    const { points, bonus } = earnedByCoupon(coupon);
    const common = { memberId, flight };
    const occasion = occasionOf(couponId, 'FLIGHT');
    if (
      points === 0 ||
      !(await givePoints(trx, { ...common, source: 'FLIGHT', points, occasion }, now))
    )
      return;
    const more = {
      source: 'BONUS',
      points: bonus,
      occasion: occasionOf(couponId, 'BONUS'),
    } as const;
    if (bonus > 0) await givePoints(trx, { ...common, ...more }, now);
    const facts = { flight: flight.flightNumber, day: flight.date, points: points + bonus };
    await leaveMessage(trx, { memberId, event: 'POINTS_CREDITED', facts }, now);
  });

/**
 * Credits the flights whose day has come: 5 working days after the landing (RULES 9.6). Any number of gateways may do so at once.
 * @returns how many there were
 */
export const creditFlights = async (sources: CreditSources, now: Date): Promise<number> => {
  const today = commercialDay(now);
  const due = (await flownBefore(sources, now)).filter(
    ({ arrivesAt }) => pointsExpectedBy(arrivesAt) <= today,
  );
  for (const coupon of due) await credit(sources.db, coupon, now);
  return due.length;
};
