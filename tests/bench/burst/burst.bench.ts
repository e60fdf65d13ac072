import { setTimeout as sleep } from 'node:timers/promises';
import { cpuSecondsOf, residentMegabytes } from '#tests/bench/pages/resource-use.ts';
import type { Row } from '#tests/bench/table.ts';
import { type Burst, burst, pipelined } from '#tests/support/burst.ts';
import { type System, startSystem } from '#tests/support/system.ts';

/** A page that reads its query, and so is rendered for each request. */
const PAGE = '/?from=PVG&to=HKG';
const HEAP_MEGABYTES = 768;
const READERS = 700;
const LEAVERS = 500;
const STAY_MILLISECONDS = 500;

/** How long /healthz may be without an answer while requests for pages arrive at once. */
const LONGEST_SILENCE_SECONDS = 5;

/** What a burst of requests for pages does to a gateway with the heap of a small container. */
export async function benchBurst(): Promise<Row[]> {
  const system = await startSystem({
    environment: { NODE_OPTIONS: `--max-old-space-size=${HEAP_MEGABYTES}` },
  });
  try {
    await burst(system.url + PAGE, 8).heads;
    return [...(await readers(system)), ...(await leavers(system)), await pipeliners(system)];
  } finally {
    await system.stop();
  }
}

const pidOf = ({ process: child }: System) => child.pid ?? 0;
const memoryOf = (system: System) => `${residentMegabytes(pidOf(system)).toFixed(0)} MB`;
const secondsSince = (begun: number) => (performance.now() - begun) / 1000;

/** Seconds until the gateway says that it lives; infinite when it does not. */
async function silence(system: System): Promise<number> {
  // By then the burst stands before it.
  await sleep(100);
  const begun = performance.now();
  const answer = await fetch(`${system.url}/healthz`).catch(() => null);
  return answer?.ok ? secondsSince(begun) : Number.POSITIVE_INFINITY;
}

async function readers(system: System): Promise<Row[]> {
  const begun = performance.now();
  const sent = burst(system.url + PAGE, READERS);
  const silent = await silence(system);
  const heads = await sent.heads;
  const seconds = secondsSince(begun);
  const count = (status: number) => heads.filter((head) => head?.status === status).length;
  const answered = count(200) + count(503);
  return [
    {
      name: `${READERS} readers at once, heap ${HEAP_MEGABYTES} MB`,
      value: `${count(200)} pages`,
      note: `${count(503)} × 503, ${READERS - answered} without an answer, in ${seconds.toFixed(1)} s; then ${memoryOf(system)}`,
      holds: answered === READERS,
    },
    healthRow(silent),
  ];
}

const healthRow = (seconds: number): Row => ({
  name: '… /healthz answers meanwhile',
  value: `${seconds.toFixed(2)} s`,
  holds: seconds < LONGEST_SILENCE_SECONDS,
});

/** Sends, leaves after half a second, and waits until the gateway spends nothing more on it. */
async function cpuAfterLeaving(system: System, sent: Pick<Burst, 'leave'>): Promise<number> {
  await sleep(STAY_MILLISECONDS);
  sent.leave();
  const before = cpuSecondsOf(pidOf(system));
  for (let last = Number.NaN, now = before; now !== last; ) {
    last = now;
    await sleep(1_000);
    now = cpuSecondsOf(pidOf(system));
    if (now - last < 0.05) return now - before;
  }
  return cpuSecondsOf(pidOf(system)) - before;
}

async function leavers(system: System): Promise<Row[]> {
  const sent = burst(system.url + PAGE, LEAVERS);
  const silent = silence(system);
  const cpu = await cpuAfterLeaving(system, sent);
  return [
    {
      name: `${LEAVERS} readers who leave after ${STAY_MILLISECONDS / 1000} s`,
      value: `${cpu.toFixed(2)} s CPU`,
      note: `spent after they left; then ${memoryOf(system)}`,
    },
    healthRow(await silent),
  ];
}

async function pipeliners(system: System): Promise<Row> {
  const sent = await pipelined(system.url + PAGE, 100, 20);
  const silent = silence(system);
  const cpu = await cpuAfterLeaving(system, sent);
  return {
    ...healthRow(await silent),
    name: '100 connections with 20 requests each, then gone',
    note: `until /healthz answers; ${cpu.toFixed(2)} s CPU after they left; then ${memoryOf(system)}`,
  };
}
