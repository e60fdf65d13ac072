import type { CreateOrderFault } from '#gateway/modules/orders/order-faults.ts';
import { typedDocument } from '#gateway/modules/orders/passengers/typed-document.ts';
import { addFaults } from '#gateway/requests/user-fault.ts';
import type { CreateOrderInput, PassengerInput } from '#gateway/resolvers.gen.ts';
import type { RouteKind } from '#schema/codes/flights/route-kinds.ts';
import type { PassengerType } from '#schema/codes/travellers/passenger-types.ts';
import type { LocalDate } from '#schema/rules/base/local-date.ts';
import { commercialDay } from '#schema/rules/base/time.ts';
import { ageOn, ageProblem, type TravelDays } from '#schema/rules/travellers/age-band.ts';
import { type PartyCounts, partyProblems } from '#schema/rules/travellers/booking-party.ts';
import { dateOfBirthProblem } from '#schema/rules/travellers/date-of-birth.ts';
import { duplicatedDocuments } from '#schema/rules/travellers/document-duplicates.ts';
import { documentTypeProblem } from '#schema/rules/travellers/document-offer.ts';
import { documentExpiryProblem } from '#schema/rules/travellers/document-validity.ts';

/** What travellers are judged by: the trip that was offered. */
export type TripFacts = {
  /** Local days of departure, one a segment. */
  readonly days: TravelDays;
  readonly lastArrivalDay: LocalDate;
  readonly routeKinds: readonly RouteKind[];
  readonly party: PartyCounts;
};

const at = (index: number, ...path: string[]) => ['passengers', String(index), ...path];

const countFaults = (
  passengers: readonly PassengerInput[],
  { party }: TripFacts,
): CreateOrderFault[] => {
  const count = (type: PassengerType) => passengers.filter((one) => one.type === type).length;
  const asOffered =
    count('ADT') === party.adults &&
    count('CHD') === party.children &&
    count('INF') === party.infants;
  return asOffered ? [] : [{ code: 'PARTY_MISMATCH', path: ['passengers'] }];
};

const ownFaults = (
  { type, dateOfBirth, nationality, document }: PassengerInput,
  index: number,
  { days, lastArrivalDay, routeKinds }: TripFacts,
  now: Date,
): CreateOrderFault[] => {
  const today = commercialDay(now);
  const age = dateOfBirthProblem(dateOfBirth, today) ?? ageProblem(type, dateOfBirth, days);
  const kind = documentTypeProblem(document.type, {
    routeKinds,
    nationality,
    age: ageOn(dateOfBirth, days[0]),
  });
  const expiry = documentExpiryProblem(document.type, document.expiresOn ?? null, lastArrivalDay);
  return [
    ...(age ? [{ code: age, path: at(index, 'dateOfBirth') }] : []),
    ...(kind ? [{ code: kind, path: at(index, 'document', 'type') }] : []),
    ...(expiry ? [{ code: expiry, path: at(index, 'document', 'expiresOn') }] : []),
  ];
};

const partyFaults = (
  passengers: readonly PassengerInput[],
  { days }: TripFacts,
): CreateOrderFault[] => {
  const members = passengers.map(({ key, dateOfBirth, accompanyingAdultKey }) => ({
    id: key,
    dateOfBirth,
    accompanyingAdultId: accompanyingAdultKey ?? null,
  }));
  const places = new Map(passengers.map(({ key }, index) => [key, index]));
  return partyProblems(members, days).map(({ code, passengerId }) => {
    if (passengerId === null) return { code, path: ['passengers'] };
    const field = code.startsWith('ACCOMPANYING') ? 'accompanyingAdultKey' : 'dateOfBirth';
    return { code, path: at(places.get(passengerId) ?? 0, field) };
  });
};

/**
 * Everything wrong with the travellers of a submission for the trip that was offered: ages, party, guardians,
 * documents (RULES 2.1 to 2.22). Fields that are wrong alone are `readCreateOrder`'s.
 */
export const travellerFaults = (
  { passengers }: Pick<CreateOrderInput, 'passengers'>,
  trip: TripFacts,
  now: Date,
): CreateOrderFault[] =>
  [
    countFaults(passengers, trip),
    passengers.flatMap((one, index) => ownFaults(one, index, trip, now)),
    partyFaults(passengers, trip),
    duplicatedDocuments(passengers.map(({ document }) => typedDocument(document))).map(
      (index): CreateOrderFault => ({
        code: 'DOCUMENT_DUPLICATED',
        path: at(index, 'document', 'number'),
      }),
    ),
  ].reduce(addFaults, []);
