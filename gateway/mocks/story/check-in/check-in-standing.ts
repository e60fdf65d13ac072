import type { PassengerSegment } from '#gateway/mocks/story/segments/passenger-segment.ts';
import type { Story } from '#gateway/mocks/story/story.ts';
import type { CheckInStanding } from './check-in.model.ts';

const BEFORE: CheckInStanding = {
  state: 'NOT_CHECKED_IN',
  checkedInAt: null,
  sequenceNumber: null,
  contact: null,
  cancellations: 0,
};

/** The check-in of one passenger on one flight. */
export const checkInOf = (
  { checkIns }: Pick<Story, 'checkIns'>,
  { key }: Pick<PassengerSegment, 'key'>,
): CheckInStanding => checkIns.get(key) ?? BEFORE;
