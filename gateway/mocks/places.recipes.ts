import { globalId } from '#gateway/graphql/global-id.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import type { Locale } from '#schema/codes/base/locales.ts';
import { COUNTERS } from '#schema/codes/flights/airport-counters.ts';
import { LOUNGE_SERVICES } from '#schema/codes/flights/lounges.ts';
import { daysBetween } from '#schema/rules/base/local-date.ts';
import { addMinutes, localDay, localTime } from '#schema/rules/base/time.ts';
import { Dice } from './dice.ts';
import type { TypeRecipe } from './recipe.ts';

interface Place {
  readonly code: string;
  readonly cityCode: string;
  readonly country: string;
  readonly zone: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly city: Record<Locale, string>;
  readonly name: Record<Locale, string>;
}

const PLACES: readonly Place[] = [
  {
    code: 'PVG',
    cityCode: 'SHA',
    country: 'CN',
    zone: 'Asia/Shanghai',
    latitude: 31.14,
    longitude: 121.81,
    city: { en: 'Shanghai', 'zh-hk': '上海', ja: '上海' },
    name: { en: 'Shanghai Pudong', 'zh-hk': '上海浦東', ja: '上海浦東' },
  },
  {
    code: 'HKG',
    cityCode: 'HKG',
    country: 'HK',
    zone: 'Asia/Hong_Kong',
    latitude: 22.31,
    longitude: 113.92,
    city: { en: 'Hong Kong', 'zh-hk': '香港', ja: '香港' },
    name: { en: 'Hong Kong International', 'zh-hk': '香港國際機場', ja: '香港国際空港' },
  },
  {
    code: 'NRT',
    cityCode: 'TYO',
    country: 'JP',
    zone: 'Asia/Tokyo',
    latitude: 35.76,
    longitude: 140.39,
    city: { en: 'Tokyo', 'zh-hk': '東京', ja: '東京' },
    name: { en: 'Tokyo Narita', 'zh-hk': '東京成田', ja: '成田国際空港' },
  },
  {
    code: 'LHR',
    cityCode: 'LON',
    country: 'GB',
    zone: 'Europe/London',
    latitude: 51.47,
    longitude: -0.45,
    city: { en: 'London', 'zh-hk': '倫敦', ja: 'ロンドン' },
    name: { en: 'London Heathrow', 'zh-hk': '倫敦希斯路', ja: 'ロンドン・ヒースロー' },
  },
];

/** A text in the language that is asked for. */
export const inLocale = (texts: Record<Locale, string>) => (args?: { locale?: Locale }) =>
  texts[args?.locale ?? 'en'];

const wallClock = (instant: Date, zone: string): string =>
  `${localDay(instant, zone)}T${localTime(instant, zone)}`;

const CARRIER = { code: BRAND.carrierCode, name: inLocale(BRAND.name) };

/** Two orders for those who begin: one to pay, and one that is paid and leaves tomorrow. */
export const KNOWN_ORDERS = { unpaid: 'UNPA2D', ticketed: 'ABC234' };

const MINUTE_MILLISECONDS = 60_000;
const DAY_MILLISECONDS = 86_400_000;
/** Between there and back. */
const NIGHTS = 5;

const airportAt = ({ city, name, ...place }: Place) => ({
  id: globalId('Airport', place.code),
  ...place,
  placeCode: place.code,
  city: inLocale(city),
  name: inLocale(name),
  hub: place.code === 'PVG',
  searchKeys: [city.en.toLowerCase()],
  terminal: 'T1',
});

export const momentAt = (instant: Date, zone: string) => ({
  instant,
  zone,
  local: wallClock(instant, zone),
});

/** An instant in the coming weeks, in steps of five minutes. */
const instantAhead = (dice: Dice, now: Date): Date => {
  const midnight = Math.floor(now.getTime() / DAY_MILLISECONDS) * DAY_MILLISECONDS;
  const days = dice.between(20, 60) * DAY_MILLISECONDS;
  return new Date(midnight + days + dice.between(0, 287) * 300_000);
};

