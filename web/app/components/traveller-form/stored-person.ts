import * as v from 'valibot';
import type { Locale } from '#schema/codes/base/locales.ts';
import { OWN_CLUB } from '#schema/codes/club/frequent-flyer-airlines.ts';
import { phoneValues } from './phone-values.ts';
import { Person, type PersonValues } from './traveller-values.ts';

/** A traveller as the gateway knows one, saved, booked or a member: null where a box is empty. */
type StoredPerson = Omit<
  { readonly [Part in keyof PersonValues]: PersonValues[Part] | null },
  'phone'
> & { readonly phone: string | null };

const NOTHING_KNOWN = v.parse(Person, {});

/** A member as a traveller: what a profile lacks is empty, and the number is that of the card. */
export const ownPerson = <Profile>(member: { profile: Profile; card: { number: string } }) => ({
  ...NOTHING_KNOWN,
  ...member.profile,
  frequentFlyer: { airline: OWN_CLUB, number: member.card.number } as const,
});

/** What is known of a traveller, as the boxes of a form hold it. */
export const storedPerson = (stored: StoredPerson, locale: Locale): PersonValues =>
  v.parse(Person, {
    ...stored,
    frequentFlyer: stored.frequentFlyer ?? {},
    phone: phoneValues(stored.phone, locale),
  });
