import type { DatedFlight, FlightKey } from '#gateway/ports/timetable/timetable.port.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { EARNING } from '#schema/codes/club/earning.ts';
import type { QualifyingTarget } from '#schema/codes/club/tier-benefits.ts';
import type { LocalDate } from '#schema/rules/base/local-date.ts';
import { commercialDay } from '#schema/rules/base/time.ts';
import { pointsExpectedBy } from '#schema/rules/base/working-days.ts';
import { type PointsLot, pointsBalances } from '#schema/rules/club/points-ledger.ts';
import { type ClaimSources, claimFlight } from './claims/claim-flight.service.ts';
import { creditFlights, earnedByCoupon, flownBefore } from './credit-flights.service.ts';
import { expirePoints, tellOfExpiringPoints } from './expire-points.service.ts';
import { occasionOf } from './flown.repository.ts';
import type { PointsEntry, SegmentSpan, StatementDays } from './points.model.ts';
import { lotsOf } from './points.repository.ts';
import { entriesAt, entriesOf, findEntry, sumsOf } from './points-statement.repository.ts';
import { findSegment, segmentsOf } from './segments/flown-segments.repository.ts';
import { flownStatus } from './segments/flown-status.ts';

/** The points of a member on a day. */
export type PointsBalances = {
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
export type PointsSources = ClaimSources & {
  /** How many points of a member belong to open attempts to pay. */
  readonly frozenOf: (memberId: string, now: Date) => Promise<number>;
};

/** The points of members. Every call names the member. */
export function createPointsService(sources: PointsSources) {
  const { db, timetable, frozenOf } = sources;
  return {
    async balances(memberId: string, now: Date): Promise<PointsBalances> {
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
    /** The segments of some days, the latest first. */
    segments: segmentsOf.bind(null, db),
    /** What was credited for the card on some days. */
    status: flownStatus.bind(null, db),
    /** The same with flights that have landed and are credited later. */
    async statusWithLanded(
      memberId: string,
      { from, to }: SegmentSpan,
      now: Date,
    ): Promise<QualifyingTarget> {
      const { earned } = await flownStatus(db, memberId, { from, to });
      const landed = (await flownBefore(sources, now, memberId)).filter(
        ({ flight }) => from <= flight.date && flight.date <= to,
      );
      return {
        points: landed.reduce((sum, one) => sum + earnedByCoupon(one).status, earned.points),
        segments: earned.segments + landed.length * EARNING.segmentsPerFlight,
      };
    },
    claim: claimFlight.bind(null, sources),
    /** What a coupon brought to a member: the record, and the changes of points. */
    async creditOfCoupon(memberId: string, couponId: string) {
      const occasions = [occasionOf(couponId, 'FLIGHT'), occasionOf(couponId, 'BONUS')];
      return {
        segment: await findSegment(db, memberId, { couponId }),
        entries: await entriesAt(db, memberId, occasions),
      };
    },
    findSegment: (memberId: string, id: string) => findSegment(db, memberId, { id }),
    findEntry: findEntry.bind(null, db),
    flightOf: (flight: FlightKey): DatedFlight | null => timetable.flight(flight) ?? null,
    creditFlights: creditFlights.bind(null, sources),
    expire: expirePoints.bind(null, db),
    tellOfExpiring: tellOfExpiringPoints.bind(null, db),
  };
}

export type PointsService = ReturnType<typeof createPointsService>;
