import autocannon, { type Sent } from 'autocannon';
import { cpuSecondsOf } from '#tests/bench/pages/resource-use.ts';

/** What a server answered under load. */
export interface Load {
  /** Good answers a second. */
  readonly rate: number;
  /** All of the good ones. */
  readonly answers: number;
  /**
   * What its process spent on each: unlike the rate it does not depend on what else the machine has
   * to do.
   */
  readonly cpuMilliseconds: number;
  /** Milliseconds until the answer. */
  readonly p50: number;
  readonly p99: number;
}

const CONNECTIONS = 24;
const WARM_UP_SECONDS = 2;
const SECONDS = 3;

/** A server in a process of its own. */
export interface Loaded {
  readonly url: string;
  readonly pid: number;
}

/**
 * Requests in turn over 24 connections for three seconds, after two to warm up. @throws when one
 * fails
 */
export async function load(
  { url, pid }: Loaded,
  requests: readonly Sent[],
  warmUpSeconds: number = WARM_UP_SECONDS,
): Promise<Load> {
  const run = (duration: number) =>
    autocannon({ url, connections: CONNECTIONS, duration, requests });
  if (warmUpSeconds > 0) await run(warmUpSeconds);
  const before = cpuSecondsOf(pid);
  const result = await run(SECONDS);
  const cpuSeconds = cpuSecondsOf(pid) - before;
  if (result.errors + result.timeouts + result.non2xx > 0)
    throw new Error(
      `${url}: ${result.errors} errors, ${result.timeouts} timeouts, ${result.non2xx} bad`,
    );
  const { p50, p99 } = result.latency;
  const answers = result['2xx'];
  const cpuMilliseconds = (cpuSeconds * 1000) / answers;
  return { rate: answers / result.duration, answers, cpuMilliseconds, p50, p99 };
}
