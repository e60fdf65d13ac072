import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FareQuestion } from '#gateway/ports/fares/fares.port.ts';
import type { Journey } from '#gateway/ports/timetable/timetable.port.ts';
import { createSimulatedTimetable } from '#gateway/simulated/timetable/simulated-timetable.ts';
import { FARE_BRANDS } from '#schema/codes/flights/fare-brands.ts';
import { addDays } from '#schema/rules/base/local-date.ts';
import { createSimulatedFares } from './simulated-fares.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
const timetable = createSimulatedTimetable();
const fares = createSimulatedFares();

function journey(origin: string, destination: string, date = '2026-12-10'): Journey {
  const found = timetable.journeys(origin, destination, date)[0];
  if (!found) throw new Error(`no journey from ${origin} to ${destination}`);
  return found;
}

const price = (flown: Journey, overrides: Partial<FareQuestion> = {}) =>
  fares.price({
    flights: flown.flights,
    brand: 'STANDARD',
    roundTrip: false,
    now: NOW,
    seatsLeft: () => 60,
    ...overrides,
  });
const adult = (flown: Journey, overrides?: Partial<FareQuestion>) =>
  price(flown, overrides).prices.ADT.fare;
const taxes = (flown: Journey, type: 'ADT' | 'CHD' | 'INF' = 'ADT') =>
  Object.fromEntries(price(flown).prices[type].taxes.map(({ code, amount }) => [code, amount]));

const anyJourney = fc
  .tuple(
    fc.constantFrom(...timetable.airports.map(({ code }) => code)),
    fc.nat(360),
    fc.nat(50),
    fc.nat(20),
  )
  .map(([origin, ahead, to, pick]) => {
    const reached = timetable.destinationsOf(origin);
    const destination = reached[to % reached.length]?.code ?? '';
    const found = timetable.journeys(origin, destination, addDays('2026-11-20', ahead));
    return found[pick % Math.max(1, found.length)];
  })
  .filter((found) => found !== undefined);

