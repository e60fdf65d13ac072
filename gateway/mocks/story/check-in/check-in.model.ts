import type { CheckInState } from '#schema/codes/orders/states.ts';

/** The check-in of one passenger on one flight. */
export type CheckInStanding = {
  readonly state: CheckInState;
  readonly checkedInAt: Date | null;
  readonly sequenceNumber: number | null;
  /** As it was typed; shown masked. */
  readonly contact: string | null;
  readonly cancellations: number;
};
