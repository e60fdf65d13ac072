import type { Database, DatabaseTransaction } from '#gateway/database/database.ts';
import type { SeatModel } from '#gateway/modules/aircraft/seat-plan.model.ts';
import type { PassengerSegmentView } from '#gateway/modules/orders/segments/passenger-segment-view.ts';
import { paymentStatus } from '#gateway/modules/payments/payment-status.ts';
import {
  type CancelPurchaseErrorCode,
  cancelPurchase,
} from '#gateway/modules/payments/purchases/cancel-purchase.service.ts';
import { flightId } from '#gateway/ports/timetable/flight-ids.ts';
import type { DatedFlight, FlightKey } from '#gateway/ports/timetable/timetable.port.ts';
import type { CommandRequest } from '#gateway/requests/idempotent.ts';
import type { Actor } from '#gateway/sessions/actor.ts';
import { type ActorOrAirline, AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import type { SeatZone } from '#schema/codes/flights/seat-zones.ts';
import type { AdjacentSeats } from '#schema/rules/after-sale/adjacent-seats.ts';
import type { SeatPrice } from '#schema/rules/after-sale/seat-price.ts';
import { type Money, money, sumMoney } from '#schema/rules/base/money.ts';
import {
  type AssignedSeat,
  assignSeats,
  type SeatAssignment,
} from './assign/assign-seats.service.ts';
import { cancelSeats } from './cancel/cancel-seats.service.ts';
import { type CarriedInto, carrySeats } from './carry/carry-seats.service.ts';
import { type Onward, type SeatMove, seatMoves } from './carry/seat-moves.ts';
import { fundsOf, liveSeatsOf } from './chosen-seats.repository.ts';
import { seatsOfFlight } from './map/flight-seats.ts';
import { priceOfSeat } from './map/price-of-seat.ts';
import { proposeSeats } from './map/propose-seats.ts';
import { type SeatMapModel, seatMap } from './map/seat-map.service.ts';
import { findSeatOrder, findSeatOrderOfItem, seatOrdersOf } from './orders/read-seat-orders.ts';
import {
  expireSeats,
  expireSeatsOn,
  seatOrderEnd,
  seatPurchases,
} from './orders/seat-purchases.ts';
import { seatsOfRead } from './passengers/seat-actions.ts';
import { seatIn } from './passengers/seat-capability.ts';
import { type SeatPassenger, seatPassengers } from './passengers/seat-passengers.ts';
import type { ChosenSeat } from './seat.model.ts';
import type { SeatDependencies } from './seat-dependencies.ts';
import type { Chooser } from './select/party.ts';
import type { SeatSelection } from './select/select-seats.input.ts';
import { type SeatOutcome, seatSelection } from './select/select-seats.service.ts';

/** A request to cancel a seat order. */
export type SeatOrderRequest = CommandRequest & { readonly seatOrderId: string };

/**
 * Seats: shown, chosen, paid, given back. Each viewer sees only those of their orders, and of a
 * flight who is not free.
 */
export type SeatService = ReturnType<typeof createSeatService>;

/** The seats of the airline's flights. */
export function createSeatService(sources: SeatDependencies) {
  const { db, fares } = sources;
  return {
    /** The map of a flight for passengers. */
    map: seatMap.bind(null, sources),
    /** What a seat of a zone of the map costs one passenger; without one the list price. */
    price: (
      { flight }: SeatMapModel,
      zone: SeatZone,
      passenger: SeatPassenger | null,
    ): SeatPrice | null => flight && priceOfSeat(fares, flight, zone, passenger),
    /** Seats side by side for everyone on the map. */
    together({ flight, ...map }: SeatMapModel, limit: number): AdjacentSeats[] {
      return flight && map.passengers.length > 1
        ? proposeSeats(sources, { ...map, flight, limit }, map.asOf)
        : [];
    },
    /** Chooses seats: all, or none. */
    select: seatSelection(sources) as (
      selection: SeatSelection,
      actor: Chooser,
      now: Date,
    ) => Promise<SeatOutcome>,
    /** Gives seats back: all, or none. */
    cancel: cancelSeats.bind(null, sources),
    /** Ends an unpaid seat order; answers why not, or null. */
    cancelOrder: (
      request: SeatOrderRequest,
      actor: Actor,
      now: Date,
    ): Promise<CancelPurchaseErrorCode | null> =>
      cancelPurchase(
        sources,
        { ...seatPurchases(sources.orders), ...seatOrderEnd(sources) },
        { id: request.seatOrderId, operation: 'cancelSeatOrder', request },
        actor,
        now,
      ),
    /**
     * The seats of an order that are held or sold, as far as the viewer may see them; `within` may
     * be a transaction.
     */
    liveOf: liveSeatsOf,
    /**
     * What decides about the seats of passengers: asked before the transaction in which they get
     * some.
     */
    seatPassengers: seatPassengers.bind(null, sources),
    /**
     * Gives seats to passengers who are checked in without one; who is not in the answer found
     * none.
     */
    assign: (
      trx: DatabaseTransaction,
      assignment: SeatAssignment,
      now: Date,
    ): Promise<AssignedSeat[]> => assignSeats(trx, sources, assignment, now),
    /**
     * Ends what some passengers hold on a flight past its time, so that seats can be given to them.
     */
    freeLapsed: (flight: FlightKey, passengerIds: readonly string[], now: Date): Promise<number> =>
      expireSeatsOn(sources, flight, { seatNumbers: [], passengerIds }, now),
    /** The seat of a passenger, read with the order, on a segment; null when there is none. */
    async of(one: PassengerSegmentView, now: Date): Promise<ChosenSeat | null> {
      return seatIn(await seatsOfRead(db, one.segment.order, now), one);
    },
    /** What goes back when a seat is given back now. */
    async refundOf(seat: ChosenSeat, viewer: ActorOrAirline, now: Date): Promise<Money> {
      const funds = await fundsOf(db, [seat.id], viewer, now);
      return sumMoney(
        funds.map(({ amount }) => money(amount, BRAND.currency)),
        BRAND.currency,
      );
    },
    /** The flight of a seat. @throws when the timetable no longer knows it */
    flightOf(key: FlightKey): DatedFlight {
      const flight = sources.flights.segment(flightId(key));
      if (!flight) throw new Error(`The timetable does not know ${flightId(key)}`);
      return flight;
    },
    /** A seat as its aircraft has it; null when another aircraft flies. */
    planned(key: FlightKey, number: string): SeatModel | null {
      const flight = sources.flights.segment(flightId(key));
      return (flight && seatsOfFlight(sources, flight).get(number)?.seat) ?? null;
    },
    /** One seat order as it is now; null when there is none or the viewer may not see it. */
    order: findSeatOrder.bind(null, db),
    /** The seat order of one of its items. */
    orderOfItem: findSeatOrderOfItem.bind(null, db),
    /** The seat orders of a flight order, the latest first. */
    ordersOf: seatOrdersOf.bind(null, db),
    /** The seats of an order that are held or sold now, in the caller's transaction. */
    liveOn: (within: Database, orderId: string, now: Date): Promise<ChosenSeat[]> =>
      liveSeatsOf(within, [orderId], AIRLINE, now),
    /** What would become of the seats of passengers who go on with other flights. */
    carryOvers: (within: Database, onward: Onward, now: Date): Promise<SeatMove[]> =>
      seatMoves(within, sources, onward, now),
    /** Takes seats along into another order; those that are not there are given back. */
    carry: (
      trx: DatabaseTransaction,
      moves: readonly SeatMove[],
      into: CarriedInto,
      now: Date,
    ): Promise<SeatMove[]> => carrySeats(trx, sources, moves, into, now),
    /** What has been paid or is being paid for a seat order. */
    paymentOf: paymentStatus.bind(null, db),
    /** Tidies seat orders whose time to pay is over; answers how many. */
    expire: expireSeats.bind(null, sources),
  };
}
