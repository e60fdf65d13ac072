import { keyOf } from '#gateway/graphql/global-id.ts';
import { userErrorFields } from '#gateway/graphql/user-error-fields.ts';
import type { SeatsReturn } from '#gateway/modules/seats/cancel/cancel-seats.service.ts';
import type { CancelSeatsInput, Resolvers } from '#gateway/resolvers.gen.ts';
import type { SeatUpdate } from './live/seat-change-stream.ts';
import { readSelectSeats } from './select/select-seats.input.ts';
import { seatsRefused } from './select/select-seats.service.ts';

/** The request as the service takes it. */
const readCancelSeats = ({
  idempotencyKey,
  passengerSegmentIds,
  accepted,
}: CancelSeatsInput): SeatsReturn => ({
  idempotencyKey,
  passengerSegmentIds,
  accepted: { amount: accepted.amount, currency: accepted.currency as 'CNY' },
});

/** Seats, chosen and given back. */
export const seatsResolvers: Resolvers = {
  Mutation: {
    async selectSeats(_root, { input }, { services, actor, address, now }) {
      const { selection, faults } = readSelectSeats(input);
      const chooser = { ...(await actor()), address };
      const outcome =
        faults.length > 0
          ? seatsRefused(faults)
          : await services.seats.select(selection, chooser, now);
      const { seatOrderId, passengers, proposals, userErrors, refund } = outcome;
      return {
        passengerSegments: [...passengers],
        refund,
        proposals: [...proposals],
        userErrors: [...userErrors],
        seatOrder: seatOrderId ? await services.seats.order(seatOrderId, chooser, now) : null,
      };
    },
    async cancelSeats(_root, { input }, { services, actor, now }) {
      const request = readCancelSeats(input);
      const { passengers, refund, userErrors } = await services.seats.cancel(
        request,
        await actor(),
        now,
      );
      return { passengerSegments: [...passengers], refund, userErrors: [...userErrors] };
    },
    async cancelSeatOrder(_root, { input }, { services, actor, now }) {
      const seatOrderId = keyOf('SeatOrder', input.seatOrderId) ?? '';
      const request = { seatOrderId, idempotencyKey: input.idempotencyKey };
      const code = await services.seats.cancelOrder(request, await actor(), now);
      return {
        seatOrder: await services.seats.order(seatOrderId, await actor(), now),
        userErrors: code
          ? [
              {
                code,
                path: [code === 'IDEMPOTENCY_KEY_REUSED' ? 'idempotencyKey' : 'seatOrderId'],
              },
            ]
          : [],
      };
    },
  },
  Subscription: {
    seatsChanged: {
      subscribe: (_root, { flightId }, { services, address }) =>
        services.seatWatch.watch(keyOf('FlightSegment', flightId) ?? '', address),
      resolve: ({ seatsChanged }: SeatUpdate) => seatsChanged,
    },
  },
  PassengerSegment: {
    seat: (one, _args, { services, now }) => services.seats.of(one, now),
  },
  PassengerSeat: {
    number: ({ seatNumber }) => seatNumber,
    seat: ({ flightNumber, departureDate, seatNumber }, _args, { services }) =>
      services.seats.planned({ flightNumber, date: departureDate }, seatNumber),
    state: ({ state, assigned }) => {
      if (assigned) return 'ASSIGNED';
      return state === 'HELD' ? 'HELD' : 'CONFIRMED';
    },
    seatOrder: async ({ seatOrderId }, _args, { services, actor, now }) =>
      seatOrderId ? services.seats.order(seatOrderId, await actor(), now) : null,
    refund: async (seat, _args, { services, actor, now }) =>
      services.seats.refundOf(seat, await actor(), now),
  },
  SelectSeatsError: userErrorFields,
  CancelSeatsError: userErrorFields,
  CancelSeatOrderError: userErrorFields,
};
