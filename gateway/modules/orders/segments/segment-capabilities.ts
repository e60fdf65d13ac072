import type {
  OrderDependencies,
  SegmentCapability,
} from '#gateway/modules/orders/order-dependencies.ts';
import { perOrderCache } from '#gateway/modules/orders/per-order-cache.ts';
import type { PassengerSegmentView } from './passenger-segment-view.ts';

/**
 * What every source says of one passenger on one segment; an order that was read is asked about
 * once, for all on board.
 */
export function segmentCapabilities({
  db,
  segmentActions,
}: Pick<OrderDependencies, 'db' | 'segmentActions'>) {
  const actionsOf = perOrderCache((within, order, now) =>
    Promise.all(segmentActions.map((source) => source(within, order, now))),
  );
  return async (one: PassengerSegmentView, now: Date): Promise<SegmentCapability[]> => {
    const actions = await actionsOf(db, one.segment.order, now);
    return (await Promise.all(actions.map((of) => of(one)))).flat();
  };
}
