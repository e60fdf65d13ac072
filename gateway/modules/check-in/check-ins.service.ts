import type { DatabaseTransaction } from '#gateway/database/database.ts';
import { passengerListedAs } from '#gateway/modules/check-in/counter/waiting-passengers.repository.ts';
import type {
  PassengerSegmentKey,
  PassengerSegmentView,
} from '#gateway/modules/orders/segments/passenger-segment-view.ts';
import type { SeatOrder } from '#gateway/modules/seats/seat.model.ts';
import type { ListedPassenger } from '#gateway/ports/departure-control/counter.port.ts';
import { type ActorOrAirline, AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import { confirmCheckInAccess, requestCheckInAccess } from './access/check-in-access.service.ts';
import { boardingPassOf } from './boarding-passes/boarding-pass.service.ts';
import { confirmCancellation } from './cancel/confirm-cancellation.service.ts';
import { type EndedFlight, endCheckInsOf } from './cancel/end-check-ins.service.ts';
import { requestCancellation } from './cancel/request-cancellation.service.ts';
import type { CheckInModel } from './check-in.model.ts';
import type { CheckInDependencies } from './check-in-dependencies.ts';
import { checkInIn } from './check-in-facts.ts';
import { checkInsIn, checkInsOn, findRecord, recordsFor } from './check-ins.repository.ts';
import { requestCounterDecision } from './counter/apply-counter-decision.service.ts';
import { emailCounterDecision } from './counter/email-counter-decision.service.ts';
import { passengersToMeet } from './counter/waiting-passengers.ts';
import {
  type CheckInItinerary,
  checkInItineraries,
  checkInItinerary,
} from './lists/itineraries.ts';
import { checkPassengersIn } from './make/check-in.service.ts';
import { emailOpening, notifyOpenings } from './opening/notify-opening.service.ts';

/**
 * Check-in: looked up, made, cancelled. Each viewer sees only those of their orders, and of flights
 * that are open to them.
 */
export type CheckInService = ReturnType<typeof createCheckInService>;

/** Check-in for the airline's flights. */
export const createCheckInService = (sources: CheckInDependencies) => ({
  /** Requests a code to the contact of a booking whose flight is looked up. */
  requestAccess: requestCheckInAccess.bind(null, sources),
  /** Opens the flight to the browser when the code is right. */
  confirmAccess: confirmCheckInAccess.bind(null, sources),
  /** The flights on which an actor may check passengers in, the next first. */
  itineraries: checkInItineraries.bind(null, sources),
  /** One of them, at any time. */
  itinerary: checkInItinerary.bind(null, sources),
  /** The preferred seats of a flight that wait for payment. The caller sees the flight. */
  async unpaidSeatsOn({ segment }: CheckInItinerary, now: Date): Promise<SeatOrder | null> {
    const { flightNumber, departureDate } = segment;
    const orders = await sources.seats.ordersOf(segment.order.id, AIRLINE, now);
    const isMeant = (one: SeatOrder) =>
      one.state === 'PENDING_PAYMENT' &&
      one.flightNumber === flightNumber &&
      one.departureDate === departureDate;
    return orders.find(isMeant) ?? null;
  },
  /** The check-in of a passenger whom the caller sees. */
  async of(one: PassengerSegmentView): Promise<CheckInModel> {
    const { order, index } = one.segment;
    return { one, stored: checkInIn(await checkInsOn(sources.db, order.id, index), one) };
  },
  /** All check-ins of an order that the caller sees. */
  inOrder: checkInsIn.bind(null, sources.db),
  /** Checks passengers in: all, or none. */
  checkIn: checkPassengersIn.bind(null, sources),
  /** Sends the code by which check-ins are cancelled. */
  requestCancellation: requestCancellation.bind(null, sources),
  /** Cancels check-ins when the code is right: all, or none. */
  confirmCancellation: confirmCancellation.bind(null, sources),
  /** Notifies travellers that check-in has opened, once; answers how many flights. */
  notifyOpenings: notifyOpenings.bind(null, sources),
  /** E-mails it to the contact of an order. */
  emailOpening: emailOpening.bind(null, sources),
  /** Everyone whom staff meet before there is a boarding pass. */
  toMeet: passengersToMeet.bind(null, sources),
  /**
   * The passenger of an order whom departure control names so; null where it is none of this
   * site's. For the airline's own staff.
   */
  async listedAs(listed: ListedPassenger, now: Date): Promise<PassengerSegmentView | null> {
    const key = await passengerListedAs(sources.db, listed);
    return key && sources.orders.passengerOn(key, AIRLINE, now);
  },
  /** Asks the counter about them, and does what was decided; answers about how many. */
  requestCounterDecision: requestCounterDecision.bind(null, sources),
  /** E-mails what was decided about a passenger. */
  emailCounterDecision: emailCounterDecision.bind(null, sources),
  /** Ends the check-ins of a flight that the airline has cancelled. */
  end: (trx: DatabaseTransaction, ended: EndedFlight, now: Date): Promise<void> =>
    endCheckInsOf(trx, sources, ended, now),
  /** What was done about the flights that a viewer sees, the latest first. */
  records: recordsFor.bind(null, sources.db),
  /** One of them. */
  record: findRecord.bind(null, sources.db),
  /** The boarding pass of a passenger whom the caller sees; null unless checked in. */
  boardingPass: boardingPassOf.bind(null, sources),
  /** One passenger on a flight, for a viewer. */
  passengerOn: (
    key: PassengerSegmentKey,
    viewer: ActorOrAirline,
    now: Date,
  ): Promise<PassengerSegmentView | null> => sources.orders.passengerOn(key, viewer, now),
});
