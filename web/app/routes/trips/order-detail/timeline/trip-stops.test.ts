import { describe, expect, it } from 'vitest';
import { nextBound } from './next-bound.ts';
import { type TimedOrder, tripStops } from './trip-stops.ts';

const counters = { rows: 'J', opensMinutes: 240, closesMinutes: 60 };
const airport = (code: string) => ({ code, counters });

/** A bound of one flight, of three hours. */
const bound = (index: number, departs: string, arrives: string) => ({
  index,
  itinerary: {
    departure: { instant: departs, zone: 'Asia/Shanghai' },
    arrival: { instant: arrives, zone: 'Asia/Tokyo' },
    segments: [{ origin: airport('PVG'), destination: airport('NRT') }],
  },
});

const passenger = (index: number, opensAt: string, closesAt: string, state = 'NOT_CHECKED_IN') => ({
  segment: { id: `flight ${index}`, index },
  checkIn: { opensAt, closesAt, state },
  boardingPass: null,
});

const roundTrip = (serverNow: string, state?: string) =>
  ({
    serverNow,
    bounds: [
      bound(0, '2027-01-05T00:45:00Z', '2027-01-05T03:30:00Z'),
      bound(1, '2027-01-12T00:45:00Z', '2027-01-12T03:30:00Z'),
    ],
    passengerSegments: [
      passenger(0, '2027-01-03T00:45:00Z', '2027-01-04T23:45:00Z', state),
      passenger(1, '2027-01-10T00:45:00Z', '2027-01-11T23:45:00Z'),
    ],
  }) as unknown as TimedOrder;

const NONE: ReadonlySet<string> = new Set();
const keys = (now: string, state?: string, cancelled = NONE) =>
  tripStops(roundTrip(now, state), cancelled).map(({ key }) => key);

const OUT = ['CHECK_IN 0', 'AIRPORT 0', 'GATE 0', 'FLIGHT 0', 'ARRIVAL 0'];
const BACK = ['CHECK_IN 1', 'AIRPORT 1', 'GATE 1', 'FLIGHT 1', 'ARRIVAL 1'];

describe('the line of a trip', () => {
  it('goes from today to the last arrival, in the order of time', () => {
    expect(keys('2026-11-29T00:00:00Z')).toEqual(['NOW', ...OUT, ...BACK]);
  });

  it('tells times as the airport and check-in give them', () => {
    const stops = tripStops(roundTrip('2026-11-29T00:00:00Z'), NONE);
    const times = Object.fromEntries(
      stops.map((stop) => [
        stop.key,
        [stop.at, 'until' in stop ? stop.until : null].map((at) => at?.toISOString().slice(5, 16)),
      ]),
    );
    expect(times).toMatchObject({
      'CHECK_IN 0': ['01-03T00:45', '01-04T23:45'],
      'AIRPORT 0': ['01-04T20:45', '01-04T23:45'],
      'GATE 0': ['01-05T00:05', '01-05T00:30'],
    });
  });

  it('keeps check-in ahead while it is open, and drops what it is too late for', () => {
    expect(keys('2027-01-04T22:00:00Z').slice(0, 3)).toEqual(['NOW', 'CHECK_IN 0', 'AIRPORT 0']);
    expect(keys('2027-01-05T00:10:00Z')).toEqual([
      'NOW',
      'GATE 0',
      'FLIGHT 0',
      'ARRIVAL 0',
      ...BACK,
    ]);
  });

  it('has the boarding passes until the aircraft leaves', () => {
    expect(keys('2027-01-05T00:10:00Z', 'CHECKED_IN')).toContain('CHECK_IN 0');
    expect(keys('2027-01-05T00:50:00Z', 'CHECKED_IN')).not.toContain('CHECK_IN 0');
  });

  it('puts what was flown before today', () => {
    expect(keys('2027-01-08T00:00:00Z')).toEqual(['FLIGHT 0', 'ARRIVAL 0', 'NOW', ...BACK]);
  });

  it('begins with today once all is flown', () => {
    expect(keys('2027-01-20T00:00:00Z')).toEqual([
      'NOW',
      'FLIGHT 0',
      'ARRIVAL 0',
      'FLIGHT 1',
      'ARRIVAL 1',
    ]);
  });

  it('prepares nothing for a flight that does not fly', () => {
    expect(keys('2026-11-29T00:00:00Z', undefined, new Set(['flight 0']))).toEqual([
      'NOW',
      'FLIGHT 0',
      ...BACK,
    ]);
  });
});

describe('the bound that a trip is about', () => {
  it('is the next one, and the first once all is flown', () => {
    const about = (now: string) => nextBound(roundTrip(now), NONE);
    expect(about('2026-11-29T00:00:00Z')).toMatchObject({ bound: { index: 0 }, isAhead: true });
    expect(about('2027-01-05T02:00:00Z')).toMatchObject({ bound: { index: 0 }, isAhead: true });
    expect(about('2027-01-06T00:00:00Z')).toMatchObject({ bound: { index: 1 }, isAhead: true });
    expect(about('2027-02-01T00:00:00Z')).toMatchObject({ bound: { index: 0 }, isAhead: false });
  });
});
