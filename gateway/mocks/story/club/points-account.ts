import { globalId } from '#gateway/graphql/global-id.ts';
import { flightId } from '#gateway/ports/timetable/flight-ids.ts';
import { connectionOf } from '#gateway/requests/connection-of.ts';
import type { PageArguments } from '#gateway/requests/page-of.ts';
import type { PointsStatementInput } from '#gateway/resolvers.gen.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { addMonths } from '#schema/rules/base/local-date.ts';
import { commercialDay } from '#schema/rules/base/time.ts';
import { pointsBalances } from '#schema/rules/club/points-ledger.ts';
import { statementProblems } from '#schema/rules/club/points-statement.ts';
import { qualifyingFrom, renewalGoal } from '#schema/rules/club/tier-progress.ts';
import type { FlownFlight } from './flown-flight.model.ts';
import { flownFlights, type LedgerParts, ledger, TIER } from './ledger.ts';

type StatementArguments = PageArguments & { readonly input: PointsStatementInput };

const statement = (parts: LedgerParts, { input, ...page }: StatementArguments, now: Date) => {
  const { from = null, to = null, direction } = input;
  const userErrors = statementProblems(from, to).map(({ code, field }) => ({
    code,
    path: [field],
  }));
  const within =
    userErrors.length > 0 || !from || !to || direction === 'SPENT'
      ? []
      : ledger(parts, now).filter(({ recordedOn }) => from <= recordedOn && recordedOn <= to);
  return {
    entries: connectionOf(
      within.toReversed().map((entry) => ({ ...entry, subject: null, partner: null })),
      page,
      { most: LIMITS.page.mostPoints, keyOf: ({ id }) => id },
    ),
    earned: within.reduce((sum, { change }) => sum + change, 0),
    spent: 0,
    userErrors,
  };
};

/** The member's points: every figure follows from the ledger. */
export const pointsAccount = (parts: LedgerParts, now: Date) => {
  const lots = ledger(parts, now).map(({ change, expiresOn }) => ({ points: change, expiresOn }));
  return {
    ...pointsBalances(lots, 0, commercialDay(now)),
    expiring: [...Map.groupBy(lots, ({ expiresOn }) => expiresOn)].map(([on, same]) => ({
      on,
      points: same.reduce((sum, { points }) => sum + points, 0),
    })),
    heldUntil: null,
    expected: [],
    statement: (args: StatementArguments) => statement(parts, args, now),
  };
};

/** The record of a flight. */
export const segmentView = ({ flight, status }: FlownFlight) => ({
  id: globalId('FlownSegment', flightId(flight)),
  date: flight.date,
  source: 'FLIGHT',
  change: 1,
  qualifying: true,
  flight,
  flightNumber: flight.flightNumber,
  statusPoints: status,
});

/** The segments flown in the months that count, one by one and month by month. */
export const flownSegments = (parts: LedgerParts, now: Date) => {
  const flown = flownFlights(parts, now);
  const from = qualifyingFrom(commercialDay(now));
  const earned = statusEarned(parts, now);
  return {
    from,
    pastTwelveMonths: flown.length,
    qualifying: flown.length,
    neededForRenewal: renewalGoal(TIER, earned)?.missing.segments ?? null,
    months: Array.from({ length: LIMITS.segmentStatisticsMonths }, (_, index) => {
      const month = addMonths(from, index);
      const segments = flown.filter(({ flight }) => flight.date.startsWith(month.slice(0, 7)));
      return { month, segments: segments.length };
    }),
    records: flown
      .toSorted((one, other) => (one.flight.date < other.flight.date ? 1 : -1))
      .map(segmentView),
  };
};

/** Status points and segments that count for the card. */
export const statusEarned = (parts: LedgerParts, now: Date) => {
  const flown = flownFlights(parts, now);
  const points = flown.reduce((sum, { status }) => sum + status, 0);
  return { points, segments: flown.length };
};
