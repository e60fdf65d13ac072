import type pg from 'pg';
import { openPool } from '#gateway/database/database.ts';

/** One that hears of new jobs, and one for each job that is done at once. */
const CONNECTIONS = 3;

/**
 * What a server that dies may forget, as graphile-worker's statements: that a job was taken or has ended. It is done once more then, which
 * does no harm. A plan that is kept may be made for an empty queue and used for a long one: without an index all of it would
 * be read for the next job.
 */
const OPTIONS = '-c synchronous_commit=off -c enable_seqscan=off';

/** graphile-worker's own connections; what jobs themselves do is written over those of the gateway. */
export const openJobPool = (url: string): pg.Pool =>
  openPool(url, { connections: CONNECTIONS }, OPTIONS);
