import type { Database } from '#gateway/database/database.ts';

/** How many changes are to be decided, by what the airline did. */
export const countOpenChanges = async (
  db: Database,
): Promise<{ readonly kind: string; readonly count: number }[]> => {
  const rows = await db
    .selectFrom('airline_changes')
    .select(({ fn }) => ['kind', fn.countAll().as('count')])
    .where('state', '=', 'OPEN')
    .groupBy('kind')
    .execute();
  return rows.map(({ kind, count }) => ({ kind, count: Number(count) }));
};
