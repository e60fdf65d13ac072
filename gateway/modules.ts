import { scalarResolvers } from './graphql/scalars/scalars.resolvers.ts';
import { aircraftResolvers, aircraftTypeNode } from './modules/aircraft/aircraft.resolvers.ts';
import { baggageResolvers } from './modules/baggage/baggage.resolvers.ts';
import {
  flightStatusNode,
  flightStatusResolvers,
} from './modules/flight-status/flight-status.resolvers.ts';
import {
  fareBrandNode,
  flightSegmentNode,
  flightsResolvers,
} from './modules/flights/flights.resolvers.ts';
import { offersResolvers } from './modules/flights/offers/offers.resolvers.ts';
import { searchResolvers } from './modules/flights/search/search.resolvers.ts';
import { loungeNode, loungesResolvers } from './modules/lounges/lounges.resolvers.ts';
import { orderMutations, orderNode, ordersResolvers } from './modules/orders/orders.resolvers.ts';
import { passengerNode, passengersResolvers } from './modules/passengers/passengers.resolvers.ts';
import { paymentNode, paymentsResolvers } from './modules/payments/payments.resolvers.ts';
import { airportNode, placesResolvers } from './modules/places/places.resolvers.ts';
import { type NodeLoader, nodeResolvers } from './modules/root/node.resolvers.ts';
import { rootResolvers } from './modules/root/root.resolvers.ts';
import { rulesResolvers } from './modules/rules/rules.resolvers.ts';
import { couponNode, ticketNode, ticketsResolvers } from './modules/tickets/tickets.resolvers.ts';
import { verificationResolvers } from './modules/verification/verification.resolvers.ts';
import type { Resolvers } from './resolvers.gen.ts';

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

/** The resolvers of the gateway, module by module. A field that nobody resolves is read from its parent. */
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
