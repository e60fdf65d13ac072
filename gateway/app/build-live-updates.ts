import type { Database } from '#gateway/database/database.ts';
import { createCheckInUpdates } from '#gateway/modules/check-in/live/check-in-updates.service.ts';
import { checkInVersions } from '#gateway/modules/check-in/live/check-in-versions.repository.ts';
import { createFlightUpdates } from '#gateway/modules/flight-status/live/flight-updates.service.ts';
import { createMessageUpdates } from '#gateway/modules/member-messages/live/message-updates.service.ts';
import { createOrderUpdates } from '#gateway/modules/payments/live/order-updates.service.ts';
import { createSeatUpdates } from '#gateway/modules/seats/live/seat-updates.service.ts';
import type { Clock } from '#gateway/ports/clock.ts';
import type { DepartureControl } from '#gateway/ports/departure-control/departure-control.port.ts';
import { flightId } from '#gateway/ports/timetable/flight-ids.ts';
import type { Services } from '#gateway/requests/services.ts';
import { orderVersions } from './order-versions.repository.ts';

/** Operations control is asked every few seconds while a flight is watched. */
const FLIGHTS = { intervalMilliseconds: 4_000, limits: { perViewer: 200, all: 5_000 } };

/** A map shows within two seconds what other passengers take. */
const SEATS = { intervalMilliseconds: 1_000, limits: { perViewer: 200, all: 5_000 } };

/**
 * A page shows within two seconds what happens to its order elsewhere; access that ends is noticed
 * a little later.
 */
const ORDERS = { ...SEATS, accessMilliseconds: 15_000 };

/** A message is in the header of an open page soon after it was written. */
const MESSAGES = { intervalMilliseconds: 4_000, limits: { perViewer: 20, all: 5_000 } };

type Watched = Pick<
  Services,
  'flightStatus' | 'flights' | 'payments' | 'sessions' | 'messages' | 'checkIns'
> & {
  readonly db: Database;
  readonly clock: Clock;
  readonly departureControl: DepartureControl;
};

/** What live fields ask: each asks for all its viewers at once. */
export const buildLiveUpdates = ({ db, clock, departureControl, ...services }: Watched) => ({
  flightWatch: createFlightUpdates({ ...FLIGHTS, clock, find: services.flightStatus.find }),
  seatWatch: createSeatUpdates({
    ...SEATS,
    clock,
    sources: { db, departureControl, flights: services.flights },
  }),
  orderWatch: createOrderUpdates({
    ...ORDERS,
    clock,
    payments: services.payments,
    sessions: services.sessions,
    versions: (orderIds, now) => orderVersions(db, orderIds, now),
  }),
  checkInWatch: createCheckInUpdates({
    ...SEATS,
    clock,
    sessions: services.sessions,
    itinerary: services.checkIns.itinerary,
    versions: (flights) => checkInVersions(db, flights),
    async statusOf({ segment: { flightNumber, departureDate: date } }, now) {
      const status = await services.flightStatus.find(flightId({ flightNumber, date }), now);
      return status ? JSON.stringify([status.state, status.departure]) : '';
    },
  }),
  messageWatch: createMessageUpdates({
    ...MESSAGES,
    messages: services.messages,
    isSignedIn: async (memberId, sessionId) =>
      (await services.sessions.ofMember(memberId)).some(({ id }) => id === sessionId),
  }),
});
