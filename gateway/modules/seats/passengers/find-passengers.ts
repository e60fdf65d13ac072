import { keyOf } from '#gateway/graphql/global-id.ts';
import {
  type PassengerSegmentView,
  passengerSegmentsIn,
} from '#gateway/modules/orders/segments/passenger-segment-view.ts';
import type { SeatSources } from '#gateway/modules/seats/seat-sources.ts';
import type { Reader } from '#gateway/sessions/reader.ts';

/** The passenger and the segment that a global id of a `PassengerSegment` names; null for any other text. */
const seatedKeyOf = (id: string) => {
  const match = /^([0-9a-f-]{36})\.(\d{1,2})$/.exec(keyOf('PassengerSegment', id) ?? '');
  const [, passengerId, index] = match ?? [];
  return passengerId && index ? { passengerId, segmentIndex: Number(index) } : null;
};

/** One passenger on one segment, if the reader sees the order; null otherwise. */
const findPassenger = async (
  orders: SeatSources['orders'],
  id: string,
  reader: Reader,
  now: Date,
): Promise<PassengerSegmentView | null> => {
  const key = seatedKeyOf(id);
  const order = key && (await orders.find({ passengerId: key.passengerId }, reader, now));
  if (!order) return null;
  const isMeant = ({ passenger, segment }: PassengerSegmentView) =>
    passenger.id === key.passengerId && segment.index === key.segmentIndex;
  return passengerSegmentsIn(order).find(isMeant) ?? null;
};

/** Those whom ids name, in that order; null where there is none for this reader, or the same once more. */
export const findPassengers = async (
  orders: SeatSources['orders'],
  ids: readonly string[],
  reader: Reader,
  now: Date,
): Promise<(PassengerSegmentView | null)[]> => {
  const found: (PassengerSegmentView | null)[] = [];
  for (const [index, id] of ids.entries())
    found.push(ids.indexOf(id) < index ? null : await findPassenger(orders, id, reader, now));
  return found;
};
