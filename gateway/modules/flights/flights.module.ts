import type { GatewayModule } from '#gateway/modules/gateway-module.ts';
import { fareBrandNode, flightSegmentNode, flightsResolvers } from './flights.resolvers.ts';
import type { FlightService } from './flights.service.ts';
import { offerNode, offersResolvers } from './offers/offers.resolvers.ts';
import type { OfferService } from './offers/offers.service.ts';
import { searchResolvers } from './search/search.resolvers.ts';

declare module '#gateway/requests/services.ts' {
  interface Services {
    readonly flights: FlightService;
    readonly offers: OfferService;
  }
}

export const flightsModule: GatewayModule = {
  resolvers: [flightsResolvers, searchResolvers, offersResolvers],
  signedNodes: { Offer: offerNode },
  nodes: { FlightSegment: flightSegmentNode, FareBrand: fareBrandNode },
};
