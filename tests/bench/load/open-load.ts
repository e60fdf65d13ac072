import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Sent } from 'autocannon';
import { arrivals, numbersOf } from './arrivals.ts';
import { type Outcome, send } from './send.ts';

/** Requests that are sent in turn, so many a second on average. */
export interface Stream {
  readonly kind: string;
  readonly url: string;
  readonly perSecond: number;
  readonly requests: readonly Sent[];
}

/** What became of one request. */
export interface Told {
  readonly kind: string;
  readonly outcome: Outcome;
  /** From the moment at which it was to be sent until the last byte of its answer. */
  readonly milliseconds: number;
  /** How long after that moment it was sent. */
  readonly late: number;
}

/** What has no answer by then is given up. */
const PATIENCE_MILLISECONDS = 10_000;
/** Each run has the same arrivals. */
const SEED = 4_711;

/**
 * Sends each request at its time, whether or not those before it were answered: visitors do not
 * wait for each other. So a server that stands still for a moment is seen in the times of all who
 * came meanwhile. Ends when all are answered or given up.
 */
export async function openLoad(
  streams: readonly Stream[],
  seconds: number,
  patienceMilliseconds = PATIENCE_MILLISECONDS,
): Promise<Told[]> {
  const agent = new Agent({ keepAlive: true });
  const told: Promise<Told>[] = [];
  const planned = byTime(streams, seconds);
  const begun = performance.now();
  for (const { at, kind, url, request } of planned) {
    const since = () => performance.now() - begun - at;
    const early = -since();
    if (early > 0) await sleep(Math.ceil(early));
    const late = since();
    const ready = request.setupRequest?.(request) ?? request;
    const answered = send(agent, url, ready, patienceMilliseconds - late);
    told.push(answered.then((outcome) => ({ kind, outcome, milliseconds: since(), late })));
  }
  const all = await Promise.all(told);
  agent.destroy();
  return all;
}

/** The requests of all streams in the order of their times. */
function byTime(streams: readonly Stream[], seconds: number) {
  const next = numbersOf(SEED);
  return streams
    .flatMap(({ kind, url, perSecond, requests }) =>
      arrivals(perSecond, seconds, next).flatMap((at, turn) => {
        const request = requests[turn % requests.length];
        return request ? [{ at, kind, url, request }] : [];
      }),
    )
    .toSorted((one, other) => one.at - other.at);
}
