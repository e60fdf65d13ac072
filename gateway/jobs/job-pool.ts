import type pg from 'pg';
import { openPool } from '#gateway/database/database.ts';

/** One that hears of new jobs, and one for each job that is done at once. */
const CONNECTIONS = 3;

/**
 * What a server that dies may forget, as graphile-worker's statements: that a job was taken or has ended. It is done once more then, which
 * does no harm. PostgreSQL remembers the queue as it was when it was last analysed, mostly empty: it would read all of a long one
 * for the next jobs, and would keep the plan. So each search is planned, and follows the index that has the next ones first.
 */
const OPTIONS = [
  'synchronous_commit=off',
  'plan_cache_mode=force_custom_plan',
  'enable_seqscan=off',
  'enable_bitmapscan=off',
]
  .map((setting) => `-c ${setting}`)
  .join(' ');

/** graphile-worker's own connections; what jobs themselves do is written over those of the gateway. */
export const openJobPool = (url: string): pg.Pool =>
  openPool(url, { connections: CONNECTIONS }, OPTIONS);
