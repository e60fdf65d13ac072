import { segmentsById } from '#gateway/mocks/story/segments/passenger-segment.ts';
import type { StoryParts } from '#gateway/mocks/story/story-parts.ts';
import type { CreateBenefitOrderFault } from '#gateway/modules/benefits/benefit-faults.ts';
import { problemOf } from '#gateway/modules/benefits/orders/judge-passengers.ts';
import { signInRequired } from '#gateway/requests/faults.ts';
import type { CreateBenefitOrderInput } from '#gateway/resolvers.gen.ts';

/** The flight order for whose passengers extras are, null where they are for none; or what stands in the way. */
export const passengersFor = async (
  parts: StoryParts,
  { items }: Pick<CreateBenefitOrderInput, 'items'>,
  now: Date,
): Promise<{
  readonly flightOrderId: string | null;
  readonly faults: readonly CreateBenefitOrderFault[];
}> => {
  let flightOrderId: string | null = null;
  const faults: CreateBenefitOrderFault[] = [];
  for (const [index, { passengerSegmentId }] of items.entries()) {
    if (!passengerSegmentId) continue;
    const [one = null] = await segmentsById(parts, [passengerSegmentId], now);
    const isOther = flightOrderId !== null && one?.order.id !== flightOrderId;
    const code = isOther ? 'PASSENGER_NOT_FOUND' : problemOf(one);
    if (code) faults.push({ code, path: ['items', String(index), 'passengerSegmentId'] });
    else flightOrderId = one?.order.id ?? null;
  }
  return { flightOrderId, faults };
};

/** @throws UNAUTHENTICATED where a guest asks for what needs an account: coupons, and extras for no passenger (RULES 9.30) */
export const checkGuest = ({ items, benefitCouponIds }: CreateBenefitOrderInput): void => {
  if (benefitCouponIds?.length || items.some(({ passengerSegmentId }) => !passengerSegmentId))
    throw signInRequired();
};
