import type { Stage } from '#gateway/scenarios/scenario.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import type { CardTier } from '#schema/codes/club/card-tiers.ts';
import { FARE_EARNING } from '#schema/codes/club/earning.ts';
import { TIER_CARDS } from '#schema/codes/club/tier-benefits.ts';
import type { LocalDate } from '#schema/rules/base/local-date.ts';
import { money } from '#schema/rules/base/money.ts';
import { pointsExpectedBy } from '#schema/rules/base/working-days.ts';
import { earnedByFare } from '#schema/rules/club/points.ts';

/** Days between the flights of a member who flies often. */
export const DAYS_BETWEEN = 11;

/** Noon in Shanghai. */
export const noonOf = (day: LocalDate): Date => new Date(`${day}T04:00:00Z`);

type Flying = {
  readonly count: number;
  /** How many days ago the latest of them was. */
  readonly from: number;
  readonly tier: CardTier;
};

/**
 * Credits a member with flights of the last months, as the club would have: each earned by its fare
 * and the card, and was recorded on the day when it was due. Answers the points that they brought.
 */
export async function creditFlights(
  { desk }: Stage,
  memberId: string,
  { count, from, tier }: Flying,
): Promise<number> {
  const { pointsBonusPercent } = TIER_CARDS[tier].benefits;
  const brand = 'STANDARD';
  const { cabin } = desk.fares.brand(brand);
  const days = Array.from({ length: count }, (_, index) =>
    desk.inDays(-from - DAYS_BETWEEN * (count - 1 - index)),
  );
  const flights = days.flatMap((date) => {
    const [flight] = desk.timetable.journeys('PVG', 'HKG', date)[0]?.flights ?? [];
    if (!flight) return [];
    const { prices } = desk.fares.price({
      flights: [flight],
      brand,
      roundTrip: false,
      now: noonOf(date),
      seatsLeft: () => flight.aircraft.seats[cabin],
    });
    const fare = money(prices.ADT.fare, BRAND.currency);
    const earned = earnedByFare(fare, FARE_EARNING[brand], pointsBonusPercent);
    return [{ flight, earned, at: noonOf(pointsExpectedBy(noonOf(date))) }];
  });
  await desk.creditFlights(memberId, flights);
  return flights.reduce((sum, { earned }) => sum + earned.points + earned.bonus, 0);
}
