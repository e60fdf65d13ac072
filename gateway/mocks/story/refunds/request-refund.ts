import { keyOf } from '#gateway/graphql/global-id.ts';
import { setCoupons } from '#gateway/mocks/story/check-in/set-coupons.ts';
import { segmentsOf } from '#gateway/mocks/story/segments/passenger-segment.ts';
import type { StoryParts } from '#gateway/mocks/story/story-parts.ts';
import { TRAVELLER } from '#gateway/mocks/story/traveller.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import type { RequestRefundErrorCode, RequestRefundInput } from '#gateway/resolvers.gen.ts';
import { REFUND_REASONS } from '#schema/codes/orders/refund-reasons.ts';
import { fileCountProblem } from '#schema/rules/after-sale/uploaded-file.ts';
import { commercialDay } from '#schema/rules/base/time.ts';
import { isOpenCoupon } from '#schema/rules/orders/order-status.ts';
import { isExpired } from '#schema/rules/orders/payment-window.ts';
import type { StoredRefund } from './refund.model.ts';
import { questionIn, refundFault, refundOfferOf } from './refund-offer.ts';
import { quote } from './refund-quote.ts';
import { refundView } from './refund-view.ts';

const KNOWN = [
  'STILL_CHECKED_IN',
  'UNPAID_SEATS',
  'CHANGE_IN_PROGRESS',
  'REFUND_IN_PROGRESS',
] as const;

/** Takes the coupons out of use, and the seats with them. */
const giveUp = ({ story }: StoryParts, order: Order, { passengers }: StoredRefund): void => {
  const keys = passengers.flatMap(({ segmentKeys }) => segmentKeys);
  setCoupons(
    story,
    segmentsOf(order).filter(({ key }) => keys.includes(key)),
    'REFUNDED',
  );
  for (const key of keys) story.seats.delete(key);
  const stored = story.orders.get(order.id);
  if (!stored) return;
  const open = stored.parts.tickets.some(({ coupons }) =>
    coupons.some(({ state }) => isOpenCoupon(state)),
  );
  const state = open ? 'PART_REFUNDED' : 'REFUNDED';
  story.orders.set(order.id, { ...stored, record: { ...stored.record, state } });
};

/** Requests the refund that was offered: a voluntary one is approved at once. */
export const requestRefund = async (parts: StoryParts, input: RequestRefundInput, now: Date) => {
  const { story, ids, orders } = parts;
  const refused = (code: RequestRefundErrorCode, ...path: string[]) => ({
    refund: null,
    newOffer: null,
    userErrors: [{ code, path }],
  });
  const question = questionIn(input.refundOfferId);
  const order = question && (await orders.find({ id: question.orderId }, TRAVELLER, now));
  if (!question || !order) return refused('QUOTE_INVALID', 'refundOfferId');
  const fault = refundFault(parts, order, question);
  if (fault)
    return refused(KNOWN.find((code) => code === fault) ?? 'NOTHING_TO_REFUND', 'refundOfferId');
  const again = { ...question, askedAt: now.toISOString() };
  const newOffer = refundOfferOf(parts, order, again, now);
  const { expiresAt } = refundOfferOf(parts, order, question, now);
  if (isExpired(expiresAt, now)) return { ...refused('QUOTE_EXPIRED', 'refundOfferId'), newOffer };
  const quoted = quote(parts, order, question, now);
  if (input.acceptedMoney.amount !== quoted.money.amount)
    return { ...refused('AMOUNT_CHANGED', 'acceptedMoney'), newOffer };
  const note = input.note?.trim() || null;
  if (question.reason === 'OTHER' && !note) return refused('REQUIRED', 'note');
  const { kind, proof } = REFUND_REASONS[question.reason];
  const proofIds = (input.proofIds ?? []).map((id) => keyOf('UploadedFile', id) ?? '');
  if (proof && proofIds.length === 0) return refused('PROOF_REQUIRED', 'proofIds');
  const tooMany = fileCountProblem('REFUND_PROOF', proofIds.length);
  if (tooMany) return refused(tooMany, 'proofIds');
  const missing = proofIds.findIndex((id) => !story.uploads.has(id));
  if (missing >= 0) return refused('FILE_NOT_FOUND', 'proofIds', String(missing));
  const serial = String(story.count('refund number')).padStart(6, '0');
  const state = kind === 'VOLUNTARY' ? 'APPROVED' : 'UNDER_REVIEW';
  const refund: StoredRefund = {
    ...quoted,
    id: ids.uuid(now),
    orderId: order.id,
    reason: question.reason,
    note,
    proofIds,
    number: `R${commercialDay(now).replaceAll('-', '')}${serial}`,
    state,
    requestedAt: now,
    events: [{ state, at: now }],
  };
  story.refunds.set(refund.id, refund);
  const decided = question.airlineChangeId && story.airlineChanges.get(question.airlineChangeId);
  if (decided)
    story.airlineChanges.set(decided.id, {
      ...decided,
      state: 'REFUNDED',
      decidedAt: now,
      refundId: refund.id,
    });
  if (refund.state === 'APPROVED') giveUp(parts, order, refund);
  return { refund: await refundView(parts, refund, now), newOffer: null, userErrors: [] };
};
