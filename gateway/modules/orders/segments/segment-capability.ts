import type {
  OrderDependencies,
  SegmentCapability,
} from '#gateway/modules/orders/order-dependencies.ts';
import { perOrderCache } from '#gateway/modules/orders/per-order-cache.ts';
import type { CapabilityReasonCode } from '#gateway/resolvers.gen.ts';
import type { SegmentVerdict } from '#schema/rules/after-sale/passenger-segment-facts.ts';
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

type Verdict =
  | Extract<SegmentVerdict, { allowed: true }>
  | {
      readonly allowed: false;
      readonly reason: CapabilityReasonCode;
      readonly from: Date | null;
      readonly liftsAt: Date | null;
    };

type Reason = NonNullable<Awaited<SegmentCapability['reason']>>;

/**
 * A verdict in the form of the schema. @param seatOrder what is to be paid first, for UNPAID_SEATS
 */
export function segmentCapabilityOf(
  action: SegmentCapability['action'],
  verdict: Verdict,
  seatOrder: Reason['seatOrder'] = null,
): SegmentCapability {
  const rest = { action };
  if (verdict.allowed)
    return { ...rest, allowed: true, from: null, until: verdict.until, reason: null };
  const { reason: code, from, liftsAt } = verdict;
  const first = code === 'UNPAID_SEATS' ? seatOrder : null;
  return {
    ...rest,
    allowed: false,
    from,
    until: null,
    reason: { code, liftsAt, seatOrder: first },
  };
}
