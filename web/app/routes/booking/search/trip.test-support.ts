import type { FareBrandCode } from '#web/app/apollo/schema-types.gen.ts';
import type { FareConditionsFragment } from '#web/app/components/fare-conditions/fare-conditions.gen.ts';
import type { ChosenBound, SearchAnswer } from './chosen/choose-bounds.ts';

type Flight = SearchAnswer['flights'][number];
type Fare = Flight['fares'][number];

export const yuan = (amount: number) => ({ amount, currency: 'CNY' });

const airport = (code: string, city: string) => ({
  id: code,
  code,
  city,
  name: `${city} Airport`,
});

const ITINERARY: Flight['itinerary'] = {
  durationMinutes: 165,
  dayShift: 0,
  departure: {
    local: '2026-12-24T08:45:00',
    zone: 'Asia/Shanghai',
    instant: '2026-12-24T00:45:00Z',
  },
  arrival: { local: '2026-12-24T12:30:00', zone: 'Asia/Tokyo', instant: '2026-12-24T03:30:00Z' },
  transfers: [],
  segments: [
    {
      id: 'MG521.2026-12-24',
      flightNumber: 'MG521',
      durationMinutes: 165,
      departureTerminal: 'T2',
      arrivalTerminal: 'T1',
      departure: {
        local: '2026-12-24T08:45:00',
        zone: 'Asia/Shanghai',
        instant: '2026-12-24T00:45:00Z',
      },
      arrival: {
        local: '2026-12-24T12:30:00',
        zone: 'Asia/Tokyo',
        instant: '2026-12-24T03:30:00Z',
      },
      origin: airport('PVG', 'Shanghai'),
      destination: airport('NRT', 'Tokyo'),
      aircraft: { id: 'A321_NEO', code: 'A321_NEO' },
      marketedBy: { code: 'MG' },
      operatedBy: { code: 'MG', name: 'Magnolia Airlines' },
    },
  ],
};

const CONDITIONS: FareConditionsFragment['conditions'] = {
  checkedBags: { pieces: 0, kilograms: null },
  cabinBags: { pieces: 1, kilograms: 8 },
  changeFee: yuan(40000),
  refundFee: null,
  noShowFee: yuan(30000),
  pointsPercent: 25,
  freeSeatChoice: false,
  priority: false,
  lounge: false,
};

/** What fares of a brand allow. */
export const brandOf = (code: FareBrandCode): FareConditionsFragment => ({
  id: code,
  code,
  cabin: 'ECONOMY',
  rank: 1,
  conditions: CONDITIONS,
});

/** A fare of a brand for a party; `total` in minor units. */
export const fare = (code: Fare['brand']['code'], total: number): Fare => ({
  seatsLeft: null,
  brand: { code },
  perAdult: yuan(total),
  total: yuan(total),
});

/** One way to fly with these fares. */
export const flight = (key: string, fares: readonly [Fare, ...Fare[]]): Flight => ({
  key,
  lowestOfDay: false,
  tightConnection: false,
  itinerary: ITINERARY,
  lowestTotal: fares[0].total,
  fares: [...fares],
});

/** What the gateway answers of fares that were chosen, and for the bound after them. */
export const answer = (
  fares: readonly Fare[],
  boundIndex: number | null = fares.length,
): SearchAnswer => ({
  serverNow: '2026-11-20T10:00:00Z',
  expiresAt: '2026-11-20T10:20:00Z',
  boundIndex,
  chosen: fares.map((one) => ({
    itinerary: ITINERARY,
    fare: { ...one, fareId: `${one.brand.code}-${one.total.amount}` },
    tightConnection: false,
  })),
  unfilteredCount: 0,
  flights: [],
  facets: { transfers: [], departureTimes: [] },
  ribbon: [],
  soldOut: [],
  nearestDays: [],
  userErrors: [],
});

/** A bound that cost `shown` when it was chosen and costs `total` now. */
export const chosen = (index: number, shown: number, total: number): ChosenBound => ({
  index,
  fareId: `fare-${index}`,
  itinerary: ITINERARY,
  brand: fare('LITE', total).brand,
  total: yuan(total),
  shown: yuan(shown),
  tightConnection: false,
});
