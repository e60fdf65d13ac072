import type { DatabaseTransaction } from '#gateway/database/database.ts';
import type { ExtraItem } from '#gateway/modules/extras/extra.model.ts';
import type { ExtrasDependencies } from '#gateway/modules/extras/extras-dependencies.ts';
import type { SeatsLeft } from '#gateway/modules/flights/inventory/seats-left.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import {
  type SegmentView,
  segmentsIn,
} from '#gateway/modules/orders/segments/passenger-segment-view.ts';
import type { OfferedExtra } from '#gateway/ports/extras/extras.port.ts';
import { Refused } from '#gateway/requests/refused.ts';
import type { CreateExtrasOrderErrorCode } from '#gateway/resolvers.gen.ts';
import { placesOf, poolOf, stockProblem, toldLeft } from '#schema/rules/club/extra-stock.ts';
import { heldIn, lockStock } from './extra-stock.repository.ts';

type Sources = Pick<ExtrasDependencies, 'catalogue' | 'orders'>;

/** What an extra for a flight takes from; null where there are as many as are asked for. */
function stockFor(
  { catalogue, orders }: Sources,
  extraId: string,
  segment: SegmentView,
  seatsLeft: SeatsLeft,
) {
  const extra = catalogue.find(({ id }) => id === extraId);
  const pool = extra && poolOf(extra, segment);
  if (!extra?.stock || !pool) return null;
  const places = placesOf(extra.stock, (cabin) =>
    seatsLeft(orders.flights.flightOf(segment), cabin),
  );
  return { pool, places };
}

/**
 * Sees that there are still as many of each extra as are ordered for flights, and makes others who
 * order the same wait.
 * @param segments the flight for which each item is; null where it is for none
 * @throws Refused naming the items of which too few are left
 */
export async function takeFromStock(
  trx: DatabaseTransaction,
  sources: Sources,
  items: readonly ExtraItem[],
  segments: readonly (SegmentView | null)[],
  { seatsLeft, now }: { readonly seatsLeft: SeatsLeft; readonly now: Date },
): Promise<void> {
  const asked = items.flatMap(({ extraId, quantity }, index) => {
    const segment = segments[index];
    const stock = segment ? stockFor(sources, extraId, segment, seatsLeft) : null;
    return stock ? [{ ...stock, quantity, index }] : [];
  });
  const pools = asked.map(({ pool }) => pool);
  await lockStock(trx, pools);
  const held = new Map(await heldIn(trx, pools, now));
  const faults = asked.flatMap(({ pool: { key }, places, quantity, index }) => {
    const taken = held.get(key) ?? 0;
    held.set(key, taken + quantity);
    const code = stockProblem(places - taken, quantity);
    return code ? [{ code, path: ['items', String(index), 'quantity'] }] : [];
  });
  if (faults.length > 0) throw new Refused<CreateExtrasOrderErrorCode>(...faults);
}

/** An extra of which few or none are left on a flight. */
export type ScarceExtra = {
  readonly segment: SegmentView;
  readonly extra: OfferedExtra;
  readonly left: number;
};

/** The extras of which few or none are left, on the flights of an order that are still to leave. */
export async function scarceExtras(
  sources: Pick<ExtrasDependencies, 'db' | 'catalogue' | 'orders' | 'seatsLeft'>,
  order: Order,
  now: Date,
): Promise<ScarceExtra[]> {
  const ahead = segmentsIn(order).filter(({ departsAt }) => departsAt > now);
  if (ahead.length === 0) return [];
  const seatsLeft = await sources.seatsLeft.recent();
  const stocks = ahead.flatMap((segment) =>
    sources.catalogue.flatMap((extra) => {
      const stock = stockFor(sources, extra.id, segment, seatsLeft);
      return stock ? [{ segment, extra, ...stock }] : [];
    }),
  );
  const held = await heldIn(
    sources.db,
    stocks.map(({ pool }) => pool),
    now,
  );
  return stocks.flatMap(({ segment, extra, pool: { key }, places }) => {
    const left = toldLeft(places - (held.get(key) ?? 0));
    return left === null ? [] : [{ segment, extra, left }];
  });
}
