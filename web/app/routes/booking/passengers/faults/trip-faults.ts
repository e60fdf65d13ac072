import type { LocalDate } from '#schema/rules/base/local-date.ts';
import {
  type TripFacts,
  type TripTraveller,
  type TripTravellerProblem,
  togetherProblems,
  tripTravellerProblems,
} from '#schema/rules/travellers/trip-travellers.ts';
import type { Fault } from '#web/app/components/traveller-form/fault.ts';
import { chosenType } from '#web/app/components/traveller-form/traveller-values.ts';
import type { BookingValues } from '#web/app/routes/booking/passengers/booking-values.ts';
import type { PartyMember } from '#web/app/routes/booking/passengers/party-members.ts';
import { PARTY_FIELD } from './party-field.ts';

type Values = Pick<BookingValues, 'passengers'>;

const travellersOf = (members: readonly PartyMember[], { passengers }: Values): TripTraveller[] =>
  members.map(({ key, type }) => {
    const {
      dateOfBirth = '',
      nationality = '',
      accompanyingAdultKey,
      document,
    } = passengers[key] ?? {};
    const chosen = chosenType(document?.type ?? '');
    return {
      key,
      type,
      dateOfBirth,
      nationality,
      accompanyingAdultKey: accompanyingAdultKey || null,
      document: document && chosen ? { ...document, type: chosen } : null,
    };
  });

const atField =
  (members: readonly PartyMember[]) =>
  ({ code, index, path }: TripTravellerProblem): Fault => ({
    code,
    field: index === null ? PARTY_FIELD : ['passengers', members[index]?.key, ...path].join('.'),
  });

/** What is wrong with the travellers for their trip, by the rule that the gateway applies again. */
export const tripFaults = (
  members: readonly PartyMember[],
  values: Values,
  trip: TripFacts,
  today: LocalDate,
): Fault[] =>
  tripTravellerProblems(travellersOf(members, values), trip, today).map(atField(members));

/** What is wrong with them together: guardians, and who accompanies whom. */
export const togetherFaults = (
  members: readonly PartyMember[],
  values: Values,
  { days }: Pick<TripFacts, 'days'>,
): Fault[] => togetherProblems(travellersOf(members, values), days).map(atField(members));
