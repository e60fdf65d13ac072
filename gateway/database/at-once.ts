import { PostgresDialect, sql, Transaction } from 'kysely';
import type { DatabaseTransaction } from './database.ts';
import type { Tables } from './tables.ts';

/** A transaction has its connection, and asks its dialect for none. */
const dialect = new PostgresDialect({ pool: () => Promise.reject(new Error('It is connected')) });
const connected = { config: { dialect }, dialect, driver: dialect.createDriver() };

/**
 * Commits, in one packet with the statements that are asked at the same time: what they lock is locked for no longer than they take.
 * They are the last, all of them asked by now, and whatever must keep the transaction from being stored is an error of one of
 * them: a part that asked for more after its first answer would be stored by half.
 */
export type Commit = () => Promise<void>;

/** The same transaction, in which a statement is sent when it is asked: kysely waits for the answer to the one before. */
export async function atOnce(trx: DatabaseTransaction): Promise<[DatabaseTransaction, Commit]> {
  const executor = trx.getExecutor();
  const connection = await executor.provideConnection(async (its) => its);
  let isOver = false;
  const same = new Transaction<Tables>({
    ...connected,
    executor: executor.withConnectionProvider({
      provideConnection: (consumer) =>
        isOver
          ? Promise.reject(new Error('Asked after the commit of its transaction'))
          : consumer(connection),
    }),
  });
  const commit = async () => {
    process.nextTick(() => {
      isOver = true;
    });
    await sql`commit`.execute(same);
  };
  return [same, commit];
}

/**
 * Waits for all of what was asked at the same time, which is sent together. In a transaction it is done in this order.
 * @throws the fault of the first that failed: in a transaction, those after it fail for that alone
 */
export async function together<Answers extends readonly unknown[]>(
  asked: readonly [...{ [Place in keyof Answers]: Answers[Place] | Promise<Answers[Place]> }],
): Promise<Answers> {
  const settled = await Promise.allSettled(asked);
  for (const one of settled) if (one.status === 'rejected') throw one.reason;
  return Promise.all(asked) as Promise<Answers>;
}
