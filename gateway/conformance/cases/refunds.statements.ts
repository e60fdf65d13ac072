import { NotShown, unlessSame } from '#gateway/conformance/fault.ts';
import type { Statement } from '#gateway/conformance/statement.ts';
import { globalId } from '#gateway/graphql/global-id.ts';
import type { RefundReason } from '#schema/codes/orders/refund-reasons.ts';
import {
  aRefund,
  aRefundOffer,
  FIND,
  inputOf,
  OFFER,
  offered,
  REQUEST,
  type Refund,
  request,
  WITHDRAW,
} from './refund-questions.ts';
import { codesOf } from './trip.ts';

/** Reasons of the traveller; those of the airline have to be true. */
const REASONS: readonly RefundReason[] = ['CHANGE_OF_PLANS', 'ILLNESS', 'DEATH', 'OTHER'];

/** What does not change while a refund is paid out. */
const lasting = (refund: Refund | null): unknown =>
  refund && [refund.id, refund.refundNumber, refund.requestedAt, refund.passengers, refund.money];

const refusal = (
  name: string,
  clause: string,
  code: string,
  change: (input: ReturnType<typeof inputOf>) => object,
): Statement => ({
  name,
  clause,
  asks: [OFFER, REQUEST],
  isLive: true,
  async broken(run) {
    const { client, refundOffer } = await aRefundOffer(run);
    const { answer, refund, userErrors } = await request(client, change(inputOf(refundOffer)));
    return [
      ...unlessSame(answer, codesOf(userErrors), [code]),
      ...unlessSame(answer, refund, null),
    ];
  },
});

