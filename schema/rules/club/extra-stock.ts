import { LIMITS } from '#schema/codes/base/limits.ts';
import type { Cabin } from '#schema/codes/flights/cabins.ts';
import type { RuleCode } from '#schema/rules/base/rule-codes.ts';

/**
 * How many of an extra there are: on one flight, at one airport on one day, or as many as a cabin
 * of the flight has seats left.
 */
export type ExtraStock =
  | { readonly per: 'FLIGHT' | 'AIRPORT_DAY'; readonly places: number }
  | { readonly per: 'CABIN'; readonly cabin: Cabin };

/** What has a stock. */
export type StockedExtra = { readonly id: string; readonly stock: ExtraStock | null };

/** The flight on which an extra is to be used. */
export type StockFlight = {
  readonly flightNumber: string;
  /** Local day of departure. */
  readonly departureDate: string;
  readonly origin: string;
};

/** Places that extras share: all that are held in one are counted together. */
export type StockPool = {
  /** Names it; the same one always by the same text. */
  readonly key: string;
  readonly extraId: string;
  readonly day: string;
  /** Null where all flights from an airport share it. */
  readonly flightNumber: string | null;
  /** Null where each flight has its own. */
  readonly origin: string | null;
};

/**
 * The places that an extra for a flight takes from (RULES 9.29); null where there are as many as
 * are asked for.
 */
export function poolOf({ id, stock }: StockedExtra, flight: StockFlight): StockPool | null {
  if (!stock) return null;
  const ofAirport = stock.per === 'AIRPORT_DAY';
  return {
    key: [id, flight.departureDate, ofAirport ? flight.origin : flight.flightNumber].join(' '),
    extraId: id,
    day: flight.departureDate,
    flightNumber: ofAirport ? null : flight.flightNumber,
    origin: ofAirport ? flight.origin : null,
  };
}

/** How many places a stock has. @param seatsLeft of a cabin of the flight */
export const placesOf = (stock: ExtraStock, seatsLeft: (cabin: Cabin) => number): number =>
  stock.per === 'CABIN' ? seatsLeft(stock.cabin) : stock.places;

/** Why so many cannot be had of what is left (RULES 9.29); null when they can. */
export const stockProblem = (
  left: number,
  quantity: number,
): Extract<RuleCode, 'EXTRAS_SOLD_OUT'> | null => (quantity > left ? 'EXTRAS_SOLD_OUT' : null);

/**
 * What is said of how many are left: the number when they are few, zero when they are sold out,
 * else nothing.
 */
export const toldLeft = (left: number): number | null =>
  left > LIMITS.extrasToldLeft ? null : Math.max(0, left);
