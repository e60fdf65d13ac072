import { globalId } from '#gateway/graphql/global-id.ts';
import type { NodeLoader } from '#gateway/graphql/node.resolvers.ts';
import type { SegmentCapability } from '#gateway/modules/orders/order-dependencies.ts';
import { flightId } from '#gateway/ports/timetable/flight-ids.ts';
import type { Resolvers } from '#gateway/resolvers.gen.ts';
import { ORDER_ACTIONS, SEGMENT_ACTIONS } from '#schema/codes/orders/order-actions.ts';
import {
  beside,
  couponOf,
  passengerSegmentsIn,
  passengersOn,
  readPassengerSegmentKey,
  segmentIn,
  segmentsIn,
} from './passenger-segment-view.ts';

const BEFORE_A_TICKET: ReadonlySet<string> = new Set(['PAY', 'CANCEL', 'CORRECT', 'RECEIPT']);

/** What is done with one passenger on one segment. What this site does not offer yet says so. */
const OF_PASSENGER_SEGMENTS = [...ORDER_ACTIONS, ...SEGMENT_ACTIONS].filter(
  (action) => !BEFORE_A_TICKET.has(action),
);

const notYet = (action: SegmentCapability['action']): SegmentCapability => ({
  action,
  allowed: false,
  from: null,
  until: null,

  reason: { code: 'NOT_YET_OFFERED', liftsAt: null, seatOrder: null },
});

/** The segments of orders, and the passengers on each of them. */
export const segmentsResolvers: Resolvers = {
  Order: {
    segments: segmentsIn,
    passengerSegments: passengerSegmentsIn,
  },
  OrderSegment: {
    id: ({ order, index }) => globalId('OrderSegment', `${order.id}.${index}`),
    flight: (segment, _args, { services }) => services.orders.flights.flightOf(segment),
    brand: ({ brand }, _args, { services }) => services.flights.brand(brand)!,
    passengerSegments: passengersOn,
    status: (segment, _args, { services, now }) =>
      services.flightStatus.find(flightId(services.orders.flights.flightOf(segment)), now),
  },
  PassengerSegment: {
    id: ({ passenger, segment }) =>
      globalId('PassengerSegment', `${passenger.id}.${segment.index}`),
    name: ({ passenger }) => passenger.ticketName,
    passenger: ({ passenger, segment }) =>
      segment.order.onlySegment === undefined ? passenger : null,
    passengerType: ({ passenger }) => passenger.type,
    flight: ({ segment }, _args, { services }) => services.orders.flights.flightOf(segment),
    cabin: ({ segment }) => segment.cabin,
    coupon: couponOf,
    accompanyingAdult: (one) => beside(one, ({ id }) => id === one.passenger.accompanyingAdultId),
    lapInfant: (one) =>
      beside(one, ({ accompanyingAdultId }) => accompanyingAdultId === one.passenger.id),
    specialServices: ({ passenger }) => [...passenger.specialServices],
    capabilities: async (one, _args, { services, now }) => {
      const offered = await services.orders.segmentCapabilities(one, now);
      return OF_PASSENGER_SEGMENTS.map(
        (action) => offered.find((capability) => capability.action === action) ?? notYet(action),
      );
    },
  },
};

/** The parts of a key that names something by its place: what it belongs to, and the place. */
function partsOf(key: string): readonly [owner: string, index: number] {
  const [owner = '', index = ''] = key.split('.');
  return [owner, /^\d{1,2}$/.test(index) ? Number(index) : -1];
}

export const orderSegmentNode: NodeLoader = async (key, { services, actor, now }) => {
  const [id, index] = partsOf(key);
  const order = await services.orders.find({ id }, await actor(), now);
  return order && segmentIn(order, index);
};

export const passengerSegmentNode: NodeLoader = async (key, { services, actor, now }) => {
  const named = readPassengerSegmentKey(key);
  return named && services.orders.passengerOn(named, await actor(), now);
};
