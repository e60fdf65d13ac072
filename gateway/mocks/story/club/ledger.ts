import { globalId } from '#gateway/graphql/global-id.ts';
import type { StoryAirline } from '#gateway/mocks/story/story-airline.ts';
import type { DatedFlight } from '#gateway/ports/timetable/timetable.port.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import type { CardTier } from '#schema/codes/club/card-tiers.ts';
import { EARNING, FARE_EARNING } from '#schema/codes/club/earning.ts';
import { TIER_CARDS } from '#schema/codes/club/tier-benefits.ts';
import { addDays, addMonths, type LocalDate } from '#schema/rules/base/local-date.ts';
import { money } from '#schema/rules/base/money.ts';
import { commercialDay } from '#schema/rules/base/time.ts';
import { addWorkingDays } from '#schema/rules/base/working-days.ts';
import { earnedByFare } from '#schema/rules/club/points.ts';
import { pointsExpireOn } from '#schema/rules/club/points-ledger.ts';
import { qualifyingFrom } from '#schema/rules/club/tier-progress.ts';
import type { FlownFlight } from './flown-flight.model.ts';

/** The member's card. */
export const TIER: CardTier = 'SILVER';

/** One change of points, with the balance after it. */
export type LedgerEntry = {
  readonly id: string;
  readonly change: number;
  readonly balance: number;
  readonly source: 'FLIGHT' | 'BONUS' | 'EVERYDAY';
  readonly recordedOn: LocalDate;
  readonly expiresOn: LocalDate;
  readonly flight: DatedFlight | null;
};

const FLIGHTS_A_YEAR = 9;
const DAYS_BETWEEN = 37;
/** Points of a hotel, a little more than two years ago: the first that expire. */
const EVERYDAY = { points: 480, monthsAgo: EARNING.pointsValidMonths - 9 };

/** What the ledger is worked out from: the airline, and the flights that the member has claimed. */
export type LedgerParts = {
  readonly airline: StoryAirline;
  readonly story: { readonly claims: readonly FlownFlight[] };
};

/** What a flight brings to the member. */
export const earnedBy = (airline: StoryAirline, flight: DatedFlight, now: Date) => {
  const { prices } = airline.fares.price({
    flights: [flight],
    brand: 'STANDARD',
    roundTrip: false,
    now,
    seatsLeft: () => 9,
  });
  const { pointsBonusPercent } = TIER_CARDS[TIER].benefits;
  const fare = money(prices.ADT.fare, BRAND.currency);
  return earnedByFare(fare, FARE_EARNING.STANDARD, pointsBonusPercent);
};

const flownOn = (airline: StoryAirline, day: LocalDate, now: Date): FlownFlight | null => {
  const [hub = ''] = BRAND.hubs;
  const flight = airline.timetable
    .journeys(hub, 'HKG', day)
    .find(({ flights }) => flights.length === 1)?.flights[0];
  const recordedOn = addWorkingDays(day, LIMITS.pointsCreditWorkingDays);
  return flight ? { flight, ...earnedBy(airline, flight, now), recordedOn } : null;
};

/** The flights of the months that count for the card, the earliest first. */
export const flownFlights = ({ airline, story }: LedgerParts, now: Date): FlownFlight[] => {
  const today = commercialDay(now);
  const days = Array.from({ length: FLIGHTS_A_YEAR }, (_, index) =>
    addDays(today, -12 - DAYS_BETWEEN * (FLIGHTS_A_YEAR - 1 - index)),
  );
  const flown = days
    .flatMap((day) => flownOn(airline, day, now) ?? [])
    .filter(({ recordedOn }) => recordedOn <= today);
  return [...flown, ...story.claims]
    .filter(({ flight }) => flight.date >= qualifyingFrom(today))
    .toSorted((one, other) => (one.recordedOn < other.recordedOn ? -1 : 1));
};

/** The ledger, the earliest first: each balance is the one before it with the change. */
export const ledger = (parts: LedgerParts, now: Date): LedgerEntry[] => {
  const everyday = addMonths(commercialDay(now), -EVERYDAY.monthsAgo);
  const changes = [
    { change: EVERYDAY.points, source: 'EVERYDAY', recordedOn: everyday, flight: null } as const,
    ...flownFlights(parts, now).flatMap(({ flight, points, bonus, recordedOn }) => [
      { change: points, source: 'FLIGHT', recordedOn, flight } as const,
      { change: bonus, source: 'BONUS', recordedOn, flight } as const,
    ]),
  ].filter(({ change }) => change > 0);
  let balance = 0;
  return changes.map((entry, index) => {
    balance += entry.change;
    const id = globalId('PointsEntry', String(index + 1));
    return { ...entry, id, balance, expiresOn: pointsExpireOn(entry.recordedOn) };
  });
};
