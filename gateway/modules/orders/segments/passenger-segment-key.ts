import { keyOf } from '#gateway/graphql/global-id.ts';

/** Names one passenger on one segment of an order. */
export type PassengerSegmentKey = { readonly passengerId: string; readonly segmentIndex: number };

/** What the key of a global id of a passenger segment names; null for any other text. */
export function readPassengerSegmentKey(key: string): PassengerSegmentKey | null {
  const [, passengerId, index] = /^([0-9a-f-]{36})\.(\d{1,2})$/.exec(key) ?? [];
  return passengerId && index ? { passengerId, segmentIndex: Number(index) } : null;
}

/** The same of the global id itself. */
export const passengerSegmentKeyOf = (id: string): PassengerSegmentKey | null =>
  readPassengerSegmentKey(keyOf('PassengerSegment', id) ?? '');
