import type { Order } from '#gateway/modules/orders/order.model.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import type { KnownActor } from '#gateway/sessions/sessions.ts';
import type { ExampleValueParts } from './example-values.parts.ts';

type Parts = { readonly services: ExampleValueParts['services'] };

/**
 * The first of the orders opened to a browser in which something waits that an earlier visit has
 * left.
 */
async function firstWaiting(
  { services }: Parts,
  visitor: KnownActor,
  waitingIn: (order: Order) => Promise<string | undefined>,
  now: Date,
): Promise<string | null> {
  for (const { order } of await services.orders.openedTo(visitor, now)) {
    const found = await waitingIn(order);
    if (found) return found;
  }
  return null;
}

/** A seat order that waits for payment; null where there is none. */
export const pendingSeatOrder = (parts: Parts, visitor: KnownActor, now: Date) =>
  firstWaiting(
    parts,
    visitor,
    async ({ id }) =>
      (await parts.services.seats.ordersOf(id, AIRLINE, now)).find(
        ({ state }) => state === 'PENDING_PAYMENT',
      )?.id,
    now,
  );

/** A change of date that waits for payment; null where there is none. */
export const pendingDateChange = (parts: Parts, visitor: KnownActor, now: Date) =>
  firstWaiting(
    parts,
    visitor,
    async ({ id }) =>
      (await parts.services.dateChanges.ofOrder(id, AIRLINE, now)).find(
        ({ state }) => state === 'PENDING_PAYMENT',
      )?.id,
    now,
  );
