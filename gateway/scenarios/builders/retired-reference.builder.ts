import type { Database } from '#gateway/database/database.ts';

const renamed = (db: Database, reference: string, newReference: string) =>
  db.updateTable('orders').set({ reference: newReference }).where('reference', '=', reference);

/** Gives an order that is over another reference, so that a new one can have the old. */
export const retireReference = async (
  db: Database,
  reference: string,
  newReference: string,
): Promise<void> => {
  await renamed(db, reference, newReference).where('ticketed_at', 'is', null).execute();
};

/** The same for an order of which only the accounts have something left. */
export const retireErasedReference = async (
  db: Database,
  reference: string,
  newReference: string,
): Promise<void> => {
  await renamed(db, reference, newReference).where('anonymised_at', 'is not', null).execute();
};
