import * as v from 'valibot';
import { readToken, signToken } from '#gateway/modules/flights/signed-token.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import { paymentsOfTickets } from '#gateway/modules/refunds/payout/refund-parts.ts';
import type {
  RefundOffer,
  RefundQuestion,
  RefundQuote,
} from '#gateway/modules/refunds/refund.model.ts';
import type { RefundDependencies } from '#gateway/modules/refunds/refund-dependencies.ts';
import type { UserFault } from '#gateway/requests/user-fault.ts';
import type { CreateRefundOfferErrorCode } from '#gateway/resolvers.gen.ts';
import type { Key } from '#gateway/secrets/keys.ts';
import type { ActorOrAirline } from '#gateway/sessions/actor-or-airline.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { REFUND_REASONS, type RefundReason } from '#schema/codes/orders/refund-reasons.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { refundDueOn } from '#schema/rules/base/working-days.ts';
import { quoteRefund } from './quote-refund.service.ts';

const Claim = v.object({
  orderId: v.string(),
  passengerIds: v.array(v.string()),
  boundIndexes: v.nullable(v.array(v.number())),
  reason: v.picklist(Object.keys(REFUND_REASONS) as RefundReason[]),
  airlineChangeId: v.optional(v.nullable(v.string()), null),
  /** Milliseconds since 1970. */
  made: v.number(),
  /** Minor units of what is refunded in money. */
  amount: v.number(),
});

/** What the id of an offer holds. */
export type RefundClaim = v.InferOutput<typeof Claim>;

/**
 * An offer as a signed text: any gateway with the same key can read it, and only those can make
 * one.
 */
const refundTokenOf = (claim: RefundClaim, key: Key): string =>
  signToken('refund', Buffer.from(JSON.stringify(claim)), key);

/** What an offer's id says; null when this airline did not make it. */
export function readRefundToken(token: string, key: Key): RefundClaim | null {
  const content = readToken('refund', token, key);
  const parsed = content && v.safeParse(Claim, JSON.parse(content.toString()));
  return parsed?.success ? parsed.output : null;
}

type OfferFault = UserFault<CreateRefundOfferErrorCode>;

/** The offer, or why there is none. */
type OfferOutcome =
  | { readonly offer: RefundOffer; readonly faults: readonly [] }
  | { readonly offer: null; readonly faults: readonly OfferFault[] };

const refused = (code: CreateRefundOfferErrorCode, ...path: string[]): OfferOutcome => ({
  offer: null,
  faults: [{ code, path }],
});

/** Until when an offer that was made at an instant can be taken. */
export const offerEnds = (made: Date): Date => addMinutes(made, LIMITS.offerMinutes);

/** A quote as an offer of this instant. */
function offerOf(
  { signing }: Pick<RefundDependencies, 'signing'>,
  order: Order,
  question: RefundQuestion,
  quote: RefundQuote,
  now: Date,
): RefundOffer {
  const { orderId, passengerIds, boundIndexes, reason, airlineChangeId } = question;
  const claim = {
    orderId,
    reason,
    airlineChangeId,
    made: now.getTime(),
    amount: quote.money.amount,
    passengerIds: [...passengerIds],
    boundIndexes: boundIndexes && [...boundIndexes],
  };
  return {
    ...quote,
    id: refundTokenOf(claim, signing),
    order,
    reason,
    dueOn: refundDueOn(now),
    expiresAt: offerEnds(now),
    asOf: now,
  };
}

function unknownPart(order: Order, question: RefundQuestion): OfferOutcome | null {
  const { passengerIds, boundIndexes } = question;
  if (passengerIds.length === 0) return refused('REQUIRED', 'passengerIds');
  if (boundIndexes?.length === 0) return refused('REQUIRED', 'boundIndexes');
  const known = new Set(order.passengers.map(({ id }) => id));
  const stranger = passengerIds.findIndex((id) => !known.has(id));
  if (stranger >= 0) return refused('PASSENGER_NOT_FOUND', 'passengerIds', String(stranger));
  const beyond = boundIndexes?.findIndex((index) => !order.fares[index]) ?? -1;
  return beyond >= 0 ? refused('PASSENGER_NOT_FOUND', 'boundIndexes', String(beyond)) : null;
}

const FIELDS: Partial<Record<CreateRefundOfferErrorCode, string>> = {
  REASON_NOT_TRUE: 'reason',
  AIRLINE_CHANGE_CLOSED: 'airlineChangeId',
};

/**
 * Quotes what is refunded when passengers give up their unused flights, and guarantees it for 20
 * minutes.
 */
export async function createRefundOffer(
  sources: RefundDependencies,
  question: RefundQuestion,
  actor: ActorOrAirline,
  now: Date,
): Promise<OfferOutcome> {
  const order = await sources.orders.find({ id: question.orderId }, actor, now);
  if (!order) return refused('ORDER_NOT_FOUND', 'orderId');
  const unknown = unknownPart(order, question);
  if (unknown) return unknown;
  const paid = await paymentsOfTickets(sources, order.id, now);
  const quoted = await quoteRefund(sources.db, sources, order, question, { paid, now });
  if (quoted.code) return refused(quoted.code, FIELDS[quoted.code] ?? 'passengerIds');
  return { offer: offerOf(sources, order, question, quoted.quote, now), faults: [] };
}

/**
 * An offer that was made before, at its amount; null when this airline did not make it, when the
 * actor may not see its order, and when it would be another one now.
 */
export async function readRefundOffer(
  sources: RefundDependencies,
  id: string,
  actor: ActorOrAirline,
  now: Date,
): Promise<RefundOffer | null> {
  const claim = readRefundToken(id, sources.signing);
  const order = claim && (await sources.orders.find({ id: claim.orderId }, actor, now));
  if (!claim || !order) return null;
  const paid = await paymentsOfTickets(sources, order.id, now);
  const quoted = await quoteRefund(sources.db, sources, order, claim, { paid, now });
  if (quoted.code || quoted.quote.money.amount !== claim.amount) return null;
  const made = offerOf(sources, order, claim, quoted.quote, new Date(claim.made));
  return { ...made, dueOn: refundDueOn(now), asOf: now };
}
