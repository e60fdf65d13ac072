import { ROUTE_KINDS } from '#schema/codes/flights/route-kinds.ts';
import { DOCUMENT_TYPES, type DocumentType } from '#schema/codes/travellers/document-types.ts';
import { isLocalDate, type LocalDate } from '#schema/rules/base/local-date.ts';
import { ageOn, isBornBy } from '#schema/rules/travellers/age-band.ts';
import { dateOfBirthProblem } from '#schema/rules/travellers/date-of-birth.ts';
import { documentNumberProblem } from '#schema/rules/travellers/document-number.ts';
import { offeredDocumentTypes } from '#schema/rules/travellers/document-offer.ts';
import { type Fault, faultAt, requiredAt } from '#web/app/components/traveller-form/fault.ts';
import { identityFaults, personFaults } from '#web/app/components/traveller-form/person-faults.ts';
import {
  chosenType,
  type PersonValues,
  type SavedDocumentValues,
} from '#web/app/components/traveller-form/traveller-values.ts';
import type { SavedValues } from './saved-values.ts';

type Holder = Pick<PersonValues, 'nationality' | 'dateOfBirth'>;

/** The documents that serve a person on some route. */
export function savableDocuments(
  { nationality, dateOfBirth }: Holder,
  today: LocalDate,
): DocumentType[] {
  const holder = {
    nationality: nationality || null,
    age: isBornBy(dateOfBirth, today) ? ageOn(dateOfBirth, today) : null,
  };
  const offered = ROUTE_KINDS.flatMap((kind) =>
    offeredDocumentTypes({ routeKinds: [kind], ...holder }),
  );
  return [...new Set(offered)];
}

function documentFaults(
  at: string,
  { type, number, issuingCountry, expiresOn, savedKey, savedNumber }: SavedDocumentValues,
  holder: Holder,
  today: LocalDate,
): Fault[] {
  const chosen = chosenType(type);
  // what is stored stays where it can be shown
  const numbered = savedKey && savedNumber && number === '';
  if (!chosen) return [...requiredAt(`${at}.type`, ''), ...requiredAt(`${at}.number`, number)];
  const serves = savableDocuments(holder, today).includes(chosen);
  const unsuitable = chosen === 'BC' ? 'BIRTH_CERTIFICATE_AGE' : 'DOCUMENT_TYPE_UNSUITABLE';
  const lacksEnd = expiresOn === '' && DOCUMENT_TYPES[chosen].expires;
  return [
    ...faultAt(`${at}.type`, serves ? null : unsuitable),
    ...(numbered ? [] : faultAt(`${at}.number`, documentNumberProblem(chosen, number))),
    ...requiredAt(`${at}.issuingCountry`, issuingCountry),
    ...faultAt(`${at}.expiresOn`, lacksEnd ? 'DOCUMENT_EXPIRY_REQUIRED' : null),
    ...faultAt(`${at}.expiresOn`, expiresOn && !isLocalDate(expiresOn) ? 'INVALID' : null),
  ];
}

/**
 * Everything wrong with a passenger to save, all at once (RULES 2.26), by the rules that the
 * gateway applies again.
 */
export function savedFaults({ passenger }: SavedValues, today: LocalDate): Fault[] {
  const at = 'passenger';
  const { documents, dateOfBirth } = passenger;
  const found = [
    ...personFaults(at, passenger),
    ...faultAt(`${at}.dateOfBirth`, dateOfBirthProblem(dateOfBirth, today)),
    ...documents.flatMap((document, index) => [
      ...documentFaults(`${at}.documents.${index}`, document, passenger, today),
      ...identityFaults(at, document, passenger),
    ]),
  ];
  return found.filter(
    ({ field }, index) => found.findIndex((one) => one.field === field) === index,
  );
}