/** Refunds, from the offer on. */
export const REFUND_CASES: readonly Statement[] = [
  {
    name: 'each reason is offered a refund of its kind',
    clause: 'RULES 8.13',
    asks: [OFFER],
    isLive: true,
    async broken(run) {
      const answers = [];
      for (const reason of REASONS) answers.push(await offered(run, reason));
      return answers.flatMap(({ answer, refundOffer, userErrors }) =>
        unlessSame(answer, [refundOffer !== null, userErrors], [true, []]),
      );
    },
  },
  {
    name: 'a refund of an order that the visitor does not see is not offered',
    clause: 'RULES 10.5',
    asks: [OFFER],
    isLive: true,
    async broken(run) {
      const orderId = globalId('Order', crypto.randomUUID());
      const { answer, userErrors } = await offered(run, 'OTHER', { orderId });
      return unlessSame(answer, codesOf(userErrors), ['ORDER_NOT_FOUND']);
    },
  },
  {
    name: 'a refund of no passenger is not offered',
    clause: 'RULES 2.26',
    asks: [OFFER],
    isLive: true,
    async broken(run) {
      const { answer, userErrors } = await offered(run, 'OTHER', { passengerIds: [] });
      return unlessSame(answer, codesOf(userErrors), ['REQUIRED']);
    },
  },
  refusal(
    'a refund of another amount than was offered is not carried out',
    'RULES 8.10',
    'AMOUNT_CHANGED',
    (input) => ({
      ...input,
      accepted: { ...input.accepted, amount: input.accepted.amount + 1 },
    }),
  ),
  refusal(
    'an offer of a refund that was not made is none',
    'RULES 8.10',
    'OFFER_INVALID',
    (input) => ({
      ...input,
      refundOfferId: 'made-up',
    }),
  ),
  {
    name: 'a refund whose reason needs a proof is not requested without one',
    clause: 'RULES 8.13',
    asks: [OFFER, REQUEST],
    isLive: true,
    async broken(run) {
      const { client, refundOffer } = await offered(run, 'ILLNESS');
      if (!refundOffer) throw new NotShown('nothing is left to refund');
      const { answer, userErrors } = await request(client, inputOf(refundOffer));
      return unlessSame(answer, codesOf(userErrors), ['PROOF_REQUIRED']);
    },
  },
  {
    name: 'a refund for another reason is not requested without a note',
    clause: 'RULES 8.16',
    asks: [OFFER, REQUEST],
    isLive: true,
    async broken(run) {
      const { client, refundOffer } = await offered(run, 'OTHER');
      if (!refundOffer) throw new NotShown('nothing is left to refund');
      const { answer, userErrors } = await request(client, inputOf(refundOffer));
      return unlessSame(answer, codesOf(userErrors), ['REQUIRED']);
    },
  },
  {
    name: 'a refund that was requested is found by id, number and as a node, as it was answered',
    clause: 'RULES 8.16',
    asks: [OFFER, REQUEST, FIND],
    isLive: true,
    async broken(run) {
      const { client, refund } = await aRefund(run);
      const variables = { id: refund.id, number: refund.refundNumber };
      const { answer, data } = await client.read(FIND, variables);
      const { byId, byNumber, node } = data;
      return [
        ...unlessSame(answer, lasting(byId), lasting(refund)),
        ...unlessSame(
          answer,
          [lasting(byNumber), lasting(node)],
          [lasting(refund), lasting(refund)],
        ),
      ];
    },
  },
  {
    name: 'a refund of others looks as one that does not exist',
    clause: 'RULES 10.5',
    asks: [OFFER, REQUEST, FIND],
    isLive: true,
    async broken(run) {
      const { refund } = await aRefund(run);
      const variables = { id: refund.id, number: refund.refundNumber };
      const answer = await run.newClient().ask(FIND, variables);
      return unlessSame(answer, answer.data, { byId: null, byNumber: null, node: null });
    },
  },
  {
    name: 'the same key brings the same refund again, and no second one',
    clause: 'RULES 4.16',
    asks: [OFFER, REQUEST],
    isLive: true,
    async broken(run) {
      const { client, input, refund } = await aRefund(run);
      const { answer, refund: again, userErrors } = await request(client, input);
      return unlessSame(answer, [again?.id ?? null, userErrors], [refund.id, []]);
    },
  },
  {
    name: 'a key that was used for another request of a refund is refused',
    clause: 'RULES 4.16',
    asks: [OFFER, REQUEST],
    isLive: true,
    async broken(run) {
      const { client, input } = await aRefund(run);
      const other = { ...input, note: 'Another note.' };
      const { answer, userErrors } = await request(client, other);
      return unlessSame(answer, codesOf(userErrors), ['IDEMPOTENCY_KEY_REUSED']);
    },
  },
  {
    name: 'a coupon that is refunded is not refunded again',
    clause: 'RULES 8.21',
    asks: [OFFER, REQUEST],
    isLive: true,
    async broken(run) {
      await aRefund(run);
      const { answer, refundOffer, userErrors } = await offered(run, 'CHANGE_OF_PLANS');
      const isRefused = refundOffer === null && userErrors.length > 0;
      return unlessSame(answer, isRefused, true);
    },
  },
  {
    name: 'a refund under review is withdrawn once, and the same key brings the same answer',
    clause: 'RULES 8.9',
    asks: [WITHDRAW],
    isLive: true,
    async broken(run) {
      if (run.scope.team) throw new NotShown('the refund of the scenario is one of the airline');
      const { client, values } = await run.guestOf('refund-under-review');
      const input = { refundId: values.refundId, idempotencyKey: crypto.randomUUID() };
      const first = await client.read(WITHDRAW, { input });
      const again = await client.read(WITHDRAW, { input });
      const { refund, userErrors } = first.data.withdrawRefund;
      return [
        ...unlessSame(first.answer, [refund?.state, userErrors], ['WITHDRAWN', []]),
        ...unlessSame(again.answer, again.data, first.data),
      ];
    },
  },
  {
    name: 'a refund that is decided is not withdrawn',
    clause: 'RULES 8.9',
    asks: [OFFER, REQUEST, WITHDRAW],
    isLive: true,
    async broken(run) {
      const { client, refund } = await aRefund(run);
      const input = { refundId: refund.id, idempotencyKey: crypto.randomUUID() };
      const { answer, data } = await client.read(WITHDRAW, { input });
      return unlessSame(answer, codesOf(data.withdrawRefund.userErrors), [
        'REFUND_NOT_UNDER_REVIEW',
      ]);
    },
  },
  {
    name: 'an unknown refund is not withdrawn',
    clause: 'RULES 10.5',
    asks: [WITHDRAW],
    isLive: true,
    async broken(run) {
      const client = run.newClient();
      const refundId = globalId('Refund', crypto.randomUUID());
      const input = { refundId, idempotencyKey: crypto.randomUUID() };
      const { answer, data } = await client.read(WITHDRAW, { input });
      return unlessSame(answer, codesOf(data.withdrawRefund.userErrors), ['REFUND_NOT_FOUND']);
    },
  },
];
