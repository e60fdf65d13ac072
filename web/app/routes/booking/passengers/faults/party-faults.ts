import { isBornBy } from '#schema/rules/travellers/age-band.ts';
import { type PartyProblem, partyProblems } from '#schema/rules/travellers/booking-party.ts';
import { duplicatedDocuments } from '#schema/rules/travellers/document-duplicates.ts';
import type { Fault } from '#web/app/components/traveller-form/fault.ts';
import { chosenType } from '#web/app/components/traveller-form/traveller-values.ts';
import type { BookingValues } from '#web/app/routes/booking/passengers/booking-values.ts';
import type { TripFacts } from '#web/app/routes/booking/passengers/offer/trip-facts.ts';
import type { PartyMember } from '#web/app/routes/booking/passengers/party-members.ts';
import { PARTY_FIELD } from './party-field.ts';

const AGE_CODES: readonly string[] = ['DATE_OF_BIRTH_INVALID', 'INFANT_TOO_YOUNG'];

const placeOf = ({ passengerId }: PartyProblem): string =>
  passengerId === null ? PARTY_FIELD : `passengers.${passengerId}.accompanyingAdultKey`;

/**
 * Guardians, and who accompanies whom, once every date of birth is known: a passenger without an age
 * would count as none. Faults of the dates themselves are those of each passenger.
 */
export function guardianFaults(
  members: readonly PartyMember[],
  { passengers }: Pick<BookingValues, 'passengers'>,
  { days }: Pick<TripFacts, 'days'>,
): Fault[] {
  const known = members.map(({ key, type }) => ({
    id: key,
    dateOfBirth: passengers[key]?.dateOfBirth ?? '',
    accompanyingAdultId: type === 'INF' ? passengers[key]?.accompanyingAdultKey : null,
  }));
  if (!known.every(({ dateOfBirth }) => isBornBy(dateOfBirth, days[0]))) return [];
  return partyProblems(known, days)
    .filter(({ code }) => !AGE_CODES.includes(code))
    .map((problem) => ({ code: problem.code, field: placeOf(problem) }));
}

/** Infants without a chosen adult; known without any age. */
export const missingAdults = (
  members: readonly PartyMember[],
  { passengers }: Pick<BookingValues, 'passengers'>,
): Fault[] =>
  members
    .filter(({ key, type }) => type === 'INF' && !passengers[key]?.accompanyingAdultKey)
    .map(({ key }) => ({
      code: 'ACCOMPANYING_ADULT_REQUIRED',
      field: `passengers.${key}.accompanyingAdultKey`,
    }));

/** Documents that an earlier passenger has already (RULES 2.22). */
export function duplicateFaults(
  members: readonly PartyMember[],
  { passengers }: Pick<BookingValues, 'passengers'>,
): Fault[] {
  const documents = members.flatMap(({ key }) => {
    const { type = '', number = '', issuingCountry = '' } = passengers[key]?.document ?? {};
    const chosen = chosenType(type);
    return chosen && number.trim() ? [{ key, type: chosen, number, issuingCountry }] : [];
  });
  return duplicatedDocuments(documents).map((index) => ({
    code: 'DOCUMENT_DUPLICATED',
    field: `passengers.${documents[index]?.key}.document.number`,
  }));
}
