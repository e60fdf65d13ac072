import type { SegmentCapability } from '#gateway/modules/orders/order-dependencies.ts';
import type { CapabilityReasonCode } from '#gateway/resolvers.gen.ts';
import type { SegmentVerdict } from '#schema/rules/after-sale/passenger-segment-facts.ts';

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
