import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CARD_TIERS } from '#schema/codes/club/card-tiers.ts';
import { FREQUENT_FLYER_AIRLINES } from '#schema/codes/club/frequent-flyer-airlines.ts';
import { PARTNER_AIRLINES } from '#schema/codes/club/partner-airlines.ts';
import { BAGGAGE_ZONES } from '#schema/codes/flights/baggage.ts';
import { CABINS } from '#schema/codes/flights/cabins.ts';
import { DELAY_REASONS } from '#schema/codes/flights/delay-reasons.ts';
import { FARE_BRANDS } from '#schema/codes/flights/fare-brands.ts';
import { LOUNGE_SERVICES, LOUNGE_SIDES } from '#schema/codes/flights/lounges.ts';
import {
  CABIN_SIDES,
  FACILITY_KINDS,
  SEAT_CHARACTERISTICS,
  SEAT_KINDS,
  SEAT_POSITIONS,
} from '#schema/codes/flights/seat-characteristics.ts';
import { TRIP_TYPES } from '#schema/codes/flights/trip-types.ts';
import { ORDER_ACTIONS } from '#schema/codes/orders/order-actions.ts';
import {
  COUPON_STATES,
  FLIGHT_STATES,
  ORDER_STATES,
  PAYMENT_STATES,
} from '#schema/codes/orders/states.ts';
import { APPELLATIONS } from '#schema/codes/travellers/appellations.ts';
import { DOCUMENT_TYPE_CODES } from '#schema/codes/travellers/document-types.ts';
import { GENDERS } from '#schema/codes/travellers/genders.ts';
import { PASSENGER_TYPES } from '#schema/codes/travellers/passenger-types.ts';
import { BAGGAGE_SOURCES, BAGGAGE_WARNINGS } from '#schema/rules/flights/baggage-allowance.ts';

const SCHEMA = new URL('../..', import.meta.url);
const sdl = readdirSync(SCHEMA)
  .filter((name) => name.endsWith('.graphql') && name !== 'published.graphql')
  .map((name) => readFileSync(new URL(name, SCHEMA), 'utf8'))
  .join('\n');
const valuesOf = (name: string): string[] => {
  const [, block = ''] = new RegExp(`enum ${name} \\{([^}]*)\\}`).exec(sdl) ?? [];
  return [...block.matchAll(/^ {2}([A-Z0-9_]+)$/gm)].map(([, value = '']) => value);
};

it.each<[string, readonly string[]]>([
  ['Title', APPELLATIONS],
  ['Cabin', CABINS],
  ['FareBrandCode', FARE_BRANDS],
  ['CardTier', CARD_TIERS],
  ['BaggageZone', BAGGAGE_ZONES],
  ['LoungeService', LOUNGE_SERVICES],
  ['LoungeSide', LOUNGE_SIDES],
  ['BaggageSource', BAGGAGE_SOURCES],
  ['BaggageWarning', BAGGAGE_WARNINGS],
  ['TripType', TRIP_TYPES],
  ['DocumentType', DOCUMENT_TYPE_CODES],
  ['Gender', GENDERS],
  ['OrderAction', ORDER_ACTIONS],
  ['PartnerAirline', PARTNER_AIRLINES],
  ['FrequentFlyerAirline', FREQUENT_FLYER_AIRLINES],
  ['PassengerType', PASSENGER_TYPES],
  ['SeatPosition', SEAT_POSITIONS],
  ['SeatKind', SEAT_KINDS],
  ['SeatCharacteristic', Object.keys(SEAT_CHARACTERISTICS)],
  ['CabinFacilityKind', FACILITY_KINDS],
  ['CabinSide', CABIN_SIDES],
  ['DelayReason', Object.keys(DELAY_REASONS)],
  ['FlightState', Object.keys(FLIGHT_STATES)],
  ['CouponState', Object.keys(COUPON_STATES)],
  ['OrderState', Object.keys(ORDER_STATES)],
  ['PaymentState', Object.keys(PAYMENT_STATES)],
])('the enum %s holds the values of the closed list', (name, list) => {
  expect(valuesOf(name).toSorted()).toEqual(list.toSorted());
});

it('every seat characteristic is described with its PADIS code', () => {
  const [, block = ''] = /enum SeatCharacteristic \{([^}]*)\}/.exec(sdl) ?? [];
  const described = [...block.matchAll(/"`(\w+)`: [^"]+"\n {2}([A-Z_]+)/g)];
  expect(Object.fromEntries(described.map(([, code, meaning]) => [meaning, code]))).toEqual(
    SEAT_CHARACTERISTICS,
  );
});
