import type { Database } from '#gateway/database/database.ts';
import type { AirlineSystems } from '#gateway/ports/airline-systems.ts';
import type { Clock } from '#gateway/ports/clock.ts';
import { BENEFITS } from './benefits/benefits.data.ts';
import { createSimulatedCardIssuers } from './card-issuers/simulated-card-issuers.ts';
import { countedSequences } from './departure-control/sequences.repository.ts';
import { createSimulatedCounter } from './departure-control/simulated-counter.ts';
import { createSimulatedDepartureControl } from './departure-control/simulated-departure-control.ts';
import { createSimulatedFares } from './fares/simulated-fares.ts';
import { createSimulatedIdentityOffice } from './identity-office/simulated-identity-office.ts';
import { LOUNGES } from './lounges/lounges.data.ts';
import {
  disruptedFlights,
  irregularitiesFrom,
  irregularitiesOf,
} from './operations/irregularities.repository.ts';
import { createKnownPlan } from './operations/known-plan.ts';
import { createSimulatedOperations } from './operations/simulated-operations.ts';
import { createSimulatedRefundOffice } from './refund-office/simulated-refund-office.ts';
import { createSimulatedTicketStore } from './ticket-store/simulated-ticket-store.ts';
import { createSimulatedTimetable } from './timetable/simulated-timetable.ts';

/** Every system of the simulated airline; what scenarios and the demo's desks decide is in the database. */
export const simulatedAirline = (db: Database, clock: Clock): AirlineSystems => {
  const schedule = createSimulatedTimetable();
  const plan = createKnownPlan({
    schedule,
    clock,
    irregularitiesFrom: (day) => irregularitiesFrom(db, day),
  });
  return {
    schedule,
    timetable: schedule.planned(plan),
    fares: createSimulatedFares(),
    operations: createSimulatedOperations({
      timetable: schedule,
      irregularitiesOf: (flights) => irregularitiesOf(db, flights),
      disruptedFlights: (from, now) => disruptedFlights(db, from, now),
    }),
    departureControl: createSimulatedDepartureControl(countedSequences(db)),
    counter: createSimulatedCounter(db),
    tickets: createSimulatedTicketStore(schedule),
    benefits: BENEFITS,
    lounges: { lounges: LOUNGES },
    identityOffice: createSimulatedIdentityOffice(db),
    cardIssuers: createSimulatedCardIssuers(),
    refundOffice: createSimulatedRefundOffice(db),
  };
};
