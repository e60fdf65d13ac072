import type { DatabaseTransaction } from '#gateway/database/database.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import { segmentIn } from '#gateway/modules/orders/segments/passenger-segment-view.ts';
import type { DatedFlight, FlightKey } from '#gateway/ports/timetable/timetable.port.ts';
import type { AirlineChange, ChangedSeat, SegmentChange } from './airline-change.model.ts';
import type { AirlineChangeDependencies } from './airline-change-dependencies.ts';
import { keepChangedFlights } from './decide/keep-changed-flights.service.ts';
import { lapseAirlineChanges, remindOfChanges } from './decide/lapse-changes.service.ts';
import { changedSeats, movesOnto } from './decide/move-seats.ts';
import { type OtherFlight, type ReplaceProblem, replaceNamed } from './decide/replace-flights.ts';
import { findAirlineChanges } from './detect/find-changes.service.ts';
import { emailAirlineChange } from './notifications/notify-airline-change.ts';
import { airlineChangeViewer, findAirlineChange } from './read/find-airline-changes.ts';

/** Changes by the airline: found, announced, decided. Each actor sees those of their orders. */
export type AirlineChangeService = ReturnType<typeof createAirlineChangeService>;

export function createAirlineChangeService(sources: AirlineChangeDependencies) {
  const { db, orders, timetable } = sources;
  const ofOrder = airlineChangeViewer(sources);
  /**
   * A flight as an order has it, or else as the timetable does. @throws when the timetable no
   * longer knows it
   */
  const flightIn = (order: Order, key: FlightKey): DatedFlight => {
    const own = order.segments.find(
      ({ flightNumber, departureDate }) =>
        flightNumber === key.flightNumber && departureDate === key.date,
    );
    const flight = own ? orders.flights.flightOf(own) : timetable.flight(key);
    if (!flight) throw new Error('The timetable does not know a flight that was changed');
    return flight;
  };
  /** The flight of a segment as it was booked, as far as that was kept. */
  const flightBefore = ({ change, before }: SegmentChange): DatedFlight => {
    const flight = flightIn(change.order, before);
    const aircraft = timetable.aircraft.find(({ code }) => code === before.aircraft);
    const [origin, destination] = [before.origin, before.destination].map(
      (code) => (code && timetable.airport(code)) || null,
    );
    return {
      ...flight,
      aircraft: aircraft ?? flight.aircraft,
      origin: origin ?? flight.origin,
      destination: destination ?? flight.destination,
    };
  };
  return {
    /** One change as it is now; null when there is none or the viewer may not see it. */
    find: findAirlineChange.bind(null, sources),
    /** The changes of an order that the caller sees, the latest first. */
    ofOrder: (order: Order, now: Date): Promise<AirlineChange[]> => ofOrder(order, now),
    /** The change of a segment that is still to be decided; null where there is none. */
    async openOn(order: Order, index: number, now: Date): Promise<AirlineChange | null> {
      const all = await ofOrder(order, now);
      const open = all.find(
        ({ state, segments }) => state === 'OPEN' && segments.some((one) => one.index === index),
      );
      return open ?? null;
    },
    /** The segment of the order that a change is about. */
    segmentOf: ({ change, index }: SegmentChange) => segmentIn(change.order, index)!,
    flightIn,
    flightBefore,
    /** What becomes, or became, of the seats of a segment. */
    async seatsOf({ change, index, after, seats }: SegmentChange): Promise<readonly ChangedSeat[]> {
      if (seats) return seats;
      const segment = change.order.segments[index];
      const flight = after && timetable.flight(after);
      if (!flight || !segment) return [];
      const others = [{ segment, flight }];
      return changedSeats(await movesOnto(sources, db, change.order, others, change.asOf), index);
    },
    /** Keeps the proposed flights; answers why not, or null. */
    keep: keepChangedFlights.bind(null, sources),
    /**
     * Finds what operations control has changed in orders; answers how many decisions came of it.
     */
    look: findAirlineChanges.bind(null, sources),
    /** Reminds of decisions that are soon due; answers how many. */
    remind: remindOfChanges.bind(null, sources),
    /** Ends the time for decisions that were not made; answers how many. */
    lapse: lapseAirlineChanges.bind(null, sources),
    /**
     * Puts other flights in the place of those of segments, in the caller's transaction, which
     * holds the order's lock.
     * @returns why not, or null; where not, the transaction must be rolled back
     */
    replace: (
      trx: DatabaseTransaction,
      order: Order,
      flights: readonly OtherFlight[],
      now: Date,
    ): Promise<ReplaceProblem | null> => replaceNamed(trx, sources, order, flights, now),
    /** E-mails the contact what has become of a change, unless that is not so any more. */
    mail: emailAirlineChange.bind(null, sources),
  };
}
