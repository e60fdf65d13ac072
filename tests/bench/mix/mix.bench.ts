import type { Sent } from 'autocannon';
import { openOwnDatabase } from '#tests/bench/own-database.ts';
import { type Occasion, occasions } from '#tests/bench/pages/occasions.ts';
import { cpuSecondsOf } from '#tests/bench/pages/resource-use.ts';
import { visit } from '#tests/bench/pages/visit.ts';
import type { Row } from '#tests/bench/table.ts';
import { startSystem } from '#tests/support/system.ts';
import { endlessOffers } from './endless-offers.ts';
import { type Load, type Loaded, load } from './load.ts';
import { ordersInTurn } from './orders-in-turn.ts';
import { openRawDatabase } from './raw-database.ts';
import { persistedRead, readsNotStored, searches } from './requests.ts';
import { startBareServer } from './start-bare-server.ts';

/** For how long V8 compiles what a gateway runs. */
const COMPILING_SECONDS = 10;
const FIRST = 300;
const LATER = 900;

/** Milliseconds of CPU of the gateway for one answer, at most. */
const GOALS = { first: 10, later: 7, search: 1.5, executed: 0.6, cached: 0.2 } as const;
/** Orders a second beside those that pg alone inserts, at least. */
const ORDER_OF_PG = 0.3;

const PAGES = [
  '/',
  '/flightInquiry',
  '/flightInquiry/passengersService',
  '/flightInquiry/payment',
  '/order/flightOrderDetail',
  '/order/flightOrder',
  '/flightStatus/details',
  '/reserve',
  '/changeDate',
  '/checkIn/choose-seat',
  '/baggage/checkedBaggage',
  '/no/such/page',
];
const SEARCHES_AMONG = 8;

type Ask = () => Promise<unknown>;

/** Twelve pages and eight searches in turn, each search another one. */
function mixOf(url: string, opened: Readonly<Record<string, Occasion>>, today: string): Ask[] {
  const asked = searches(today);
  let turn = 0;
  const pages = PAGES.map((path): Ask => {
    const { query = '', cookie } = opened[path] ?? {};
    return () => visit(`${url}${path}${query}`, cookie);
  });
  const search: Ask = async () => {
    const { path = '' } = asked[turn % asked.length] ?? {};
    turn += 1;
    await (await fetch(`${url}${path}&turn=${turn}`)).text();
  };
  return [...pages, ...Array.from({ length: SEARCHES_AMONG }, () => search)];
}

/** Milliseconds of CPU of the gateway for one of so many requests, one after the other. */
async function cpuOfMix({ pid }: Loaded, mix: readonly Ask[], count: number): Promise<number> {
  const before = cpuSecondsOf(pid);
  for (let turn = 0; turn < count; turn += 1) await mix[turn % mix.length]?.();
  return ((cpuSecondsOf(pid) - before) * 1000) / count;
}

const round = (number: number) => Math.round(number).toLocaleString('en');

const mixRow = (name: string, milliseconds: number, goal: number, bare: number): Row => ({
  name,
  value: `${milliseconds.toFixed(1)} ms of CPU`,
  note: `the goal is ${goal} ms; ${(milliseconds / bare).toFixed(0)} × a bare answer`,
  ratio: { value: milliseconds / bare, better: 'LESS' },
  holds: milliseconds <= goal,
});

const operationRow = (name: string, of: Load, goal: number, bare: number): Row => ({
  ...mixRow(name, of.cpuMilliseconds, goal, bare),
  value: `${of.cpuMilliseconds.toFixed(2)} ms of CPU`,
  note: `the goal is ${goal} ms; ${round(of.rate)}/s, p50 ${of.p50} ms, p99 ${of.p99} ms`,
});

/**
 * What the gateway spends on a mix of pages and operations, from its first request on, and on the
 * operations alone; its orders beside those that pg alone inserts.
 */
export async function benchMix(): Promise<Row[]> {
  const bare = await startBareServer();
  const database = await openOwnDatabase();
  const system = await startSystem({ environment: { DATABASE_URL: database.url } });
  const raw = openRawDatabase(database.url);
  const gateway = { url: system.url, pid: system.process.pid ?? 0 };
  try {
    const today = new Date().toISOString().slice(0, 10);
    const { cpuMilliseconds: least } = await load(bare, [{ path: '/' }]);
    const mix = mixOf(system.url, await occasions(system.url), today);
    const first = await cpuOfMix(gateway, mix, FIRST);
    const later = await cpuOfMix(gateway, mix, LATER);
    const ask = (requests: readonly Sent[]) => load(gateway, requests, COMPILING_SECONDS);
    const cached = await ask(persistedRead());
    const executed = await ask(readsNotStored());
    const search = await ask(searches(today));
    const { offers, references } = await endlessOffers(system.url, database.db, today);
    const order = await ordersInTurn(gateway, database.db, offers, () => raw.orders(references));
    return [
      mixRow(`the first ${FIRST} of a mix of 20 pages and searches`, first, GOALS.first, least),
      mixRow(`the next ${LATER}`, later, GOALS.later, least),
      operationRow('search, each another one', search, GOALS.search, least),
      operationRow('public read, executed', executed, GOALS.executed, least),
      operationRow('public read, cached', cached, GOALS.cached, least),
      {
        name: 'order',
        value: `${order.ofPg.toFixed(2)} × the same inserts by pg`,
        ratio: { value: order.ofPg, better: 'MORE' },
        note: `at least ${ORDER_OF_PG}; ${order.cpuMilliseconds.toFixed(2)} ms of CPU, ${round(order.rate)}/s, p99 ${order.p99} ms; pg alone ${round(order.alone)}/s`,
        holds: order.ofPg >= ORDER_OF_PG,
      },
    ];
  } finally {
    bare.stop();
    await raw.stop();
    await system.stop();
    await database.stop();
  }
}
