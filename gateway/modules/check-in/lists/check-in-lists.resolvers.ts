import { globalId } from '#gateway/graphql/global-id.ts';
import type { NodeLoader } from '#gateway/graphql/node.resolvers.ts';
import type { CheckInRecord } from '#gateway/modules/check-in/check-in.model.ts';
import { passengersOn } from '#gateway/modules/orders/segments/passenger-segment-view.ts';
import { flightId } from '#gateway/ports/timetable/flight-ids.ts';
import { connectionOf } from '#gateway/requests/connection-of.ts';
import type { Resolvers } from '#gateway/resolvers.gen.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { checkInWindow } from '#schema/rules/check-in/check-in-window.ts';
import { infantsAfterAdults } from './infants-after-adults.ts';

const DIVISION = { most: LIMITS.page.most, keyOf: ({ id }: CheckInRecord) => id };

/** The flights to check in for, and what was done about them. */
export const checkInListsResolvers: Resolvers = {
  Viewer: {
    checkInItineraries: async (_viewer, _args, { services, actor, now }) =>
      services.checkIns.itineraries(await actor(), now),
    async checkInRecords(_viewer, page, { services, actor, now }) {
      const records = await services.checkIns.records(await actor(), now);
      return connectionOf(records, page, DIVISION);
    },
  },
  CheckInItinerary: {
    id: ({ segment }) => globalId('CheckInItinerary', `${segment.order.id}.${segment.index}`),
    bookingReference: ({ segment }) => segment.order.reference,
    flight: ({ segment }, _args, { services }) => services.orders.flights.flightOf(segment),
    status: ({ segment }, _args, { services, now }) =>
      services.flightStatus.find(flightId(services.orders.flights.flightOf(segment)), now),
    serverNow: (_itinerary, _args, { now }) => now,
    opensAt: ({ segment }) => checkInWindow(segment.departsAt).opensAt,
    closesAt: ({ segment }) => checkInWindow(segment.departsAt).closesAt,
    passengers: ({ segment }) => infantsAfterAdults(passengersOn(segment)),
    unpaidSeats: (itinerary, _args, { services, now }) =>
      services.checkIns.unpaidSeatsOn(itinerary, now),
    order: ({ segment }) => (segment.order.onlySegment === undefined ? segment.order : null),
  },
  CheckInRecord: {
    id: ({ id }) => globalId('CheckInRecord', id),
    // not the record itself: its id is not that of an order
    passengerSegment: async ({ passengerId, segmentIndex }, _args, { services, actor, now }) =>
      (await services.checkIns.passengerOn({ passengerId, segmentIndex }, await actor(), now))!,
  },
};

export const checkInItineraryNode: NodeLoader = (key, { services, actor, now }) => {
  const [, orderId, index] = /^([0-9a-f-]{36})\.(\d{1,2})$/.exec(key) ?? [];
  return orderId && index
    ? actor().then((reader) =>
        services.checkIns.itinerary({ orderId, segmentIndex: Number(index) }, reader, now),
      )
    : null;
};

export const checkInRecordNode: NodeLoader = async (id, { services, actor, now }) =>
  services.checkIns.record(id, await actor(), now);
