import { globalId } from '#gateway/graphql/global-id.ts';
import { segmentsOf } from '#gateway/mocks/story/segments/passenger-segment.ts';
import type { Story } from '#gateway/mocks/story/story.ts';
import type { StoryParts } from '#gateway/mocks/story/story-parts.ts';
import { TRAVELLER } from '#gateway/mocks/story/traveller.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import { passengerIn } from '#gateway/modules/orders/passengers/passenger-view.ts';
import { REFUND_REASONS } from '#schema/codes/orders/refund-reasons.ts';
import { withdrawalProblem } from '#schema/rules/after-sale/refund-withdrawal.ts';
import { refundDueOn } from '#schema/rules/base/working-days.ts';
import type { QuotedPassenger, StoredRefund } from './refund.model.ts';

/** Whether a passenger segment is part of a refund that the airline reviews. */
export const isUnderReview = ({ refunds }: Story, key: string): boolean =>
  [...refunds.values()].some(
    ({ state, passengers }) =>
      state === 'UNDER_REVIEW' && passengers.some(({ segmentKeys }) => segmentKeys.includes(key)),
  );

/** What each passenger is refunded, as the schema shows it. */
export const passengersOfQuote = (order: Order, passengers: readonly QuotedPassenger[]) =>
  passengers.map(({ passengerId, segmentKeys, amounts, taxes }) => ({
    passenger: passengerIn(order, passengerId),
    segments: segmentsOf(order).filter(({ key }) => segmentKeys.includes(key)),
    amounts,
    taxes,
  }));

/** A refund as the schema shows it. */
export const refundView = async (parts: StoryParts, refund: StoredRefund, now: Date) => {
  const order = await parts.orders.find({ id: refund.orderId }, TRAVELLER, now);
  if (!order) throw new Error('a refund has its order');
  const { state, requestedAt, reason, events } = refund;
  const problem = withdrawalProblem(state);
  return {
    id: globalId('Refund', refund.id),
    refundNumber: refund.number,
    order,
    state,
    requestedAt,
    reason,
    note: refund.note,
    kind: REFUND_REASONS[reason].kind,
    amounts: refund.amounts,
    seats: refund.seats,
    money: refund.money,
    points: 0,
    dueOn: state === 'WITHDRAWN' ? null : refundDueOn(requestedAt),
    passengers: passengersOfQuote(order, refund.passengers),
    proofs: refund.proofIds.flatMap((id) => parts.story.uploads.get(id) ?? []),
    destination: state === 'APPROVED' ? 'Visa •••• 4242' : null,
    events,
    rejection: null,
    previous: null,
    withdrawal: { allowed: problem === null, reason: problem },
  };
};

/** The refunds of an order, or of all, the latest first. */
export const refundsOf = (parts: StoryParts, now: Date, orderId?: string) =>
  Promise.all(
    [...parts.story.refunds.values()]
      .filter((one) => orderId === undefined || one.orderId === orderId)
      .toReversed()
      .map((one) => refundView(parts, one, now)),
  );
