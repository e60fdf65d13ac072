import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import {
  DatabaseUnavailable,
  explainDatabaseError,
  RolledBack,
} from '#gateway/database/database-errors.ts';

function explain(fault: unknown): never {
  throw explainDatabaseError(fault);
}

/** The pool as kysely sees it: every fault of connection comes out as `DatabaseUnavailable`. */
export const handlePoolErrors = (pool: pg.Pool): PostgresPool => ({
  options: pool.options,
  connect: async () => guardClient(await pool.connect().catch(explain)),
  end: () => pool.end(),
});

function guardClient(client: pg.PoolClient): PostgresPoolClient {
  let lost = false;
  const lose = (fault: unknown): never => {
    const explained = explainDatabaseError(fault);
    // Its answer may still come, and would be taken for that of the next query.
    lost ||= explained instanceof DatabaseUnavailable;
    throw explained;
  };
  const send = async (text: string, values: unknown[]) => {
    const answer = await client.query(text, values).catch(lose);
    if (/^commit$/i.test(text) && answer.command === 'ROLLBACK') throw new RolledBack();
    return answer;
  };
  function query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  function query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new TypeError('Rows are not streamed');
    return send(text, [...values]);
  }
  return {
    query,
    release: (destroy) => client.release(destroy || lost),
  };
}
