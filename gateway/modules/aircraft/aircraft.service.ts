import type { Aircraft } from '#gateway/ports/timetable/aircraft.ts';
import type { HubRoute, Timetable } from '#gateway/ports/timetable/timetable.port.ts';
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

/** The fleet: the figures of each type, its seats, and where it flies. */
export function createAircraftService(timetable: Timetable) {
  const plans = new Map<string, SeatPlanModel>();
  return {
    fleet: (): readonly Aircraft[] => timetable.aircraft,
    /** One type by its code; null when the airline has none of it. */
    aircraft: (code: string): Aircraft | null =>
      timetable.aircraft.find((one) => one.code === code) ?? null,
    /** The seats of a type; made once, as they are the same on every flight. */
    seatPlan(aircraft: Aircraft): SeatPlanModel {
      const known = plans.get(aircraft.code) ?? seatPlanOf(aircraft);
      plans.set(aircraft.code, known);
      return known;
    },
    /** The routes out of the hubs, the shortest first. */
    routes: ({ code }: Aircraft): readonly HubRoute[] => timetable.routesOf(code),
  };
}

export type AircraftService = ReturnType<typeof createAircraftService>;
