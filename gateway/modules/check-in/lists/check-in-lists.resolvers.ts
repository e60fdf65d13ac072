import { globalId, keyOf } from '#gateway/graphql/global-id.ts';
import type { NodeLoader } from '#gateway/graphql/node.resolvers.ts';
import type { CheckInRecord, FlightOfOrder } from '#gateway/modules/check-in/check-in.model.ts';
import type { CheckInUpdate } from '#gateway/modules/check-in/live/check-in-updates.service.ts';
import {
  type PassengerSegmentView,
  passengersOn,
} from '#gateway/modules/orders/segments/passenger-segment-view.ts';
import { flightId } from '#gateway/ports/timetable/flight-ids.ts';
import { connectionOf } from '#gateway/requests/connection-of.ts';
import { answerAt, type GatewayContext } from '#gateway/requests/context.ts';
import type { Resolvers } from '#gateway/resolvers.gen.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { checkInWindow } from '#schema/rules/check-in/check-in-window.ts';

/** Those on a flight, each infant right after the adult on whose lap it travels. */
const infantsAfterAdults = (party: readonly PassengerSegmentView[]): PassengerSegmentView[] =>
  party
    .filter(({ passenger }) => passenger.type !== 'INF')
    .flatMap((adult) => [
      adult,
      ...party.filter(({ passenger }) => passenger.accompanyingAdultId === adult.passenger.id),
    ]);

const DIVISION = { most: LIMITS.page.most, keyOf: ({ id }: CheckInRecord) => id };

function flightOfKey(key: string): FlightOfOrder | null {
  const [, orderId, index] = /^([0-9a-f-]{36})\.(\d{1,2})$/.exec(key) ?? [];
  return orderId && index ? { orderId, segmentIndex: Number(index) } : null;
}

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
  Subscription: {
    checkInItineraryChanged: {
      subscribe: async (_root, { id }, { services, actor, address }) =>
        services.checkInWatch.watch(
          flightOfKey(keyOf('CheckInItinerary', id) ?? ''),
          await actor(),
          address,
        ),
      resolve(
        { checkInItineraryChanged, at }: CheckInUpdate,
        _args: unknown,
        context: GatewayContext,
      ) {
        answerAt(context, at);
        return checkInItineraryChanged;
      },
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
    passengerSegments: ({ segment }) => infantsAfterAdults(passengersOn(segment)),
    unpaidSeats: (itinerary, _args, { services, now }) =>
      services.checkIns.unpaidSeatsOn(itinerary, now),
    soldBy: ({ segment }) => segment.order.soldBy,
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
  const flight = flightOfKey(key);
  return flight && actor().then((viewer) => services.checkIns.itinerary(flight, viewer, now));
};

export const checkInRecordNode: NodeLoader = async (id, { services, actor, now }) =>
  services.checkIns.record(id, await actor(), now);
