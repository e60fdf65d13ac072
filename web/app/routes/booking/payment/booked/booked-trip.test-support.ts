import { FARE_BRAND_DATA, type FareBrandCode } from '#schema/codes/flights/fare-brands.ts';
import type { BookedTripFragment } from './booked-trip.gen.ts';

type Bound = BookedTripFragment['bounds'][number];
type Segment = Bound['itinerary']['segments'][number];

const AIRPORTS = {
  PVG: { name: 'Pudong International Airport', country: 'CN' },
  HKG: { name: 'Hong Kong International Airport', country: 'HK' },
  NRT: { name: 'Narita International Airport', country: 'JP' },
} as const;
type Code = keyof typeof AIRPORTS;

const airport = (code: Code) => ({ id: code, code, ...AIRPORTS[code] });

/** A flight; its departure is an instant in UTC, and its zone that of Shanghai. */
export const aSegment = (
  from: Code,
  to: Code,
  instant: string = '2026-12-24T01:05:00Z',
): Segment => ({
  id: `${from}${to}`,
  flightNumber: 'MG523',
  departureTerminal: 'T2',
  departure: { local: '2026-12-24T09:05', zone: 'Asia/Shanghai', instant },
  origin: airport(from),
  destination: airport(to),
});

export const aBound = (
  index: number,
  code: FareBrandCode,
  ...segments: readonly Segment[]
): Bound => ({
  index,
  brand: { id: code, ...FARE_BRAND_DATA[code] } as unknown as Bound['brand'],
  itinerary: { key: `itinerary ${index}`, segments: [...segments] },
});

type Passenger = BookedTripFragment['passengers'][number];

const aPassenger = (id: string, type: Passenger['type']): Passenger => ({
  id,
  name: `CHAN/${id.toUpperCase()}`,
  type,
  document: { type: 'PP', maskedNumber: '••••••678', numberProblem: null, expiresOn: '2031-05-01' },
});

/** An adult with an infant from Shanghai to Tokyo, out on a standard fare. */
export const aBookedTrip = (...bounds: readonly Bound[]): BookedTripFragment => ({
  id: 'order',
  tripType: 'ROUND_TRIP',
  bounds: bounds.length > 0 ? [...bounds] : [aBound(0, 'STANDARD', aSegment('PVG', 'NRT'))],
  passengers: [aPassenger('anna', 'ADT'), aPassenger('mei', 'INF')],
});
