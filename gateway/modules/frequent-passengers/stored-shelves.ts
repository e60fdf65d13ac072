import type { Database, DatabaseTransaction } from '#gateway/database/database.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { once } from '#gateway/requests/once.ts';
import type { Actor } from '#gateway/sessions/actor.ts';
import { lockList, savedPassengersOf, storePassenger } from './frequent-passengers.repository.ts';
import type { OpenShelf, PassengerShelves } from './passenger-shelf.ts';

const openShelf = async (trx: DatabaseTransaction, actor: Actor): Promise<OpenShelf> => {
  await lockList(trx, actor);
  return {
    list: await savedPassengersOf(trx, actor),
    put: (passenger) => storePassenger(trx, passenger),
    once: (request, work) => once(trx, 'addFrequentPassenger', request, actor, work),
  };
};

/** Saved passengers in the database. Given a transaction, changes join it. */
export const storedShelves = (db: Database): PassengerShelves => ({
  read: (actor) => savedPassengersOf(db, actor),
  change: (actor, work) => inTransaction(db, async (trx) => work(await openShelf(trx, actor))),
});
