import { signBody } from '#gateway/ports/payment-provider/signature.ts';
import { SIGNATURE_HEADER } from '#gateway/ports/payment-provider/wire.ts';
import type { EventRecord } from './records.ts';
import type { Store } from './store.ts';

/** How tests make the messenger misbehave; all off by default. */
export interface Misbehaviour {
  /** Every event is this late. */
  delayMilliseconds: number;
  /** How often each event is sent although it was answered. */
  copies: number;
  /** An event waits until a later one of the same payment has arrived. */
  reorder: boolean;
  /** How many of the next events are never delivered. */
  drop: number;
}

export const WELL_BEHAVED: Misbehaviour = {
  delayMilliseconds: 0,
  copies: 1,
  reorder: false,
  drop: 0,
};

export interface Deliveries {
  /** Looks for events that are owed and not being sent. */
  wake(): void;
  misbehave(how: Misbehaviour): void;
  /** Sends an event again, whether or not it has been answered. */
  resend(event: EventRecord): Promise<boolean>;
  stop(): void;
}

const GIVE_UP_MILLISECONDS = 3 * 24 * 60 * 60 * 1000;
const LONGEST_PAUSE_MILLISECONDS = 5 * 60 * 1000;
const LONGEST_TIMER_MILLISECONDS = 2 ** 31 - 1;

/**
 * The messenger: sends each event until the shop answers 2xx, with pauses that double from
 * `firstPause` (milliseconds).
 */
export function startDeliveries(
  store: Store,
  options: { webhookSecret: string; firstPause: number; timeoutMilliseconds: number },
): Deliveries {
  const timers = new Map<string, NodeJS.Timeout>();
  const inHand = new Set<string>();
  let how = WELL_BEHAVED;
  let stopped = false;

  const post = async ({ url, body }: EventRecord): Promise<boolean> => {
    const headers = {
      'content-type': 'application/json',
      [SIGNATURE_HEADER]: signBody(options.webhookSecret, body, new Date()),
    };
    const signal = AbortSignal.timeout(options.timeoutMilliseconds);
    try {
      const answer = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' });
      await answer.body?.cancel();
      return answer.ok;
    } catch {
      return false;
    }
  };

  const close = (event: EventRecord): void => {
    inHand.delete(event.id);
    if (!stopped) store.write({ events: [{ ...event, delivered: true }] });
  };

  const isOvertaken = (event: EventRecord): boolean =>
    [...store.events()].some(
      (other) =>
        other.paymentId === event.paymentId &&
        other.delivered &&
        other.createdAt >= event.createdAt,
    );

  const attempt = async (event: EventRecord, pause: number): Promise<void> => {
    timers.delete(event.id);
    if (stopped) return;
    const waits = how.reorder && !event.type.endsWith('succeeded') && !isOvertaken(event);
    if (waits) return later(event, 20, pause);
    let answered = await post(event);
    for (let copy = 1; answered && copy < how.copies; copy += 1) answered = await post(event);
    const tooOld = Date.now() - Date.parse(event.createdAt) > GIVE_UP_MILLISECONDS;
    if (answered || tooOld) return close(event);
    later(event, pause, Math.min(pause * 2, LONGEST_PAUSE_MILLISECONDS));
  };

  const later = (event: EventRecord, wait: number, pause: number): void => {
    if (stopped) return;
    const run = () => void attempt(event, pause);
    timers.set(event.id, setTimeout(run, Math.min(Math.max(0, wait), LONGEST_TIMER_MILLISECONDS)));
  };

  return {
    wake() {
      const owed = [...store.owedEvents()].filter((event) => !inHand.has(event.id));
      for (const event of owed) {
        inHand.add(event.id);
        if (how.drop > 0) {
          how = { ...how, drop: how.drop - 1 };
          close(event);
          continue;
        }
        const wait = Date.parse(event.notBefore) - Date.now() + how.delayMilliseconds;
        later(event, wait, options.firstPause);
      }
    },
    misbehave(next) {
      how = next;
    },
    resend: post,
    stop() {
      stopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}
