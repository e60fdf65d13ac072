import type { DatedFlight, FlightKey } from '#gateway/ports/timetable/timetable.port.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import type { LocalDate } from '#schema/rules/base/local-date.ts';
import { commercialDay } from '#schema/rules/base/time.ts';
import { pointsExpectedBy } from '#schema/rules/base/working-days.ts';
import { type PointsLot, pointsBalances } from '#schema/rules/club/points-ledger.ts';
import { type CreditSources, creditFlights, flownBefore } from './credit-flights.service.ts';
import { earnedByCoupon } from './earned-by-coupon.ts';
import { expirePoints } from './expire-points.service.ts';
import type { PointsEntry, StatementDays } from './points.model.ts';
import { entriesOf, findEntry, lotsOf, sumsOf } from './points.repository.ts';

/** The points of a member on a day. */
export type PointsStanding = {
  readonly available: number;
  readonly frozen: number;
  readonly expiringWithinYear: number;
  /** The same by the last day on which they can be used, the soonest first. */
  readonly lots: readonly PointsLot[];
};

/** Points that a flown flight will bring. */
export type ExpectedPoints = {
  readonly flight: DatedFlight;
  readonly points: number;
  readonly expectedBy: LocalDate;
};

/** A page of changes, and what all changes of these days add up to. */
export type StatementPage = {
  readonly entries: readonly PointsEntry[];
  readonly hasMore: boolean;
  readonly count: number;
  readonly earned: number;
  readonly spent: number;
};

/** What the ledger is read with. */
export type PointsSources = CreditSources & {
  /** How many points of a member belong to open attempts to pay. */
  readonly frozenOf: (memberId: string, now: Date) => Promise<number>;
};

/** The points of members. Every call names the member. */
export const createPointsService = (sources: PointsSources) => {
  const { db, timetable, frozenOf } = sources;
  return {
    async standing(memberId: string, now: Date): Promise<PointsStanding> {
      const today = commercialDay(now);
      const lots = (await lotsOf(db, memberId)).filter(({ expiresOn }) => today <= expiresOn);
      return { ...pointsBalances(lots, await frozenOf(memberId, now), today), lots };
    },
    async expected(memberId: string, now: Date): Promise<ExpectedPoints[]> {
      const flown = await flownBefore(sources, now, memberId);
      return flown.flatMap((coupon) => {
        const flight = timetable.flight(coupon.flight);
        const { points, bonus } = earnedByCoupon(coupon);
        const expectedBy = pointsExpectedBy(coupon.arrivesAt);
        return flight ? [{ flight, points: points + bonus, expectedBy }] : [];
      });
    },
    async statement(
      memberId: string,
      days: StatementDays,
      { before, first }: { readonly before: number | null; readonly first: number },
    ): Promise<StatementPage> {
      const most = Math.min(Math.max(first, 0), LIMITS.page.mostPoints);
      const entries = await entriesOf(db, memberId, days, { before, most: most + 1 });
      const sums = await sumsOf(db, memberId, days);
      return { entries: entries.slice(0, most), hasMore: entries.length > most, ...sums };
    },
    findEntry: (memberId: string, id: string) => findEntry(db, memberId, id),
    flightOf: (flight: FlightKey): DatedFlight | null => timetable.flight(flight) ?? null,
    creditFlights: (now: Date) => creditFlights(sources, now),
    expire: (now: Date) => expirePoints(db, now),
  };
};

export type PointsService = ReturnType<typeof createPointsService>;
