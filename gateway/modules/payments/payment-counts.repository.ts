import { sql } from 'kysely';
import type { Database } from '#gateway/database/database.ts';

/** At most this many attempts are counted. */
const MOST = 50_000;

/** Attempts to pay that are open, by state. */
export async function countOpenPayments(db: Database): Promise<{ state: string; count: number }[]> {
  const { rows } = await sql<{ state: string; count: number }>`
    select state, count(*) as count from (
      select state from payments where state in ('CREATED', 'PENDING') limit ${MOST}
    ) as open group by state`.execute(db);
  return rows;
}

/** Money that has still to go back, in minor units, by currency and by how its return stands. */
export async function moneyToReturn(
  db: Database,
): Promise<{ currency: string; state: string; amount: number }[]> {
  const { rows } = await sql<{ currency: string; state: string; amount: number }>`
    select currency, state, sum(amount)::float8 as amount from payment_returns
    where state <> 'SUCCEEDED' group by currency, state`.execute(db);
  return rows;
}
