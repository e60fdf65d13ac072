import type { Database } from '#gateway/database/database.ts';
import { processInBatches } from '#gateway/database/process-in-batches.ts';

/**
 * How often something may happen in a window of time, counted under a key by all gateways together.
 */
export type RateLimit = { readonly most: number; readonly windowMinutes: number };

const MINUTE = 60_000;

function openedAt({ windowMinutes }: RateLimit, now: Date): Date {
  const length = windowMinutes * MINUTE;
  return new Date(Math.floor(now.getTime() / length) * length);
}

/** When the window ends in which an instant lies: from then on it is counted from none. */
export const windowEndsAt = (limit: RateLimit, now: Date): Date =>
  new Date(openedAt(limit, now).getTime() + limit.windowMinutes * MINUTE);

const addOne = (db: Database, key: Buffer, at: Date) =>
  db
    .insertInto('rate_windows')
    .values({ key, opened_at: at, count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['key', 'opened_at'])
        .doUpdateSet((eb) => ({ count: eb('rate_windows.count', '+', 1) })),
    )
    .returning('count')
    .execute();
const counted = (db: Database, key: Buffer, at: Date) =>
  db
    .selectFrom('rate_windows')
    .select('count')
    .where('key', '=', key)
    .where('opened_at', '=', at)
    .execute();

/** Adds one; returns whether that is still within the limit. */
export async function countWithin(
  db: Database,
  key: Buffer,
  limit: RateLimit,
  now: Date,
): Promise<boolean> {
  const [row] = await addOne(db, key, openedAt(limit, now));
  return row !== undefined && row.count <= limit.most;
}

/** Whether once more would be within the limit; counts nothing. */
export async function isWithin(
  db: Database,
  key: Buffer,
  limit: RateLimit,
  now: Date,
): Promise<boolean> {
  const [row] = await counted(db, key, openedAt(limit, now));
  return (row?.count ?? 0) < limit.most;
}

/** Forgets what was counted under some keys. */
export async function forgetCounts(db: Database, keys: readonly Buffer[]): Promise<void> {
  await db.deleteFrom('rate_windows').where('key', 'in', keys).execute();
}

/** Removes windows that are long over. */
export const forgetWindows = (db: Database, before: Date): Promise<number> =>
  processInBatches(async (most) => {
    const { numDeletedRows } = await db
      .deleteFrom('rate_windows')
      .where(({ eb, refTuple, selectFrom }) =>
        eb(
          refTuple('key', 'opened_at'),
          'in',
          selectFrom('rate_windows')
            .select(['key', 'opened_at'])
            .where('opened_at', '<', before)
            .orderBy('opened_at')
            .limit(most)
            .$asTuple('key', 'opened_at'),
        ),
      )
      .executeTakeFirst();
    return Number(numDeletedRows);
  });
