import { Kysely, PostgresDialect, type RawBuilder, sql, type Transaction } from 'kysely';
import pg from 'pg';
import { handlePoolErrors } from './pool/pool-errors.ts';
import { valueParsers } from './pool/value-parsers.ts';
import type { Tables } from './tables.ts';

/** Outside a transaction. Errors of connection arrive as `DatabaseUnavailable`. */
export type Database = Kysely<Tables>;

/** Inside one; a `Transaction` can be used wherever a `Database` is expected. */
export type DatabaseTransaction = Transaction<Tables>;

export type Connection = {
  readonly db: Database;
  /** For metrics, and for the migrations of graphile-worker, which brings its own SQL. */
  readonly pool: pg.Pool;
  close(): Promise<void>;
};

export type ConnectionLimits = {
  /** Connections in this process's pool. */
  readonly connections: number;
  readonly connectMilliseconds: number;
  readonly statementMilliseconds: number;
  readonly lockMilliseconds: number;
  readonly idleInTransactionMilliseconds: number;
};

export const CONNECTION_LIMITS: ConnectionLimits = {
  connections: 12,
  connectMilliseconds: 3_000,
  statementMilliseconds: 10_000,
  lockMilliseconds: 5_000,
  idleInTransactionMilliseconds: 15_000,
};

/** The limits that PostgreSQL keeps, as settings of a session. */
export const sessionLimits = (limits: ConnectionLimits) => ({
  statement_timeout: limits.statementMilliseconds,
  lock_timeout: limits.lockMilliseconds,
  idle_in_transaction_session_timeout: limits.idleInTransactionMilliseconds,
});

/**
 * Connections to `url` that are made when first used, and again by themselves after the database
 * was away.
 * @param pooled PgBouncer is behind `url`: it refuses settings at the start of a connection, so the
 *   role has them (`role-limits.ts`)
 */
export function openPool(
  url: string,
  limits: Partial<ConnectionLimits> = {},
  pooled = false,
): pg.Pool {
  const set = { ...CONNECTION_LIMITS, ...limits };
  const pool = new pg.Pool({
    connectionString: url,
    max: set.connections,
    connectionTimeoutMillis: set.connectMilliseconds,
    // For a server that is too far gone to enforce its own time-outs.
    query_timeout: set.statementMilliseconds + set.connectMilliseconds,
    ...(pooled ? {} : sessionLimits(set)),
    application_name: 'magnolia-gateway',
    keepAlive: true,
    types: valueParsers,
  });
  // A connection that breaks is dropped by the pool, and the query on it fails; without listeners
  // the process would end.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** Opens the database that `url` names. */
export function connect(
  url: string,
  limits: Partial<ConnectionLimits> = {},
  pooled = false,
): Connection {
  const pool = openPool(url, limits, pooled);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: handlePoolErrors(pool) }) });
  return { db, pool, close: () => pool.end() };
}

/**
 * One of the values of a list: one parameter, however long the list is, and nothing where it is
 * empty.
 */
export const anyOf = <Value>(values: readonly Value[]): RawBuilder<Value> =>
  sql<Value>`any(${values})`;
