import { globalId } from '#gateway/graphql/global-id.ts';
import type { NodeLoader } from '#gateway/graphql/node.resolvers.ts';
import type { Resolvers } from '#gateway/resolvers.gen.ts';
import { CABINS } from '#schema/codes/flights/cabins.ts';
import { SEAT_CHARACTERISTICS } from '#schema/codes/flights/seat-characteristics.ts';

/** The fleet with its figures and its seats: the same for all visitors and flights. */
export const aircraftResolvers: Resolvers = {
  Query: {
    aircraftTypes: (_root, _args, { services }) => [...services.aircraft.fleet()],
    aircraftType: (_root, { code }, { services }) => services.aircraft.aircraft(code),
  },
  AircraftType: {
    id: ({ code }) => globalId('AircraftType', code),
    dimensions: ({ airframe: { wing, wheelbaseMm, ...airframe } }) => ({
      ...airframe,
      wingFromMm: wing.fromMm,
      wingToMm: wing.toMm,
      mainWheelsMm: airframe.noseWheelMm + wheelbaseMm,
    }),
    cabins: ({ seats, cabins }) =>
      CABINS.flatMap((cabin) =>
        cabins
          .filter((layout) => layout.cabin === cabin)
          .map((layout) => ({
            ...layout,
            seats: seats[cabin],
            columns: [...layout.columns],
            power: [...layout.power],
          })),
      ),
    seatPlan: (aircraft, _args, { services }) => services.aircraft.seatPlan(aircraft),
    routes: (aircraft, _args, { services }) => [...services.aircraft.routes(aircraft)],
  },
  SeatPlan: {
    cabins: ({ cabins }) => [...cabins],
    exits: ({ exits }) => [...exits],
    facilities: ({ facilities }) => [...facilities],
  },
  CabinPlan: {
    columns: ({ columns }) => [...columns],
    rows: ({ rows }) => [...rows],
  },
  SeatRow: {
    seats: ({ seats }) => [...seats],
  },
  Seat: {
    characteristics: ({ characteristics }) => [...characteristics],
    padisCodes: ({ characteristics }) => characteristics.map((one) => SEAT_CHARACTERISTICS[one]),
  },
};

export const aircraftTypeNode: NodeLoader = (key, { services }) => services.aircraft.aircraft(key);
