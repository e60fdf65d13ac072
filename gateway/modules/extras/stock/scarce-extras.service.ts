import type { ExtrasDependencies } from '#gateway/modules/extras/extras-dependencies.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import {
  type SegmentView,
  segmentsIn,
} from '#gateway/modules/orders/segments/passenger-segment-view.ts';
import type { OfferedExtra } from '#gateway/ports/extras/extras.port.ts';
import { toldLeft } from '#schema/rules/club/extra-stock.ts';
import { heldIn } from './extra-stock.repository.ts';
import { stockFor } from './judge-stock.ts';

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
