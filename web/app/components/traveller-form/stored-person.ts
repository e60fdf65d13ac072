import type { Locale } from '#schema/codes/base/locales.ts';
import { OWN_CLUB } from '#schema/codes/club/frequent-flyer-airlines.ts';
import { phoneValues } from './phone-values.ts';
import type { PersonValues } from './traveller-values.ts';

/** A traveller as the gateway knows one, saved, booked or a member. */
type StoredPerson = {
  title: string | null;
  lastName: string;
  firstName: string;
  gender: string | null;
  dateOfBirth: string;
  nationality: string | null;
  frequentFlyer: { airline: string; number: string } | null;
  phone: string | null;
};

/** A member as a traveller: what a profile lacks, and the number of the card. */
export const ownPerson = <Profile>(member: { profile: Profile; card: { number: string } }) => ({
  ...member.profile,
  frequentFlyer: { airline: OWN_CLUB, number: member.card.number } as const,
});

/** What is known of a traveller, as the boxes of a form hold it. */
export const storedPerson = (stored: StoredPerson, locale: Locale): PersonValues => ({
  title: stored.title ?? '',
  lastName: stored.lastName,
  firstName: stored.firstName,
  gender: stored.gender ?? '',
  dateOfBirth: stored.dateOfBirth,
  nationality: stored.nationality ?? '',
  frequentFlyer: {
    airline: stored.frequentFlyer?.airline ?? '',
    number: stored.frequentFlyer?.number ?? '',
  },
  phone: phoneValues(stored.phone, locale),
});
