import type {
  BoundFare,
  FareQuestion,
  Fares,
  RateTable,
  TaxAmount,
} from '#gateway/ports/fares/fares.port.ts';
import type { DatedFlight } from '#gateway/ports/timetable/timetable.port.ts';
import type { Cabin } from '#schema/codes/flights/cabins.ts';
import { FARE_BRAND_DATA, FARE_BRANDS } from '#schema/codes/flights/fare-brands.ts';
import { PASSENGER_TYPES, type PassengerType } from '#schema/codes/travellers/passenger-types.ts';
import { adultFare } from './base-fare.ts';
import { bookingClass, fareBasisCode } from './fare-basis.ts';
import { soldByOtherChannels } from './other-channel-sales.ts';
import { ratesAt } from './rates-at.ts';
import { seatListPrice } from './seat-prices.ts';
import { boundTaxes } from './taxes/bound-taxes.ts';

type TaxesByType = Readonly<Record<PassengerType, readonly TaxAmount[]>>;

/**
 * `boundTaxes` for each type of passenger, cached for as long as the timetable holds the flights.
 */
function createRememberedTaxes() {
  const kept = new WeakMap<readonly DatedFlight[], Map<string, TaxesByType>>();
  return (flights: readonly DatedFlight[], cabin: Cabin, table: RateTable): TaxesByType => {
    const byTable = kept.get(flights) ?? new Map<string, TaxesByType>();
    kept.set(flights, byTable);
    const key = cabin + table.date;
    const seen = byTable.get(key);
    if (seen) return seen;
    const [ADT, CHD, INF] = PASSENGER_TYPES.map((type) => boundTaxes(flights, type, cabin, table));
    const found: TaxesByType = { ADT: ADT ?? [], CHD: CHD ?? [], INF: INF ?? [] };
    byTable.set(key, found);
    return found;
  };
}

/** What a child and an infant pay of an adult's base fare, in per cent. */
const PERCENT: Record<PassengerType, number> = { ADT: 100, CHD: 75, INF: 10 };
const UNIT = 100;

/** A share of the adult's fare, rounded half up to a whole yuan. */
const shareOf = (adult: number, type: PassengerType): number =>
  Math.floor((adult * PERCENT[type] + (UNIT * 100) / 2) / (UNIT * 100)) * UNIT;

/**
 * The fares of the simulated airline: a tariff by distance that moves with season, weekday, days
 * ahead and load.
 */
export function createSimulatedFares(): Fares {
  const taxesOf = createRememberedTaxes();

  const price = (question: FareQuestion): BoundFare => {
    const { flights, brand, now } = question;
    const adult = adultFare(question);
    const taxes = taxesOf(flights, FARE_BRAND_DATA[brand].cabin, ratesAt(now));
    const priceOf = (type: PassengerType) => ({
      fare: shareOf(adult, type),
      taxes: taxes[type],
    });
    return {
      brand,
      fareBasisCodes: flights.map((flight) => fareBasisCode(flight, question)),
      bookingClasses: flights.map((flight) => bookingClass(flight, question)),
      prices: { ADT: priceOf('ADT'), CHD: priceOf('CHD'), INF: priceOf('INF') },
    };
  };

  return {
    brands: FARE_BRANDS.map((code) => FARE_BRAND_DATA[code]),
    brand: (code) => FARE_BRAND_DATA[code],
    price,
    seatPrice: seatListPrice,
    soldByOtherChannels,
    rates: (now) => ratesAt(now),
  };
}
