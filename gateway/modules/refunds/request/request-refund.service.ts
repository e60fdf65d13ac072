import type { DatabaseTransaction } from '#gateway/database/database.ts';
import { keyOf } from '#gateway/graphql/global-id.ts';
import { beginProcedure } from '#gateway/modules/orders/release-coupons/release-coupons.service.ts';
import { notifyRefund } from '#gateway/modules/refunds/notifications/email-refund.service.ts';
import {
  createRefundOffer,
  offerEnds,
  type RefundClaim,
  readRefundToken,
} from '#gateway/modules/refunds/offer/create-refund-offer.service.ts';
import { quoteRefund } from '#gateway/modules/refunds/offer/quote-refund.service.ts';
import { type PaidWith, paymentsOfTickets } from '#gateway/modules/refunds/payout/refund-parts.ts';
import type { RefundOffer } from '#gateway/modules/refunds/refund.model.ts';
import { insertRefund } from '#gateway/modules/refunds/refund-changes.repository.ts';
import type { RefundDependencies } from '#gateway/modules/refunds/refund-dependencies.ts';
import { findRefund } from '#gateway/modules/refunds/refunds.repository.ts';
import { carryOutRefund } from '#gateway/modules/refunds/review/decide-refund.service.ts';
import { type CommandRequest, idempotent } from '#gateway/requests/idempotent.ts';
import { Refused } from '#gateway/requests/refused.ts';
import type { UserFault } from '#gateway/requests/user-fault.ts';
import type {
  CreateRefundOfferErrorCode,
  RequestRefundErrorCode,
  RequestRefundInput,
} from '#gateway/resolvers.gen.ts';
import type { Actor } from '#gateway/sessions/actor.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { REFUND_REASONS, type RefundReason } from '#schema/codes/orders/refund-reasons.ts';
import { fileCountProblem } from '#schema/rules/after-sale/uploaded-file.ts';
import type { Money } from '#schema/rules/base/money.ts';
import { commercialDay } from '#schema/rules/base/time.ts';
import { refundDueOn } from '#schema/rules/base/working-days.ts';
import { isExpired } from '#schema/rules/orders/payment-window.ts';

/** A request for a refund that was offered. */
export type RefundRequest = CommandRequest & {
  readonly refundOfferId: string;
  readonly accepted: Pick<Money, 'amount'> & { readonly currency: string };
  readonly note: string | null;
  readonly proofIds: readonly string[];
  readonly previousRefundId: string | null;
};

/** The request as the service takes it. */
export const readRefundRequest = ({
  idempotencyKey,
  refundOfferId,
  accepted: { amount, currency },
  note,
  proofIds,
  previousRefundId,
}: RequestRefundInput): RefundRequest => ({
  idempotencyKey,
  refundOfferId,
  accepted: { amount, currency },
  note: note?.trim() || null,
  proofIds: [...new Set((proofIds ?? []).map((id) => keyOf('UploadedFile', id) ?? ''))],
  previousRefundId: previousRefundId ? keyOf('Refund', previousRefundId) : null,
});

/** Why a refund is not taken, and the place of it in the request. */
const refusal = (code: RequestRefundErrorCode, ...path: string[]) =>
  new Refused<RequestRefundErrorCode>({ code, path });

/** Looks whether note and proofs are what a reason needs. @throws Refused when they are not */
function checkForm({ note, proofIds }: RefundRequest, reason: RefundReason): void {
  if ([...(note ?? '')].length > LIMITS.text.refundNote) throw refusal('TOO_LONG', 'note');
  if (reason === 'OTHER' && !note) throw refusal('REQUIRED', 'note');
  if (REFUND_REASONS[reason].proof && proofIds.length === 0)
    throw refusal('PROOF_REQUIRED', 'proofIds');
  const tooMany = fileCountProblem('REFUND_PROOF', proofIds.length);
  if (tooMany) throw refusal(tooMany, 'proofIds');
}

/** The refund by its id, or why there is none and what is offered now. */
type RequestOutcome = {
  readonly refundId: string | null;
  readonly newOffer: RefundOffer | null;
  readonly userErrors: readonly UserFault<RequestRefundErrorCode>[];
};

/** What has changed since the offer, as the request says it. */
const SINCE_THE_OFFER: Partial<Record<CreateRefundOfferErrorCode, RequestRefundErrorCode>> = {
  STILL_CHECKED_IN: 'STILL_CHECKED_IN',
  UNPAID_SEATS: 'UNPAID_SEATS',
  CHANGE_IN_PROGRESS: 'CHANGE_IN_PROGRESS',
  REFUND_IN_PROGRESS: 'REFUND_IN_PROGRESS',
};

const isSame = ({ accepted }: RefundRequest, { amount }: RefundClaim, now: number): boolean =>
  accepted.currency === BRAND.currency && accepted.amount === amount && amount === now;

