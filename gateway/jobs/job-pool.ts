import type pg from 'pg';
import { openPool } from '#gateway/database/database.ts';
import { takeById } from './taken-by-id.ts';

/** One that hears of new jobs, and one for each job that is done at once. */
const CONNECTIONS = 3;

/**
 * What a server that dies may forget, as graphile-worker's statements: that a job was taken or has ended. It is done once more then, which
 * does no harm. Each statement is planned once, for a queue of any length: by its indexes.
 */
const OPTIONS = [
  'synchronous_commit=off',
  'plan_cache_mode=force_generic_plan',
  'enable_seqscan=off',
  'enable_bitmapscan=off',
]
  .map((setting) => `-c ${setting}`)
  .join(' ');

/** graphile-worker's own connections; what jobs themselves do is written over those of the gateway. */
export function openJobPool(url: string): pg.Pool {
  const pool = openPool(url, { connections: CONNECTIONS }, OPTIONS);
  pool.on('connect', takeById);
  return pool;
}
