import type { IResolvers } from '@graphql-tools/utils';
import { globalId } from '#gateway/graphql/global-id.ts';
import { segmentByKey } from '#gateway/mocks/story/segments/passenger-segment.ts';
import type { StoryParts } from '#gateway/mocks/story/story-parts.ts';
import { TRAVELLER } from '#gateway/mocks/story/traveller.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import { pointsOffsetOf } from '#gateway/modules/payments/points/points-offset-of.ts';
import type { GatewayContext } from '#gateway/requests/context.ts';
import type {
  CancelSeatOrderInput,
  CancelSeatsInput,
  SeatMapInput,
  SelectSeatsInput,
} from '#gateway/resolvers.gen.ts';
import { cabinsOf, flightByKey, isTakenByOthers } from './flight-seats.ts';
import { cancelSeatOrderOf, cancelSeats } from './give-back.ts';
import type { StoredSeatItem, StoredSeatOrder } from './seat-choice.model.ts';
import { flightByGlobalId, seatMap } from './seat-map.ts';
import { seatsDue } from './seat-order-standing.ts';
import { seatOrdersOf } from './seat-orders.ts';
import { takenOn } from './seat-standing.ts';
import { selectSeats } from './select-seats.ts';

type Input<Of> = { readonly input: Of };

const REUSED = [{ code: 'IDEMPOTENCY_KEY_REUSED', path: ['idempotencyKey'] }];

/** The seats of a flight that are not free, as everyone sees them. */
const notFree = (
  { airline, story }: StoryParts,
  flight: ReturnType<typeof flightByKey>,
  now: Date,
) => {
  if (!flight) return [];
  const taken = takenOn(story, `${flight.flightNumber}.${flight.date}`, now);
  return cabinsOf(airline, flight)
    .flatMap(({ rows }) => rows.flatMap(({ seats }) => seats))
    .flatMap(({ number }) => {
      const held = taken.get(number)?.choice.state === 'HELD';
      if (taken.has(number)) return [{ number, state: held ? 'HELD' : 'TAKEN' }];
      return isTakenByOthers(flight, number) ? [{ number, state: 'TAKEN' }] : [];
    });
};

/** Seats and their orders. */
export const seatResolvers = (parts: StoryParts): IResolvers => {
  const { story } = parts;
  const orderOf = ({ orderId }: StoredSeatOrder, now: Date) =>
    parts.orders.find({ id: orderId }, TRAVELLER, now);
  return {
    Query: {
      seatMap: (_root: unknown, { input }: Input<SeatMapInput>, { now }: GatewayContext) =>
        seatMap(parts, input, now),
    },
    Mutation: {
      async selectSeats(
        _root: unknown,
        { input }: Input<SelectSeatsInput>,
        { now }: GatewayContext,
      ) {
        const answer = await story.once('selectSeats', input, () => selectSeats(parts, input, now));
        const none = { passengers: [], seatOrder: null, refund: null, proposals: [] };
        return answer ?? { ...none, userErrors: REUSED };
      },
      async cancelSeats(
        _root: unknown,
        { input }: Input<CancelSeatsInput>,
        { now }: GatewayContext,
      ) {
        const answer = await story.once('cancelSeats', input, () => cancelSeats(parts, input, now));
        return answer ?? { passengers: [], refund: null, userErrors: REUSED };
      },
      async cancelSeatOrder(
        _root: unknown,
        { input }: Input<CancelSeatOrderInput>,
        { now }: GatewayContext,
      ) {
        const work = () => cancelSeatOrderOf(parts, input, now);
        const answer = await story.once('cancelSeatOrder', input, work);
        return answer ?? { seatOrder: null, userErrors: REUSED };
      },
    },
    Subscription: {
      seatsChanged: {
        async *subscribe(_root: unknown, args: { flightId: string }, { now }: GatewayContext) {
          const flight = flightByGlobalId(parts, args.flightId);
          yield { seatsChanged: { at: now, seats: notFree(parts, flight, now) } };
        },
      },
    },
    Order: {
      seatOrders: ({ id }: Order, _args: unknown, { now }: GatewayContext) =>
        seatOrdersOf(parts, id, now),
    },
    SeatOrder: {
      id: ({ id }: StoredSeatOrder) => globalId('SeatOrder', id),
      orderNumber: ({ number }: StoredSeatOrder) => number,
      cancellationCause: ({ state, closedAt, paymentDueAt }: StoredSeatOrder) => {
        if (state !== 'CANCELLED') return null;
        return closedAt?.getTime() === paymentDueAt.getTime() ? 'PAYMENT_WINDOW' : 'TRAVELLER';
      },
      salesChannel: () => 'OFFICIAL_SITE',
      flight: ({ flightId }: StoredSeatOrder) => flightByKey(parts.airline, flightId),
      order: (order: StoredSeatOrder, _args: unknown, { now }: GatewayContext) =>
        orderOf(order, now),
      amountDue: seatsDue,
      paymentDueAt: ({ state, paymentDueAt }: StoredSeatOrder) =>
        state === 'PENDING_PAYMENT' ? paymentDueAt : null,
      serverNow: (_order: StoredSeatOrder, _args: unknown, { now }: GatewayContext) => now,
      pointsOffset: ({ id }: StoredSeatOrder, _args: unknown, context: GatewayContext) =>
        pointsOffsetOf({ kind: 'SEAT_ORDER', id }, context),
      capabilities: ({ state, paymentDueAt }: StoredSeatOrder) =>
        ['PAY', 'CANCEL'].map((action) => {
          const allowed = state === 'PENDING_PAYMENT';
          const code = state === 'CANCELLED' ? 'ORDER_CANCELLED' : 'ALREADY_PAID';
          return {
            action,
            allowed,
            from: null,
            fee: null,
            until: allowed ? paymentDueAt : null,
            reason: allowed ? null : { code, liftsAt: null, seatOrder: null },
          };
        }),
    },
    SeatOrderItem: {
      id: ({ id }: StoredSeatItem) => globalId('SeatOrderItem', id),
      passengerSegment: ({ segmentKey }: StoredSeatItem, _args: unknown, { now }: GatewayContext) =>
        segmentByKey(parts, segmentKey, now),
    },
  };
};
