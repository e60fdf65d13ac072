import type { PassengerSegmentView } from '#gateway/modules/orders/segments/passenger-segment-view.ts';

/** The key of the boarding pass of a passenger on a segment. */
export const boardingPassKey = ({ passenger, segment }: PassengerSegmentView): string =>
  `${passenger.id}.${segment.index}`;
