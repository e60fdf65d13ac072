import { clientNetwork } from '#gateway/limits/client-network.ts';
import type { PayableOrder } from '#gateway/modules/payments/payable.ts';
import type { PayableKey } from '#gateway/modules/payments/payment.model.ts';
import type { PaymentService } from '#gateway/modules/payments/payments.service.ts';
import type { Clock } from '#gateway/ports/clock.ts';
import { type EventStream, eventStream } from '#gateway/requests/live/event-stream.ts';
import { createWatches, type WatchLimits } from '#gateway/requests/live/watches.ts';
import type { Actor } from '#gateway/sessions/actor.ts';
import type { Sessions } from '#gateway/sessions/sessions.ts';

/** What a watch over orders needs. */
export type OrderUpdatesDependencies = {
  readonly clock: Clock;
  readonly payments: Pick<PaymentService, 'payable' | 'orderOf'>;
  readonly sessions: Pick<Sessions, 'holds'>;
  /** A text for each flight order: another one after each change, whichever gateway made it. */
  versions(orderIds: readonly string[], now: Date): Promise<ReadonlyMap<string, string>>;
  /** How often watched orders are looked at. */
  readonly intervalMilliseconds: number;
  /** How often it is looked at whether a viewer may still see an order that does not change. */
  readonly accessMilliseconds: number;
  readonly limits: WatchLimits;
};

/** An order after a change, and the instant at which it was read. */
export type OrderUpdate = { readonly payableChanged: PayableOrder; readonly at: Date };

type Watch = {
  readonly key: PayableKey;
  readonly actor: Actor;
  readonly viewer: string;
  readonly line: EventStream<OrderUpdate>;
  /** The flight order that it is, or belongs to; null until it has been found. */
  orderId: string | null;
  told: string | null;
  askedAt: number;
};

/**
 * Watches over payable orders. What is stored of them is looked at in an interval, with one
 * question for all of them, and an order is read only after a change of it. Before each event, and
 * from time to time, the viewer must still be signed in and see it.
 */
export function createOrderUpdates(parts: OrderUpdatesDependencies) {
  const { clock, payments, sessions, intervalMilliseconds, accessMilliseconds, limits } = parts;

  /** Tells its viewer of an order that changed, or ends the watch. */
  const look = async (watch: Watch, version: string, now: Date) => {
    const { key, actor, line } = watch;
    watch.askedAt = performance.now();
    const order = (await sessions.holds(actor)) ? await payments.payable(key, actor, now) : null;
    if (!order) return line.end();
    if (version !== watch.told) line.tell({ payableChanged: order, at: now });
    watch.told = version;
    if (order.closedAt) line.end();
  };
  const begin = async (watch: Watch) => {
    const { key, actor, line } = watch;
    const now = clock.now();
    const orderId = await payments.orderOf(key, actor, now);
    if (!orderId) return line.end();
    const versions = await parts.versions([orderId], now);
    await look(watch, versions.get(orderId) ?? '', now);
    watch.orderId = orderId;
  };
  const lookAtAll = async (all: readonly Watch[]) => {
    const now = clock.now();
    const ids = new Set(all.flatMap(({ orderId }) => orderId ?? []));
    if (ids.size === 0) return;
    const versions = await parts.versions([...ids], now);
    const due = performance.now() - accessMilliseconds;
    await Promise.allSettled(
      all.map(async (watch) => {
        const version = versions.get(watch.orderId ?? '') ?? '';
        if (watch.orderId && (version !== watch.told || watch.askedAt < due))
          await look(watch, version, now);
      }),
    );
  };
  const watches = createWatches<Watch>({ intervalMilliseconds, limits, begin, look: lookAtAll });

  return {
    ...watches,
    /**
     * Emits an order at once, and again after each change; ends when it is closed, and when the
     * viewer no longer sees it.
     * @throws TOO_MANY_REQUESTS
     */
    watch(key: PayableKey, actor: Actor, address: string): AsyncIterableIterator<OrderUpdate> {
      const viewer = clientNetwork(address);
      const make = (onEnd: () => void): Watch => {
        const line = eventStream<OrderUpdate>(onEnd);
        return { key, actor, viewer, line, orderId: null, told: null, askedAt: 0 };
      };
      return watches.open(viewer, make).line.news;
    },
  };
}

export type OrderUpdates = ReturnType<typeof createOrderUpdates>;
