import type { Journey } from '#gateway/ports/timetable/timetable.port.ts';
import type { Cabin } from '#schema/codes/cabins.ts';
import type { SeatsLeft } from '../inventory/seats-left.ts';
import { salesEnd } from '../search/bound-question.ts';
import { type Party, seatsFor } from '../trip.model.ts';
import type { OfferFault } from './offer-faults.ts';

/** A bound as far as it can be wrong. */
export type ChosenBound = { readonly journey: Journey; readonly cabin: Cabin };

/** Where in the input a bound stands. */
export type PathOf = (index: number) => readonly string[];

const departureOf = ({ flights }: Journey) => flights[0]?.departure.instant ?? new Date(0);
const arrivalOf = ({ flights }: Journey) => flights.at(-1)?.arrival.instant ?? new Date(0);

/** Bounds that do not leave strictly after the one before them lands, compared as instants (SPEC section 5). */
export const orderFaults = (bounds: readonly ChosenBound[], path: PathOf): OfferFault[] =>
  bounds.flatMap(({ journey }, index) => {
    const before = bounds[index - 1];
    return before && departureOf(journey) <= arrivalOf(before.journey)
      ? [{ code: 'BOUNDS_OUT_OF_ORDER', path: path(index) } as const]
      : [];
  });

/** Bounds that have left or leave too soon to be sold. */
export const departedFaults = (
  bounds: readonly ChosenBound[],
  now: Date,
  path: PathOf,
): OfferFault[] =>
  bounds.flatMap(({ journey }, index) =>
    departureOf(journey) < salesEnd(now)
      ? [{ code: 'FLIGHT_DEPARTED', path: path(index) } as const]
      : [],
  );

/** Bounds without seats enough for the party in their cabin. */
export const soldOutFaults = (
  bounds: readonly ChosenBound[],
  party: Party,
  seatsLeft: SeatsLeft,
  path: PathOf,
): OfferFault[] =>
  bounds.flatMap(({ journey, cabin }, index) =>
    journey.flights.some((flight) => seatsLeft(flight, cabin) < seatsFor(party))
      ? [{ code: 'SOLD_OUT', path: path(index) } as const]
      : [],
  );
