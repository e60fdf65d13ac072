import type { DatabaseTransaction } from '#gateway/database/database.ts';
import type { ChangeTerms } from '#gateway/modules/date-changes/date-change.model.ts';
import type { DateChangeDependencies } from '#gateway/modules/date-changes/date-change-dependencies.ts';
import { enqueueMail } from '#gateway/modules/date-changes/date-changes.jobs.ts';
import { leaveChangeMessage } from '#gateway/modules/date-changes/email-date-change.service.ts';
import type { ChangeOfferView } from '#gateway/modules/date-changes/offer/change-offer-view.ts';
import {
  choiceFault,
  renewedOffer,
} from '#gateway/modules/date-changes/offer/create-change-offer.service.ts';
import { boundsAfter } from '#gateway/modules/date-changes/quote/changed-trip.ts';
import { quotesOf, sumQuotes } from '#gateway/modules/date-changes/quote/quotes.ts';
import { carriedSeats } from '#gateway/modules/date-changes/quote/seat-moves.ts';
import { readChangeOfferToken } from '#gateway/modules/date-changes/tokens/change-offer-token.ts';
import { SoldOut } from '#gateway/modules/flights/inventory/seats-taken.model.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import { partyOf } from '#gateway/modules/orders/passengers/passenger.model.ts';
import { endPurchases } from '#gateway/modules/payments/purchases/cancel-purchase.service.ts';
import { type CommandRequest, idempotent } from '#gateway/requests/idempotent.ts';
import { Refused } from '#gateway/requests/refused.ts';
import type { ConfirmDateChangeErrorCode, ConfirmDateChangeInput } from '#gateway/resolvers.gen.ts';
import type { Actor } from '#gateway/sessions/actor.ts';
import { equalMoney, isZeroMoney, type Money } from '#schema/rules/base/money.ts';
import { commercialDay } from '#schema/rules/base/time.ts';
import { offerExpiresAt } from '#schema/rules/orders/offer-expiry.ts';
import { isExpired, paymentDueAt } from '#schema/rules/orders/payment-window.ts';
import { carryOut } from './carry-out.service.ts';
import {
  insertDateChange,
  lockDateChange,
  lockDueDateChanges,
} from './date-change-changes.repository.ts';
import { dateChangeEnd } from './date-change-purchases.ts';

/** A traveller's confirmation of a change offer. */
export type Confirmation = CommandRequest & {
  readonly changeOfferId: string;
  readonly accepted: Money;
  readonly isAgreed: boolean;
};

export const readConfirmation = ({
  idempotencyKey,
  changeOfferId,
  accepted: { amount, currency },
  agreements,
}: ConfirmDateChangeInput): Confirmation => ({
  idempotencyKey,
  changeOfferId,
  accepted: { amount, currency: currency as Money['currency'] },
  isAgreed: agreements.includes('DATE_CHANGE'),
});

const TOLD: readonly ConfirmDateChangeErrorCode[] = [
  'FLIGHT_WITHDRAWN',
  'SOLD_OUT',
  'FLIGHT_DEPARTED',
  'COUPON_USED',
  'ALREADY_CHANGED',
  'STILL_CHECKED_IN',
  'UNPAID_SEATS',
  'CHANGE_IN_PROGRESS',
  'REFUND_IN_PROGRESS',
  'AIRLINE_CHANGE_CLOSED',
];

/**
 * What no longer fits since the offer was made is a matter of the coupons: the offer itself was
 * right.
 */
const refusalOfChange = (fault: string): ConfirmDateChangeErrorCode =>
  TOLD.find((code) => code === fault) ?? 'COUPON_USED';

/** The change by its id, or why there is none. */
type ConfirmedChange = {
  readonly changeId: string | null;
  readonly newOffer: ChangeOfferView | null;
  readonly code: ConfirmDateChangeErrorCode | null;
};

/** Far more than one order can have. */
const MOST_DUE = 50;

function refuse(code: ConfirmDateChangeErrorCode): never {
  throw new Refused<ConfirmDateChangeErrorCode>(code);
}

