import type { Aircraft } from '#gateway/ports/timetable/aircraft.ts';
import type { Cabin } from '#schema/codes/flights/cabins.ts';
import type { PlannedRow, PlannedSeat } from '#schema/rules/flights/seat-plan.ts';

/** A seat with its place in the aircraft. */
export type SeatModel = PlannedSeat & { readonly cabin: Cabin; readonly row: number };

/** A row with its seats. */
export type RowModel = PlannedRow & {
  readonly exitRow: boolean;
  readonly seats: readonly SeatModel[];
};

/** The rows of one cabin. */
export type CabinPlanModel = {
  readonly cabin: Cabin;
  readonly columns: readonly string[];
  readonly aisleWidthMm: number;
  readonly rows: readonly RowModel[];
};

/** The cabin of a type from above: seats, exits and what is between them. */
export type SeatPlanModel = Pick<Aircraft, 'exits' | 'facilities'> & {
  readonly fromMm: number;
  readonly toMm: number;
  readonly cabins: readonly CabinPlanModel[];
};
