import type { PassengerSegment } from '#gateway/mocks/story/segments/passenger-segment.ts';
import type { StoryParts } from '#gateway/mocks/story/story-parts.ts';
import { flightByKey, seatNumbered } from './flight-seats.ts';
import { seatRefund } from './give-back.ts';
import { findSeatOrder } from './seat-order-standing.ts';
import { seatOf } from './seat-standing.ts';

/** The seat of a passenger as the schema shows it; null while none is chosen. */
export const seatView = (parts: StoryParts, one: PassengerSegment, now: Date) => {
  const choice = seatOf(parts.story, one, now);
  if (!choice) return null;
  const { number, state, price, heldUntil, documentNumber, seatOrderId } = choice;
  const flight = flightByKey(parts.airline, choice.flightId);
  return {
    number,
    state,
    price,
    heldUntil,
    documentNumber,
    refund: seatRefund(choice),
    seat: flight && seatNumbered(parts.airline, flight, number),
    seatOrder: seatOrderId && findSeatOrder(parts, seatOrderId, now),
  };
};
