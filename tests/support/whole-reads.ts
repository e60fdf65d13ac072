import pg from 'pg';

/** A statement of the gateway as it was sent, with the values of its parameters. */
type Statement = { readonly text: string; readonly values: readonly unknown[] };

/** Stays small however many orders there are, or is read whole on purpose. */
const SMALL = new Set([
  'demo_clock',
  'demo_mail',
  'flight_irregularities',
  'trusted_documents',
  'client_documents',
  'client_releases',
  'payment_returns',
  'kysely_migration',
  'job_runners',
  'sweep_runs',
  '_private_jobs',
  '_private_job_queues',
]);

/** Each statement is explained once a worker: files share it. */
const known = new Set<string>();

const isStatement = (given: unknown): given is string =>
  typeof given === 'string' && /^\s*(select|insert|update|delete|with)\b/i.test(given);

/** A statement that comes with its values in one object. */
const isWhole = (given: unknown): given is Statement =>
  typeof given === 'object' && given !== null && 'text' in given;

/** Whether the code that asked is the gateway's, and not that of a test. */
function isOfGateway(): boolean {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 40;
  const [own] = (new Error('who asks').stack ?? '')
    .split('\n')
    .filter(
      (line) =>
        /\/(gateway|tests)\//.test(line) && !/node_modules|whole-reads|database\/pool/.test(line),
    );
  Error.stackTraceLimit = stackTraceLimit;
  return (
    own !== undefined && !/\.test(-support)?\.ts|\/tests\/|\/scenarios\/|\/migrations\//.test(own)
  );
}

/** Records what the gateway sends through a pool. */
export function recordStatements(pool: pg.Pool): Statement[] {
  const recorded: Statement[] = [];
  pool.on('connect', (client) => {
    const send = client.query.bind(client) as (...given: unknown[]) => unknown;
    client.query = ((...given: unknown[]) => {
      const [first, second] = given;
      const { text, values } = isWhole(first) ? first : { text: first, values: second };
      if (isStatement(text) && !known.has(text) && isOfGateway()) {
        known.add(text);
        recorded.push({ text, values: Array.isArray(values) ? values : [] });
      }
      return send(...given);
    }) as typeof client.query;
  });
  return recorded;
}

type Plan = { 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[] };

const readWhole = ({
  'Node Type': type,
  'Relation Name': table = '',
  Plans = [],
}: Plan): string[] => [
  ...(type === 'Seq Scan' && !SMALL.has(table) ? [table] : []),
  ...Plans.flatMap(readWhole),
];

/**
 * Statements that read a growing table from the first row to the last, since no index leads to what
 * they look for.
 */
export async function wholeReads(url: string, statements: readonly Statement[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // the tables of a test are small, and would be read whole: what still is has no index
  await client.query('SET enable_seqscan = off');
  const found: string[] = [];
  for (const { text, values } of statements) {
    const { rows } = await client.query(`EXPLAIN (FORMAT JSON) ${text}`, [...values]);
    const tables = readWhole(rows[0]['QUERY PLAN'][0].Plan);
    if (tables.length > 0) found.push(`${[...new Set(tables)].join(', ')}: ${text}`);
  }
  await client.end();
  return found;
}
