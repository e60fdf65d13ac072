import type pg from 'pg';
import { openPool } from '#gateway/database/database.ts';

/** One that hears of new jobs, and one for each job that is done at once. */
const CONNECTIONS = 3;

/**
 * graphile-worker's own connections. That a job was taken or has ended is not waited for until it is on the disk: where a server that
 * dies forgets it, the job is done once more, which does no harm. What jobs themselves do is written over the gateway's connections.
 */
export const openJobPool = (url: string): pg.Pool =>
  openPool(url, '-c synchronous_commit=off', { connections: CONNECTIONS });
