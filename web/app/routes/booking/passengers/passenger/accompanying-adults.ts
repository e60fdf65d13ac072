import { isLocalDate } from '#schema/rules/base/local-date.ts';
import { isGuardian } from '#schema/rules/travellers/age-band.ts';
import type { TripFacts } from '#schema/rules/travellers/trip-travellers.ts';
import type { BookingValues } from '#web/app/routes/booking/passengers/booking-values.ts';
import type { PartyMember } from '#web/app/routes/booking/passengers/party-members.ts';

export type AdultChoice = {
  readonly member: PartyMember;
  /** Why this adult cannot take the infant; null when nothing is known against it. */
  readonly reason:
    | { readonly code: 'UNDER_AGE' }
    | { readonly code: 'TAKEN'; readonly by: PartyMember }
    | null;
};

/**
 * The adults of the party as choices for an infant: a guardian by age, and a different one for each
 * (RULES 2.8).
 */
export function adultChoices(
  infant: PartyMember,
  members: readonly PartyMember[],
  { passengers }: Pick<BookingValues, 'passengers'>,
  { days }: Pick<TripFacts, 'days'>,
): AdultChoice[] {
  const reasonFor = ({ key }: PartyMember): AdultChoice['reason'] => {
    const born = passengers[key]?.dateOfBirth ?? '';
    if (isLocalDate(born) && !isGuardian(born, days[0])) return { code: 'UNDER_AGE' };
    const by = members.find(
      (one) =>
        one.type === 'INF' &&
        one.key !== infant.key &&
        passengers[one.key]?.accompanyingAdultKey === key,
    );
    return by ? { code: 'TAKEN', by } : null;
  };
  return members
    .filter(({ type }) => type === 'ADT')
    .map((member) => ({ member, reason: reasonFor(member) }));
}
