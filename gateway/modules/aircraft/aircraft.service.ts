import type { Aircraft } from '#gateway/ports/timetable/aircraft.ts';
import type { HubRoute, Timetable } from '#gateway/ports/timetable/timetable.port.ts';
import type { SeatPlanModel } from './seat-plan.model.ts';
import { seatPlanOf } from './seat-plan.ts';

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
