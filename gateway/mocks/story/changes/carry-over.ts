import {
  flightByKey,
  isTakenByOthers,
  seatNumbered,
} from '#gateway/mocks/story/seats/flight-seats.ts';
import { seatRefund } from '#gateway/mocks/story/seats/give-back.ts';
import { seatOf, takenOn } from '#gateway/mocks/story/seats/seat-standing.ts';
import {
  type PassengerSegment,
  segmentsOf,
} from '#gateway/mocks/story/segments/passenger-segment.ts';
import type { StoryParts } from '#gateway/mocks/story/story-parts.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import { type Money, zeroMoney } from '#schema/rules/base/money.ts';

/** The seat of a passenger whose flight changes, and where it is on the new flight. */
export type SeatMove = {
  readonly segment: PassengerSegment;
  readonly from: string;
  /** Null where it is not free there: then what was paid for it comes back. */
  readonly to: string | null;
  readonly refund: Money;
};

/** Whether a seat is there on another flight, of the same zone, and free. */
const isFree = (
  parts: StoryParts,
  number: string,
  from: string,
  to: string,
  now: Date,
): boolean => {
  const [before, after] = [flightByKey(parts.airline, from), flightByKey(parts.airline, to)];
  if (!before || !after || isTakenByOthers(after, number)) return false;
  const [old, same] = [before, after].map((flight) => seatNumbered(parts.airline, flight, number));
  return same?.zone === old?.zone && same !== null && !takenOn(parts.story, to, now).has(number);
};

/**
 * What becomes of the seats of passengers whose flights change.
 * @param flightFor the new flight in the place of a segment, as a text of `flightId`; null where there is none
 */
export const seatMoves = (
  parts: StoryParts,
  order: Order,
  {
    passengerIds,
    boundIndexes,
  }: { passengerIds: readonly string[]; boundIndexes: readonly number[] },
  flightFor: (segmentIndex: number) => string | null,
  now: Date,
): SeatMove[] =>
  segmentsOf(order).flatMap((segment) => {
    const isMeant =
      passengerIds.includes(segment.passenger.id) &&
      boundIndexes.includes(segment.segment.boundIndex);
    const seat = isMeant ? seatOf(parts.story, segment, now) : null;
    if (!seat) return [];
    const next = flightFor(segment.segment.index);
    const stays = next !== null && isFree(parts, seat.number, seat.flightId, next, now);
    return {
      segment,
      from: seat.number,
      to: stays ? seat.number : null,
      refund: stays ? zeroMoney(BRAND.currency) : seatRefund(seat),
    };
  });

/** Seats that move, as the schema shows them. */
export const carryOvers = (moves: readonly SeatMove[]) =>
  moves.map(({ segment, from, to, refund }) => ({
    passenger: segment.passenger,
    from,
    to,
    refund,
  }));
