import type { DatabaseTransaction } from '#gateway/database/database.ts';
import type { BenefitItem } from '#gateway/modules/benefits/benefit.model.ts';
import type { BenefitDependencies } from '#gateway/modules/benefits/benefit-dependencies.ts';
import type { SeatsLeft } from '#gateway/modules/flights/inventory/seats-left.ts';
import type { SegmentView } from '#gateway/modules/orders/segments/segment-view.ts';
import { Refused } from '#gateway/requests/refused.ts';
import type { CreateBenefitOrderErrorCode } from '#gateway/resolvers.gen.ts';
import { placesOf, poolOf, stockProblem } from '#schema/rules/club/benefit-stock.ts';
import { heldIn, lockStock } from './benefit-stock.repository.ts';

type Sources = Pick<BenefitDependencies, 'catalogue' | 'orders'>;

/** What an extra for a flight takes from; null where there are as many as are asked for. */
export const stockFor = (
  { catalogue, orders }: Sources,
  benefitId: string,
  segment: SegmentView,
  seatsLeft: SeatsLeft,
) => {
  const benefit = catalogue.find(({ id }) => id === benefitId);
  const pool = benefit && poolOf(benefit, segment);
  if (!benefit?.stock || !pool) return null;
  const places = placesOf(benefit.stock, (cabin) =>
    seatsLeft(orders.flights.flightOf(segment), cabin),
  );
  return { pool, places };
};

/**
 * Sees that there are still as many of each extra as are ordered for flights, and makes others who
 * order the same wait.
 * @param segments the flight for which each item is; null where it is for none
 * @throws Refused naming the items of which too few are left
 */
export const takeFromStock = async (
  trx: DatabaseTransaction,
  sources: Sources,
  items: readonly BenefitItem[],
  segments: readonly (SegmentView | null)[],
  { seatsLeft, now }: { readonly seatsLeft: SeatsLeft; readonly now: Date },
): Promise<void> => {
  const asked = items.flatMap(({ benefitId, quantity }, index) => {
    const segment = segments[index];
    const stock = segment ? stockFor(sources, benefitId, segment, seatsLeft) : null;
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
  if (faults.length > 0) throw new Refused<CreateBenefitOrderErrorCode>(...faults);
};
