import * as v from 'valibot';
import { belongingTo } from '#gateway/database/personal-data.ts';
import type { Job } from '#gateway/jobs/job.ts';
import type { GatewayModule } from '#gateway/modules/gateway-module.ts';
import { unlessRefused } from '#gateway/modules/orders/orders.jobs.ts';
import { ofOrders } from '#gateway/modules/orders/read/visible-orders.condition.ts';
import {
  itineraryConfirmationNode,
  itineraryConfirmationsResolvers,
} from './itinerary-confirmations.resolvers.ts';
import {
  createItineraryConfirmations,
  type ItineraryConfirmations,
} from './itinerary-confirmations.service.ts';
import {
  createItineraryDocuments,
  type ItineraryDocuments,
} from './itinerary-documents.service.ts';
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

export const itineraryConfirmationsModule = {
  name: 'itinerary-confirmations',
  services: {
    itineraryConfirmations: (parts, { orders, verification }) =>
      createItineraryConfirmations({ ...parts, orders, verification }),
    itineraryDocuments: (parts, { itineraryConfirmations, orders, dateChanges }) =>
      createItineraryDocuments({
        ...parts,
        confirmations: itineraryConfirmations,
        flights: orders.flights,
        fares: parts.airline.fares,
        paymentChain: dateChanges.paymentChain,
      }),
  },
  resolvers: [itineraryConfirmationsResolvers],
  nodes: { ItineraryConfirmation: itineraryConfirmationNode },
  jobs: [sendItineraryConfirmation],
  http: { '/itinerary-confirmations': itineraryDownloadRoutes },
  personalData: [
    {
      table: 'itinerary_confirmations',
      isOf: belongingTo('ticket_id', { table: 'tickets', isOf: ofOrders }),
    },
  ],
} satisfies GatewayModule;
