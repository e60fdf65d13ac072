import type { Database } from '#gateway/database/database.ts';

const renamed = (db: Database, newReference: string) =>
  db.updateTable('orders').set({ reference: newReference });

/**
 * Gives an order that is over another reference, so that a new one can have the old. The order is
 * named, and not its reference: another gateway may have made the new one meanwhile.
 */
export async function retireReference(
  db: Database,
  orderId: string,
  newReference: string,
): Promise<void> {
  await renamed(db, newReference)
    .where('id', '=', orderId)
    .where('ticketed_at', 'is', null)
    .execute();
}

/** The same for an order of which only the accounts have something left. */
export async function retireErasedReference(
  db: Database,
  reference: string,
  newReference: string,
): Promise<void> {
  await renamed(db, newReference)
    .where('reference', '=', reference)
    .where('anonymised_at', 'is not', null)
    .execute();
}
