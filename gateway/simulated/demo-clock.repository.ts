import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#gateway/database/database.ts';
import type { DemoClock } from '#gateway/ports/clock.ts';

const MINUTE = 60_000;

/**
 * Opens the demo's clock; call `refresh` now and then where several gateways share the database.
 */
export async function openDemoClock(db: Database): Promise<DemoClock> {
  let offset = 0;
  const set = async (value: RawBuilder<number>) => {
    const row = await db
      .insertInto('demo_clock')
      .values({ singleton: true, offset_minutes: value })
      .onConflict((conflict) => conflict.column('singleton').doUpdateSet({ offset_minutes: value }))
      .returning('offset_minutes')
      .executeTakeFirstOrThrow();
    offset = row.offset_minutes;
  };
  const refresh = async () => {
    const row = await db.selectFrom('demo_clock').select('offset_minutes').executeTakeFirst();
    offset = row?.offset_minutes ?? 0;
  };
  await refresh();
  return {
    now: () => new Date(Date.now() + offset * MINUTE),
    offsetMinutes: () => offset,
    advance: async (minutes) => {
      await refresh();
      await set(
        sql<number>`coalesce((SELECT offset_minutes FROM demo_clock), 0) + ${Math.trunc(minutes)}::int`,
      );
    },
    reset: () => set(sql<number>`0`),
    refresh,
  };
}
