import { metricOf } from '#tests/bench/metric-of.ts';
import { openOwnDatabase } from '#tests/bench/own-database.ts';
import { occasions } from '#tests/bench/pages/occasions.ts';
import { startTwoGateways } from '#tests/bench/race/two-gateways.ts';
import { endlessOffers } from '#tests/bench/rates/endless-offers.ts';
import type { Row } from '#tests/bench/table.ts';
import { OPERATIONS, PAGES, PER_SECOND } from './busy-day.ts';
import { faultsOf, latenessOf, timesOf } from './load-figures.ts';
import type { Told } from './open-load.ts';
import { visit } from './visit.ts';

/** Gateways that have just started compile what they run: fewer come until that is done, as when one takes its place among others. */
const WARM_UP_SECONDS = 30;
const WARM_UP_SHARE = 1 / 3;
const LATEST_MILLISECONDS = 250;
const LONGEST_GAP_SECONDS = 0.05;

/** Two gateways on one database at the load of a busy day; ten minutes, or as many seconds as `BENCH_LOAD_SECONDS` says. */
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
    // The gap that is told is that since it was last asked for.
    await Promise.all(urls.map(gapOf));
    const told = await visit({ day, seconds });
    const gap = Math.max(...(await Promise.all(urls.map(gapOf))));
    const hits = await Promise.all(urls.map(hitRate));
    return [
      ...rowsOf('operations', OPERATIONS, told, seconds),
      ...rowsOf('pages', PAGES, told, seconds),
      {
        name: 'gap of the event loop, p99',
        value: `${(gap * 1000).toFixed(0)} ms`,
        holds: gap <= LONGEST_GAP_SECONDS,
      },
      {
        name: 'hits of the store of answers',
        value: hits.map((share) => `${(share * 100).toFixed(0)} %`).join(', '),
      },
      {
        name: 'requests that were sent late, p99',
        value: `${latenessOf(told).p99.toFixed(1)} ms`,
        note: `longest ${latenessOf(told).longest.toFixed(0)} ms, counted in the times above`,
      },
    ];
  } finally {
    await gateways.stop();
    await database.stop();
  }
}

type Kind = keyof typeof PER_SECOND;

function rowsOf(
  name: string,
  kinds: readonly Kind[],
  all: readonly Told[],
  seconds: number,
): Row[] {
  const of = (wanted: readonly string[]) => all.filter(({ kind }) => wanted.includes(kind));
  const told = of(kinds);
  const perSecond = kinds.reduce((sum, kind) => sum + PER_SECOND[kind], 0);
  const { p50, p95, p99, longest } = timesOf(told);
  const faults = faultsOf(told);
  const ofEach = kinds.map((kind) => `${kind} ${timesOf(of([kind])).p95.toFixed(0)}`);
  return [
    {
      name: `${perSecond} ${name} a second for ${seconds} s`,
      value: `p95 ${p95.toFixed(0)} ms`,
      note: [
        `p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, longest ${longest.toFixed(0)} ms`,
        ...(kinds.length > 1 ? [`p95 of each: ${ofEach.join(', ')} ms`] : []),
        `${(told.length / seconds).toFixed(0)}/s sent`,
      ].join('; '),
      holds: p95 <= LATEST_MILLISECONDS,
    },
    {
      name: `${name} that failed`,
      value: `${faults.all} of ${told.length}`,
      note: `${faults.ofServer} × 5xx, ${faults.broken} broken off, ${faults.notAnswered} not answered within 10 s`,
      holds: faults.all === 0,
    },
  ];
}

const gapOf = (url: string) => metricOf(url, 'nodejs_eventloop_lag_p99_seconds');

async function hitRate(url: string): Promise<number> {
  const hit = await metricOf(url, 'graphql_store_total{outcome="hit"}');
  const miss = await metricOf(url, 'graphql_store_total{outcome="miss"}');
  return hit / (hit + miss);
}