/** The rejected application of the same order that a request follows; null where it names none. */
async function previousOf(
  trx: DatabaseTransaction,
  { previousRefundId }: RefundRequest,
  orderId: string,
  actor: Actor,
  now: Date,
): Promise<string | null> {
  const found = previousRefundId && (await findRefund(trx, { id: previousRefundId }, actor, now));
  return found && found.orderId === orderId && found.state === 'REJECTED' ? found.id : null;
}

async function takeProofs(
  trx: DatabaseTransaction,
  { uploads }: RefundDependencies,
  { proofIds }: RefundRequest,
  actor: Actor,
  now: Date,
): Promise<void> {
  const known = (await uploads.find(proofIds, actor, now)).map(({ id }) => id);
  const taken = await uploads.take(trx, known, 'REFUND_PROOF', actor, now);
  const missing = proofIds.findIndex((id) => !taken.includes(id));
  if (missing >= 0) throw refusal('FILE_NOT_FOUND', 'proofIds', String(missing));
}

async function record(
  trx: DatabaseTransaction,
  sources: RefundDependencies,
  request: RefundRequest,
  claim: RefundClaim,
  { actor, now, paid }: { actor: Actor; now: Date; paid: readonly PaidWith[] },
): Promise<{ refundId: string }> {
  const order = await sources.orders.lock(trx, claim.orderId, actor, now);
  if (!order) throw refusal('ORDER_NOT_FOUND', 'refundOfferId');
  const instant = order.asOf;
  checkForm(request, claim.reason);
  const quoted = await quoteRefund(trx, sources, order, claim, { paid, now: instant });
  if (quoted.code)
    throw refusal(SINCE_THE_OFFER[quoted.code] ?? 'NOTHING_TO_REFUND', 'refundOfferId');
  if (isExpired(offerEnds(new Date(claim.made)), instant))
    throw refusal('OFFER_EXPIRED', 'refundOfferId');
  const { quote, segments } = quoted;
  if (!isSame(request, claim, quote.money.amount)) throw refusal('AMOUNT_CHANGED', 'accepted');
  const couponIds = await beginProcedure(trx, segments, 'REFUND');
  if (!couponIds) throw refusal('REFUND_IN_PROGRESS', 'refundOfferId');
  const { kind } = REFUND_REASONS[claim.reason];
  const refund = {
    ...quote,
    id: sources.ids.uuid(instant),
    orderId: order.id,
    reason: claim.reason,
    couponIds,
    note: request.note,
    proofIds: request.proofIds,
    requestedAt: instant,
    state: kind === 'VOLUNTARY' ? ('APPROVED' as const) : ('UNDER_REVIEW' as const),
    dueOn: refundDueOn(instant),
    previousId: await previousOf(trx, request, order.id, actor, instant),
  };
  await takeProofs(trx, sources, request, actor, instant);
  await insertRefund(trx, refund, commercialDay(instant));
  const { id: refundId, orderId } = refund;
  await sources.airlineChanges.decided(trx, orderId, { state: 'REFUNDED', refundId }, instant);
  if (refund.state === 'UNDER_REVIEW')
    await notifyRefund(trx, { refundId, orderId }, 'REFUND_REQUESTED', instant);
  else {
    const how = { paid, now: instant };
    if (!(await carryOutRefund(trx, sources, refund, order, segments, how)))
      throw refusal('REFUND_IN_PROGRESS', 'refundOfferId');
  }
  return { refundId };
}

/**
 * Requests the refund that was offered, once for each idempotency key: its coupons cannot be flown
 * from then on. By the traveller's wish it is approved at once, in the same transaction; otherwise
 * staff review it.
 */
export async function requestRefund(
  sources: RefundDependencies,
  request: RefundRequest,
  actor: Actor,
  now: Date,
): Promise<RequestOutcome> {
  const claim = readRefundToken(request.refundOfferId, sources.signing);
  if (!claim)
    return {
      refundId: null,
      newOffer: null,
      userErrors: [{ code: 'OFFER_INVALID', path: ['refundOfferId'] }],
    };
  const paid = await paymentsOfTickets(sources, claim.orderId, now);
  const { answer, code, userErrors } = await idempotent<
    RequestRefundErrorCode,
    { refundId: string }
  >(sources.db, 'requestRefund', request, actor, (trx) =>
    record(trx, sources, request, claim, { actor, now, paid }),
  );
  const isOutdated = code === 'OFFER_EXPIRED' || code === 'AMOUNT_CHANGED';
  const renewed = isOutdated ? await createRefundOffer(sources, claim, actor, now) : null;
  return { refundId: answer?.refundId ?? null, newOffer: renewed?.offer ?? null, userErrors };
}
