import type { AirlineSystems, ConnectedAirline } from '#gateway/ports/airline-systems.ts';
import type { Clock } from '#gateway/ports/clock.ts';
import { answeredInTime } from '#gateway/ports/departure-control/answered-in-time.ts';
import { knownPlan } from '#gateway/ports/known-plan/known-plan.ts';
import { asScheduled } from '#gateway/ports/timetable/as-scheduled.ts';

/** The airline's systems as the gateway asks them, simulated or real. */
export const connectAirline = (airline: AirlineSystems, clock: Clock): ConnectedAirline => ({
  ...airline,
  schedule: asScheduled(airline.schedule),
  timetable: knownPlan({ ...airline, clock }),
  departureControl: answeredInTime(airline.departureControl),
});
