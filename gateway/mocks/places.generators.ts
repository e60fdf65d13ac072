import { BRAND } from '#schema/codes/base/brand.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { COUNTERS } from '#schema/codes/flights/airport-counters.ts';
import { LOUNGE_SERVICES } from '#schema/codes/flights/lounges.ts';
import { instantAhead } from './flights.generators.ts';
import type { TypeGenerator } from './generator.ts';
import { airportAt, momentAt, PLACES } from './places.ts';
import type { SeededRandom } from './seeded-random.ts';

const lounge: TypeGenerator = (dice) => ({
  airport: airportAt(dice.pick(PLACES)),
  terminal: 'T1',
  nearGate: `${dice.between(1, 90)}`,
  opensAt: '05:30',
  closesAt: '23:30',
  services: LOUNGE_SERVICES.filter(() => dice.below(2) === 0),
});

/** A ride whose name is the same in every language. */
const ride = (dice: SeededRandom, kind: string) => ({
  kind,
  name: kind === 'TAXI' ? null : `A${dice.between(1, 30)}`,
  to: null,
  minutes: dice.between(3, 14) * 5,
  price: { amount: dice.between(4, 40) * 500, currency: BRAND.currency },
});

/** Every airport of the mock, each once. */
export const allAirports = () => PLACES.map(airportAt);

/** Airports, lounges and moments: names, zones and wall clocks are consistent. */
export const placeGenerators: Record<string, TypeGenerator> = {
  Airport: (dice, _now, key) => ({
    ...airportAt(PLACES.find(({ code }) => code === key) ?? dice.pick(PLACES)),
    transport: ['METRO', 'BUS', 'TAXI'].map((kind) => ride(dice, kind)),
  }),
  Moment: (dice, now) => momentAt(instantAhead(dice, now), dice.pick(PLACES).zone),
  AirportCounters: (dice) => ({
    rows: dice.pick(['A', 'C–D', 'J–K']),
    opensMinutes: COUNTERS.openMinutes,
    closesMinutes: COUNTERS.closeMinutes,
  }),
  MinimumConnection: () => ({
    domesticMinutes: null,
    internationalMinutes: LIMITS.minimumConnectionMinutes.international,
  }),
  Lounge: lounge,
};
