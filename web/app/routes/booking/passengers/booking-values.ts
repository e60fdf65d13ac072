import type { Locale } from '#schema/codes/base/locales.ts';
import type { TripFacts } from '#schema/rules/travellers/trip-travellers.ts';
import { emptyPhone } from '#web/app/components/traveller-form/empty-phone.ts';
import {
  emptyPerson,
  emptySavedDocument,
  type PersonValues,
  type PhoneValues,
  type SavedDocumentValues,
} from '#web/app/components/traveller-form/traveller-values.ts';
import type { PartyMember } from './party-members.ts';

/** One traveller as the boxes of the form hold it: text, empty where nothing is typed or chosen. */
export type PassengerValues = PersonValues & {
  document: SavedDocumentValues;
  /** The key of an adult; infants only. */
  accompanyingAdultKey: string;
  /** Whom of the member's list this is. */
  frequentPassengerId: string;
  /** Whether the member's list gets this traveller. */
  save: boolean;
};

export type BookingValues = {
  /** By the keys of the party's members. */
  passengers: Record<string, PassengerValues>;
  contact: { name: string; email: string; phone: PhoneValues };
  agreements: { CONDITIONS_OF_CARRIAGE: boolean; PRIVACY: boolean };
};

/** An empty form: what leaves no choice is chosen already. */
export function emptyBooking(
  members: readonly PartyMember[],
  { routeKinds }: Pick<TripFacts, 'routeKinds'>,
  locale: Locale,
): BookingValues {
  const adults = members.filter(({ type }) => type === 'ADT');
  const onlyAdult = adults.length === 1 ? (adults[0]?.key ?? '') : '';
  const documentType = routeKinds.includes('INTERNATIONAL') ? 'PP' : '';
  const passenger = ({ type }: PartyMember): PassengerValues => ({
    ...emptyPerson(locale),
    document: emptySavedDocument(documentType),
    accompanyingAdultKey: type === 'INF' ? onlyAdult : '',
    frequentPassengerId: '',
    save: false,
  });
  return {
    passengers: Object.fromEntries(members.map((member) => [member.key, passenger(member)])),
    contact: { name: '', email: '', phone: emptyPhone(locale) },
    agreements: { CONDITIONS_OF_CARRIAGE: false, PRIVACY: false },
  };
}
