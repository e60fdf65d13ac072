import type { DatedFlight } from '#gateway/ports/timetable/timetable.port.ts';
import type { CurrencyCode } from '#schema/codes/base/currencies.ts';
import type { Cabin } from '#schema/codes/flights/cabins.ts';
import type { FareBrand, FareBrandCode } from '#schema/codes/flights/fare-brands.ts';
import type { SeatZone } from '#schema/codes/flights/seat-zones.ts';
import type { PassengerType } from '#schema/codes/travellers/passenger-types.ts';
import type { LocalDate } from '#schema/rules/base/local-date.ts';

/** A tax, charge or surcharge in minor units of the filing currency. */
export type TaxAmount = { readonly code: string; readonly amount: number };

/**
 * What one passenger pays for one bound, in minor units of the filing currency (`BRAND.currency`).
 */
export type PassengerPrice = { readonly fare: number; readonly taxes: readonly TaxAmount[] };

/** The price of one bound in one brand, for one passenger of each type. */
export type BoundFare = {
  readonly brand: FareBrandCode;
  /** One a segment. */
  readonly fareBasisCodes: readonly string[];
  /** Booking class (RBD), one a segment. */
  readonly bookingClasses: readonly string[];
  readonly prices: Readonly<Record<PassengerType, PassengerPrice>>;
};

/** What a price depends on. */
export type FareQuestion = {
  /** The flights of one bound. */
  readonly flights: readonly DatedFlight[];
  readonly brand: FareBrandCode;
  /** Half of a round trip is cheaper abroad than a single. */
  readonly roundTrip: boolean;
  readonly now: Date;
  /** Seats left in a cabin of a flight. */
  seatsLeft(flight: DatedFlight, cabin: Cabin): number;
};

/** Rates of one day: units of each currency for one unit of the filing currency, in millionths. */
export type RateTable = {
  readonly date: LocalDate;
  readonly base: CurrencyCode;
  readonly millionths: Readonly<Record<CurrencyCode, number>>;
};

/**
 * What the airline charges. Answers come from memory, at once, and depend on nothing but the
 * question: the same question has the same price on every replica.
 */
export type Fares = {
  /** Every brand, from the barest up. */
  readonly brands: readonly FareBrand[];
  brand(code: FareBrandCode): FareBrand;
  /** The price of a bound whether or not there are seats left; the caller checks for seats. */
  price(question: FareQuestion): BoundFare;
  /**
   * The list price of a seat of a zone, in minor units of the filing currency; taxes are included.
   */
  seatPrice(flight: DatedFlight, zone: SeatZone): number;
  /**
   * Seats of a cabin that agencies and partners have sold of a flight: where the counter of a
   * flight starts.
   */
  soldByOtherChannels(flight: DatedFlight, cabin: Cabin): number;
  /** The table in force at an instant. */
  rates(now: Date): RateTable;
};
