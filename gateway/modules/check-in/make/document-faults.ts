import type { CheckInDependencies } from '#gateway/modules/check-in/check-in-dependencies.ts';
import type { DocumentEncryption } from '#gateway/modules/orders/passengers/document-encryption.ts';
import { documentNumberOf } from '#gateway/modules/orders/passengers/identity-document.ts';
import type { PassengerSegmentView } from '#gateway/modules/orders/segments/passenger-segment-view.ts';
import type { CheckInErrorCode } from '#gateway/resolvers.gen.ts';
import type { LocalDate } from '#schema/rules/base/local-date.ts';
import { localDay } from '#schema/rules/base/time.ts';
import { routeKindsOf } from '#schema/rules/flights/route-kinds.ts';
import { ageOn } from '#schema/rules/travellers/age-band.ts';
import { documentTypeProblem } from '#schema/rules/travellers/document-offer.ts';
import { documentExpiryProblem } from '#schema/rules/travellers/document-validity.ts';
import { identityProblems } from '#schema/rules/travellers/identity-holder.ts';
import type { CheckInFault } from './check-in.input.ts';
import { type PartyMember, passengerPath } from './check-in-party.ts';

/** The local day of the last arrival of the journey: documents have to be valid on it. */
function lastArrivalDay({ segment }: PassengerSegmentView): LocalDate {
  const last = segment.order.segments.at(-1) ?? segment;
  return localDay(last.arrivesAt, last.arrivalZone);
}

/**
 * Whether a document has to be entered: its number is not there, or it does not last for the
 * journey (RULES 7.11).
 */
export function documentNeeded(
  one: PassengerSegmentView,
  vault: Pick<DocumentEncryption, 'open'>,
): boolean {
  const { type, expiresOn } = one.passenger.document;
  return (
    documentNumberOf(one.passenger, vault) === null ||
    documentExpiryProblem(type, expiresOn, lastArrivalDay(one)) !== null
  );
}

const EXPIRY: Readonly<Record<string, CheckInErrorCode>> = { INVALID: 'DOCUMENT_EXPIRED' };

/**
 * What is wrong with the document of a passenger: the one that was typed, or else the one that is
 * stored (RULES 7.11).
 */
export function documentFaults(
  { one, choice: { document }, index }: PartyMember,
  { flights, vault }: CheckInDependencies['orders'],
): CheckInFault[] {
  const at = (field: string) => passengerPath(index, 'document', field);
  if (!document)
    return documentNeeded(one, vault)
      ? [{ code: 'DOCUMENT_NEEDED', path: passengerPath(index, 'document') }]
      : [];
  const { passenger, segment } = one;
  const routeKinds = routeKindsOf(
    segment.order.segments.map((flown) => {
      const { origin, destination } = flights.flightOf(flown);
      return { originCountry: origin.country, destinationCountry: destination.country };
    }),
  );
  const [first = segment] = segment.order.segments;
  const age = ageOn(passenger.dateOfBirth, localDay(first.departsAt, first.departureZone));
  const { nationality, dateOfBirth, gender } = passenger;
  const kind = documentTypeProblem(document.type, { routeKinds, nationality, age });
  const expiry = documentExpiryProblem(document.type, document.expiresOn, lastArrivalDay(one));
  const holder = Object.values(identityProblems({ ...document, dateOfBirth, gender }));
  return [
    ...(kind ? [{ code: 'DOCUMENT_TYPE_NOT_ACCEPTED' as const, path: at('type') }] : []),
    ...(expiry
      ? [{ code: (EXPIRY[expiry] ?? expiry) as CheckInErrorCode, path: at('expiresOn') }]
      : []),
    ...(holder.some((problem) => problem !== null)
      ? [{ code: 'DOCUMENT_NUMBER_INVALID' as const, path: at('number') }]
      : []),
  ];
}
