import { loadavg } from 'node:os';
import { metricOf } from '#tests/bench/metric-of.ts';
import { endlessOffers } from '#tests/bench/mix/endless-offers.ts';
import { openOwnDatabase } from '#tests/bench/own-database.ts';
import { occasions } from '#tests/bench/pages/occasions.ts';
import { cpuSeconds } from '#tests/bench/pages/resource-use.ts';
import { startTwoGateways } from '#tests/bench/race/two-gateways.ts';
import type { Row } from '#tests/bench/table.ts';
import { OPERATIONS, PAGES } from './busy-day.ts';
import { visit } from './visit.ts';
import { latenessRow, visitorRows } from './visitor-rows.ts';

/**
 * Gateways that have just started compile what they run: fewer come until that is done, as when one
 * takes its place among others.
 */
const WARM_UP_SECONDS = 30;
const WARM_UP_SHARE = 1 / 3;

const LONGEST_GAP_SECONDS = 0.05;

/**
 * Two gateways on one database at the load of a busy day; ten minutes, or as many seconds as
 * `BENCH_LOAD_SECONDS` says.
 */
export async function benchLoad(): Promise<Row[]> {
  const seconds = Number(process.env.BENCH_LOAD_SECONDS ?? 600);
  const database = await openOwnDatabase();
  const gateways = await startTwoGateways({ databaseUrl: database.url });
  const { urls } = gateways;
  try {
    const [first = ''] = urls;
    const today = new Date().toISOString().slice(0, 10);
    const opened = await occasions(first);
    const { offers } = await endlessOffers(first, database.db, today);
    const day = { urls, offers, opened, today, share: 1 };
    await visit({ day: { ...day, share: WARM_UP_SHARE }, seconds: WARM_UP_SECONDS });
    const { told, rows } = await watched(urls, seconds, () => visit({ day, seconds }));
    return [
      ...visitorRows('operations', OPERATIONS, told, seconds),
      ...visitorRows('pages', PAGES, told, seconds),
      ...rows,
      latenessRow(told),
    ];
  } finally {
    await gateways.stop();
    await database.stop();
  }
}

/** What the gateways tell of themselves about the time of some work. */
async function watched<Told>(urls: readonly string[], seconds: number, work: () => Promise<Told>) {
  const ofEach = <Figure>(ask: (url: string) => Promise<Figure>) => Promise.all(urls.map(ask));
  const before = await ofEach(cpuSeconds);
  // The gap that is told is that since figures were last asked for.
  await ofEach(gapOf);
  const told = await work();
  const gap = Math.max(...(await ofEach(gapOf)));
  const cores = (await ofEach(cpuSeconds)).map((used, at) => (used - (before[at] ?? 0)) / seconds);
  const hits = await ofEach(hitRate);
  const rows: Row[] = [
    {
      name: 'gap of the event loop, p99',
      value: `${(gap * 1000).toFixed(0)} ms`,
      holds: gap <= LONGEST_GAP_SECONDS,
    },
    {
      name: 'hits of the response cache',
      value: hits.map((share) => `${(share * 100).toFixed(0)} %`).join(', '),
    },
    {
      name: 'cores that the gateways used',
      value: cores.map((used) => used.toFixed(2)).join(', '),
      note: `load average of the machine ${loadavg()[0]?.toFixed(1)}`,
    },
  ];
  return { told, rows };
}

const gapOf = (url: string) => metricOf(url, 'nodejs_eventloop_lag_p99_seconds');

async function hitRate(url: string): Promise<number> {
  const hit = await metricOf(url, 'graphql_cache_total{outcome="hit"}');
  const miss = await metricOf(url, 'graphql_cache_total{outcome="miss"}');
  return hit / (hit + miss);
}
