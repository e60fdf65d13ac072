import { loadScenario } from '#gateway/scenarios/load-scenario.ts';
import { otherChannelTicket } from '#gateway/scenarios/sets/other-channels.scenarios.ts';
import type { TestOrders } from '#gateway/scenarios/test-orders.ts';

/**
 * The details of a ticket that another channel has sold, with which its flight is opened for
 * check-in.
 */
export async function ticketOfOtherChannel(desk: TestOrders, now: Date) {
  const [ticket] = (await loadScenario(desk, otherChannelTicket, now)).elsewhere;
  return {
    agentReference: ticket?.bookingReference,
    agentName: ticket?.name,
    agentFlightNumber: ticket?.flightNumber,
    agentFlightDate: ticket?.date,
  };
}
