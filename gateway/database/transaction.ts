import { setTimeout as sleep } from 'node:timers/promises';
import type { IsolationLevel } from 'kysely';
import type { Database, DatabaseTransaction } from './database.ts';
import {
  DatabaseBusy,
  DatabaseExhausted,
  DatabaseUnavailable,
  isContention,
} from './database-errors.ts';

/**
 * A lock is waited for this often: each wait takes a connection for seconds, and the user waits
 * too.
 */
const MOST_WAITS = 2;

export type TransactionSettings = {
  readonly isolation?: IsolationLevel;
  /** How often it is tried in all. */
  readonly attempts?: number;
};

/**
 * Runs `work` in one transaction and gives its result. It is run again, from its start, when
 * PostgreSQL gave it up for another one (serialisation failure, deadlock), when the connection was
 * lost before the commit, and once when others held a lock for too long: so `work` does nothing
 * outside the database. Given a transaction, it joins that one, and the caller that began it
 * repeats and commits.
 * @throws DatabaseBusy when the lock was not to be had the second time either
 * @throws DatabaseUnavailable also when the connection broke during the commit: then whether it
 *   happened is not known
 */
export async function inTransaction<Result>(
  db: Database,
  work: (trx: DatabaseTransaction) => Promise<Result>,
  { isolation = 'read committed', attempts = 5 }: TransactionSettings = {},
): Promise<Result> {
  if (db.isTransaction) return work(db as DatabaseTransaction);
  for (let attempt = 1; ; attempt += 1) {
    let committing = false;
    try {
      return await db
        .transaction()
        .setIsolationLevel(isolation)
        .execute(async (trx) => {
          const result = await work(trx);
          committing = true;
          return result;
        });
    } catch (fault) {
      const isLost = fault instanceof DatabaseUnavailable && !(fault instanceof DatabaseExhausted);
      const lostBefore = isLost && !committing;
      const waitsAgain = fault instanceof DatabaseBusy && attempt < MOST_WAITS;
      if (attempt >= attempts || !(isContention(fault) || lostBefore || waitsAgain)) throw fault;
      await sleep(2 ** attempt * 25 * (0.5 + Math.random()));
    }
  }
}
