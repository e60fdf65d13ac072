import type { SeatsLeft } from '#gateway/modules/flights/inventory/seats-left.ts';
import { salesEnd } from '#gateway/modules/flights/search/bound-question.ts';
import { journeyOfChoice } from '#gateway/modules/flights/search/earlier-bounds.ts';
import { type Party, sameParty, seatsFor, timesOf } from '#gateway/modules/flights/trip.model.ts';
import type { Journey, Timetable } from '#gateway/ports/timetable/timetable.port.ts';
import type { UserFault } from '#gateway/requests/user-fault.ts';
import type { CreateOfferErrorCode, RepriceOfferErrorCode } from '#gateway/resolvers.gen.ts';
import type { Key } from '#gateway/secrets/keys.ts';
import type { Cabin } from '#schema/codes/flights/cabins.ts';
import type { TripType } from '#schema/codes/flights/trip-types.ts';
import { tripOrder } from '#schema/rules/flights/trip-order.ts';
import { boundCountFits } from '#schema/rules/flights/trip-search.ts';
import { partyProblem } from '#schema/rules/travellers/booking-party.ts';
import { type ChosenFare, readFareToken } from './fare-token.ts';

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

/** Fares chosen for the bounds of a trip. */
export type OfferRequest = {
  readonly tripType: TripType;
  readonly fareIds: readonly string[];
  readonly party: Party;
};

/** A fare that was chosen, with the flights it is for. */
export type ReadChoice = { readonly chosen: ChosenFare; readonly journey: Journey };

const fareId = (index: number) => ['fareIds', String(index)];

function readChoice(
  { fareIds, tripType }: OfferRequest,
  index: number,
  timetable: Timetable,
  key: Key,
): ReadChoice | null {
  const chosen = readFareToken(fareIds[index] ?? '', key);
  const journey = chosen && journeyOfChoice(chosen, timetable);
  const fits = chosen?.tripType === tripType && chosen.boundIndex === index;
  return fits && journey ? { chosen, journey } : null;
}

/** The choices behind the `fareIds` of a request, or what is wrong with them by themselves. */
export function readChoices(
  request: OfferRequest,
  timetable: Timetable,
  key: Key,
): { readonly choices: readonly ReadChoice[]; readonly faults: readonly OfferFault[] } {
  if (!boundCountFits(request.tripType, request.fareIds.length))
    return { choices: [], faults: [{ code: 'BOUND_COUNT', path: ['fareIds'] }] };
  const read = request.fareIds.map((_, index) => readChoice(request, index, timetable, key));
  const choices = read.filter((choice) => choice !== null);
  const unread = read.flatMap((choice, index): OfferFault[] =>
    choice ? [] : [{ code: 'OFFER_INVALID', path: fareId(index) }],
  );
  const otherParty =
    partyProblem(request.party) !== null ||
    choices.some(({ chosen }) => !sameParty(chosen.party, request.party));
  const party: OfferFault[] = otherParty ? [{ code: 'PARTY_INVALID', path: ['party'] }] : [];
  return { choices, faults: [...unread, ...party] };
}
