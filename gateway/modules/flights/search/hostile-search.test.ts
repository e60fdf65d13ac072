import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anAirline } from '#gateway/scenarios/builders/airline.builder.ts';
import { TRIP_TYPES } from '#schema/codes/flights/trip-types.ts';
import { readCalendar, readSearch } from './flight-search.input.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
const { flights, offers } = anAirline();

const code = fc.oneof(
  fc.constantFrom('PVG', 'sha', 'TYO', 'LHR', 'hkg', '', '__proto__', 'constructor', '上海'),
  fc.string({ maxLength: 12 }),
);
const day = fc.constantFrom(
  '2026-11-20',
  '2026-12-24',
  '2027-03-28',
  '2027-11-16',
  '2027-11-17',
  '0100-01-01',
  '1999-12-31',
  '9999-12-31',
  '2028-02-29',
);
const whole = fc.oneof(fc.integer({ min: -2, max: 10 }), fc.constant(2 ** 31 - 1));
const party = fc.oneof(
  fc.constant({ adults: 2, children: 1, infants: 1 }),
  fc.record({ adults: whole, children: whole, infants: whole }),
);
const currency = fc.constantFrom(null, 'CNY', 'JPY', 'XPF', '__proto__');
const search = fc.record({
  tripType: fc.constantFrom(...TRIP_TYPES),
  bounds: fc.array(fc.record({ origin: code, destination: code, departureDate: day }), {
    maxLength: 8,
    size: 'small',
  }),
  party,
  cabin: fc.constantFrom(null, 'ECONOMY' as const, 'BUSINESS' as const),
  boundIndex: whole,
  selected: fc.array(fc.string(), { maxLength: 3 }),
  sort: fc.constantFrom('RECOMMENDED' as const, 'PRICE' as const),
  filter: fc.option(
    fc.record({
      maxTransfers: whole,
      via: fc.array(code, { maxLength: 2 }),
      departureTimes: fc.constant(null),
      origins: fc.constant(null),
      destinations: fc.array(code, { maxLength: 2 }),
    }),
  ),
});

test('whatever is searched for, the answer is flights or reasons, never a fault', async () => {
  await fc.assert(
    fc.asyncProperty(search, currency, async (input, shown) => {
      const answer = await flights.search(readSearch(input), shown, NOW);
      if (answer.userErrors.length > 0) expect(answer.flights).toEqual([]);
      expect(answer.serverNow).toEqual(NOW);
    }),
    { numRuns: 400 },
  );
});

test('whatever month is asked for, the answer is days or reasons, never a fault', async () => {
  const calendar = fc.record({
    origin: code,
    destination: code,
    month: day,
    party,
    cabin: fc.constant(null),
    tripType: fc.constantFrom(...TRIP_TYPES),
    notBefore: fc.option(day),
  });
  await fc.assert(
    fc.asyncProperty(calendar, currency, async (input, shown) => {
      const { days, userErrors } = await flights.calendar(readCalendar(input), shown, NOW);
      if (userErrors.length > 0) expect(days).toEqual([]);
    }),
    { numRuns: 400 },
  );
});

test('whatever is offered for, the answer is a reason', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...TRIP_TYPES),
      fc.array(fc.string(), { maxLength: 7 }),
      party,
      async (tripType, fareIds, travellers) => {
        const { offer, userErrors } = await offers.create(
          { tripType, fareIds, party: travellers },
          NOW,
        );
        expect(offer).toBeNull();
        expect(userErrors).not.toHaveLength(0);
      },
    ),
  );
});
