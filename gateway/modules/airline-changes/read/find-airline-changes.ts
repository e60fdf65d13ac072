import type {
  AirlineChange,
  StoredAirlineChange,
} from '#gateway/modules/airline-changes/airline-change.model.ts';
import type { AirlineChangeDependencies } from '#gateway/modules/airline-changes/airline-change-dependencies.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import type { ActorOrAirline } from '#gateway/sessions/actor-or-airline.ts';
import { airlineChangeStateAt } from '#schema/rules/after-sale/airline-change.ts';
import { airlineChangesOf, loadAirlineChange } from './airline-changes.repository.ts';

type Waiting<Answer> = {
  readonly keys: Set<string>;
  readonly answers: Promise<ReadonlyMap<string, Answer>>;
};

/**
 * Loads together what several resolvers of one answer ask for one by one: a list costs as many
 * statements as one of its rows.
 */
function batchLoader<Answer>(
  load: (keys: readonly string[]) => Promise<ReadonlyMap<string, Answer>>,
) {
  let waiting: Waiting<Answer> | null = null;
  const begin = (): Waiting<Answer> => {
    const keys = new Set<string>();
    const answers = Promise.resolve().then(() => {
      waiting = null;
      return load([...keys]);
    });
    return { keys, answers };
  };
  return async (key: string): Promise<Answer | undefined> => {
    waiting ??= begin();
    waiting.keys.add(key);
    return (await waiting.answers).get(key);
  };
}

const at = (stored: StoredAirlineChange, order: Order, now: Date): AirlineChange => ({
  ...stored,
  order,
  asOf: now,
  state: airlineChangeStateAt(stored, now),
});

/** One change at an instant; null when there is none or the viewer may not see its order. */
export async function findAirlineChange(
  { db, orders }: Pick<AirlineChangeDependencies, 'db' | 'orders'>,
  id: string,
  viewer: ActorOrAirline,
  now: Date,
): Promise<AirlineChange | null> {
  const stored = await loadAirlineChange(db, id, viewer, now);
  const order = stored && (await orders.find({ id: stored.orderId }, viewer, now));
  return stored && order && at(stored, order, now);
}

/**
 * Reads the changes of orders that the caller was allowed to read, the latest first: those of a
 * list together, and once for each order of an answer, however many of its segments ask. Where only
 * one flight of an order is open, none are listed.
 */
export function airlineChangeViewer({ db }: Pick<AirlineChangeDependencies, 'db'>) {
  const changesOf = batchLoader((orderIds) => airlineChangesOf(db, orderIds));
  const known = new WeakMap<Order, Promise<AirlineChange[]>>();
  return (order: Order, now: Date): Promise<AirlineChange[]> => {
    if (order.onlySegment !== undefined) return Promise.resolve([]);
    const read =
      known.get(order) ??
      changesOf(order.id).then((all = []) => all.map((one) => at(one, order, now)));
    known.set(order, read);
    return read;
  };
}
