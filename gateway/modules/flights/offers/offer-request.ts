import { journeyOfChoice } from '#gateway/modules/flights/search/earlier-bounds.ts';
import { type Party, sameParty } from '#gateway/modules/flights/trip.model.ts';
import type { Journey, Timetable } from '#gateway/ports/timetable/timetable.port.ts';
import type { Key } from '#gateway/secrets/keys.ts';
import type { TripType } from '#schema/codes/flights/trip-types.ts';
import { boundCountFits } from '#schema/rules/flights/trip-search.ts';
import { partyProblem } from '#schema/rules/travellers/booking-party.ts';
import { type ChosenFare, readFareToken } from './fare-token.ts';
import type { OfferFault } from './trip-faults.ts';

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
