import { inTransaction } from '#gateway/database/transaction.ts';
import { whetherCancelled } from '#gateway/modules/orders/segments/cancelled-segments.ts';
import type { PassengerSegmentView } from '#gateway/modules/orders/segments/passenger-segment-view.ts';
import { seatsOfFlight, standingsOn } from '#gateway/modules/seats/map/flight-seats.ts';
import { proposeSeats } from '#gateway/modules/seats/map/propose-seats.ts';
import { expireSeatsOn } from '#gateway/modules/seats/orders/expire-seats.service.ts';
import type { SelectSeatsFault } from '#gateway/modules/seats/seat-faults.ts';
import type { SeatSources } from '#gateway/modules/seats/seat-sources.ts';
import { DepartureControlError } from '#gateway/ports/departure-control/departure-control.port.ts';
import { once } from '#gateway/requests/once.ts';
import { refusedFaults } from '#gateway/requests/refused.ts';
import type { SelectSeatsErrorCode } from '#gateway/resolvers.gen.ts';
import type { SeatsTogether } from '#schema/rules/after-sale/seats-together.ts';
import type { Money } from '#schema/rules/base/money.ts';
import type { Chooser } from './open-seat-orders.ts';
import { partyOf, type Seating } from './party.ts';
import { placeSeats, type SeatPlacement } from './place-seats.service.ts';
import { SeatsRefused } from './seats-refused.ts';
import type { SeatSelection } from './select-seats.input.ts';

/** What became of a choice of seats: the seat order where one is to be paid, or why nothing was chosen and what is free instead. */
export type SeatOutcome = {
  readonly passengers: readonly PassengerSegmentView[];
  readonly seatOrderId: string | null;
  readonly refund: Money | null;
  readonly proposals: readonly Proposal[];
  readonly userErrors: readonly SelectSeatsFault[];
};

/** Seats for passengers, one each in the same order. */
export type Proposal = { readonly passengers: readonly PassengerSegmentView[] } & SeatsTogether;

const PROPOSALS = 3;
const LOST = new Set(['SEAT_TAKEN', 'SEAT_HELD', 'SEAT_BLOCKED']);

export const seatsRefused = (
  userErrors: readonly SelectSeatsFault[],
  proposals: readonly Proposal[] = [],
): SeatOutcome => ({ passengers: [], seatOrderId: null, refund: null, proposals, userErrors });

/** Chooses seats for travellers. */
export const seatSelection = (sources: SeatSources) => {
  const { db, flights, departureControl, operations } = sources;

  const placementOf = async (
    selection: SeatSelection,
    actor: Chooser,
    now: Date,
  ): Promise<SeatPlacement> => {
    const party = await partyOf(sources, selection, actor, now);
    const flight = flights.segment(selection.flight);
    if (!flight) throw new SeatsRefused({ code: 'FLIGHT_CLOSED', path: ['flightId'] });
    const [flightCancelled = false] = await whetherCancelled(operations, [flight], now);
    return {
      selection,
      party,
      flight,
      seats: seatsOfFlight(sources, flight),
      controlled: await departureControl.seats(flight, now),
      flightCancelled,
      actor,
    };
  };

  const place = (placement: SeatPlacement, now: Date) =>
    inTransaction(db, (trx) => {
      const { selection, actor } = placement;
      return once(trx, 'selectSeats', selection, actor, () =>
        placeSeats(trx, sources, placement, now),
      );
    });

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
    const standings = new Map(await standingsOn(sources, flight, now));
    // what the rest of the party has chosen is not proposed to the others
    for (const { choice } of party.filter((one: Seating) => !lost.includes(one)))
      standings.set(choice.seatNumber, { state: 'TAKEN', heldUntil: null, by: null });
    const passengers = lost.map(({ passenger }) => passenger);
    const question = { flight, seats, standings, passengers, limit: PROPOSALS };
    return proposeSeats(sources, question, now).map((proposal) => ({ passengers, ...proposal }));
  };

  /** Chooses seats: all that were named, or none, once for each idempotency key. */
  return async (selection: SeatSelection, actor: Chooser, now: Date): Promise<SeatOutcome> => {
    let placement: SeatPlacement | null = null;
    try {
      placement = await placementOf(selection, actor, now);
      const wanted = {
        seatNumbers: selection.choices.map(({ seatNumber }) => seatNumber),
        passengerIds: placement.party.map(({ passenger }) => passenger.passenger.id),
      };
      await expireSeatsOn(sources, placement.flight, wanted, now);
      const { seatOrderId, refund } = await place(placement, now);
      const passengers = placement.party.map(({ passenger }) => passenger);
      return { passengers, seatOrderId, refund, proposals: [], userErrors: [] };
    } catch (fault) {
      if (fault instanceof SeatsRefused)
        return seatsRefused(
          fault.faults,
          placement ? await insteadOf(placement, fault.faults, now) : [],
        );
      if (fault instanceof DepartureControlError)
        return seatsRefused([{ code: 'DEPARTURE_CONTROL_UNAVAILABLE', path: [] }]);
      return seatsRefused(refusedFaults<SelectSeatsErrorCode>(fault));
    }
  };
};
