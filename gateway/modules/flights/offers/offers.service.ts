import type { SeatsLeft } from '#gateway/modules/flights/inventory/seats-left.ts';
import type { SearchSources } from '#gateway/modules/flights/search/flight-search.service.ts';
import { isThereAndBack, type Party, timesOf } from '#gateway/modules/flights/trip.model.ts';
import { convert } from '#gateway/ports/fares/exchange.ts';
import type { Journey } from '#gateway/ports/timetable/timetable.port.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import { isCurrencyCode } from '#schema/codes/base/currencies.ts';
import type { FareBrandCode } from '#schema/codes/flights/fare-brands.ts';
import type { TripType } from '#schema/codes/flights/trip-types.ts';
import { type Money, money, subtractMoney } from '#schema/rules/base/money.ts';
import { tripOrder } from '#schema/rules/flights/trip-order.ts';
import { composeOffer, type OfferContent, readOffer } from './compose-offer.ts';
import type { Offer } from './offer.model.ts';
import {
  type ChosenBound,
  cancelledFaults,
  departedFaults,
  type OfferFault,
  type OfferRequest,
  orderFaults,
  type PathOf,
  type ReadChoice,
  type RepriceFault,
  readChoices,
  soldOutFaults,
  type TripFault,
} from './offer-request.ts';
import { type PriceChange, priceChange } from './price-change.ts';

type Trip = {
  readonly tripType: TripType;
  readonly party: Party;
  readonly bounds: readonly { readonly journey: Journey; readonly brand: FareBrandCode }[];
};

/** An offer, or why there is none. */
export type OfferAnswer<Fault = OfferFault> = {
  readonly offer: Offer | null;
  /** What moved since the price was last shown; null when nothing did. */
  readonly priceChange: PriceChange | null;
  readonly userErrors: Fault[];
};

export type OfferWarning = 'TIGHT_CONNECTION';

const refused = <Fault>(faults: readonly Fault[]): OfferAnswer<Fault> => ({
  offer: null,
  priceChange: null,
  userErrors: [...faults],
});

