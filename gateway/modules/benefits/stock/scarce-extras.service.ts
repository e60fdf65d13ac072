import type { BenefitDependencies } from '#gateway/modules/benefits/benefit-dependencies.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import { type SegmentView, segmentsIn } from '#gateway/modules/orders/segments/segment-view.ts';
import type { OfferedBenefit } from '#gateway/ports/benefits/benefits.port.ts';
import { toldLeft } from '#schema/rules/club/benefit-stock.ts';
import { heldIn } from './benefit-stock.repository.ts';
import { stockFor } from './judge-stock.ts';

/** An extra of which few or none are left on a flight. */
export type ScarceExtra = {
  readonly segment: SegmentView;
  readonly benefit: OfferedBenefit;
  readonly left: number;
};

/** The extras of which few or none are left, on the flights of an order that are still to leave. */
export const scarceExtras = async (
  sources: Pick<BenefitDependencies, 'db' | 'catalogue' | 'orders' | 'seatsLeft'>,
  order: Order,
  now: Date,
): Promise<ScarceExtra[]> => {
  const ahead = segmentsIn(order).filter(({ departsAt }) => departsAt > now);
  if (ahead.length === 0) return [];
  const seatsLeft = await sources.seatsLeft.recent();
  const stocks = ahead.flatMap((segment) =>
    sources.catalogue.flatMap((benefit) => {
      const stock = stockFor(sources, benefit.id, segment, seatsLeft);
      return stock ? [{ segment, benefit, ...stock }] : [];
    }),
  );
  const held = await heldIn(
    sources.db,
    stocks.map(({ pool }) => pool),
    now,
  );
  return stocks.flatMap(({ segment, benefit, pool: { key }, places }) => {
    const left = toldLeft(places - (held.get(key) ?? 0));
    return left === null ? [] : [{ segment, benefit, left }];
  });
};
