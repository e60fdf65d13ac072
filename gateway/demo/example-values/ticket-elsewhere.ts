import type { BookingDesk } from '#gateway/scenarios/booking-desk.ts';
import { loadScenario } from '#gateway/scenarios/load-scenario.ts';
import { otherChannelTicket } from '#gateway/scenarios/worlds/elsewhere.worlds.ts';

/** The details of a ticket that another channel has sold, with which its flight is opened for check-in. */
export const ticketElsewhere = async (desk: BookingDesk, now: Date) => {
  const [ticket] = (await loadScenario(desk, otherChannelTicket, now)).elsewhere;
  return {
    agentReference: ticket?.bookingReference,
    agentName: ticket?.name,
    agentFlightNumber: ticket?.flightNumber,
    agentFlightDate: ticket?.date,
  };
};
