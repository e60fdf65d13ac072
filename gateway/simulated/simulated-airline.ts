import type { Database } from '#gateway/database/database.ts';
import type { AirlineSystems } from '#gateway/ports/airline-systems.ts';
import type { CardIssuers } from '#gateway/ports/card-issuers/card-issuers.port.ts';
import { countedSequences } from './departure-control/sequences.repository.ts';
import { createSimulatedCounter } from './departure-control/simulated-counter.ts';
import { createSimulatedDepartureControl } from './departure-control/simulated-departure-control.ts';
import { EXTRAS } from './extras/extras.data.ts';
import { createSimulatedFares } from './fares/simulated-fares.ts';
import { createSimulatedIdentityOffice } from './identity-office/simulated-identity-office.ts';
import { LOUNGES } from './lounges/lounges.data.ts';
import { cancellationsByChance } from './operations/cancelled-by-chance.ts';
import { disruptedFlights, irregularitiesOf } from './operations/irregularities.repository.ts';
import { createSimulatedOperations } from './operations/simulated-operations.ts';
import { createSimulatedRefundOffice } from './refund-office/simulated-refund-office.ts';
import { createSimulatedTicketStore } from './ticket-store/simulated-ticket-store.ts';
import { createSimulatedSchedule } from './timetable/simulated-timetable.ts';

/** A bank and an airline that take nothing back: every card that came with theirs is still held. */
export const createSimulatedCardIssuers = (): CardIssuers => ({ stillHeld: async () => true });

/**
 * Every system of the simulated airline; what scenarios and the demo's desks decide is in the
 * database.
 */
export function simulatedAirline(db: Database): AirlineSystems {
  const schedule = createSimulatedSchedule();
  const byChance = cancellationsByChance(schedule);
  return {
    schedule,
    fares: createSimulatedFares(),
    operations: createSimulatedOperations({
      timetable: schedule,
      irregularitiesOf: (flights) => irregularitiesOf(db, flights),
      disruptedFlights: async (from, now) => [
        ...(await disruptedFlights(db, from, now)),
        ...byChance(now),
      ],
    }),
    departureControl: createSimulatedDepartureControl(countedSequences(db)),
    counter: createSimulatedCounter(db),
    tickets: createSimulatedTicketStore(schedule),
    extras: EXTRAS,
    lounges: { lounges: LOUNGES },
    identityOffice: createSimulatedIdentityOffice(db),
    cardIssuers: createSimulatedCardIssuers(),
    refundOffice: createSimulatedRefundOffice(db),
  };
}
