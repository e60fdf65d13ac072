import {
  type PassengerSegment,
  segmentsById,
} from '#gateway/mocks/story/segments/passenger-segment.ts';
import { extrasVerdictOn } from '#gateway/mocks/story/segments/segment-capabilities.ts';
import type { StoryParts } from '#gateway/mocks/story/story-parts.ts';
import type { ItemReceiver } from '#gateway/modules/benefits/orders/judge-passengers.ts';
import {
  type ExtraForPassenger,
  extrasForPassenger,
  extrasReceiver,
} from '#gateway/modules/benefits/passengers/extras-for-passenger.ts';
import { extrasFault } from '#gateway/modules/benefits/passengers/extras-standing.ts';
import { signInRequired } from '#gateway/requests/faults.ts';
import type { CreateBenefitOrderInput } from '#gateway/resolvers.gen.ts';
import { BENEFITS } from '#gateway/simulated/benefits/benefits.data.ts';

/** What the extras of a passenger depend on; no passenger of the story has a card that gives any. */
const sourcesOf = ({ orders, airline }: StoryParts) => ({
  orders,
  fares: airline.fares,
  members: { cardOf: async () => null },
  catalogue: BENEFITS,
});

/** Every extra for a passenger on a flight. */
export const extrasFor = (
  parts: StoryParts,
  one: PassengerSegment,
  now: Date,
): Promise<ExtraForPassenger[]> => extrasForPassenger(sourcesOf(parts), one, now);

/** The flight order for whose passengers extras are, null where they are for none, and the passenger of each item. */
export const passengersFor = async (
  parts: StoryParts,
  { items }: Pick<CreateBenefitOrderInput, 'items'>,
  now: Date,
): Promise<{ readonly flightOrderId: string | null; readonly receivers: ItemReceiver[] }> => {
  let flightOrderId: string | null = null;
  const receivers: ItemReceiver[] = [];
  for (const { passengerSegmentId } of items) {
    if (!passengerSegmentId) {
      receivers.push({ receiver: null, code: null });
      continue;
    }
    const [one = null] = await segmentsById(parts, [passengerSegmentId], now);
    const isOther = one === null || (flightOrderId !== null && one.order.id !== flightOrderId);
    const code = isOther
      ? 'PASSENGER_NOT_FOUND'
      : extrasFault(extrasVerdictOn(parts.story, one, now));
    if (!isOther) flightOrderId = one.order.id;
    receivers.push(
      isOther || code
        ? { receiver: null, code: code ?? 'PASSENGER_NOT_FOUND' }
        : { receiver: await extrasReceiver(sourcesOf(parts), one, now), code: null },
    );
  }
  return { flightOrderId, receivers };
};

/** @throws UNAUTHENTICATED where a guest asks for what needs an account: coupons, and extras for no passenger (RULES 9.30) */
export const checkGuest = ({ items, benefitCouponIds }: CreateBenefitOrderInput): void => {
  if (benefitCouponIds?.length || items.some(({ passengerSegmentId }) => !passengerSegmentId))
    throw signInRequired();
};
