/** A column as the catalogue of PostgreSQL has it. */
export interface Column {
  readonly name: string;
  readonly type: string;
}

/**
 * The tables that an order has rows in, owners first; and the counters of the flights that it is
 * on.
 */
export const COPIED_TABLES = [
  'flight_inventory',
  'orders',
  'order_passengers',
  'order_segments',
  'order_history',
  'order_access',
  'tickets',
  'coupons',
  'payments',
] as const;

/** By turns so many weeks later and earlier: an airline has flights ahead as well as flown ones. */
const DAYS = '7 * (CASE WHEN copy % 2 = 1 THEN (copy + 1) / 2 ELSE -copy / 2 END)';
/** Nothing was bought in the future. */
const DAYS_BACK = `least(0, ${DAYS})`;

const FLOWN = new Set(['departure_date', 'departs_at', 'arrives_at', 'last_departure_at']);
const OF_A_PERSON = new Set(['date_of_birth', 'document_expires_on']);

const hashed = (column: string) => `md5(one.${column}::text || '.' || copy)`;
const serial = 'row_number() OVER ()';

/**
 * What must be another in each copy although its type does not tell. A real reference has no vowel,
 * so no copy takes one.
 */
const FRESH: Readonly<Record<string, string>> = {
  'orders.number': "left(one.number, 8) || nextval('order_numbers')",
  'orders.reference': `'A' || translate(lpad((${serial})::text, 5, '0'), '0123456789', 'BCDFGHJKMN')`,
  'orders.contact_email': "copy || '.' || one.contact_email",
  'orders.session_id': hashed('session_id'),
  'order_access.session_id': hashed('session_id'),
  'tickets.number': "left(one.number, 3) || nextval('ticket_serials')",
  'payments.provider_reference': hashed('provider_reference'),
  'order_passengers.document_number_lookup': 'sha256(one.document_number_lookup || int4send(copy))',
  'order_passengers.document_number_hash': 'sha256(one.document_number_hash || int4send(copy))',
};

function copied(table: string, { name, type }: Column): string {
  const fresh = FRESH[`${table}.${name}`];
  if (fresh) return fresh;
  // Ids are hashed alike in each table, so that the rows of one copy keep together.
  if (type === 'uuid') return `${hashed(name)}::uuid`;
  const isTime = type === 'date' || type.startsWith('timestamp');
  if (!isTime || OF_A_PERSON.has(name)) return `one.${name}`;
  const days = `(${FLOWN.has(name) ? DAYS : DAYS_BACK})::int`;
  return type === 'date' ? `one.${name} + ${days}` : `one.${name} + make_interval(days => ${days})`;
}

/**
 * The statement that adds so many copies of each row of a table. @param columns without those that
 * number themselves
 */
export const copyRows = (table: string, columns: readonly Column[], copies: number): string => `
  INSERT INTO ${table} (${columns.map(({ name }) => `"${name}"`)})
  SELECT ${columns.map((column) => copied(table, column))}
  FROM ${table} AS one, generate_series(1, ${copies}) AS copy`;
