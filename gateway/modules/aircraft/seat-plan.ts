import type { Aircraft } from '#gateway/ports/timetable/aircraft.ts';
import { rowsOf, seatsOfRow } from '#schema/rules/flights/seat-plan.ts';
import type { SeatPlanModel } from './seat-plan.model.ts';

/** The seats of a type by the rules of the contract, cabin by cabin from front to back. */
export const seatPlanOf = ({ airframe, cabins, exits, facilities }: Aircraft): SeatPlanModel => ({
  ...airframe.cabin,
  exits,
  facilities,
  cabins: cabins.map((layout) => ({
    cabin: layout.cabin,
    columns: layout.columns,
    aisleWidthMm: layout.aisleWidthMm,
    rows: rowsOf(layout).map((row) => {
      const seats = seatsOfRow(layout, row, { facilities, wing: airframe.wing });
      return {
        ...row,
        exitRow: seats.some(({ kind }) => kind === 'EXIT_ROW'),
        seats: seats.map((seat) => ({ ...seat, cabin: layout.cabin, row: row.number })),
      };
    }),
  })),
});
