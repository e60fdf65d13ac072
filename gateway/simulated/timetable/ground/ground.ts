import type {
  AirportGround,
  AirportTransport,
  TransportKind,
} from '#gateway/ports/timetable/airport-ground.ts';
import { COUNTERS } from '#schema/codes/flights/airport-counters.ts';
import { minorDigits } from '#schema/rules/base/money.ts';

/** In English, Traditional Chinese and Japanese. */
type Names = readonly [en: string, zhHk: string, ja: string];

/** What the airports of a region offer on the ground, by their codes. */
export type GroundTable = Readonly<Record<string, AirportGround>>;

const named = ([en, zhHk, ja]: Names) => ({ en, 'zh-hk': zhHk, ja });

/**
 * ISO 4217 has minor units that ticket machines do not use: prices are in whole units, or in parts
 * of them.
 */
const minorUnits = (currency: string, price: number): number =>
  Math.round(price * 10 ** minorDigits(currency));

/**
 * Ways into the city, priced in the money of the place. `to` is the stop where most travellers get
 * off.
 */
export function pricedIn(currency: string) {
  const priced = (price: number) => ({ amount: minorUnits(currency, price), currency });
  const line =
    (kind: TransportKind) =>
    (name: Names, to: Names, minutes: number, price: number): AirportTransport => ({
      kind,
      name: named(name),
      to: named(to),
      minutes,
      price: priced(price),
    });
  return {
    maglev: line('MAGLEV'),
    metro: line('METRO'),
    rail: line('RAIL'),
    bus: line('BUS'),
    /** By the meter, or at the fixed price of the airport's desk; to the middle of the city. */
    taxi: (minutes: number, price: number): AirportTransport => ({
      kind: 'TAXI',
      name: null,
      to: null,
      minutes,
      price: priced(price),
    }),
  };
}

/** An airport's counters, by the letters or numbers of their rows, and the ways to and from it. */
export const ground = (
  counters: string | null,
  transport: readonly AirportTransport[],
  countersOpenMinutes: number = COUNTERS.openMinutes,
): AirportGround => ({ counters, countersOpenMinutes, transport });
