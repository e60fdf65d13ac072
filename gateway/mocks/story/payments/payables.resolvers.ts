import type { IResolvers } from '@graphql-tools/utils';
import type { GraphQLResolveInfo } from 'graphql';
import { keyOf } from '#gateway/graphql/global-id.ts';
import {
  confirmSeatPayment,
  findSeatOrder,
  startSeatPayment,
} from '#gateway/mocks/story/seats/seat-orders.ts';
import type { StoryParts } from '#gateway/mocks/story/story-services.ts';
import { TRAVELLER } from '#gateway/mocks/story/traveller.ts';
import type { Payment } from '#gateway/modules/payments/payment.model.ts';
import { paymentsResolvers } from '#gateway/modules/payments/payments.resolvers.ts';
import type { GatewayContext } from '#gateway/requests/context.ts';
import type { ConfirmPaymentInput, StartPaymentInput } from '#gateway/resolvers.gen.ts';

type Input<Of> = { readonly input: Of };

/** What an id pays for, with the name of its type; null for what this story does not hold. */
const payableById = async (parts: StoryParts, id: string, now: Date) => {
  const seats = findSeatOrder(parts, keyOf('SeatOrder', id) ?? '', now);
  if (seats) return { ...seats, __typename: 'SeatOrder' };
  const order = await parts.orders.find({ id: keyOf('Order', id) ?? '' }, TRAVELLER, now);
  return order && { ...order, __typename: 'Order' };
};

/** Payments of flight orders as the module has them, and of seat orders beside them. */
export const payableResolvers = (parts: StoryParts): IResolvers => {
  const { startPayment, confirmPayment } = paymentsResolvers.Mutation ?? {};
  if (typeof startPayment !== 'function' || typeof confirmPayment !== 'function')
    throw new Error('payments have their mutations');
  return {
    Query: {
      payable: (_root: unknown, { id }: { id: string }, { now }: GatewayContext) =>
        payableById(parts, id, now),
    },
    Subscription: {
      orderChanged: {
        async *subscribe(_root: unknown, { id }: { id: string }, { now }: GatewayContext) {
          const payable = await payableById(parts, id, now);
          if (payable) yield { orderChanged: payable };
        },
      },
    },
    Mutation: {
      async startPayment(
        root: Record<PropertyKey, never>,
        args: Input<StartPaymentInput>,
        context: GatewayContext,
        info: GraphQLResolveInfo,
      ) {
        const { orderId, locale } = args.input;
        const seats = findSeatOrder(parts, keyOf('SeatOrder', orderId) ?? '', context.now);
        if (!seats) {
          const answer = await startPayment(root, args, context, info);
          return { ...answer, payable: await payableById(parts, orderId, context.now) };
        }
        const payment = startSeatPayment(parts, seats, locale, context.now);
        const code = seats.state === 'PAID' ? 'ALREADY_PAID' : 'SEAT_HOLD_EXPIRED';
        return {
          ...{ payment, payable: await payableById(parts, orderId, context.now) },
          userErrors: payment ? [] : [{ code, path: ['orderId'] }],
        };
      },
      async confirmPayment(
        root: Record<PropertyKey, never>,
        args: Input<ConfirmPaymentInput>,
        context: GatewayContext,
        info: GraphQLResolveInfo,
      ) {
        const { orderId } = args.input;
        const seats = findSeatOrder(parts, keyOf('SeatOrder', orderId) ?? '', context.now);
        if (!seats) {
          const answer = await confirmPayment(root, args, context, info);
          return { ...answer, payable: await payableById(parts, orderId, context.now) };
        }
        const outcome = confirmSeatPayment(parts, seats, context.now) ? 'PAID' : 'NOT_PAID';
        const payable = await payableById(parts, orderId, context.now);
        return { outcome, payable, userErrors: [] };
      },
    },
    Order: {
      ...{ dateChanges: () => [], airlineChanges: () => [] },
      ...{ predecessor: () => null, successors: () => [], benefitCoupons: () => [] },
      couponDiscount: ({ total }: { total: { currency: string } }) => ({ ...total, amount: 0 }),
    },
    Payment: {
      async payable({ orderId }: Payment, _args: unknown, { now }: GatewayContext) {
        const seats = findSeatOrder(parts, orderId, now);
        if (seats) return { ...seats, __typename: 'SeatOrder' };
        const order = await parts.orders.find({ id: orderId }, TRAVELLER, now);
        return order && { ...order, __typename: 'Order' };
      },
    },
  };
};
