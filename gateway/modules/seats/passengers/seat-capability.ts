import type { Order } from '#gateway/modules/orders/order.model.ts';
import { servicesOf } from '#gateway/modules/orders/passengers/passenger-view.ts';
import {
  couponOf,
  type PassengerSegmentView,
} from '#gateway/modules/orders/segments/passenger-segment-view.ts';
import { type Procedures, procedureIn } from '#gateway/modules/orders/segments/procedures.ts';
import { isLive } from '#gateway/modules/seats/orders/read-seat-orders.ts';
import type { ChosenSeat } from '#gateway/modules/seats/seat.model.ts';
import type { Fares } from '#gateway/ports/fares/fares.port.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import type { PassengerSegmentFacts } from '#schema/rules/after-sale/passenger-segment-facts.ts';
import {
  type SegmentAction,
  segmentCapability,
} from '#schema/rules/after-sale/segment-capabilities.ts';

/**
 * Until when preferred seats of an order on a flight wait for payment; null when none do
 * (RULES 6.10).
 */
export function unpaidSeatsUntil(
  { segment }: Pick<PassengerSegmentView, 'segment'>,
  chosen: readonly ChosenSeat[],
): Date | null {
  const held = chosen.filter(
    (seat) =>
      seat.seatOrderId !== null &&
      seat.orderId === segment.order.id &&
      seat.segmentIndex === segment.index &&
      seat.heldUntil,
  );
  const ends = held.map(({ heldUntil }) => heldUntil?.getTime() ?? 0);
  return ends.length > 0 ? new Date(Math.max(...ends)) : null;
}

/** The seat that is a passenger's on a segment now. */
export const seatIn = (
  chosen: readonly ChosenSeat[],
  { passenger, segment }: PassengerSegmentView,
): ChosenSeat | null =>
  chosen.find(
    (seat) =>
      isLive(seat) && seat.passengerId === passenger.id && seat.segmentIndex === segment.index,
  ) ?? null;

/** Seats of an order that waits for payment are held with it, for their own 20 minutes. */
export const isUnpaid = ({ state }: Pick<Order, 'state'>): boolean => state === 'PENDING_PAYMENT';

type SeatFares = Pick<Fares, 'brand'>;

/**
 * Whether a passenger may have a seat before there is a ticket: one that the fare includes, while
 * the order waits for payment (RULES 6.21).
 */
const isBeforeTicket = (fares: SeatFares, { segment }: PassengerSegmentView): boolean =>
  isUnpaid(segment.order) && fares.brand(segment.brand).conditions.freeSeatChoice;

/** Whether a seat can be given back: none that the airline gave can. */
function returnable(seat: ChosenSeat | null): PassengerSegmentFacts['seat'] {
  if (!seat || seat.assigned) return null;
  return seat.state === 'HELD' ? 'HELD' : 'CONFIRMED';
}

/** What decides about a seat besides its passenger. */
export type SeatCircumstances = {
  /** The seats of the order that are held or sold. */
  readonly chosen: readonly ChosenSeat[];
  readonly flightCancelled: boolean;
  readonly procedures: Procedures;
};

function factsOf(
  fares: SeatFares,
  one: PassengerSegmentView,
  { chosen, flightCancelled, procedures }: SeatCircumstances,
): PassengerSegmentFacts {
  const { passenger, segment } = one;
  const coupon = couponOf(one);
  return {
    departsAt: segment.departsAt,
    flightCancelled,
    ownFlight: segment.flightNumber.startsWith(BRAND.carrierCode),
    coupon: coupon?.state ?? (isBeforeTicket(fares, one) ? 'OPEN' : null),
    checkIn: coupon?.state === 'CHECKED_IN' ? 'CHECKED_IN' : 'NOT_CHECKED_IN',
    cancellations: 0,
    specialServices: servicesOf(passenger),
    lapInfant: passenger.type === 'INF',
    unpaidSeatsUntil: unpaidSeatsUntil(one, chosen),
    seatsDueElsewhereAt: segment.seatsDueElsewhereAt ?? null,
    procedure: procedureIn(procedures, one),
    counterFirst: false,
    seat: returnable(seatIn(chosen, one)),
  };
}

/**
 * Whether one passenger on one segment may choose a seat, or give it back, by the rule from which
 * screens render their buttons.
 */
export const seatCapability = (
  fares: SeatFares,
  action: Extract<SegmentAction, 'SELECT_SEAT' | 'CANCEL_SEAT'>,
  one: PassengerSegmentView,
  circumstances: SeatCircumstances,
  now: Date,
) => segmentCapability(action, factsOf(fares, one, circumstances), now);
