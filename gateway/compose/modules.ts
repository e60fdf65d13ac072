import { type NodeLoader, nodeResolvers } from '#gateway/graphql/node.resolvers.ts';
import { scalarResolvers } from '#gateway/graphql/scalars/scalars.resolvers.ts';
import {
  aircraftResolvers,
  aircraftTypeNode,
} from '#gateway/modules/aircraft/aircraft.resolvers.ts';
import { baggageResolvers } from '#gateway/modules/baggage/baggage.resolvers.ts';
import {
  flightStatusNode,
  flightStatusResolvers,
} from '#gateway/modules/flight-status/flight-status.resolvers.ts';
import {
  fareBrandNode,
  flightSegmentNode,
  flightsResolvers,
} from '#gateway/modules/flights/flights.resolvers.ts';
import { offersResolvers } from '#gateway/modules/flights/offers/offers.resolvers.ts';
import { searchResolvers } from '#gateway/modules/flights/search/search.resolvers.ts';
import { loungeNode, loungesResolvers } from '#gateway/modules/lounges/lounges.resolvers.ts';
import {
  orderMutations,
  orderNode,
  ordersResolvers,
} from '#gateway/modules/orders/orders.resolvers.ts';
import {
  passengerNode,
  passengersResolvers,
} from '#gateway/modules/orders/passengers/passengers.resolvers.ts';
import {
  couponNode,
  ticketNode,
  ticketsResolvers,
} from '#gateway/modules/orders/tickets/tickets.resolvers.ts';
import { paymentNode, paymentsResolvers } from '#gateway/modules/payments/payments.resolvers.ts';
import { airportNode, placesResolvers } from '#gateway/modules/places/places.resolvers.ts';
import { rootResolvers } from '#gateway/modules/root/root.resolvers.ts';
import { rulesResolvers } from '#gateway/modules/rules/rules.resolvers.ts';
import { verificationResolvers } from '#gateway/modules/verification/verification.resolvers.ts';
import type { Resolvers } from '#gateway/resolvers.gen.ts';

/** How `node(id:)` finds an object of each type. A module adds its own: `Order: orderNode`. */
export const NODE_LOADERS: Readonly<Record<string, NodeLoader>> = {
  Airport: airportNode,
  FlightSegment: flightSegmentNode,
  AircraftType: aircraftTypeNode,
  FareBrand: fareBrandNode,
  Lounge: loungeNode,
  FlightStatus: flightStatusNode,
  Order: orderNode,
  Passenger: passengerNode,
  Payment: paymentNode,
  Ticket: ticketNode,
  Coupon: couponNode,
};

/** The resolvers of the gateway, module by module. A field without a resolver is read from its parent. */
export const RESOLVERS: readonly Resolvers[] = [
  scalarResolvers,
  rootResolvers,
  placesResolvers,
  flightsResolvers,
  aircraftResolvers,
  searchResolvers,
  flightStatusResolvers,
  offersResolvers,
  baggageResolvers,
  loungesResolvers,
  ordersResolvers,
  orderMutations,
  passengersResolvers,
  paymentsResolvers,
  ticketsResolvers,
  rulesResolvers,
  verificationResolvers,
  nodeResolvers(NODE_LOADERS),
];
