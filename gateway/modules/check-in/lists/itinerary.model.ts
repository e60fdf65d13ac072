import type { SegmentView } from '#gateway/modules/orders/segments/passenger-segment-view.ts';
import type { CheckInSource } from '#gateway/resolvers.gen.ts';

/** A flight with those of one booking who travel on it, for a viewer. */
export type CheckInItinerary = {
  readonly segment: SegmentView;
  readonly source: CheckInSource;
  /** Until when a guest sees it; null for a member's own. */
  readonly accessExpiresAt: Date | null;
};
