import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import {
  DatabaseChanged,
  DatabaseUnavailable,
  explainFault,
  isInFailedTransaction,
  isOutdatedPlan,
  RolledBack,
} from '#gateway/database/faults.ts';
import { packed } from './packed.ts';
import { statementNames } from './prepared-statements.ts';
import { isRead, sharedReads } from './shared-reads.ts';

const explain = (fault: unknown): never => {
  throw explainFault(fault);
};

/**
 * The pool as kysely sees it: every fault of connection comes out as `DatabaseUnavailable`, what is sent often is prepared on its
 * connection, and what is asked at the same time is sent together.
 */
export const guardPool = (pool: pg.Pool): PostgresPool => {
  const nameOf = statementNames();
  const connect = async () => guardClient(await pool.connect().catch(explain), nameOf);
  const read = sharedReads(connect);
  return {
    options: pool.options,
    connect: async () => ownConnection(connect, read),
    end: () => pool.end(),
  };
};

/** Takes a connection of its own when it begins a transaction or writes; until then, reads share one. */
const ownConnection = (
  connect: () => Promise<PostgresPoolClient>,
  read: PostgresPoolClient['query'],
): PostgresPoolClient => {
  let own: Promise<PostgresPoolClient> | null = null;
  const query = async (text: string, values: unknown[]) => {
    if (!own && isRead(text)) return read(text, values);
    own ??= connect();
    return (await own).query(text, values);
  };
  return {
    query: query as PostgresPoolClient['query'],
    release(destroy) {
      own?.then(
        (client) => client.release(destroy),
        () => {},
      );
    },
  };
};

function guardClient(
  client: pg.PoolClient,
  nameOf: (text: string) => string | undefined,
): PostgresPoolClient {
  const { ask, isOver } = packed(client);
  let lost = false;
  const lose = (fault: unknown): never => {
    const explained = explainFault(fault);
    // Its answer may still come, and would be taken for that of the next query.
    lost ||= explained instanceof DatabaseUnavailable;
    throw explained;
  };
  /** Sends it once more, as a text: plans for tables as they were stay on this connection, so it is closed after its work. */
  const withoutPlan = async (text: string, values: unknown[], cause: unknown) => {
    if (!isOutdatedPlan(cause)) throw cause;
    lost = true;
    if (isOver()) throw new DatabaseChanged({ cause });
    return ask({ text, values }).catch((fault: unknown) => {
      throw isInFailedTransaction(fault) ? new DatabaseChanged({ cause }) : fault;
    });
  };
  const send = (text: string, values: unknown[]) => {
    const name = values.length > 0 ? nameOf(text) : undefined;
    if (!name) return ask({ text, values });
    return ask({ name, text, values }).catch((fault: unknown) => withoutPlan(text, values, fault));
  };
  const query = async (text: string, values: unknown[]) => {
    const answer = await send(text, values).catch(lose);
    if (/^commit$/i.test(text) && answer.command !== 'COMMIT') throw new RolledBack();
    return answer;
  };
  return {
    query: query as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy || lost),
  };
}
