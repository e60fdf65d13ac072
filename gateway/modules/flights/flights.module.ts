import type { GatewayModule } from '#gateway/modules/gateway-module.ts';
import {
  fareBrandNode,
  flightSegmentNode,
  flightsResolvers,
  offerNode,
  offersResolvers,
  searchResolvers,
} from './flights.resolvers.ts';
import { createFlightService, type FlightService } from './flights.service.ts';
import { createInventoryService, type InventoryService } from './inventory/inventory.service.ts';
import { createCountedSeats, type SeatsLeftReader } from './inventory/seats-left.ts';
import { createOfferService, type OfferService } from './offers/offers.service.ts';

declare module '#gateway/requests/services.ts' {
  interface Services {
    readonly flights: FlightService;
    readonly offers: OfferService;
    readonly inventory: InventoryService;
    readonly seatsLeft: SeatsLeftReader;
  }
}

export const flightsModule = {
  name: 'flights',
  services: {
    seatsLeft: ({ db, airline, clock, freeSeats }, services) =>
      createCountedSeats({
        ...airline,
        db,
        // called by searches, when all services are there
        async freeLapsed(flights) {
          for (const free of freeSeats) await free(services, clock.now(), flights);
        },
      }),
    inventory: ({ airline }) => createInventoryService(airline.fares),
    flights: ({ airline, keys }, { seatsLeft }) =>
      createFlightService({ ...airline, seatsLeft, key: keys.offerSigning }),
    offers: ({ airline, keys }, { seatsLeft }) =>
      createOfferService({ ...airline, seatsLeft, key: keys.offerSigning }),
  },
  resolvers: [flightsResolvers, searchResolvers, offersResolvers],
  signedNodes: { Offer: offerNode },
  nodes: { FlightSegment: flightSegmentNode, FareBrand: fareBrandNode },
} satisfies GatewayModule;
