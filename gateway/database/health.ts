import { sql } from 'kysely';
import type { Database } from './database.ts';

/**
 * Whether the database answers now, and takes writes: after a failover the former primary may
 * answer as a standby.
 */
export async function takesWrites(db: Database): Promise<boolean> {
  try {
    const { rows } = await sql<{ writable: boolean }>`
      SELECT current_setting('transaction_read_only') = 'off' AND NOT pg_is_in_recovery() AS writable`.execute(
      db,
    );
    return rows[0]?.writable ?? false;
  } catch {
    return false;
  }
}
