import type { MoneyLike } from '#schema/format/money.ts';
import type { PaymentState, PointsOffsetReasonCode } from '#web/app/apollo/schema-types.gen.ts';

/** What can be paid with points, of whichever kind. */
export type PaidWithPoints = {
  readonly id: string;
  readonly amountDue: MoneyLike;
  /** Null for guests and once nothing is due. */
  readonly pointsOffset: {
    readonly usable: number;
    readonly available: number;
    readonly reason: PointsOffsetReasonCode | null;
    readonly heldUntil: string | null;
  } | null;
};

/** An attempt to pay, as far as points are concerned. */
export type AttemptWithPoints = {
  readonly state: PaymentState;
  readonly points: number;
  readonly amount: MoneyLike;
};

/** What of it points pay: all of it, or the fare alone. */
export type PaidPart = 'ALL' | 'FARE' | 'FARE_DIFFERENCE';

/** Whether points could pay a part of it: now, or once there is a password that releases them. */
export const maySpendPoints = ({ pointsOffset }: Pick<PaidWithPoints, 'pointsOffset'>): boolean =>
  pointsOffset !== null &&
  pointsOffset.reason !== 'NO_POINTS' &&
  pointsOffset.reason !== 'NOT_OFFSETTABLE';
