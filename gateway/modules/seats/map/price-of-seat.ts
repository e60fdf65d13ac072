import type { SeatPassenger } from '#gateway/modules/seats/passengers/seat-passengers.ts';
import type { SeatDependencies } from '#gateway/modules/seats/seat-dependencies.ts';
import type { DatedFlight } from '#gateway/ports/timetable/timetable.port.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import type { SeatZone } from '#schema/codes/flights/seat-zones.ts';
import { type SeatPrice, seatPrice } from '#schema/rules/after-sale/seat-price.ts';
import { money, zeroMoney } from '#schema/rules/base/money.ts';

export const FREE = zeroMoney(BRAND.currency);

/** Of a seat that is given and not chosen: nothing is paid for it, and no card lowers it. */
export const NO_PRICE: SeatPrice = {
  list: FREE,
  discount: FREE,
  discountCause: null,
  cardTier: null,
  discountPercent: 0,
  total: FREE,
  points: 0,
};

/** Zones that a fare with free choice of seats includes; the others are preferred seats. */
const INCLUDED: ReadonlySet<SeatZone> = new Set(['STANDARD', 'BUSINESS']);

/** What a seat of a zone costs one passenger on a flight; without a passenger the list price. */
export const priceOfSeat = (
  fares: SeatDependencies['fares'],
  flight: DatedFlight,
  zone: SeatZone,
  passenger: Pick<SeatPassenger, 'segment' | 'card'> | null,
): SeatPrice =>
  seatPrice(money(fares.seatPrice(flight, zone), BRAND.currency), {
    card: passenger?.card ?? null,
    includedInFare:
      passenger !== null &&
      INCLUDED.has(zone) &&
      fares.brand(passenger.segment.brand).conditions.freeSeatChoice,
    coupon: false,
    airlineChange: false,
  });
