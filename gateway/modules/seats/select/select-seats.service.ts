import type { PassengerSegmentView } from '#gateway/modules/orders/segments/passenger-segment-view.ts';
import { whetherCancelled } from '#gateway/modules/orders/segments/segments.service.ts';
import { seatsOfFlight, statusesOn } from '#gateway/modules/seats/map/flight-seats.ts';
import { proposeSeats } from '#gateway/modules/seats/map/propose-seats.ts';
import { expireSeatsOn } from '#gateway/modules/seats/orders/seat-purchases.ts';
import type { SeatDependencies } from '#gateway/modules/seats/seat-dependencies.ts';
import { DepartureControlError } from '#gateway/ports/departure-control/departure-control.port.ts';
import { idempotent } from '#gateway/requests/idempotent.ts';
import { outcomeOf, Refused } from '#gateway/requests/refused.ts';
import type { SelectSeatsErrorCode } from '#gateway/resolvers.gen.ts';
import type { AdjacentSeats } from '#schema/rules/after-sale/adjacent-seats.ts';
import type { Money } from '#schema/rules/base/money.ts';
import { type Chooser, partyOf, type Seating } from './party.ts';
import { type PlacedSeats, placeSeats, type SeatPlacement } from './place-seats.service.ts';
import type { SeatSelection, SelectSeatsFault } from './select-seats.input.ts';

/**
 * What became of a choice of seats: the seat order where one is to be paid, or why nothing was
 * chosen and what is free instead.
 */
export type SeatOutcome = {
  readonly passengers: readonly PassengerSegmentView[];
  readonly seatOrderId: string | null;
  readonly refund: Money | null;
  readonly proposals: readonly Proposal[];
  readonly userErrors: readonly SelectSeatsFault[];
};

/** Seats for passengers, one each in the same order. */
export type Proposal = { readonly passengers: readonly PassengerSegmentView[] } & AdjacentSeats;

const PROPOSALS = 3;
const LOST = new Set(['SEAT_TAKEN', 'SEAT_HELD', 'SEAT_BLOCKED']);

export const seatsRefused = (
  userErrors: readonly SelectSeatsFault[],
  proposals: readonly Proposal[] = [],
): SeatOutcome => ({ passengers: [], seatOrderId: null, refund: null, proposals, userErrors });

/** Chooses seats for travellers. */
export function seatSelection(sources: SeatDependencies) {
  const { db, flights, departureControl, operations } = sources;

  const placementOf = async (
    selection: SeatSelection,
    actor: Chooser,
    now: Date,
  ): Promise<SeatPlacement> => {
    const party = await partyOf(sources, selection, actor, now);
    const flight = flights.segment(selection.flight);
    if (!flight)
      throw new Refused<SelectSeatsErrorCode>({ code: 'FLIGHT_CLOSED', path: ['flightId'] });
    const [flightCancelled = false] = await whetherCancelled(operations, [flight], now);
    const controlled = await departureControl.seats(flight, now).catch((fault) => {
      if (!(fault instanceof DepartureControlError)) throw fault;
      throw new Refused<SelectSeatsErrorCode>('DEPARTURE_CONTROL_UNAVAILABLE');
    });
    return {
      selection,
      party,
      flight,
      seats: seatsOfFlight(sources, flight),
      controlled,
      flightCancelled,
      actor,
    };
  };

  /**
   * All that were named, or none, once for each idempotency key; others are proposed for those that
   * were lost.
   */
  const place = async (placement: SeatPlacement, now: Date): Promise<SeatOutcome> => {
    const { selection, actor, party, flight } = placement;
    const passengers = party.map(({ passenger }) => passenger);
    const wanted = {
      seatNumbers: selection.choices.map(({ seatNumber }) => seatNumber),
      passengerIds: passengers.map(({ passenger }) => passenger.id),
    };
    await expireSeatsOn(sources, flight, wanted, now);
    const { answer, userErrors } = await idempotent<SelectSeatsErrorCode, PlacedSeats>(
      db,
      'selectSeats',
      selection,
      actor,
      (trx) => placeSeats(trx, sources, placement, now),
    );
    if (!answer) return seatsRefused(userErrors, await insteadOf(placement, userErrors, now));
    return { passengers, ...answer, proposals: [], userErrors };
  };

  /** Other seats for those whose seats were lost, near them and no dearer than need be. */
  const insteadOf = async (
    { flight, seats, party }: SeatPlacement,
    faults: readonly SelectSeatsFault[],
    now: Date,
  ): Promise<Proposal[]> => {
    const lost = party.filter(({ index }) =>
      faults.some(({ code, path }) => LOST.has(code) && path[1] === String(index)),
    );
    if (lost.length === 0) return [];
    const statuses = new Map(await statusesOn(sources, flight, now));
    // what the rest of the party has chosen is not proposed to the others
    for (const { choice } of party.filter((one: Seating) => !lost.includes(one)))
      statuses.set(choice.seatNumber, { state: 'TAKEN', heldUntil: null, by: null });
    const passengers = lost.map(({ passenger }) => passenger);
    const question = { flight, seats, statuses, passengers, limit: PROPOSALS };
    return proposeSeats(sources, question, now).map((proposal) => ({ passengers, ...proposal }));
  };

  return async (selection: SeatSelection, actor: Chooser, now: Date): Promise<SeatOutcome> => {
    const { answer: placement, userErrors } = await outcomeOf<SelectSeatsErrorCode, SeatPlacement>(
      () => placementOf(selection, actor, now),
    );
    return placement ? place(placement, now) : seatsRefused(userErrors);
  };
}
