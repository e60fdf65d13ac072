import { describe, expect, test } from 'vitest';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { COMPLETE_LOCALES } from '#schema/codes/base/locales.ts';
import { addDays } from '#schema/rules/base/local-date.ts';
import { dayDifference, minutesBetween } from '#schema/rules/base/time.ts';
import { SCHEDULE } from './schedule.ts';
import { createSimulatedTimetable } from './simulated-timetable.ts';

const timetable = createSimulatedTimetable();
const WINTER = '2026-12-23';
const SUMMER = '2027-07-01';

const week = (from: string) => Array.from({ length: 7 }, (_, index) => addDays(from, index));
const pairs = timetable.airports.flatMap((origin) =>
  timetable.destinationsOf(origin.code).map((destination) => [origin.code, destination.code]),
) as [string, string][];

describe('airports', () => {
  test('are about forty, named in every language, in zones that exist', () => {
    expect(timetable.airports.length).toBeGreaterThanOrEqual(40);
    for (const airport of timetable.airports) {
      expect(airport.code).toMatch(/^[A-Z]{3}$/);
      for (const locale of COMPLETE_LOCALES) {
        expect(airport.name[locale].trim()).not.toBe('');
        expect(airport.city[locale].trim()).not.toBe('');
      }
      expect(() => new Intl.DateTimeFormat('en', { timeZone: airport.zone })).not.toThrow();
      expect(airport.searchKeys.every((key) => key === key.toLowerCase())).toBe(true);
    }
  });

  test('a city means all of its airports, and an airport itself', () => {
    const codes = (code: string) => timetable.airportsOf(code).map((airport) => airport.code);
    expect(codes('TYO').sort()).toEqual(['HND', 'NRT']);
    expect(codes('SHA').sort()).toEqual(['PVG', 'SHA']);
    expect(codes('PVG')).toEqual(['PVG']);
    expect(codes('ZZZ')).toEqual([]);
  });

  test('each can be left and reached', () => {
    for (const { code } of timetable.airports) {
      expect(timetable.destinationsOf(code)).not.toHaveLength(0);
      expect(pairs.some(([, destination]) => destination === code)).toBe(true);
    }
  });
});

describe('the weekly timetable', () => {
  test('has a number for one route and season only', () => {
    const seen = new Map<string, string>();
    for (const { flightNumber, origin, destination } of SCHEDULE) {
      const route = origin.code + destination.code;
      expect(seen.get(flightNumber) ?? route).toBe(route);
      seen.set(flightNumber, route);
    }
  });

  test('brings back as many flights as it sends out', () => {
    const out = SCHEDULE.filter(({ origin }) => origin.hub);
    const weekly = (flights: typeof SCHEDULE) =>
      flights.reduce((sum, { days }) => sum + days.size, 0);
    expect(weekly(out) * 2).toBe(weekly(SCHEDULE));
  });

  test('sends no aircraft beyond its range', () => {
    for (const { distanceKm, aircraft } of SCHEDULE)
      expect(distanceKm * 1.15).toBeLessThan(aircraft.rangeKm);
  });

  test('is faster with the wind than against it', () => {
    const block = (number: string) =>
      SCHEDULE.find(({ flightNumber }) => flightNumber === number)?.blockMinutes ?? 0;
    expect(block('MG201')).toBeGreaterThan(block('MG202'));
    expect(block('MG202')).toBeGreaterThan(10 * 60);
  });

  test('keeps local times in Europe when clocks change, so that the instant moves', () => {
    const before = timetable.flight({ flightNumber: 'MG202', date: '2027-03-27' });
    const after = timetable.flight({ flightNumber: 'MG202', date: '2027-03-28' });
    expect(before?.departure.local).toBe('2027-03-27T21:10');
    expect(after?.departure.local).toBe('2027-03-28T21:10');
    expect(
      minutesBetween(
        before?.departure.instant ?? new Date(0),
        after?.departure.instant ?? new Date(0),
      ),
    ).toBe(23 * 60);
  });

  test('lands a night flight from Europe on the next day', () => {
    const flight = timetable.flight({ flightNumber: 'MG202', date: WINTER });
    expect(flight && dayDifference(flight.departure, flight.arrival)).toBe(1);
  });

  test('flies some routes in one season only', () => {
    const flights = (date: string) =>
      week(date).flatMap((day) => timetable.journeys('PVG', 'ATH', day));
    expect(flights(WINTER)).toHaveLength(0);
    expect(flights(SUMMER)).toHaveLength(3);
  });

  test('knows no flight on a day on which it does not fly', () => {
    expect(timetable.flight({ flightNumber: 'MG205', date: '2026-12-23' })).toBeUndefined();
    expect(timetable.flight({ flightNumber: 'MG205', date: '2026-12-24' })).toBeDefined();
    expect(timetable.flight({ flightNumber: 'XX1', date: WINTER })).toBeUndefined();
    for (const date of ['0001-01-01', '1999-12-31', '9999-12-31'])
      expect(timetable.flight({ flightNumber: 'MG521', date })).toBeUndefined();
  });
});

