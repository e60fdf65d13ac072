import autocannon, { type Result, type Sent } from 'autocannon';
import { sql } from 'kysely';
import { metricOf } from '#tests/bench/metric-of.ts';
import { openOwnDatabase } from '#tests/bench/own-database.ts';
import { type Occasion, occasions } from '#tests/bench/pages/occasions.ts';
import { startTwoGateways } from '#tests/bench/race/two-gateways.ts';
import { orders, persistedRead, searches } from '#tests/bench/rates/requests.ts';
import type { Row } from '#tests/bench/table.ts';
import { findOffer } from '#tests/support/buyer.ts';

/** Of both gateways together, a second. */
const OPERATIONS = 300;
const PAGES = 30;
const CONNECTIONS = 24;
const WARM_UP_SECONDS = 10;

/** What p95 may be; of autocannon's percentiles the next stricter one is taken. */
const LATEST_MILLISECONDS = 250;
const LONGEST_GAP_SECONDS = 0.05;

const RENDERED = [
  '/flightInquiry',
  '/flightInquiry/passengersService',
  '/flightInquiry/payment',
  '/order/flightOrderDetail',
  '/order/flightOrder',
];

/** Two gateways on one database at the load of a busy day; ten minutes, or as many seconds as `BENCH_LOAD_SECONDS` says. */
export async function benchLoad(): Promise<Row[]> {
  const seconds = Number(process.env.BENCH_LOAD_SECONDS ?? 600);
  const database = await openOwnDatabase();
  const gateways = await startTwoGateways({ databaseUrl: database.url });
  const { urls } = gateways;
  try {
    const [first = ''] = urls;
    const today = new Date().toISOString().slice(0, 10);
    const offer = await findOffer(first);
    const pages = pagesOf(await occasions(first));
    await sql`UPDATE flight_inventory SET capacity = 1000000`.execute(database.db);
    const operations = [...persistedRead(), ...searches(today), ...orders([offer])];
    const run = (duration: number) =>
      Promise.all(
        urls.flatMap((url) => [
          send(url, mixed(operations), OPERATIONS / urls.length, duration),
          send(url, pages, PAGES / urls.length, duration),
        ]),
      );
    await run(WARM_UP_SECONDS);
    // The gap that is told is that since it was last asked for.
    await Promise.all(urls.map(gapOf));
    const results = await run(seconds);
    const gap = Math.max(...(await Promise.all(urls.map(gapOf))));
    const hits = await Promise.all(urls.map(hitRate));
    return [
      ...rowsOf(
        'operations',
        results.filter((_, index) => index % 2 === 0),
        OPERATIONS,
        seconds,
      ),
      ...rowsOf(
        'pages',
        results.filter((_, index) => index % 2 === 1),
        PAGES,
        seconds,
      ),
      {
        name: 'gap of the event loop, p99',
        value: `${(gap * 1000).toFixed(0)} ms`,
        holds: gap <= LONGEST_GAP_SECONDS,
      },
      {
        name: 'hits of the store of answers',
        value: hits.map((share) => `${(share * 100).toFixed(0)} %`).join(', '),
      },
    ];
  } finally {
    await gateways.stop();
    await database.stop();
  }
}

/** Of ten operations three are reads that are the same for everyone, six are searches, and one is an order. */
function mixed(operations: readonly Sent[]): Sent[] {
  const [read, ...others] = operations;
  const order = others.pop();
  if (!read || !order) throw new Error('nothing to send');
  return others.flatMap((search, index) => {
    if (index % 6 === 0) return [search, order];
    return index % 2 === 0 ? [search] : [search, read];
  });
}

const pagesOf = (opened: Readonly<Record<string, Occasion>>): Sent[] =>
  RENDERED.map((path) => {
    const { query = '', cookie = '' } = opened[path] ?? {};
    return {
      path: path + query,
      headers: { cookie, accept: 'text/html', 'accept-encoding': 'br' },
    };
  });

const send = (url: string, requests: readonly Sent[], overallRate: number, duration: number) =>
  autocannon({ url, requests, overallRate, duration, connections: CONNECTIONS });

function rowsOf(name: string, results: readonly Result[], wanted: number, seconds: number): Row[] {
  const sum = (of: (one: Result) => number) => results.reduce((total, one) => total + of(one), 0);
  const rate = sum((one) => one['2xx'] / one.duration);
  const late = Math.max(...results.map(({ latency }) => latency.p97_5));
  // Timeouts are among the errors.
  const faults = sum((one) => one['5xx'] + one.errors);
  return [
    {
      name: `${wanted} ${name} a second for ${seconds} s`,
      value: `p97.5 ${late.toFixed(0)} ms`,
      note: `${rate.toFixed(0)}/s answered, p50 ${Math.max(...results.map(({ latency }) => latency.p50))} ms`,
      holds: late <= LATEST_MILLISECONDS,
    },
    {
      name: `${name} that failed`,
      value: `${faults}`,
      note: `${sum((one) => one['5xx'])} × 5xx, ${sum((one) => one.timeouts)} not answered within 10 s`,
      holds: faults === 0,
    },
  ];
}

const gapOf = (url: string) => metricOf(url, 'nodejs_eventloop_lag_p99_seconds');

async function hitRate(url: string): Promise<number> {
  const hit = await metricOf(url, 'graphql_store_total{outcome="hit"}');
  const miss = await metricOf(url, 'graphql_store_total{outcome="miss"}');
  return hit / (hit + miss);
}