/** Makes offers, reads them and prices them again. An offer is stored nowhere: its id holds it. */
export function createOfferService({ timetable, fares, seatsLeft, key }: SearchSources) {
  const chosenBounds = ({ bounds }: Trip): ChosenBound[] =>
    bounds.map(({ journey, brand }) => ({ journey, cabin: fares.brand(brand).cabin }));

  const isRoundTrip = ({ tripType, bounds: [out, back] }: Trip): boolean =>
    tripType === 'ROUND_TRIP' && !!out && !!back && isThereAndBack(out.journey, back.journey);

  const tripFaults = (trip: Trip, left: SeatsLeft, now: Date, path: PathOf): TripFault[] => {
    const bounds = chosenBounds(trip);
    const cancelled = cancelledFaults(bounds, timetable, path);
    if (cancelled.length > 0) return cancelled;
    const impossible = [...orderFaults(bounds, path), ...departedFaults(bounds, now, path)];
    return impossible.length > 0 ? impossible : soldOutFaults(bounds, trip.party, left, path);
  };

  const offerFor = (trip: Trip, left: SeatsLeft, now: Date): Offer => {
    const roundTrip = isRoundTrip(trip);
    const bounds = trip.bounds.map(({ journey, brand }) => ({
      journey,
      fare: fares.price({ flights: journey.flights, brand, roundTrip, now, seatsLeft: left }),
    }));
    const { tripType, party } = trip;
    return composeOffer({ tripType, party, bounds, createdAt: now }, fares, key);
  };

  /** Whether the airline has given a flight other times or airports since an offer showed them. */
  const isRetimed = ({ bounds, createdAt }: Offer): boolean =>
    bounds
      .flatMap(({ itinerary }) => itinerary.flights)
      .some((flight) => (timetable.retimedAt(flight) ?? createdAt) > createdAt);

  const flightsOf = (trip: Trip) => trip.bounds.flatMap(({ journey }) => journey.flights);

  /** The search showed totals only, so a change since then has no lines. */
  const changeSince = (choices: readonly ReadChoice[], current: Money): PriceChange | null => {
    const shown = choices.reduce((sum, { chosen }) => sum + chosen.shownTotal, 0);
    const oldTotal = money(shown, BRAND.currency);
    if (oldTotal.amount === current.amount) return null;
    const difference = subtractMoney(current, oldTotal);
    return { oldTotal, newTotal: current, difference, lines: [] };
  };

  return {
    /**
     * One offer for the fares chosen bound after bound, at the price of now; it says when that is
     * not the price shown.
     */
    async create(
      request: OfferRequest,
      now: Date,
    ): Promise<OfferAnswer & { readonly warnings: OfferWarning[] }> {
      const { choices, faults } = readChoices(request, timetable, key);
      if (faults.length > 0) return { ...refused(faults), warnings: [] };
      const trip: Trip = {
        tripType: request.tripType,
        party: request.party,
        bounds: choices.map(({ journey, chosen }) => ({ journey, brand: chosen.brand })),
      };
      const left = await seatsLeft.now(flightsOf(trip));
      const impossible = tripFaults(trip, left, now, (index) => ['fareIds', String(index)]);
      if (impossible.length > 0) return { ...refused(impossible), warnings: [] };
      const offer = offerFor(trip, left, now);
      const { warnings } = tripOrder(trip.bounds.map(({ journey }) => timesOf(journey)));
      return {
        offer,
        priceChange: changeSince(choices, offer.price.total),
        warnings: warnings.length > 0 ? ['TIGHT_CONNECTION'] : [],
        userErrors: [],
      };
    },

    /**
     * The offer that an id holds, at the price it was made at; null when this airline did not make
     * it. Check `isExpired`.
     */
    read: (id: string): Offer | null => readOffer(id, timetable, fares, key),

    /** The offer of what was sold before, at the price of then: to be priced again. */
    ofSold: (content: OfferContent): Offer => composeOffer(content, fares, key),

    /**
     * What an offer costs in another currency, for display; null for its own and for one that
     * prices are not shown in.
     */
    displayTotal: ({ price }: Offer, currency: string, now: Date): Money | null =>
      isCurrencyCode(currency) && currency !== price.total.currency
        ? convert(price.total, currency, fares.rates(now))
        : null,

    /**
     * Why the flights of an offer are not sold as it shows them: the airline has cancelled or
     * retimed one since.
     */
    async disruptionOf(offer: Offer): Promise<'FLIGHT_WITHDRAWN' | 'FLIGHT_RETIMED' | null> {
      const bounds = offer.bounds.map(({ itinerary: journey }) => ({ journey }));
      await timetable.update(bounds.flatMap(({ journey }) => journey.flights));
      const [cancelled] = cancelledFaults(bounds, timetable, () => []);
      if (cancelled) return 'FLIGHT_WITHDRAWN';
      return isRetimed(offer) ? 'FLIGHT_RETIMED' : null;
    },

    /**
     * The same flights and brands at the price of now, with what changed; or why they cannot be had
     * any more.
     */
    async reprice(id: string, now: Date): Promise<OfferAnswer<RepriceFault>> {
      const path = ['offerId'];
      const old = readOffer(id, timetable, fares, key);
      if (!old) return refused([{ code: 'OFFER_INVALID', path }]);
      const trip: Trip = {
        tripType: old.tripType,
        party: old.party,
        bounds: old.bounds.map(({ itinerary, brand }) => ({
          journey: itinerary,
          brand: brand.code,
        })),
      };
      const left = await seatsLeft.now(flightsOf(trip));
      const [impossible] = tripFaults(trip, left, now, () => path);
      if (impossible) return refused([impossible]);
      if (isRetimed(old)) return refused([{ code: 'FLIGHT_RETIMED', path }]);
      const offer = offerFor(trip, left, now);
      return { offer, priceChange: priceChange(old.price, offer.price), userErrors: [] };
    },
  };
}

export type OfferService = ReturnType<typeof createOfferService>;
