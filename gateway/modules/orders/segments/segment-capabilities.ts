import type {
  OrderSources,
  SegmentActions,
  SegmentCapability,
} from '#gateway/modules/orders/order-sources.ts';
import { oncePer } from '#gateway/requests/once-per.ts';
import type { PassengerSegmentView } from './passenger-segment-view.ts';

/** What every source says of one passenger on one segment; an order that was read is asked about once, for all on board. */
export const segmentCapabilities = ({
  db,
  segmentActions,
}: Pick<OrderSources, 'db' | 'segmentActions'>) => {
  const actionsOf = oncePer<SegmentActions[]>();
  return async (one: PassengerSegmentView, now: Date): Promise<SegmentCapability[]> => {
    const { order } = one.segment;
    const actions = await actionsOf(order, () =>
      Promise.all(segmentActions.map((source) => source(db, order, now))),
    );
    return (await Promise.all(actions.map((of) => of(one)))).flat();
  };
};
