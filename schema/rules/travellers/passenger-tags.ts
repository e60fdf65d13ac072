import { LIMITS } from '#schema/codes/base/limits.ts';
import { addMonths, type LocalDate } from '#schema/rules/base/local-date.ts';

/** Tags of a frequent passenger: SELF is the member. */
export const PASSENGER_TAGS = ['SELF', 'EXPIRED', 'ABOUT_TO_EXPIRE'] as const;
export type PassengerTag = (typeof PASSENGER_TAGS)[number];

/** The tags of a frequent passenger on a commercial day (RULES 2.23). */
export function passengerTags(
  passenger: { readonly isSelf: boolean; readonly expiresOn: LocalDate | null },
  today: LocalDate,
): PassengerTag[] {
  const tags: PassengerTag[] = passenger.isSelf ? ['SELF'] : [];
  const { expiresOn } = passenger;
  if (expiresOn === null) return tags;
  if (expiresOn < today) return [...tags, 'EXPIRED'];
  const warnUntil = addMonths(today, LIMITS.documentExpiryWarningMonths);
  return expiresOn <= warnUntil ? [...tags, 'ABOUT_TO_EXPIRE'] : tags;
}
