import { DOCUMENT_TYPES, type DocumentType } from '#schema/codes/travellers/document-types.ts';
import { isLocalDate } from '#schema/rules/base/local-date.ts';
import { routeKindsOf } from '#schema/rules/flights/route-kinds.ts';
import { documentNumberProblem } from '#schema/rules/travellers/document-number.ts';
import { offeredDocumentTypes } from '#schema/rules/travellers/document-offer.ts';
import type { IdentityDocumentInput } from '#web/app/apollo/schema-types.gen.ts';
import { type Fault, faultAt, requiredAt } from '#web/app/components/traveller-form/fault.ts';
import {
  chosenType,
  type DocumentValues,
  emptyDocument,
} from '#web/app/components/traveller-form/traveller-values.ts';
import type { Itinerary, Traveller } from '#web/app/routes/check-in/steps/traveller.ts';

/**
 * The document of one passenger as the form holds it; `typed` where one is entered, and not that of
 * the booking used.
 */
export type TypedDocument = DocumentValues & { typed: boolean };

/** The form at first: a document is typed where the gateway asks for it. */
export const firstDocument = ({ checkIn, passenger }: Traveller): TypedDocument => ({
  ...emptyDocument(),
  issuingCountry: passenger?.nationality ?? '',
  typed: checkIn.documentNeeded,
});

/** The kinds of document that serve a flight, the likeliest first. */
export const documentsFor = (
  { flight }: Pick<Itinerary, 'flight'>,
  { passenger }: Pick<Traveller, 'passenger'>,
): DocumentType[] =>
  offeredDocumentTypes({
    routeKinds: routeKindsOf([
      { originCountry: flight.origin.country, destinationCountry: flight.destination.country },
    ]),
    nationality: passenger?.nationality ?? null,
    age: null,
  });

/** What is wrong with a document, by its field; `day` is that of the departure. */
export function documentFaults(
  at: string,
  { typed, type, number, issuingCountry, expiresOn }: TypedDocument,
  day: string,
): Fault[] {
  if (!typed) return [];
  const chosen = chosenType(type);
  const lacksEnd = expiresOn === '' && (chosen === null || DOCUMENT_TYPES[chosen].expires);
  const ended = isLocalDate(expiresOn) && expiresOn < day;
  const wrongEnd = expiresOn !== '' && !isLocalDate(expiresOn);
  return [
    ...requiredAt(`${at}.type`, type),
    ...(chosen
      ? faultAt(`${at}.number`, documentNumberProblem(chosen, number))
      : requiredAt(`${at}.number`, number)),
    ...requiredAt(`${at}.issuingCountry`, issuingCountry),
    ...faultAt(`${at}.expiresOn`, lacksEnd ? 'DOCUMENT_EXPIRY_REQUIRED' : null),
    ...faultAt(`${at}.expiresOn`, wrongEnd ? 'INVALID' : null),
    ...faultAt(`${at}.expiresOn`, ended ? 'DOCUMENT_EXPIRED' : null),
  ];
}

/** The document as it is sent; null where that of the booking is used. */
export function documentInput({
  typed,
  type,
  number,
  issuingCountry,
  expiresOn,
}: TypedDocument): IdentityDocumentInput | null {
  const chosen = chosenType(type);
  if (!typed || !chosen) return null;
  return { type: chosen, number, issuingCountry, expiresOn: expiresOn || null };
}
