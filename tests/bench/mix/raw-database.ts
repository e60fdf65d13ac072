import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** As many connections as a gateway has. */
const CONNECTIONS = 12;
const SECONDS = 3;

/**
 * Tables of one order, each with the column that names the order; in the order in which they can be
 * filled.
 */
const TABLES = [
  ['orders', 'id'],
  ['order_passengers', 'order_id'],
  ['order_segments', 'order_id'],
  ['order_access', 'order_id'],
] as const;

/** A job that no gateway does. */
const JOB = 'bench-nothing';

type Texts = Record<string, string | null>;
interface Insert {
  readonly table: string;
  readonly row: Texts;
}
/** Every value as PostgreSQL writes it, so that it can be handed back as it is. */
const AS_TEXT = { getTypeParser: () => (text: string) => text };

/**
 * What pg alone does with the database that the gateway works on, a second; like some orders, in
 * turn.
 */
export interface RawDatabase {
  /** The same inserts as for an order. */
  orders(references: readonly string[]): Promise<number>;
  stop(): Promise<void>;
}

export function openRawDatabase(databaseUrl: string): RawDatabase {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: CONNECTIONS });
  const pick = <Item>(items: readonly Item[], turn: number) => items[turn % items.length] as Item;
  return {
    async orders(references) {
      const models = await Promise.all(references.map((reference) => rowsOf(pool, reference)));
      const rate = await rawRate(pool, (client, turn) => insertOrder(client, pick(models, turn)));
      await forgetJobs(pool);
      return rate;
    },
    stop: () => pool.end(),
  };
}

/** The rows of an order that the gateway has made. */
async function rowsOf(pool: pg.Pool, reference: string): Promise<Insert[]> {
  const own = await pool.query('SELECT id FROM orders WHERE reference = $1', [reference]);
  const inserts: Insert[] = [];
  for (const [table, column] of TABLES) {
    const { rows } = await pool.query<Texts>({
      text: `SELECT * FROM ${table} WHERE ${column} = $1`,
      values: [own.rows[0].id],
      types: AS_TEXT,
    });
    inserts.push(...rows.map((row) => ({ table, row })));
  }
  return inserts;
}

function insert(client: pg.PoolClient, { table, row }: Insert) {
  const names = Object.keys(row);
  const marks = names.map((name, index) =>
    table === 'orders' && name === 'number'
      ? `$${index + 1}::text || nextval('order_numbers')`
      : `$${index + 1}`,
  );
  return client.query(`INSERT INTO ${table} (${names}) VALUES (${marks})`, Object.values(row));
}

/** The statements of one order (place-order.service.ts), under another id. */
async function insertOrder(client: pg.PoolClient, rows: readonly Insert[]) {
  const seat = rows.find(({ table }) => table === 'order_segments')?.row ?? {};
  const [id, key] = [randomUUID(), randomUUID()];
  await client.query('BEGIN');
  await client.query(
    'INSERT INTO idempotency_keys (scope, key, request_hash, answer) VALUES ($1, $2, $3, $4)',
    [`${id}:createOrder`, key, key, JSON.stringify({ orderId: id })],
  );
  for (const { table, row } of rows)
    await insert(client, { table, row: { ...row, ...renamed(table, id) } });
  await client.query(
    `INSERT INTO order_history (order_id, at, event, by) VALUES ($1, now(), 'CREATED', 'TRAVELLER')`,
    [id],
  );
  await client.query('SELECT graphile_worker.add_job($1, payload => $2::json)', [
    JOB,
    JSON.stringify({ orderId: id }),
  ]);
  await client.query(
    `UPDATE flight_inventory SET sold = sold + 1, changed_at = clock_timestamp()
     WHERE flight_number = $1 AND departure_date = $2 AND cabin = $3 AND sold < capacity`,
    [seat.flight_number, seat.departure_date, seat.cabin],
  );
  await client.query('COMMIT');
}

/**
 * Thousands of jobs that no gateway does lie in front of its own: it would pass all of them for
 * each e-mail.
 */
async function forgetJobs(pool: pg.Pool): Promise<void> {
  await pool.query(
    `DELETE FROM graphile_worker._private_jobs
     WHERE task_id = (SELECT id FROM graphile_worker._private_tasks WHERE identifier = $1)`,
    [JOB],
  );
  await pool.query('VACUUM graphile_worker._private_jobs');
}

const DIGITS = 'ABCDEFGHJKLMNPQR';
let references = 0;

/**
 * None that the gateway gives, which has no O: of many thousands of random ones, two would be the
 * same.
 */
function aReference(): string {
  const hexadecimal = (references++).toString(16).padStart(5, '0');
  return `O${[...hexadecimal].map((digit) => DIGITS[Number.parseInt(digit, 16)]).join('')}`;
}

function renamed(table: string, id: string): Texts {
  if (table === 'orders') return { id, number: '88888888', reference: aReference() };
  return { order_id: id, ...(table === 'order_passengers' && { id: randomUUID() }) };
}

/** Pieces of work a second over as many connections as a gateway has. */
export async function rawRate(
  pool: pg.Pool,
  work: (client: pg.PoolClient, turn: number) => Promise<unknown>,
): Promise<number> {
  let turn = 0;
  let done = 0;
  const begun = performance.now();
  const until = begun + SECONDS * 1000;
  const worker = async () => {
    const client = await pool.connect();
    try {
      for (; performance.now() < until; done += 1) await work(client, turn++);
    } finally {
      client.release();
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  return done / ((performance.now() - begun) / 1000);
}
