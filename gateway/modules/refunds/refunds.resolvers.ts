import { globalId, keyOf } from '#gateway/graphql/global-id.ts';
import type { NodeLoader } from '#gateway/graphql/node.resolvers.ts';
import { userErrorFields } from '#gateway/graphql/user-error-fields.ts';
import { passengerIn } from '#gateway/modules/orders/passengers/passenger-view.ts';
import { passengerSegmentsIn } from '#gateway/modules/orders/segments/passenger-segment-view.ts';
import { connectionOfFound } from '#gateway/requests/connection-of.ts';
import type { CreateRefundOfferInput, Resolvers } from '#gateway/resolvers.gen.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { REFUND_REASONS } from '#schema/codes/orders/refund-reasons.ts';
import { withdrawalProblem } from '#schema/rules/after-sale/refund-withdrawal.ts';
import type { RefundQuestion } from './refund.model.ts';
import { readRefundRequest } from './request/request-refund.service.ts';

/** The question as the service takes it. An id of something else finds nothing. */
const readRefundQuestion = ({
  orderId,
  passengerIds,
  boundIndexes,
  reason,
  airlineChangeId,
}: CreateRefundOfferInput): RefundQuestion => ({
  orderId: keyOf('Order', orderId) ?? '',
  passengerIds: [...new Set(passengerIds.map((id) => keyOf('Passenger', id) ?? ''))],
  boundIndexes: boundIndexes ? [...new Set(boundIndexes)] : null,
  reason,
  airlineChangeId: airlineChangeId ? (keyOf('AirlineChange', airlineChangeId) ?? 'none') : null,
});

const DIVISION = { most: LIMITS.page.most, keyOf: ({ id }: { id: string }) => id };

/** Refunds: quoted, requested, read. */
export const refundsResolvers: Resolvers = {
  Query: {
    async refund(_root, { by: { id, refundNumber } }, { services, actor, now }) {
      const key = id ? { id: keyOf('Refund', id) ?? 'none' } : { number: refundNumber ?? 'none' };
      return services.refunds.find(key, await actor(), now);
    },
    refundOffer: async (_root, { id }, { services, actor, now }) =>
      services.refunds.readOffer(id, await actor(), now),
  },
  Mutation: {
    async createRefundOffer(_root, { input }, { services, actor, now }) {
      const question = readRefundQuestion(input);
      const { offer, faults } = await services.refunds.offer(question, await actor(), now);
      return { refundOffer: offer, userErrors: [...faults] };
    },
    async requestRefund(_root, { input }, { services, actor, now }) {
      const asker = await actor();
      const request = readRefundRequest(input);
      const { refundId, newOffer, userErrors } = await services.refunds.request(
        request,
        asker,
        now,
      );
      const refund = refundId ? await services.refunds.find({ id: refundId }, asker, now) : null;
      return { refund, newOffer, userErrors: [...userErrors] };
    },
    async withdrawRefund(_root, { input }, { services, actor, now }) {
      const asker = await actor();
      const refundId = keyOf('Refund', input.refundId) ?? '';
      const request = { refundId, idempotencyKey: input.idempotencyKey };
      const code = await services.refunds.withdraw(request, asker, now);
      const field = code === 'IDEMPOTENCY_KEY_REUSED' ? 'idempotencyKey' : 'refundId';
      return {
        refund: await services.refunds.find({ id: refundId }, asker, now),
        userErrors: code ? [{ code, path: [field] }] : [],
      };
    },
  },
  Order: {
    refunds: (order, _args, { services, now }) => services.refunds.ofRead(order, now),
  },
  Member: {
    async refunds({ id }, page, { services, actor, now }) {
      const all = await services.refunds.ofMember(id, now);
      const viewer = await actor();
      return connectionOfFound(all, page, DIVISION, (one) =>
        services.refunds.find({ id: one.id }, viewer, now),
      );
    },
  },
  RefundOffer: {
    kind: ({ reason }) => REFUND_REASONS[reason].kind,
    passengers: ({ passengers, order }) => passengers.map((one) => ({ ...one, order })),
    proofRequired: ({ reason }) => REFUND_REASONS[reason].proof,
    reviewed: ({ reason }) => REFUND_REASONS[reason].kind === 'INVOLUNTARY',
    serverNow: ({ asOf }) => asOf,
  },
  PassengerRefund: {
    passenger: ({ order, passengerId }) => passengerIn(order, passengerId)!,
    passengerSegments: ({ order, passengerId, segmentIndexes }) =>
      passengerSegmentsIn(order).filter(
        ({ passenger, segment }) =>
          passenger.id === passengerId && segmentIndexes.includes(segment.index),
      ),
    taxes: ({ taxes }) => [...taxes],
  },
  Refund: {
    id: ({ id }) => globalId('Refund', id),
    refundNumber: ({ number }) => number,
    kind: ({ reason }) => REFUND_REASONS[reason].kind,
    passengers: ({ passengers, order }) => passengers.map((one) => ({ ...one, order })),
    proofs: async (refund, _args, { services, actor, now }) =>
      services.refunds.proofsOf(refund, await actor(), now),
    dueOn: ({ dueOn, endedAt }) => (endedAt ? null : dueOn),
    destination: ({ orderId }, _args, { services, now }) =>
      services.refunds.destinationOf(orderId, now),
    events: ({ events }) => [...events],
    previous: async ({ previousId }, _args, { services, actor, now }) =>
      previousId ? services.refunds.find({ id: previousId }, await actor(), now) : null,
    capabilities({ state }) {
      const code = withdrawalProblem(state);
      const reason = code && { code, liftsAt: null, seatOrder: null };
      return [{ action: 'WITHDRAW_REFUND', allowed: !code, until: null, from: null, reason }];
    },
    withdrawal({ state }) {
      const reason = withdrawalProblem(state);
      return { allowed: reason === null, reason };
    },
  },
  CreateRefundOfferError: userErrorFields,
  RequestRefundError: userErrorFields,
  WithdrawRefundError: userErrorFields,
};

export const refundNode: NodeLoader = async (id, { services, actor, now }) =>
  services.refunds.find({ id }, await actor(), now);

export const refundOfferNode: NodeLoader = async (id, { services, actor, now }) =>
  services.refunds.readOffer(id, await actor(), now);
