import type { SeatsLeft } from '#gateway/modules/flights/inventory/seats-left.ts';
import { salesEnd } from '#gateway/modules/flights/search/bound-question.ts';
import { type Party, seatsFor, timesOf } from '#gateway/modules/flights/trip.model.ts';
import type { Journey, Timetable } from '#gateway/ports/timetable/timetable.port.ts';
import type { UserFault } from '#gateway/requests/user-fault.ts';
import type { CreateOfferErrorCode, RepriceOfferErrorCode } from '#gateway/resolvers.gen.ts';
import type { Cabin } from '#schema/codes/flights/cabins.ts';
import { tripOrder } from '#schema/rules/flights/trip-order.ts';

/** Why an offer cannot be made, and where in the input. */
export type OfferFault = UserFault<CreateOfferErrorCode>;

/**
 * Why a trip cannot be had any more: a reason against a first offer and against the same one priced
 * again.
 */
export type TripFault = UserFault<Extract<CreateOfferErrorCode, RepriceOfferErrorCode>>;

/** Why an offer is not priced again. */
export type RepriceFault = UserFault<RepriceOfferErrorCode>;

/** A bound as far as it can be wrong. */
export type ChosenBound = { readonly journey: Journey; readonly cabin: Cabin };

/** The path of a bound in the input. */
export type PathOf = (index: number) => readonly string[];

/** Bounds that do not leave strictly after the one before them lands. */
export const orderFaults = (bounds: readonly ChosenBound[], path: PathOf): TripFault[] =>
  tripOrder(bounds.map(({ journey }) => timesOf(journey))).problems.map(({ code, boundIndex }) => ({
    code,
    path: path(boundIndex),
  }));

/** Bounds with a flight that the airline has cancelled. */
export const cancelledFaults = (
  bounds: readonly Pick<ChosenBound, 'journey'>[],
  timetable: Pick<Timetable, 'isCancelled'>,
  path: PathOf,
): TripFault[] =>
  bounds.flatMap(({ journey }, index) =>
    journey.flights.some((flight) => timetable.isCancelled(flight))
      ? [{ code: 'FLIGHT_WITHDRAWN', path: path(index) } as const]
      : [],
  );

/** Bounds that have left or leave too soon to be sold. */
export const departedFaults = (
  bounds: readonly ChosenBound[],
  now: Date,
  path: PathOf,
): TripFault[] =>
  bounds.flatMap(({ journey }, index) =>
    timesOf(journey).departsAt < salesEnd(now)
      ? [{ code: 'FLIGHT_DEPARTED', path: path(index) } as const]
      : [],
  );

/** Bounds without seats enough for the party in their cabin. */
export const soldOutFaults = (
  bounds: readonly ChosenBound[],
  party: Party,
  seatsLeft: SeatsLeft,
  path: PathOf,
): TripFault[] =>
  bounds.flatMap(({ journey, cabin }, index) =>
    journey.flights.some((flight) => seatsLeft(flight, cabin) < seatsFor(party))
      ? [{ code: 'SOLD_OUT', path: path(index) } as const]
      : [],
  );