describe('connections', () => {
  const stops = pairs.flatMap(([origin, destination]) =>
    [WINTER, SUMMER].flatMap((date) =>
      timetable.journeys(origin, destination, date).filter(({ flights }) => flights.length > 1),
    ),
  );

  test('there are many, all through one airport of Shanghai', () => {
    expect(stops.length).toBeGreaterThan(500);
    for (const { flights } of stops) {
      const [first, second] = flights;
      expect(first?.destination.hub).toBe(true);
      expect(second?.origin.code).toBe(first?.destination.code);
    }
  });

  test('leave time to change and do not wait for ever', () => {
    for (const { flights } of stops) {
      const [first, second] = flights;
      if (!first || !second) throw new Error('two flights');
      const domestic = first.kind === 'DOMESTIC' && second.kind === 'DOMESTIC';
      const wait = minutesBetween(first.arrival.instant, second.departure.instant);
      const least = LIMITS.minimumConnectionMinutes[domestic ? 'domestic' : 'international'];
      expect(wait).toBeGreaterThanOrEqual(least);
      expect(wait).toBeLessThanOrEqual(12 * 60);
    }
  });

  test('none leaves earlier and lands later than another', () => {
    const journeys = timetable
      .journeys('KIX', 'HKG', WINTER)
      .filter(({ flights }) => flights.length > 1);
    for (const a of journeys)
      for (const b of journeys) {
        const leaves = (one: typeof a) => one.flights[0]?.departure.instant.getTime() ?? 0;
        const lands = (one: typeof a) => one.flights.at(-1)?.arrival.instant.getTime() ?? 0;
        expect(a !== b && leaves(a) < leaves(b) && lands(a) > lands(b)).toBe(false);
      }
  });

  test('a feeder from Guangzhou meets the flight to London', () => {
    expect(timetable.journeys('CAN', 'LHR', WINTER)).not.toHaveLength(0);
  });

  test('every destination that is named can be reached on some day', () => {
    const days = [...week('2026-12-07'), ...week('2027-07-05')];
    const never = pairs.filter(([origin, destination]) =>
      days.every((day) => timetable.journeys(origin, destination, day).length === 0),
    );
    expect(never).toEqual([]);
  });

  test('Hong Kong, Tokyo and Singapore meet the flights to and from Europe every day', () => {
    for (const far of ['HKG', 'NRT', 'SIN'])
      for (const day of [...week('2026-12-07'), ...week('2027-07-05')]) {
        expect(timetable.journeys(far, 'LHR', day)).not.toHaveLength(0);
        expect(timetable.journeys('LHR', far, day)).not.toHaveLength(0);
      }
  });

  test('no one flies within Japan, nor the long way round to the next town', () => {
    expect(timetable.journeys('NRT', 'KIX', WINTER)).toHaveLength(0);
    expect(timetable.journeys('CAN', 'SZX', WINTER)).toHaveLength(0);
  });
});
