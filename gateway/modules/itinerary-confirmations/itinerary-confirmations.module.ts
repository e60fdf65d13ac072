import type { GatewayModule } from '#gateway/modules/gateway-module.ts';
import { sendItineraryConfirmation } from './itinerary-confirmations.jobs.ts';
import {
  itineraryConfirmationNode,
  itineraryConfirmationsResolvers,
} from './itinerary-confirmations.resolvers.ts';
import type { ItineraryConfirmations } from './itinerary-confirmations.service.ts';
import type { ItineraryDocuments } from './itinerary-documents.service.ts';
import { itineraryDownloadRoutes } from './itinerary-downloads.http.ts';

declare module '#gateway/requests/services.ts' {
  interface Services {
    readonly itineraryConfirmations: ItineraryConfirmations;
    readonly itineraryDocuments: ItineraryDocuments;
  }
}

export const itineraryConfirmationsModule: GatewayModule = {
  resolvers: [itineraryConfirmationsResolvers],
  nodes: { ItineraryConfirmation: itineraryConfirmationNode },
  jobs: [sendItineraryConfirmation],
  http: { '/itinerary-confirmations': itineraryDownloadRoutes },
};
