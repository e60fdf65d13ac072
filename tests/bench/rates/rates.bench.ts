import type { Sent } from 'autocannon';
import { sql } from 'kysely';
import type { Database } from '#gateway/database/database.ts';
import { addDays } from '#schema/rules/local-date.ts';
import { buy, type FoundOffer, findOffer } from '#tests/support/buyer.ts';
import { orderReferences } from '#tests/support/seat-ledger.ts';
import { startSystem } from '#tests/support/system.ts';
import { openOwnDatabase } from '../own-database.ts';
import type { Row } from '../table.ts';
import { type Load, load } from './load.ts';
import { rawRates } from './raw-database.ts';
import { orders, persistedRead, searches } from './requests.ts';
import { startBareServer } from './start-bare-server.ts';

/** So many flights are ordered in turn: one alone would measure the wait for its counter. */
const FLIGHTS = 12;

/** Rates of one gateway as ratios to a bare server, measured before and after each, and to what pg does alone. */
export async function benchRates(): Promise<Row[]> {
  const bare = await startBareServer();
  const database = await openOwnDatabase();
  const system = await startSystem({ environment: { DATABASE_URL: database.url } });
  const beside = async (measure: () => Promise<Load>) => {
    const before = await load(bare.url, [{ path: '/' }]);
    const measured = await measure();
    const after = await load(bare.url, [{ path: '/' }]);
    return { ...measured, ofBare: (2 * measured.rate) / (before.rate + after.rate) };
  };
  try {
    const today = new Date().toISOString().slice(0, 10);
    const { offers, references } = await endlessOffers(system.url, database.db, today);
    const ask = (requests: readonly Sent[]) => () => load(system.url, requests);
    const read = await beside(ask(persistedRead()));
    const search = await beside(ask(searches(today)));
    const ordered = await beside(() => orderRate(system.url, database.db, offers));
    const raw = await rawRates(database.url, references);
    return [
      row('persisted read', read, raw.reads, 'reads of one row by pg'),
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

/** Offers on flights that never sell out, and an order of each. */
async function endlessOffers(url: string, db: Database, today: string) {
  const days = Array.from({ length: FLIGHTS }, (_, index) => addDays(today, 30 + index));
  const offers = await Promise.all(days.map((day) => findOffer(url, day)));
  const bought = await Promise.all(offers.map((offer) => buy(url, offer)));
  await sql`UPDATE flight_inventory SET capacity = 1000000`.execute(db);
  return { offers, references: bought.map(({ reference }) => reference ?? '') };
}

/** Counted in the database, so that a refusal is no order. */
async function orderRate(url: string, db: Database, offers: readonly FoundOffer[]): Promise<Load> {
  await load(url, orders(offers), 0);
  const before = await orderReferences(db);
  const measured = await load(url, orders(offers), 0);
  const made = (await orderReferences(db)).size - before.size;
  return { ...measured, rate: made / measured.seconds };
}

const round = (number: number) => Math.round(number).toLocaleString('en');

const row = (
  name: string,
  { rate, ofBare, p50, p99 }: Load & { ofBare: number },
  raw: number,
  of: string,
): Row => ({
  name,
  value: `${ofBare.toFixed(3)} × bare node:http`,
  note: `${(rate / raw).toFixed(2)} × ${of}; ${round(rate)}/s, p50 ${p50} ms, p99 ${p99} ms`,
});
