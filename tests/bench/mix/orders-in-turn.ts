import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '#gateway/database/database.ts';
import type { FoundOffer } from '#tests/support/buyer.ts';
import { orderReferences } from '#tests/support/seat-ledger.ts';
import { type Load, type Loaded, load } from './load.ts';
import { orders } from './requests.ts';

const ROUNDS = 5;
const PAUSE_MILLISECONDS = 50;
/** Some thousand e-mails take seconds. */
const PATIENCE_MILLISECONDS = 60_000;

/** The middle one of several rounds. */
export type OrdersInTurn = Load & {
  /** Orders a second that pg alone inserts. */
  readonly alone: number;
  /** The rate of the gateway as a part of it: of each round, the middle one. */
  readonly ofPg: number;
};

/**
 * Orders by the gateway and by pg alone, in turn: the speed of the machine changes within minutes.
 * The e-mails of one round are sent before pg has its turn, and the gateway stands still meanwhile:
 * it would hear of each job that pg inserts. The first round warms both up, after which the
 * database knows its tables, as one that has been in use for a minute does by itself.
 */
export async function ordersInTurn(
  gateway: Loaded,
  db: Database,
  offers: readonly FoundOffer[],
  byPgAlone: () => Promise<number>,
): Promise<OrdersInTurn> {
  const rounds: OrdersInTurn[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const made = await countedLoad(gateway, db, offers);
    await sent(db);
    const alone = await whileStopped(gateway, byPgAlone);
    if (round === 0) await sql`ANALYZE`.execute(db);
    else rounds.push({ ...made, alone, ofPg: made.rate / alone });
  }
  const middle = rounds.toSorted((one, other) => one.ofPg - other.ofPg)[ROUNDS >> 1];
  if (!middle) throw new Error('no round was measured');
  return middle;
}

/** Checked in the database: an answer without an order would be counted as one. */
async function countedLoad(
  gateway: Loaded,
  db: Database,
  offers: readonly FoundOffer[],
): Promise<Load> {
  const before = await orderReferences(db);
  const measured = await load(gateway, orders(offers), 0);
  const made = (await orderReferences(db)).size - before.size;
  if (made < measured.answers)
    throw new Error(`${measured.answers} answers, but only ${made} orders`);
  return measured;
}

/**
 * Waits until the gateway has sent its e-mails. @throws when it does not: one of them may have
 * failed for good
 */
async function sent(db: Database): Promise<void> {
  const until = performance.now() + PATIENCE_MILLISECONDS;
  while (performance.now() < until) {
    const { rows } = await sql`
      SELECT 1 FROM graphile_worker.jobs WHERE task_identifier LIKE 'send-%' LIMIT 1`.execute(db);
    if (rows.length === 0) return;
    await sleep(PAUSE_MILLISECONDS);
  }
  throw new Error('e-mails are still waiting');
}

async function whileStopped<Result>({ pid }: Loaded, work: () => Promise<Result>): Promise<Result> {
  process.kill(pid, 'SIGSTOP');
  try {
    return await work();
  } finally {
    process.kill(pid, 'SIGCONT');
  }
}