describe('fares', () => {
  test('are whole yuan, a child pays 75 % and an infant 10 % of an adult, taxes are positive', () => {
    fc.assert(
      fc.property(
        anyJourney,
        fc.constantFrom(...FARE_BRANDS),
        fc.nat(200),
        (flown, brand, left) => {
          const { ADT, CHD, INF } = price(flown, { brand, seatsLeft: () => left }).prices;
          expect(ADT.fare % 1000).toBe(0);
          expect(ADT.fare).toBeGreaterThan(0);
          expect(Math.abs(CHD.fare - ADT.fare * 0.75)).toBeLessThanOrEqual(50);
          expect(Math.abs(INF.fare - ADT.fare * 0.1)).toBeLessThanOrEqual(50);
          for (const { taxes } of [ADT, CHD, INF])
            for (const { amount } of taxes) {
              expect(amount).toBeGreaterThan(0);
              expect(Number.isSafeInteger(amount)).toBe(true);
            }
        },
      ),
    );
  });

  test('the same question has the same price on every replica', () => {
    const other = createSimulatedFares();
    fc.assert(
      fc.property(anyJourney, (flown) => {
        const question: FareQuestion = {
          flights: flown.flights,
          brand: 'FLEX',
          roundTrip: true,
          now: NOW,
          seatsLeft: () => 9,
        };
        expect(other.price(question)).toEqual(fares.price(question));
      }),
    );
  });

  test('within a cabin rise from the barest brand to the most flexible', () => {
    const flown = journey('PVG', 'LHR');
    const paid = FARE_BRANDS.map((brand) => adult(flown, { brand }));
    expect(paid).toEqual([...paid].sort((a, b) => a - b));
  });

  test('rise with what is sold, and the booking class with them', () => {
    const flown = journey('PVG', 'NRT');
    const [empty, full] = [160, 2].map((left) => price(flown, { seatsLeft: () => left }));
    expect(full?.prices.ADT.fare).toBeGreaterThan(empty?.prices.ADT.fare ?? 0);
    expect(full?.bookingClasses).not.toEqual(empty?.bookingClasses);
  });

  test('rise towards the day of departure', () => {
    const flown = journey('PVG', 'NRT');
    const paid = ['2026-09-20', '2026-11-24', '2026-12-09'].map((day) =>
      adult(flown, { now: new Date(`${day}T10:00:00Z`) }),
    );
    expect(paid).toEqual([...paid].sort((a, b) => a - b));
  });

  test('are higher at New Year than in January', () => {
    expect(adult(journey('SHA', 'PEK', '2027-02-05'))).toBeGreaterThan(
      adult(journey('SHA', 'PEK', '2027-01-15')),
    );
  });

  test('half a round trip abroad is cheaper than a single; at home it is not', () => {
    const abroad = journey('PVG', 'NRT');
    expect(adult(abroad, { roundTrip: true })).toBeLessThan(adult(abroad));
    const home = journey('SHA', 'PEK');
    expect(adult(home, { roundTrip: true })).toBe(adult(home));
  });

  test('a connection costs more than its dearest flight and less than both', () => {
    const both = journey('CAN', 'LHR');
    const alone = both.flights.map((flight) =>
      adult({ ...both, flights: [flight] }, { seatsLeft: () => 60 }),
    );
    expect(adult(both)).toBeGreaterThan(Math.max(...alone));
    expect(adult(both)).toBeLessThan(alone.reduce((sum, one) => sum + one, 0));
  });

  test('each flight has a fare basis and a booking class', () => {
    const { fareBasisCodes, bookingClasses } = price(journey('CAN', 'LHR'));
    expect(fareBasisCodes).toHaveLength(2);
    expect(bookingClasses).toHaveLength(2);
    expect(fareBasisCodes[0]).toMatch(/^[A-Z]{8}$/);
  });
});

describe('taxes', () => {
  test('follow the place of departure', () => {
    expect(taxes(journey('SHA', 'PEK'))).toEqual({ CN: 50_00, YQ: 40_00 });
    expect(Object.keys(taxes(journey('HKG', 'PVG')))).toEqual(['HK', 'G3', 'I5', 'YQ']);
    expect(Object.keys(taxes(journey('NRT', 'PVG')))).toEqual(['SW', 'OI', 'TK', 'YQ']);
    expect(Object.keys(taxes(journey('LHR', 'PVG')))).toEqual(['UB', 'GB', 'YQ']);
  });

  test('a feeder within China pays at both airports, a transit passenger at the first only', () => {
    expect(taxes(journey('CAN', 'LHR')).CN).toBe(50_00 + 90_00);
    expect(taxes(journey('KIX', 'HKG')).CN).toBeUndefined();
  });

  test('children pay no airport tax in China and infants pay nothing', () => {
    expect(taxes(journey('SHA', 'PEK'), 'CHD')).toEqual({ YQ: 20_00 });
    expect(taxes(journey('SHA', 'PEK'), 'INF')).toEqual({});
  });
});

test('other channels leave most flights open and a few full', () => {
  const flights = Array.from({ length: 200 }, (_, ahead) =>
    timetable.journeys('SHA', 'PEK', addDays('2026-11-21', ahead)),
  ).flatMap((day) => day.map(({ flights }) => flights[0]).filter((flight) => flight !== undefined));
  const full = flights.filter(
    (flight) => fares.soldByOtherChannels(flight, 'ECONOMY') === flight.aircraft.seats.ECONOMY,
  );
  expect(full.length).toBeGreaterThan(0);
  expect(full.length).toBeLessThan(flights.length / 20);
  for (const flight of flights)
    expect(fares.soldByOtherChannels(flight, 'BUSINESS')).toBeLessThanOrEqual(
      flight.aircraft.seats.BUSINESS,
    );
});
