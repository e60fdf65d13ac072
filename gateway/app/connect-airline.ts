import type { AirlineSystems, ConnectedAirline } from '#gateway/ports/airline-systems.ts';
import type { Clock } from '#gateway/ports/clock.ts';
import { DepartureControlError } from '#gateway/ports/departure-control/departure-control.port.ts';
import type { GatewayLog } from '#gateway/ports/gateway-log.ts';
import { knownPlan } from '#gateway/ports/known-plan/known-plan.ts';
import { asScheduled } from '#gateway/ports/timetable/as-scheduled.ts';
import { withTimeout } from '#gateway/ports/with-timeout.ts';

/**
 * The airline's systems as the gateway asks them, simulated or real: each answers in time or is
 * away, and both are told apart.
 */
export function connectAirline(
  airline: AirlineSystems,
  clock: Clock,
  log: GatewayLog,
): ConnectedAirline {
  const { schedule } = airline;
  const operations = withTimeout('operations', airline.operations, ['of', 'disrupted']);
  return {
    ...airline,
    schedule: asScheduled(schedule),
    timetable: knownPlan({ schedule, operations, clock, log }),
    operations,
    departureControl: withTimeout(
      'departure control',
      airline.departureControl,
      ['seats', 'sequenceNumbers', 'counterFirst'],
      { unavailable: (why, reason) => new DepartureControlError(why, reason) },
    ),
    counter: withTimeout('counter', airline.counter, ['verdictOn']),
    tickets: withTimeout('ticket store', airline.tickets, ['find']),
    identityOffice: withTimeout('identity office', airline.identityOffice, ['verdictOn']),
    cardIssuers: withTimeout('card issuers', airline.cardIssuers, ['stillHeld']),
    refundOffice: withTimeout('refund office', airline.refundOffice, ['decisionOn', 'forget']),
  };
}
