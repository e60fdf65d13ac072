import type { ChangedFlightFragment } from './changed-flight.gen.ts';

/** A flight as it was booked, or as the airline proposes it. */
export type FlightSide = ChangedFlightFragment['before'];

/** What of a flight can be another than before. */
export type FlightPart =
  | 'flight'
  | 'day'
  | 'departure'
  | 'origin'
  | 'arrival'
  | 'destination'
  | 'aircraft';

/** The flight as it was booked: the timetable may have other times for it by now. */
export const sideBefore = ({
  before,
  departureBefore,
  arrivalBefore,
}: Pick<ChangedFlightFragment, 'before' | 'departureBefore' | 'arrivalBefore'>): FlightSide => ({
  ...before,
  departure: departureBefore,
  arrival: arrivalBefore,
});

const READ: Readonly<Record<FlightPart, (side: FlightSide) => string>> = {
  flight: ({ flightNumber }) => flightNumber,
  day: ({ departure }) => departure.local.slice(0, 10),
  departure: ({ departure }) => departure.local.slice(11),
  origin: ({ origin, departureTerminal }) => `${origin.code} ${departureTerminal}`,
  arrival: ({ arrival }) => arrival.local.slice(11),
  destination: ({ destination, arrivalTerminal }) => `${destination.code} ${arrivalTerminal}`,
  aircraft: ({ aircraft }) => aircraft.code,
};

/**
 * What differs between two flights; without a second one, when the first was to leave and to land.
 */
export const partsThatDiffer = (
  before: FlightSide,
  after: FlightSide | null,
): ReadonlySet<FlightPart> =>
  new Set(
    after
      ? (Object.keys(READ) as FlightPart[]).filter(
          (part) => READ[part](before) !== READ[part](after),
        )
      : (['day', 'departure', 'arrival'] as const),
  );