async function refuseIfChanged(
  trx: DatabaseTransaction,
  sources: DateChangeDependencies,
  order: Order,
  terms: ChangeTerms,
  now: Date,
): Promise<void> {
  const { passengerIds } = terms;
  const known = order.passengers.filter(({ id }) => passengerIds.includes(id));
  if (known.length < passengerIds.length) refuse('COUPON_USED');
  const fault = await choiceFault(trx, sources, order, terms, now);
  if (fault) refuse(refusalOfChange(fault));
}

async function insert(
  trx: DatabaseTransaction,
  sources: DateChangeDependencies,
  order: Order,
  terms: ChangeTerms,
  now: Date,
): Promise<string> {
  const id = sources.ids.uuid(now);
  const quotes = quotesOf(sources.fares, order, terms, terms.bounds);
  const { penalty, addCollect, totalDue, refundDue } = sumQuotes(quotes);
  const change = {
    id,
    orderId: order.id,
    bounds: terms.bounds,
    quotes,
    kind: terms.airlineChangeId ? ('INVOLUNTARY' as const) : ('VOLUNTARY' as const),
    seats: await carriedSeats(trx, sources, order, terms, now),
    penalty,
    addCollect,
    totalDue,
    refundDue,
    createdAt: now,
    paymentDueAt: paymentDueAt('FLIGHT', now),
  };
  await insertDateChange(trx, change, commercialDay(now));
  const changed = terms.bounds.map(({ boundIndex }) => boundIndex);
  await sources.inventory.hold(trx, {
    bounds: boundsAfter(sources, order, terms).filter(({ index }) => changed.includes(index)),
    party: partyOf(order.passengers.filter((one) => terms.passengerIds.includes(one.id))),
  });
  const stored = await lockDateChange(trx, id);
  if (stored && isZeroMoney(totalDue)) await carryOut(trx, sources, order, stored, now);
  else {
    await leaveChangeMessage(trx, 'DATE_CHANGE_HELD', change, now);
    await enqueueMail(trx, id, 'HELD');
  }
  return id;
}

/**
 * Takes a change offer as quoted, once for each idempotency key (RULES 8.19): its flights are held
 * and to be paid, or, where nothing is due, the tickets are reissued in the same transaction.
 * Requests for one order wait for each other.
 */
export async function confirmDateChange(
  sources: DateChangeDependencies,
  request: Confirmation,
  actor: Actor,
  now: Date,
): Promise<ConfirmedChange> {
  const refused = (
    code: ConfirmDateChangeErrorCode,
    newOffer: ChangeOfferView | null = null,
  ): ConfirmedChange => ({ changeId: null, newOffer, code });
  const terms = readChangeOfferToken(request.changeOfferId, sources.key);
  if (!terms) return refused('OFFER_INVALID');
  const { timetable } = sources;
  const chosen = terms.bounds.flatMap(({ flights }) => flights);
  // the bounds that stay may have other times by now
  await Promise.all([timetable.update(), timetable.update(chosen)]);
  try {
    const { answer: changeId, code } = await idempotent<ConfirmDateChangeErrorCode, string>(
      sources.db,
      'confirmDateChange',
      request,
      actor,
      async (trx) => {
        const order = await sources.orders.lock(trx, terms.orderId, actor, now);
        if (!order) return refuse('ORDER_NOT_FOUND');
        const instant = order.asOf;
        const due = await lockDueDateChanges(trx, instant, MOST_DUE, order.id);
        await endPurchases(trx, dateChangeEnd(sources), due, 'PAYMENT_WINDOW', instant);
        await refuseIfChanged(trx, sources, order, terms, instant);
        if (isExpired(offerExpiresAt(terms.createdAt), instant)) refuse('OFFER_EXPIRED');
        const quotes = quotesOf(sources.fares, order, terms, terms.bounds);
        if (!equalMoney(sumQuotes(quotes).totalDue, request.accepted)) refuse('AMOUNT_CHANGED');
        if (!request.isAgreed) refuse('AGREEMENT_REQUIRED');
        return insert(trx, sources, order, terms, instant);
      },
    );
    if (!code) return { changeId, newOffer: null, code };
    if (code !== 'OFFER_EXPIRED' && code !== 'AMOUNT_CHANGED') return refused(code);
    const order = await sources.orders.find({ id: terms.orderId }, actor, now);
    return refused(code, order && (await renewedOffer(sources, order, terms, now)));
  } catch (fault) {
    if (fault instanceof SoldOut) return refused('SOLD_OUT');
    throw fault;
  }
}
