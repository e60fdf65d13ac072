import { keyOf } from '#gateway/graphql/global-id.ts';
import { orderNumber } from '#gateway/mocks/story/orders/place-order.ts';
import { cancelRefusal } from '#gateway/mocks/story/payments/capabilities.ts';
import type { StoryParts } from '#gateway/mocks/story/story-parts.ts';
import { TRAVELLER } from '#gateway/mocks/story/traveller.ts';
import { refusalOfChange } from '#gateway/modules/date-changes/confirm/refusal-of-change.ts';
import type {
  CancelDateChangeErrorCode,
  CancelDateChangeInput,
  ConfirmDateChangeErrorCode,
  ConfirmDateChangeInput,
} from '#gateway/resolvers.gen.ts';
import { isZeroMoney } from '#schema/rules/base/money.ts';
import { isExpired, orderDeadlines } from '#schema/rules/orders/payment-window.ts';
import { carryOut } from './carry-out.ts';
import type { StoredDateChange } from './change.model.ts';
import { choiceIn } from './change-ids.ts';
import { changeOfferOf, choiceFault } from './change-offer.ts';
import { findDateChange } from './change-standing.ts';
import { dateChangeView, standingOf } from './date-change-view.ts';

/** Takes a change offer as quoted: the change is to be paid, or carried out at once where nothing is due (RULES 8.19). */
export const confirmDateChange = async (
  parts: StoryParts,
  input: ConfirmDateChangeInput,
  now: Date,
) => {
  const { story, ids, orders } = parts;
  const refused = (code: ConfirmDateChangeErrorCode, field: string, newOffer: unknown = null) => ({
    dateChange: null,
    newOffer,
    userErrors: [{ code, path: [field] }],
  });
  const choice = choiceIn(input.changeOfferId);
  if (!choice) return refused('OFFER_INVALID', 'changeOfferId');
  const order = await orders.find({ id: choice.orderId }, TRAVELLER, now);
  const before = story.orders.get(choice.orderId);
  if (!order || !before) return refused('ORDER_NOT_FOUND', 'changeOfferId');
  const fault = choiceFault(parts, order, choice, now);
  if (fault) return refused(refusalOfChange(fault), 'changeOfferId');
  const offer = changeOfferOf(parts, order, choice, now);
  const again = () => changeOfferOf(parts, order, { ...choice, askedAt: now.toISOString() }, now);
  if (isExpired(offer.expiresAt, now)) return refused('OFFER_EXPIRED', 'changeOfferId', again());
  const { amount, currency } = input.acceptedTotalDue;
  if (amount !== offer.totalDue.amount || currency !== offer.totalDue.currency)
    return refused('PRICE_CHANGED', 'acceptedTotalDue', again());
  if (!input.agreements.includes('DATE_CHANGE')) return refused('AGREEMENT_REQUIRED', 'agreements');
  const made: StoredDateChange = {
    id: ids.uuid(now),
    number: orderNumber(story, now),
    choice,
    before,
    after: null,
    state: 'PENDING_PAYMENT',
    cancellationCause: null,
    createdAt: now,
    closedAt: null,
    paymentDueAt: orderDeadlines('FLIGHT', now).paymentDueAt,
    payments: [],
  };
  const change = isZeroMoney(offer.totalDue) ? carryOut(parts, made, now) : made;
  story.dateChanges.set(change.id, change);
  const decided = choice.airlineChangeId && story.airlineChanges.get(choice.airlineChangeId);
  if (decided)
    story.airlineChanges.set(decided.id, {
      ...decided,
      state: 'MOVED',
      decidedAt: now,
      dateChangeId: change.id,
    });
  return { dateChange: dateChangeView(parts, change, now), newOffer: null, userErrors: [] };
};

/** Cancels a change that is not paid yet. */
export const cancelDateChange = (parts: StoryParts, input: CancelDateChangeInput, now: Date) => {
  const id = keyOf('DateChange', input.dateChangeId) ?? '';
  const change = findDateChange(parts, id, now);
  const refused = (code: CancelDateChangeErrorCode) => ({
    dateChange: change && dateChangeView(parts, change, now),
    userErrors: [{ code, path: ['dateChangeId'] }],
  });
  if (!change) return refused('ORDER_NOT_FOUND');
  const reason = cancelRefusal(standingOf(change), now);
  if (reason) return refused(reason);
  const cancelled: StoredDateChange = {
    ...change,
    state: 'CANCELLED',
    cancellationCause: 'TRAVELLER',
    closedAt: now,
  };
  parts.story.dateChanges.set(id, cancelled);
  return { dateChange: dateChangeView(parts, cancelled, now), userErrors: [] };
};
