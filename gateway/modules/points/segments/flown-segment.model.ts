import type { LocalDate } from '#schema/rules/base/local-date.ts';

/** What causes the record of a segment here. */
export type SegmentCause = 'FLIGHT' | 'ADJUSTMENT';

/** The club's record of a flight taken, or of an adjustment. */
export type FlownSegment = {
  readonly id: string;
  /** The local day of departure, or of the adjustment. */
  readonly date: LocalDate;
  readonly source: SegmentCause;
  /** How many segments it counts; below zero when they were taken back. */
  readonly change: number;
  /** Whether it counts for the card. */
  readonly qualifying: boolean;
  /** Null of an adjustment. */
  readonly flightNumber: string | null;
  readonly statusPoints: number;
};

/** A record to make, for a coupon where it is about a flight of the airline. */
export type NewSegment = FlownSegment & {
  readonly memberId: string;
  readonly couponId: string | null;
};

/** Days, both included. */
export type SegmentSpan = { readonly from: LocalDate; readonly to: LocalDate };
