import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CARD_TIERS } from '#schema/codes/club/card-tiers.ts';
import { EXTRA_KINDS } from '#schema/codes/club/extra-kinds.ts';
import { FREQUENT_FLYER_AIRLINES } from '#schema/codes/club/frequent-flyer-airlines.ts';
import { MESSAGE_KINDS } from '#schema/codes/club/message-kinds.ts';
import { PARTNER_AIRLINES } from '#schema/codes/club/partner-airlines.ts';
import { CARD_WAYS, CLUB_LEVELS } from '#schema/codes/club/tier-benefits.ts';
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
import { SEAT_ZONES } from '#schema/codes/flights/seat-zones.ts';
import { TRIP_TYPES } from '#schema/codes/flights/trip-types.ts';
import { DECISIONS, ORDER_ACTIONS, SEGMENT_ACTIONS } from '#schema/codes/orders/order-actions.ts';
import { ORDER_TABS } from '#schema/codes/orders/order-tabs.ts';
import { REFUND_REASONS } from '#schema/codes/orders/refund-reasons.ts';
import {
  AIRLINE_CHANGE_STATES,
  CHECK_IN_STATES,
  COUPON_STATES,
  DATE_CHANGE_STATES,
  DOCUMENT_STATES,
  EXTRA_COUPON_STATES,
  EXTRAS_ORDER_STATES,
  FLIGHT_STATES,
  ORDER_STATES,
  PAYMENT_STATES,
  REFUND_STATES,
  SEAT_ITEM_STATES,
  SEAT_ORDER_STATES,
  SPECIAL_MEAL_STATES,
  SPECIAL_SERVICE_STATES,
} from '#schema/codes/orders/states.ts';
import { FILE_PURPOSES } from '#schema/codes/orders/uploads.ts';
import { APPELLATIONS } from '#schema/codes/travellers/appellations.ts';
import { DOCUMENT_TYPE_CODES } from '#schema/codes/travellers/document-types.ts';
import { GENDERS } from '#schema/codes/travellers/genders.ts';
import { PASSENGER_TYPES } from '#schema/codes/travellers/passenger-types.ts';
import { MEAL_CODES } from '#schema/codes/travellers/special-meals.ts';
import { SPECIAL_SERVICES } from '#schema/codes/travellers/special-services.ts';
import { BAGGAGE_SOURCES, BAGGAGE_WARNINGS } from '#schema/rules/flights/baggage-allowance.ts';
import { PASSENGER_TAGS } from '#schema/rules/travellers/passenger-tags.ts';

const SCHEMA = new URL('../..', import.meta.url);
const sdl = globSync('sdl/*/*.graphql', { cwd: SCHEMA })
  .map((name) => readFileSync(new URL(name, SCHEMA), 'utf8'))
  .join('\n');
function valuesOf(name: string): string[] {
  const [, block = ''] = new RegExp(`enum ${name} \\{([^}]*)\\}`).exec(sdl) ?? [];
  return [...block.matchAll(/^ {2}([A-Z0-9_]+)(?: @deprecated.*)?$/gm)].map(
    ([, value = '']) => value,
  );
}

it.each<[string, readonly string[]]>([
  ['Title', APPELLATIONS],
  ['Cabin', CABINS],
  ['FareBrandCode', FARE_BRANDS],
  ['CardTier', CARD_TIERS],
  ['ClubLevel', CLUB_LEVELS],
  ['MessageKind', MESSAGE_KINDS],
  ['CardWay', CARD_WAYS],
  ['DocumentState', Object.keys(DOCUMENT_STATES)],
  ['BaggageZone', BAGGAGE_ZONES],
  ['LoungeService', LOUNGE_SERVICES],
  ['LoungeSide', LOUNGE_SIDES],
  ['BaggageSource', BAGGAGE_SOURCES],
  ['BaggageWarning', BAGGAGE_WARNINGS],
  ['TripType', TRIP_TYPES],
  ['DocumentType', DOCUMENT_TYPE_CODES],
  ['Gender', GENDERS],
  ['Action', [...ORDER_ACTIONS, ...SEGMENT_ACTIONS, ...DECISIONS]],
  ['OrderTab', ORDER_TABS],
  ['ExtraKind', EXTRA_KINDS],
  ['ExtrasOrderState', Object.keys(EXTRAS_ORDER_STATES)],
  ['ExtraCouponState', Object.keys(EXTRA_COUPON_STATES)],
  ['DateChangeState', Object.keys(DATE_CHANGE_STATES)],
  ['AirlineChangeState', Object.keys(AIRLINE_CHANGE_STATES)],
  ['FilePurpose', Object.keys(FILE_PURPOSES)],
  ['RefundReason', Object.keys(REFUND_REASONS)],
  ['RefundState', Object.keys(REFUND_STATES)],
  ['PartnerAirline', PARTNER_AIRLINES],
  ['FrequentFlyerAirline', FREQUENT_FLYER_AIRLINES],
  ['PassengerType', PASSENGER_TYPES],
  ['PassengerTag', PASSENGER_TAGS],
  ['SeatPosition', SEAT_POSITIONS],
  ['SeatZone', SEAT_ZONES],
  ['SeatOrderState', Object.keys(SEAT_ORDER_STATES)],
  ['SeatOrderItemState', Object.keys(SEAT_ITEM_STATES)],
  ['CheckInState', Object.keys(CHECK_IN_STATES)],
  ['SeatKind', SEAT_KINDS],
  ['SeatCharacteristic', Object.keys(SEAT_CHARACTERISTICS)],
  ['CabinFacilityKind', FACILITY_KINDS],
  ['CabinSide', CABIN_SIDES],
  ['DelayReason', Object.keys(DELAY_REASONS)],
  ['FlightState', Object.keys(FLIGHT_STATES)],
  ['CouponState', Object.keys(COUPON_STATES)],
  ['OrderState', Object.keys(ORDER_STATES)],
  ['PaymentState', Object.keys(PAYMENT_STATES)],
  ['SpecialServiceCode', Object.keys(SPECIAL_SERVICES)],
  ['SpecialServiceState', Object.keys(SPECIAL_SERVICE_STATES)],
  ['SpecialMealCode', MEAL_CODES],
  ['SpecialMealState', Object.keys(SPECIAL_MEAL_STATES)],
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
