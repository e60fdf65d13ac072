import { sql } from 'kysely';
import type { Database } from './database.ts';

/**
 * The instant by the database, moved as the demo's clock is. Ask it again after waiting for a lock:
 * the request's own `now` may have passed a deadline meanwhile.
 */
export async function databaseNow(db: Database): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`
    SELECT clock_timestamp() +
      make_interval(mins => coalesce((SELECT offset_minutes FROM demo_clock), 0)) AS now`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error('The database did not tell the time');
  return row.now;
}
