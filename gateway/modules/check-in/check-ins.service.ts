import type { DatabaseTransaction } from '#gateway/database/database.ts';
import type { FlightOfOrder } from '#gateway/modules/check-in/check-in.model.ts';
import { passengerListedAs } from '#gateway/modules/check-in/counter/waiting-passengers.repository.ts';
import type { AccessRequestOutcome } from '#gateway/modules/orders/access/request-access.service.ts';
import type {
  PassengerSegmentKey,
  PassengerSegmentView,
} from '#gateway/modules/orders/segments/passenger-segment-view.ts';
import type { SeatOrder } from '#gateway/modules/seats/seat.model.ts';
import type { Asker } from '#gateway/modules/verification/challenge-code.service.ts';
import type { ListedPassenger } from '#gateway/ports/departure-control/counter.port.ts';
import type { CounterNews } from '#gateway/ports/documents/email/email-data.ts';
import type { Actor } from '#gateway/sessions/actor.ts';
import { type ActorOrAirline, AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import type { CheckInLookup } from './access/check-in-access.input.ts';
import {
  type CheckInAccessOutcome,
  confirmCheckInAccess,
} from './access/confirm-check-in-access.service.ts';
import { requestCheckInAccess } from './access/request-check-in-access.service.ts';
import type { BoardingPassModel } from './boarding-passes/boarding-pass.model.ts';
import { boardingPassOf } from './boarding-passes/boarding-pass.service.ts';
import type { CancellationCode } from './cancel/check-in-cancellation.input.ts';
import {
  type CancellationOutcome,
  confirmCancellation,
} from './cancel/confirm-cancellation.service.ts';
import { type EndedFlight, endCheckInsOf } from './cancel/end-check-ins.service.ts';
import {
  type CancellationRequest,
  type CancellationRequestOutcome,
  requestCancellation,
} from './cancel/request-cancellation.service.ts';
import type { CheckInModel, CheckInRecord, StoredCheckIn } from './check-in.model.ts';
import type { CheckInDependencies } from './check-in-dependencies.ts';
import { checkInIn } from './check-in-facts.ts';
import { findRecord, recordsFor } from './check-in-records.repository.ts';
import { checkInsIn, checkInsOn } from './check-ins.repository.ts';
import { requestCounterDecision } from './counter/apply-counter-decision.service.ts';
import { emailCounterDecision } from './counter/email-counter-decision.service.ts';
import { passengersToMeet, type WaitingPassenger } from './counter/waiting-passengers.ts';
import { checkInItineraries, checkInItinerary } from './lists/itineraries.ts';
import type { CheckInItinerary } from './lists/itinerary.model.ts';
import type { CheckInRequest } from './make/check-in.input.ts';
import { type CheckInOutcome, checkPassengersIn } from './make/check-in.service.ts';
import { emailOpening, notifyOpenings } from './opening/notify-opening.service.ts';

/**
 * Check-in: looked up, made, cancelled. Each viewer sees only those of their orders, and of flights
 * that are open to them.
 */
export type CheckInService = ReturnType<typeof createCheckInService>;

/** Check-in for the airline's flights. */
export const createCheckInService = (sources: CheckInDependencies) => ({
  /** Requests a code to the contact of a booking whose flight is looked up. */
  requestAccess: (lookup: CheckInLookup, asker: Asker, now: Date): Promise<AccessRequestOutcome> =>
    requestCheckInAccess(sources, lookup, asker, now),
  /** Opens the flight to the browser when the code is right. */
  confirmAccess: (
    answer: { readonly challengeId: string; readonly code: string },
    asker: Asker,
    now: Date,
  ): Promise<CheckInAccessOutcome> => confirmCheckInAccess(sources, answer, asker, now),
  /** The flights on which an actor may check passengers in, the next first. */
  itineraries: (actor: Actor, now: Date): Promise<CheckInItinerary[]> =>
    checkInItineraries(sources, actor, now),
  /** One of them, at any time. */
  itinerary: (key: FlightOfOrder, actor: Actor, now: Date): Promise<CheckInItinerary | null> =>
    checkInItinerary(sources, key, actor, now),
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
  inOrder: (orderId: string): Promise<StoredCheckIn[]> => checkInsIn(sources.db, orderId),
  /** Checks passengers in: all, or none. */
  checkIn: (request: CheckInRequest, actor: Actor, now: Date): Promise<CheckInOutcome> =>
    checkPassengersIn(sources, request, actor, now),
  /** Sends the code by which check-ins are cancelled. */
  requestCancellation: (
    request: CancellationRequest,
    actor: Actor & Asker,
    now: Date,
  ): Promise<CancellationRequestOutcome> => requestCancellation(sources, request, actor, now),
  /** Cancels check-ins when the code is right: all, or none. */
  confirmCancellation: (
    typed: CancellationCode,
    actor: Actor & Asker,
    now: Date,
  ): Promise<CancellationOutcome> => confirmCancellation(sources, typed, actor, now),
  /** Notifies travellers that check-in has opened, once; answers how many flights. */
  notifyOpenings: (now: Date): Promise<number> => notifyOpenings(sources, now),
  /** E-mails it to the contact of an order. */
  emailOpening: (key: FlightOfOrder, now: Date): Promise<void> => emailOpening(sources, key, now),
  /** Everyone whom staff meet before there is a boarding pass. */
  toMeet: (now: Date): Promise<WaitingPassenger[]> => passengersToMeet(sources, now),
  /**
   * The passenger of an order whom departure control names so; null where it is none of this
   * site's. For the airline's own staff.
   */
  async listedAs(listed: ListedPassenger, now: Date): Promise<PassengerSegmentView | null> {
    const key = await passengerListedAs(sources.db, listed);
    return key && sources.orders.passengerOn(key, AIRLINE, now);
  },
  /** Asks the counter about them, and does what was decided; answers about how many. */
  requestCounterDecision: (now: Date): Promise<number> => requestCounterDecision(sources, now),
  /** E-mails what was decided about a passenger. */
  emailCounterDecision: (key: PassengerSegmentKey, event: CounterNews, now: Date): Promise<void> =>
    emailCounterDecision(sources, key, event, now),
  /** Ends the check-ins of a flight that the airline has cancelled. */
  end: (trx: DatabaseTransaction, ended: EndedFlight, now: Date): Promise<void> =>
    endCheckInsOf(trx, sources, ended, now),
  /** What was done about the flights that a viewer sees, the latest first. */
  records: (viewer: ActorOrAirline, now: Date): Promise<CheckInRecord[]> =>
    recordsFor(sources.db, viewer, now),
  /** One of them. */
  record: (id: string, viewer: ActorOrAirline, now: Date): Promise<CheckInRecord | null> =>
    findRecord(sources.db, id, viewer, now),
  /** The boarding pass of a passenger whom the caller sees; null unless checked in. */
  boardingPass: (one: PassengerSegmentView, now: Date): Promise<BoardingPassModel | null> =>
    boardingPassOf(sources, one, now),
  /** One passenger on a flight, for a viewer. */
  passengerOn: (
    key: PassengerSegmentKey,
    viewer: ActorOrAirline,
    now: Date,
  ): Promise<PassengerSegmentView | null> => sources.orders.passengerOn(key, viewer, now),
});
