import * as v from 'valibot';
import type { Job } from '#gateway/jobs/job.ts';
import type { GatewayModule } from '#gateway/modules/gateway-module.ts';
import { unlessRefused } from '#gateway/modules/orders/orders.jobs.ts';
import {
  itineraryConfirmationNode,
  itineraryConfirmationsResolvers,
} from './itinerary-confirmations.resolvers.ts';
import type { ItineraryConfirmations } from './itinerary-confirmations.service.ts';
import type { ItineraryDocuments } from './itinerary-documents.service.ts';
import { itineraryDownloadRoutes } from './itinerary-downloads.http.ts';

const Payload = v.object({ confirmationId: v.pipe(v.string(), v.uuid()) });

/** The itinerary was asked for with the right code: it goes to the contact, as PDF. */
const sendItineraryConfirmation: Job = {
  name: 'send-itinerary-confirmation',
  isMessage: true,
  run(payload, context) {
    const { confirmationId } = v.parse(Payload, payload);
    const { services, clock } = context;
    return unlessRefused(context, 'send-itinerary-confirmation', () =>
      services.itineraryDocuments.mail(confirmationId, clock.now()),
    );
  },
};

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
