import { keyOf } from '#gateway/graphql/global-id.ts';
import { userErrorFields } from '#gateway/graphql/user-error-fields.ts';
import type { CancelSeatsInput, Resolvers } from '#gateway/resolvers.gen.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { SEAT_ZONES } from '#schema/codes/flights/seat-zones.ts';
import { money } from '#schema/rules/base/money.ts';
import type { SeatsReturn } from './cancel/cancel-seats.service.ts';
import type { SeatUpdate } from './live/seat-updates.service.ts';
import { statusIn } from './map/flight-seats.ts';
import { offerRefusal } from './map/propose-seats.ts';
import type { FlightSeatModel } from './map/seat-map.service.ts';
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

/** How a seat stands, and whose of those asked for it is. */
function statusOf({ map, zoned }: FlightSeatModel) {
  const status = statusIn(map.statuses, zoned.seat.number);
  const by = map.passengers.find(
    ({ passenger, segment }) =>
      status.by?.passengerId === passenger.id && status.by.segmentIndex === segment.index,
  );
  return { ...status, own: by ?? null };
}

/** The seats of a flight. */
export const seatMapResolvers: Resolvers = {
  Query: {
    seatMap: async (_root, { input }, { services, actor, now }) =>
      services.seats.map(
        {
          flight: keyOf('FlightSegment', input.flightId) ?? '',
          passengerSegmentIds: input.passengerSegmentIds ?? [],
        },
        await actor(),
        now,
      ),
  },
  SeatMap: {
    serverNow: ({ asOf }) => asOf,
    aircraft: ({ flight }) => flight?.aircraft ?? null,
    passengerSegments: ({ passengers }) => [...passengers],
    cabins: (map, _args, { services }) =>
      map.flight
        ? services.aircraft.seatPlan(map.flight.aircraft).cabins.map((cabin) => ({ cabin, map }))
        : [],
    prices: (map, _args, { services }) =>
      SEAT_ZONES.flatMap((zone) =>
        (map.passengers.length > 0 ? map.passengers : [null]).flatMap((passenger) => {
          const price = services.seats.price(map, zone, passenger);
          return price ? [{ zone, passengerSegment: passenger, price }] : [];
        }),
      ),
    together: (map, { limit }, { services }) =>
      services.seats
        .together(map, Math.max(0, Math.min(limit, LIMITS.seatProposals)))
        .map((proposal) => ({ ...proposal, passengers: map.passengers })),
    userErrors: ({ userErrors }) => [...userErrors],
  },
  SeatMapCabin: {
    cabin: ({ cabin }) => cabin.cabin,
    columns: ({ cabin }) => [...cabin.columns],
    rows: ({ cabin, map }) => cabin.rows.map((row) => ({ row, map })),
  },
  SeatMapRow: {
    number: ({ row }) => row.number,
    exitRow: ({ row }) => row.exitRow,
    seats: ({ row, map }) =>
      row.seats.flatMap(({ number }) => {
        const zoned = map.seats.get(number);
        return zoned ? [{ zoned, map }] : [];
      }),
  },
  FlightSeat: {
    seat: ({ zoned }) => zoned.seat,
    zone: ({ zoned }) => zoned.zone,
    state: (seat) => {
      const { state, own } = statusOf(seat);
      return own ? 'SELECTED' : state;
    },
    heldUntil: (seat) => {
      const { heldUntil, own } = statusOf(seat);
      return own ? null : heldUntil;
    },
    selectedBy: (seat) => statusOf(seat).own,
    refusals: (seat, _args, { services }) => {
      const { map, zoned } = seat;
      if (statusOf(seat).state !== 'FREE') return [];
      return map.passengers.flatMap((passenger) => {
        const price = services.seats.price(map, zoned.zone, passenger);
        const code = price && offerRefusal(zoned, passenger, price, map.asOf);
        return code ? [{ passengerSegment: passenger, code }] : [];
      });
    },
  },
  SeatProposal: {
    seats: ({ seats, passengers }) =>
      passengers.map((passengerSegment, index) => ({
        passengerSegment,
        seatNumber: seats[index] ?? '',
      })),
    total: ({ total }) => money(total, BRAND.currency),
  },
  SeatMapError: userErrorFields,
};
