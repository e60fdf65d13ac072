import { describe, expect, test } from 'vitest';
import { anAirline } from '#gateway/scenarios/builders/airline.builder.ts';
import { daysBetween } from '#schema/rules/base/local-date.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
const { flights, timetable } = anAirline();
const ask = (origin: string, month: string, currency: string | null = null) =>
  flights.destinationFares(origin, month, currency, NOW);

describe('where one can go in a month', () => {
  test('is every city that can be reached, once, the lowest return fare first', async () => {
    const fares = await ask('SHA', '2027-03-15');
    const cities = new Set(
      ['PVG', 'SHA'].flatMap((code) => timetable.destinationsOf(code).map((one) => one.cityCode)),
    );
    cities.delete('SHA');
    expect(fares.map(({ destination }) => destination.cityCode).toSorted()).toEqual(
      [...cities].toSorted(),
    );
    const amounts = fares.map(({ lowestTotal }) => lowestTotal.amount);
    expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
    expect(new Set(fares.map(({ key }) => key)).size).toBe(fares.length);
  });

  test('begins in that month and ends after a stay', async () => {
    for (const { departureDate, returnDate } of await ask('SHA', '2027-03-15')) {
      expect(departureDate).toMatch(/^2027-03-/);
      const nights = daysBetween(departureDate, returnDate ?? '');
      expect(nights).toBeGreaterThanOrEqual(3);
      expect(nights).toBeLessThanOrEqual(14);
    }
  });

  test('costs what both days cost in the calendar of that city', async () => {
    const [cheapest] = await ask('SHA', '2027-03-01');
    const bound = { party: { adults: 1, children: 0, infants: 0 }, cabin: 'ECONOMY' as const };
    const city = cheapest?.destination.cityCode ?? '';
    const priceOn = async (origin: string, destination: string, date = '') => {
      const { days } = await flights.calendar(
        { ...bound, origin, destination, month: date, tripType: 'ROUND_TRIP', notBefore: null },
        null,
        NOW,
      );
      return days.find((day) => day.date === date)?.total?.amount ?? 0;
    };
    const there = await priceOn('SHA', city, cheapest?.departureDate);
    const back = await priceOn(city, 'SHA', cheapest?.returnDate ?? '');
    expect(cheapest?.lowestTotal.amount).toBe(there + back);
  });

  test('of this month is what is left of it', async () => {
    for (const { departureDate } of await ask('SHA', '2026-11-01'))
      expect(departureDate >= '2026-11-20').toBe(true);
  });

  test('is nowhere in a month that is past or not yet on sale, and from where no one flies', async () => {
    expect(await ask('SHA', '2026-10-31')).toEqual([]);
    expect(await ask('SHA', '2028-03-01')).toEqual([]);
    expect(await ask('JFK', '2027-03-01')).toEqual([]);
  });

  test('is shown in the requested currency', async () => {
    const [cheapest] = await ask('SHA', '2027-03-15', 'JPY');
    expect(cheapest?.lowestTotal.currency).toBe('JPY');
  });
});
