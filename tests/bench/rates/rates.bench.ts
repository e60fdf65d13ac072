import type { Sent } from 'autocannon';
import { openOwnDatabase } from '#tests/bench/own-database.ts';
import type { Row } from '#tests/bench/table.ts';
import { startSystem } from '#tests/support/system.ts';
import { endlessOffers } from './endless-offers.ts';
import { type Load, load } from './load.ts';
import { ordersInTurn } from './orders-in-turn.ts';
import { openRawDatabase } from './raw-database.ts';
import { persistedRead, readsNotStored, searches } from './requests.ts';
import { startBareServer } from './start-bare-server.ts';

/**
 * For how long V8 compiles what a gateway runs: one answer was 0.72 ms in the first three seconds,
 * and 0.55 in the fourth three.
 */
const COMPILING_SECONDS = 10;

/**
 * Rates of one gateway as ratios to a bare server, measured before and after each, and to what pg
 * does alone.
 */
export async function benchRates(): Promise<Row[]> {
  const bare = await startBareServer();
  const database = await openOwnDatabase();
  const system = await startSystem({ environment: { DATABASE_URL: database.url } });
  const raw = openRawDatabase(database.url);
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
    const reads = await raw.reads(references);
    const order = await ordersInTurn(gateway, database.db, offers, () => raw.orders(references));
    return [
      row('persisted read', read, read.rate / reads, 'reads of one row by pg'),
      row('the same, not stored', executed, executed.rate / reads, 'reads of one row by pg'),
      row('search, 300 different', search, search.rate / reads, 'reads of one row by pg'),
      {
        name: 'order',
        value: `${order.ofPg.toFixed(2)} × the same inserts by pg`,
        ratio: { value: order.ofPg, better: 'MORE' },
        note: `CPU ${order.cpuMilliseconds.toFixed(2)} ms; ${round(order.rate)}/s, p50 ${order.p50} ms, p99 ${order.p99} ms`,
      },
      {
        name: 'pg alone',
        value: '',
        note: `${round(reads)} reads/s, ${round(order.alone)} orders/s`,
      },
    ];
  } finally {
    bare.stop();
    await raw.stop();
    await system.stop();
    await database.stop();
  }
}

const round = (number: number) => Math.round(number).toLocaleString('en');

/** A load beside what a bare server does of the same. */
type Compared = Load & { readonly rateOfBare: number; readonly cpuOfBare: number };

const row = (name: string, load: Compared, ofPg: number, of: string): Row => ({
  name,
  value: `${load.rateOfBare.toFixed(3)} × bare node:http`,
  ratio: { value: load.rateOfBare, better: 'MORE' },
  note: [
    `${ofPg.toFixed(2)} × ${of}`,
    `CPU ${load.cpuMilliseconds.toFixed(2)} ms = ${load.cpuOfBare.toFixed(0)} × bare`,
    `${round(load.rate)}/s, p50 ${load.p50} ms, p99 ${load.p99} ms`,
  ].join('; '),
});
