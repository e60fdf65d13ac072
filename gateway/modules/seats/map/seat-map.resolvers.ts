import { keyOf } from '#gateway/graphql/global-id.ts';
import { userErrorFields } from '#gateway/graphql/user-error-fields.ts';
import type { Resolvers } from '#gateway/resolvers.gen.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { SEAT_ZONES } from '#schema/codes/flights/seat-zones.ts';
import { money } from '#schema/rules/base/money.ts';
import { statusIn } from './flight-seats.ts';
import { offerRefusal } from './propose-seats.ts';
import type { FlightSeatModel } from './seat-map.model.ts';

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
