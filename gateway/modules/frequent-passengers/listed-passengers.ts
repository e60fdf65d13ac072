import { LIMITS } from '#schema/codes/base/limits.ts';
import type { LocalDate } from '#schema/rules/base/local-date.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { type PersonName, sameName, ticketName } from '#schema/rules/travellers/names.ts';
import type { FrequentPassenger, FrequentPassengerView } from './frequent-passenger.model.ts';

/** Who the member is, by the profile. */
export type Self = PersonName & { readonly dateOfBirth: LocalDate };

/**
 * Before this instant a removed passenger cannot be brought back any more, and is erased
 * (RULES 9.13).
 */
export const erasedBefore = (now: Date): Date => addMinutes(now, -LIMITS.removedPassengerMinutes);

/** The saved passengers as the member sees them: the member first, then by name (RULES 9.13). */
export function listedPassengers(
  passengers: readonly FrequentPassenger[],
  self: Self | null,
): FrequentPassengerView[] {
  const listed = passengers
    .filter(({ removedAt }) => removedAt === null)
    .toSorted((a, b) => a.savedAt.getTime() - b.savedAt.getTime());
  const own = listed.find(
    (one) => self && one.dateOfBirth === self.dateOfBirth && sameName(one, self),
  );
  return listed
    .map((one) => ({ ...one, isSelf: one === own }))
    .toSorted(
      (a, b) =>
        Number(b.isSelf) - Number(a.isSelf) || ticketName(a).localeCompare(ticketName(b), 'en'),
    );
}
