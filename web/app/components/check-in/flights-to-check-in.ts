import type { Action } from '#web/app/apollo/schema-types.gen.ts';

/** A flight in the list of check-in, with those of one booking who are on it. */
export type OpenFlight = {
  readonly id: string;
  readonly passengerSegments: readonly { readonly id: string }[];
};

/** What is read of a passenger on a flight to tell what check-in offers there. */
export type PassengerToCheckIn = {
  readonly id: string;
  readonly flight: { readonly flightNumber: string };
  readonly capabilities: readonly { readonly action: Action; readonly allowed: boolean }[];
};

const ACTIONS = ['CHECK_IN', 'BOARDING_PASS', 'CANCEL_CHECK_IN'] as const;

export type CheckInAction = (typeof ACTIONS)[number];

/** What check-in offers for one flight of an order. */
export type FlightToCheckIn = {
  readonly itineraryId: string;
  readonly flightNumber: string;
  /** What one of the passengers may do there, the next step first. */
  readonly actions: readonly CheckInAction[];
};

/**
 * The flights of an order that check-in is open for or was done for, with what can be done there.
 * @param open the list of check-in, which may have flights of other orders too
 */
export const flightsToCheckIn = (
  passengers: readonly PassengerToCheckIn[],
  open: readonly OpenFlight[],
): FlightToCheckIn[] =>
  open.flatMap(({ id, passengerSegments: listed }) => {
    const among = passengers.filter((one) => listed.some((other) => other.id === one.id));
    const actions = ACTIONS.filter((action) =>
      among.some(({ capabilities }) =>
        capabilities.some((one) => one.action === action && one.allowed),
      ),
    );
    const [first] = among;
    if (!first || actions.length === 0) return [];
    return [{ itineraryId: id, flightNumber: first.flight.flightNumber, actions }];
  });
