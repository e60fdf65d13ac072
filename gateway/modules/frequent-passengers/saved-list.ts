import type { Database } from '#gateway/database/database.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import type { Actor } from '#gateway/sessions/actor.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import type { LocalDate } from '#schema/rules/base/local-date.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { type PersonName, sameName, ticketName } from '#schema/rules/travellers/names.ts';
import type { FrequentPassenger, FrequentPassengerView } from './frequent-passenger.model.ts';
import { lockList, savedPassengersOf, storePassenger } from './frequent-passengers.repository.ts';

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

/** A member's saved passengers while no one else changes them. */
interface LockedList {
  /** Those removed lately are among them. */
  readonly list: readonly FrequentPassenger[];
  /** Stores a passenger, over what was stored under its id. */
  put(passenger: FrequentPassenger): Promise<void>;
}

/**
 * Locks the member's list for changes, which join a transaction that is given; what the work throws
 * undoes them.
 */
export const changeSavedList = <Result>(
  db: Database,
  actor: Actor,
  work: (list: LockedList) => Promise<Result>,
): Promise<Result> =>
  inTransaction(db, async (trx) => {
    await lockList(trx, actor);
    return work({
      list: await savedPassengersOf(trx, actor),
      put: (passenger) => storePassenger(trx, passenger),
    });
  });
