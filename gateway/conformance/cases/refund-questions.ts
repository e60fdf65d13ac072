import type { Client } from '#gateway/conformance/client.ts';
import { NotShown } from '#gateway/conformance/fault.ts';
import { question } from '#gateway/conformance/question.ts';
import type { Run } from '#gateway/conformance/run.ts';
import type { RefundReason } from '#schema/codes/orders/refund-reasons.ts';
import type { Money } from '#schema/rules/base/money.ts';
import { ERRORS, REFUND, REFUND_OFFER } from './selections.ts';
import type { Refusal } from './trip.ts';

type Offer = { readonly id: string; readonly money: Money; readonly kind: string };
export type Refund = {
  readonly id: string;
  readonly refundNumber: string;
  readonly state: string;
  readonly requestedAt: string;
  readonly passengers: readonly object[];
  readonly money: Money;
};
type Payload = { readonly refund: Refund | null; readonly userErrors: readonly Refusal[] };

export const OFFER = question<{
  createRefundOffer: {
    readonly refundOffer: Offer | null;
    readonly userErrors: readonly Refusal[];
  };
}>(
  `mutation OfferRefund($input: CreateRefundOfferInput!) { createRefundOffer(input: $input) { refundOffer ${REFUND_OFFER} ${ERRORS} } }`,
);
export const REQUEST = question<{ requestRefund: Payload }>(
  `mutation AskForRefund($input: RequestRefundInput!) { requestRefund(input: $input) { refund ${REFUND} ${ERRORS} } }`,
);
export const WITHDRAW = question<{ withdrawRefund: Payload }>(
  `mutation TakeBack($input: WithdrawRefundInput!) { withdrawRefund(input: $input) { refund ${REFUND} ${ERRORS} } }`,
);
export const FIND = question<{ byId: Refund | null; byNumber: Refund | null; node: Refund | null }>(
  `query FindRefund($id: ID!, $number: String!) { byId: refund(by: { id: $id }) ${REFUND}
    byNumber: refund(by: { refundNumber: $number }) ${REFUND} node(id: $id) { id ... on Refund ${REFUND} } }`,
);

/** Asks for a refund offer for the passengers of a ticketed order. */
export async function offered(run: Run, reason: RefundReason, change: object = {}) {
  const { client, values } = await run.guestOf('paid-with-infant');
  const { orderId, passengerIds } = values;
  const input = { orderId, passengerIds, reason, ...change };
  const { answer, data } = await client.read(OFFER, { input });
  return { client, answer, ...data.createRefundOffer };
}

/** What `requestRefund` takes for an offer; change what a statement is about. */
export const inputOf = ({ id, money }: Offer) => ({
  idempotencyKey: crypto.randomUUID(),
  refundOfferId: id,
  accepted: { amount: money.amount, currency: money.currency },
});

/** An offer for a refund by choice. */
export const aRefundOffer = (run: Run) =>
  run.once('a refund offer', async () => {
    const { client, answer, refundOffer } = await offered(run, 'CHANGE_OF_PLANS');
    if (!refundOffer) throw new NotShown(`no offer: ${JSON.stringify(answer.body)}`);
    return { client, refundOffer };
  });

/** Requests a refund. */
export async function request(client: Client, input: object) {
  const { answer, data } = await client.read(REQUEST, { input });
  return { answer, ...data.requestRefund };
}

/** A refund by choice of the tickets of that order. */
export const aRefund = (run: Run) =>
  run.once('a refund', async () => {
    const { client, refundOffer } = await aRefundOffer(run);
    const input = inputOf(refundOffer);
    const { answer, refund } = await request(client, input);
    if (!refund) throw new NotShown(`no refund: ${JSON.stringify(answer.body)}`);
    return { client, input, refundOffer, refund };
  });
