import { type DatabaseConnection, Kysely, PostgresDialect, Transaction } from 'kysely';
import type { Database, DatabaseTransaction } from './database.ts';
import type { Tables } from './tables.ts';

/** What has its connection asks its dialect for none. */
const dialect = new PostgresDialect({ pool: () => Promise.reject(new Error('It is connected')) });
const connected = { config: { dialect }, dialect, driver: dialect.createDriver() };

/** Sends a statement when it is asked: by itself, kysely waits for the answer to the one before. */
const sendingAtOnce = (db: Database, connection: DatabaseConnection) => ({
  ...connected,
  executor: db.getExecutor().withConnectionProvider({
    provideConnection: (consumer) => consumer(connection),
  }),
});

/** The same transaction, in which statements that are asked together are sent together. */
export async function atOnce(trx: DatabaseTransaction): Promise<DatabaseTransaction> {
  const connection = await trx.getExecutor().provideConnection(async (its) => its);
  return new Transaction<Tables>(sendingAtOnce(trx, connection));
}

/** Reads over one connection, or in the transaction that is given: what is asked together is sent together. */
export const onOneConnection = <Result>(
  db: Database,
  read: (one: Database) => Promise<Result>,
): Promise<Result> =>
  db.isTransaction
    ? read(db)
    : db
        .getExecutor()
        .provideConnection((connection) => read(new Kysely<Tables>(sendingAtOnce(db, connection))));

/**
 * Waits for all of what was asked together over one connection, where it is done in this order.
 * @throws the fault of the first that failed: in a transaction, those after it fail for that alone
 */
export async function together<Answers extends readonly unknown[]>(
  asked: readonly [...{ [Place in keyof Answers]: Answers[Place] | Promise<Answers[Place]> }],
): Promise<Answers> {
  const settled = await Promise.allSettled(asked);
  for (const one of settled) if (one.status === 'rejected') throw one.reason;
  return Promise.all(asked) as Promise<Answers>;
}
