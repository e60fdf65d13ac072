import { sql } from 'kysely';
import { CONNECTION_LIMITS, type Database, sessionLimits } from './database.ts';

/**
 * Gives the gateway's limits to its role in this database: for connections that PgBouncer opens,
 * which takes no settings from its clients. A role may do that for itself. Gateways that start at
 * once wait for each other.
 */
export async function limitRole(db: Database): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`SELECT pg_advisory_xact_lock(hashtextextended('role limits', 0))`.execute(trx);
    const { rows } = await sql<{ name: string }>`SELECT current_database() AS name`.execute(trx);
    const database = sql.id(rows[0]?.name ?? '');
    for (const [setting, milliseconds] of Object.entries(sessionLimits(CONNECTION_LIMITS)))
      await sql`
        ALTER ROLE CURRENT_USER IN DATABASE ${database}
        SET ${sql.id(setting)} = ${sql.lit(milliseconds)}`.execute(trx);
  });
}
