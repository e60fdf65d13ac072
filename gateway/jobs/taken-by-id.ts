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
  Object.assign(client, {
    query: (given: unknown, ...others: unknown[]) =>
      query(
        isSearch(given) ? { ...given, text: given.text.replace(JOIN, BY_ID) } : given,
        ...others,
      ),
  });
}

const isSearch = (given: unknown): given is pg.QueryConfig =>
  typeof given === 'object' &&
  given !== null &&
  'name' in given &&
  `${given.name}`.startsWith('get_job');
