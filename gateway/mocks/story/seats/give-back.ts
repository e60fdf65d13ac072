import { keyOf } from '#gateway/graphql/global-id.ts';
import { segmentsById } from '#gateway/mocks/story/segments/passenger-segment.ts';
import { verdictOn } from '#gateway/mocks/story/segments/segment-capabilities.ts';
import type { StoryParts } from '#gateway/mocks/story/story-parts.ts';
import type {
  CancelSeatOrderErrorCode,
  CancelSeatOrderInput,
  CancelSeatsErrorCode,
  CancelSeatsInput,
} from '#gateway/resolvers.gen.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import { type Money, sumMoney, zeroMoney } from '#schema/rules/base/money.ts';
import type { SeatChoice } from './seat-choice.model.ts';
import { findSeatOrder } from './seat-order-standing.ts';
import { cancelSeatOrder, leaveSeatOrders } from './seat-orders.ts';
import { seatOf } from './seat-standing.ts';

/** What comes back when a seat is given back now: what was paid for it. */
export const seatRefund = ({ price, documentNumber }: SeatChoice): Money =>
  price && documentNumber ? price.total : zeroMoney(BRAND.currency);

const KNOWN = ['NO_SEAT', 'STILL_CHECKED_IN', 'FLIGHT_LEFT'] as const;

/** Gives chosen seats back. */
export const cancelSeats = async (parts: StoryParts, input: CancelSeatsInput, now: Date) => {
  const found = await segmentsById(parts, input.passengerSegmentIds, now);
  const passengers = found.filter((one) => one !== null);
  const refused = (code: CancelSeatsErrorCode, ...path: string[]) => ({
    passengers,
    refund: null,
    userErrors: [{ code, path }],
  });
  const at = (index: number) => ['passengerSegmentIds', String(index)];
  if (passengers.length < found.length)
    return refused('PASSENGER_NOT_FOUND', ...at(found.indexOf(null)));
  for (const [index, one] of passengers.entries()) {
    const verdict = verdictOn(parts.story, one, 'CANCEL_SEAT', now);
    if (!verdict.allowed)
      return refused(KNOWN.find((code) => code === verdict.reason) ?? 'NO_SEAT', ...at(index));
  }
  const seats = passengers.flatMap((one) => seatOf(parts.story, one, now) ?? []);
  const refund = sumMoney(seats.map(seatRefund), BRAND.currency);
  if (input.acceptedRefund.amount !== refund.amount)
    return refused('AMOUNT_CHANGED', 'acceptedRefund');
  const given = passengers.map(({ key }) => ({
    key,
    seatOrderId: seatOf(parts.story, { key }, now)?.seatOrderId ?? null,
  }));
  leaveSeatOrders(parts, given, now);
  for (const { key } of given) parts.story.seats.delete(key);
  return { passengers, refund, userErrors: [] };
};

/** Cancels a seat order that is not paid yet. */
export const cancelSeatOrderOf = (parts: StoryParts, input: CancelSeatOrderInput, now: Date) => {
  const id = keyOf('SeatOrder', input.seatOrderId) ?? '';
  const order = findSeatOrder(parts, id, now);
  const refused = (code: CancelSeatOrderErrorCode) => ({
    seatOrder: order,
    userErrors: [{ code, path: ['seatOrderId'] }],
  });
  if (!order) return refused('ORDER_NOT_FOUND');
  if (order.state === 'PAID') return refused('ALREADY_PAID');
  if (order.state !== 'PENDING_PAYMENT') return refused('ORDER_CLOSED');
  cancelSeatOrder(parts, order, now);
  return { seatOrder: findSeatOrder(parts, id, now), userErrors: [] };
};
