import type { Sent } from 'autocannon';
import { sql } from 'kysely';
import type { Database } from '#gateway/database/database.ts';
import { openOwnDatabase } from '#tests/bench/own-database.ts';
import type { Row } from '#tests/bench/table.ts';
import type { FoundOffer } from '#tests/support/buyer.ts';
import { orderReferences } from '#tests/support/seat-ledger.ts';
import { startSystem } from '#tests/support/system.ts';
import { endlessOffers } from './endless-offers.ts';
import { type Load, type Loaded, load } from './load.ts';
import { rawRates } from './raw-database.ts';
import { orders, persistedRead, readsNotStored, searches } from './requests.ts';
import { startBareServer } from './start-bare-server.ts';

/** For how long V8 compiles what a gateway runs: one answer was 0.72 ms in the first three seconds, and 0.55 in the fourth three. */
const COMPILING_SECONDS = 10;

/** Rates of one gateway as ratios to a bare server, measured before and after each, and to what pg does alone. */
export async function benchRates(): Promise<Row[]> {
  const bare = await startBareServer();
  const database = await openOwnDatabase();
  const system = await startSystem({ environment: { DATABASE_URL: database.url } });
  const gateway = { url: system.url, pid: system.process.pid ?? 0 };
  const beside = async (measure: () => Promise<Load>): Promise<Compared> => {
    const before = await load(bare, [{ path: '/' }]);
    const measured = await measure();
    const after = await load(bare, [{ path: '/' }]);
    const mean = (of: (one: Load) => number) => (of(before) + of(after)) / 2;
    const rateOfBare = measured.rate / mean(({ rate }) => rate);
    return {
      ...measured,
      rateOfBare,
      cpuOfBare: measured.cpuMilliseconds / mean(({ cpuMilliseconds }) => cpuMilliseconds),
    };
  };
  try {
    const today = new Date().toISOString().slice(0, 10);
    const { offers, references } = await endlessOffers(system.url, database.db, today);
    const ask = (requests: readonly Sent[]) => () => load(gateway, requests, COMPILING_SECONDS);
    const read = await beside(ask(persistedRead()));
    const executed = await beside(ask(readsNotStored()));
    const search = await beside(ask(searches(today)));
    const ordered = await beside(() => orderRate(gateway, database.db, offers));
    const raw = await rawRates(database.url, references);
    return [
      row('persisted read', read, raw.reads, 'reads of one row by pg'),
      row('the same, not stored', executed, raw.reads, 'reads of one row by pg'),
      row('search, 300 different', search, raw.reads, 'reads of one row by pg'),
      row('order', ordered, raw.orders, 'the same inserts by pg'),
      {
        name: 'pg alone',
        value: '',
        note: `${round(raw.reads)} reads/s, ${round(raw.orders)} orders/s`,
      },
    ];
  } finally {
    bare.stop();
    await system.stop();
    await database.stop();
  }
}

/**
 * Checked in the database: an answer without an order would be counted as one. It knows its tables, as one that has been in use for a
 * minute does by itself; before, it guesses which index is the shortest way.
 */
async function orderRate(
  gateway: Loaded,
  db: Database,
  offers: readonly FoundOffer[],
): Promise<Load> {
  await load(gateway, orders(offers), 0);
  await sql`ANALYZE`.execute(db);
  const before = await orderReferences(db);
  const measured = await load(gateway, orders(offers), 0);
  const made = (await orderReferences(db)).size - before.size;
  if (made < measured.answers)
    throw new Error(`${measured.answers} answers, but only ${made} orders`);
  return measured;
}

const round = (number: number) => Math.round(number).toLocaleString('en');

/** A load beside what a bare server does of the same. */
type Compared = Load & { readonly rateOfBare: number; readonly cpuOfBare: number };

const row = (name: string, load: Compared, raw: number, of: string): Row => ({
  name,
  value: `${load.rateOfBare.toFixed(3)} × bare node:http`,
  ratio: { value: load.rateOfBare, better: 'MORE' },
  note: [
    `${(load.rate / raw).toFixed(2)} × ${of}`,
    `CPU ${load.cpuMilliseconds.toFixed(2)} ms = ${load.cpuOfBare.toFixed(0)} × bare`,
    `${round(load.rate)}/s, p50 ${load.p50} ms, p99 ${load.p99} ms`,
  ].join('; '),
});
