import type { RouteKind } from '#schema/codes/flights/route-kinds.ts';
import type { PassengerType } from '#schema/codes/travellers/passenger-types.ts';
import type { LocalDate } from '#schema/rules/base/local-date.ts';
import { type AgeProblem, ageOn, ageProblem, isBornBy, type TravelDays } from './age-band.ts';
import { type PartyCode, type PartyCounts, partyProblems } from './booking-party.ts';
import { type DateOfBirthProblem, dateOfBirthProblem } from './date-of-birth.ts';
import { type DocumentIdentity, duplicatedDocuments } from './document-duplicates.ts';
import { documentNumberProblem } from './document-number.ts';
import {
  type DocumentContext,
  type DocumentTypeProblem,
  documentTypeProblem,
} from './document-offer.ts';
import { type DocumentExpiryProblem, documentExpiryProblem } from './document-validity.ts';

/** What travellers are judged by: the trip that was offered. */
export type TripFacts = {
  /** Local days of departure, one a segment. */
  readonly days: TravelDays;
  /** The local day of the last arrival, until which documents must last. */
  readonly lastArrivalDay: LocalDate;
  readonly routeKinds: readonly RouteKind[];
  readonly party: PartyCounts;
};

/** A traveller as typed: what is not filled in yet is empty, or null. */
export type TripTraveller = {
  readonly key: string;
  /** As searched and priced. */
  readonly type: PassengerType;
  readonly dateOfBirth: string;
  readonly nationality: string | null;
  /** The adult on whose lap an infant travels. */
  readonly accompanyingAdultKey: string | null;
  /** Null until its type is chosen. */
  readonly document: (DocumentIdentity & { readonly expiresOn: string | null }) | null;
};

export type TripTravellerCode =
  | DateOfBirthProblem
  | AgeProblem
  | DocumentTypeProblem
  | DocumentExpiryProblem
  | PartyCode
  | 'DOCUMENT_DUPLICATED';

/** A problem at a field of one traveller, or of the whole party where `index` is null. */
export type TripTravellerProblem = {
  readonly code: TripTravellerCode;
  /** The place of the traveller. */
  readonly index: number | null;
  /** The field, from the traveller in; empty for the whole party. */
  readonly path: readonly string[];
};

const at = (
  index: number | null,
  path: string,
  code: TripTravellerCode | null,
): TripTravellerProblem[] =>
  code ? [{ code, index, path: path === '' ? [] : path.split('.') }] : [];

/** What decides which documents serve a traveller, as far as it is known. */
export const documentContextOf = (
  { nationality, dateOfBirth }: Pick<TripTraveller, 'nationality' | 'dateOfBirth'>,
  { routeKinds, days }: Pick<TripFacts, 'routeKinds' | 'days'>,
): DocumentContext => ({
  routeKinds,
  nationality: nationality || null,
  age: isBornBy(dateOfBirth, days[0]) ? ageOn(dateOfBirth, days[0]) : null,
});

function ownProblems(
  traveller: TripTraveller,
  index: number,
  trip: Omit<TripFacts, 'party'>,
  today: LocalDate,
): TripTravellerProblem[] {
  const { type, dateOfBirth, document } = traveller;
  const age = dateOfBirthProblem(dateOfBirth, today) ?? ageProblem(type, dateOfBirth, trip.days);
  const born = at(index, 'dateOfBirth', age);
  if (!document) return born;
  const serves = documentTypeProblem(document.type, documentContextOf(traveller, trip));
  const lasts = documentExpiryProblem(document.type, document.expiresOn, trip.lastArrivalDay);
  return [
    ...born,
    ...at(index, 'document.type', serves),
    ...at(index, 'document.expiresOn', lasts),
  ];
}

/**
 * What is wrong with the travellers together: guardians, and who accompanies whom
 * (RULES 2.4 to 2.8). It is judged once every date of birth is known: a traveller without an age
 * would count as none. Only an infant's missing adult is known before.
 */
export function togetherProblems(
  travellers: readonly Pick<
    TripTraveller,
    'key' | 'type' | 'dateOfBirth' | 'accompanyingAdultKey'
  >[],
  days: TravelDays,
): TripTravellerProblem[] {
  const alone = travellers.flatMap(({ type, accompanyingAdultKey }, index) =>
    type === 'INF' && !accompanyingAdultKey
      ? at(index, 'accompanyingAdultKey', 'ACCOMPANYING_ADULT_REQUIRED')
      : [],
  );
  if (!travellers.every(({ dateOfBirth }) => isBornBy(dateOfBirth, days[0]))) return alone;
  const members = travellers.map(({ key, dateOfBirth, accompanyingAdultKey }) => ({
    id: key,
    dateOfBirth,
    accompanyingAdultId: accompanyingAdultKey,
  }));
  const places = new Map(travellers.map(({ key }, index) => [key, index]));
  const found = partyProblems(members, days).flatMap(({ code, passengerId }) => {
    if (passengerId === null) return at(null, '', code);
    const index = places.get(passengerId) ?? 0;
    // what is wrong with a date of birth is said there, by its own rule
    const isShown = code.startsWith('ACCOMPANYING') && travellers[index]?.type === 'INF';
    return isShown && !alone.some((one) => one.index === index)
      ? at(index, 'accompanyingAdultKey', code)
      : [];
  });
  return [...alone, ...found];
}

/**
 * Documents that an earlier traveller has already (RULES 2.22); a number that is wrong by itself is
 * compared with none.
 */
function duplicates(travellers: readonly TripTraveller[]): TripTravellerProblem[] {
  const known = travellers.flatMap(({ document }, index) =>
    document && documentNumberProblem(document.type, document.number) === null
      ? [{ ...document, index }]
      : [],
  );
  return duplicatedDocuments(known).flatMap((place) =>
    at(known[place]?.index ?? 0, 'document.number', 'DOCUMENT_DUPLICATED'),
  );
}

/**
 * Everything wrong with travellers for the trip that was offered: ages, documents, guardians
 * (RULES 2.1 to 2.22), for the form and for the gateway. What is wrong with one field alone has
 * rules of its own.
 * @param today the commercial day, for dates of birth
 */
export const tripTravellerProblems = (
  travellers: readonly TripTraveller[],
  trip: Omit<TripFacts, 'party'>,
  today: LocalDate,
): TripTravellerProblem[] => [
  ...travellers.flatMap((one, index) => ownProblems(one, index, trip, today)),
  ...togetherProblems(travellers, trip.days),
  ...duplicates(travellers),
];