/** Two places between which one flies. */
const pickWay = (dice: Dice): readonly [Place, Place] => {
  const origin = dice.pick(PLACES);
  return [origin, dice.pick(PLACES.filter((place) => place !== origin))];
};

/** A flight that leaves at an instant. */
export const segmentAt = (dice: Dice, departure: Date, way = pickWay(dice)) => {
  const [origin, destination] = way;
  const durationMinutes = dice.between(19, 150) * 5;
  const arrival = new Date(departure.getTime() + durationMinutes * MINUTE_MILLISECONDS);
  return {
    flightNumber: `${BRAND.carrierCode}${dice.between(100, 899)}`,
    origin: airportAt(origin),
    destination: airportAt(destination),
    departure: momentAt(departure, origin.zone),
    arrival: momentAt(arrival, destination.zone),
    durationMinutes,
    marketedBy: CARRIER,
    operatedBy: CARRIER,
    departureTerminal: origin.code === 'PVG' ? 'T1' : null,
    arrivalTerminal: destination.code === 'PVG' ? 'T1' : null,
  };
};

/** Thirty hours from now: check-in is open. */
const tomorrow = (now: Date): Date =>
  addMinutes(new Date(Math.floor(now.getTime() / 300_000) * 300_000), 30 * 60);

/** One of the flights of an order, there or back: the same from whichever object of the order it is asked. */
export const segmentOfOrder = (order: string, index: number, now: Date) => {
  const trip = new Dice(`trip ${order}`);
  const [origin, destination] = pickWay(trip);
  const departure = order === KNOWN_ORDERS.ticketed ? tomorrow(now) : instantAhead(trip, now);
  return index === 0
    ? segmentAt(new Dice(`there ${order}`), departure, [origin, destination])
    : segmentAt(
        new Dice(`back ${order}`),
        new Date(departure.getTime() + NIGHTS * DAY_MILLISECONDS),
        [destination, origin],
      );
};

const segment: TypeRecipe = (dice, now, key) => {
  const [, order = '', index = ''] = /^(\w+)\.(\d)$/.exec(key) ?? [];
  return order
    ? segmentOfOrder(order, Number(index), now)
    : segmentAt(dice, instantAhead(dice, now));
};

/** The itinerary of a single flight. */
export const itineraryOf = (flown: ReturnType<typeof segmentAt> & { readonly id?: string }) => {
  const { departure, arrival, durationMinutes } = flown;
  const dayShift = daysBetween(dayOf(departure.local), dayOf(arrival.local));
  return { segments: [flown], transfers: [], departure, arrival, durationMinutes, dayShift };
};

const dayOf = (local: string) => local.slice(0, 10);

const itinerary: TypeRecipe = (dice, now) => itineraryOf(segmentAt(dice, instantAhead(dice, now)));

const lounge: TypeRecipe = (dice) => ({
  airport: airportAt(dice.pick(PLACES)),
  terminal: 'T1',
  nearGate: `${dice.between(1, 90)}`,
  opensAt: '05:30',
  closesAt: '23:30',
  services: LOUNGE_SERVICES.filter(() => dice.below(2) === 0),
});
/** A ride whose name is the same in every language. */
const ride = (dice: Dice, kind: string) => {
  return {
    kind,
    name: kind === 'TAXI' ? null : `A${dice.between(1, 30)}`,
    to: null,
    minutes: dice.between(3, 14) * 5,
    price: { amount: dice.between(4, 40) * 500, currency: BRAND.currency },
  };
};

/** Every airport of the mock, each once. */
export const allAirports = () => PLACES.map(airportAt);

/** Airports, flights and moments: names, zones, wall clocks and durations are consistent. */
export const placeRecipes: Record<string, TypeRecipe> = {
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
  FlightSegment: segment,
  Itinerary: itinerary,
  Lounge: lounge,
};
