import type { Database } from '#gateway/database/database.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import type { Actor } from '#gateway/sessions/actor.ts';
import type { FrequentPassenger } from './frequent-passenger.model.ts';
import { lockList, savedPassengersOf, storePassenger } from './frequent-passengers.repository.ts';

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
