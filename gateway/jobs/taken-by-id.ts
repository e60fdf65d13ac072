import type pg from 'pg';

/** The end of graphile-worker's search (its `getJobs.js`), which joins the jobs that it found to the queue. */
const JOIN = /from j\s+where jobs\.id = j\.id\s+returning \*$/;
const BY_ID = 'where jobs.id = any(array(select j.id from j)) returning *';

/**
 * Makes graphile-worker's search look up the jobs that it takes by their ids. PostgreSQL remembers the queue as it was when it was last
 * analysed, mostly empty. It then prefers to read all of the queue in the order of its ids, for a join with the four jobs.
 */
export function takeById(client: pg.ClientBase): void {
  const query: (...given: unknown[]) => unknown = client.query.bind(client);
  const byId = (given: unknown) =>
    isQuery(given) ? { ...given, text: given.text.replace(JOIN, BY_ID) } : given;
  Object.assign(client, {
    query: (given: unknown, ...others: unknown[]) => query(byId(given), ...others),
  });
}

const isQuery = (given: unknown): given is pg.QueryConfig =>
  typeof given === 'object' && given !== null && 'text' in given;
