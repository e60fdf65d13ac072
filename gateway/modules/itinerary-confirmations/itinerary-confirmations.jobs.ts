import * as v from 'valibot';
import type { Job } from '#gateway/jobs/job.ts';
import { unlessRefused } from '#gateway/modules/orders/orders.jobs.ts';

const Payload = v.object({ confirmationId: v.pipe(v.string(), v.uuid()) });

/** The itinerary was asked for with the right code: it goes to the contact, as PDF. */
export const sendItineraryConfirmation: Job = {
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
