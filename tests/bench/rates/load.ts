import autocannon, { type Sent } from 'autocannon';

/** What a server answered under load. */
export interface Load {
  /** Good answers a second. */
  readonly rate: number;
  /** How long it was under load. */
  readonly seconds: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

const CONNECTIONS = 24;
const WARM_UP_SECONDS = 2;
const SECONDS = 3;

/** Requests in turn over 24 connections for three seconds, after two to warm up. @throws when one fails */
export async function load(
  url: string,
  requests: readonly Sent[],
  warmUpSeconds: number = WARM_UP_SECONDS,
): Promise<Load> {
  const run = (duration: number) =>
    autocannon({ url, connections: CONNECTIONS, duration, requests });
  if (warmUpSeconds > 0) await run(warmUpSeconds);
  const result = await run(SECONDS);
  if (result.errors + result.timeouts + result.non2xx > 0)
    throw new Error(
      `${url}: ${result.errors} errors, ${result.timeouts} timeouts, ${result.non2xx} bad`,
    );
  const { p50, p99 } = result.latency;
  return { rate: result['2xx'] / result.duration, seconds: result.duration, p50, p99 };
}
