import * as v from 'valibot';
import type { Job, Sweep } from '#gateway/jobs/job.ts';
import { unlessRefused } from '#gateway/modules/orders/orders.jobs.ts';
import { COUNTER_NEWS } from '#gateway/ports/documents/email/email-data.ts';
import { SEND_COUNTER_NEWS } from './tell-verdict.ts';

const Payload = v.object({
  passengerId: v.pipe(v.string(), v.uuid()),
  segmentIndex: v.number(),
  event: v.picklist(COUNTER_NEWS),
});

/** Staff have confirmed a passenger, or turned one away. */
export const sendCounterNews: Job = {
  name: SEND_COUNTER_NEWS,
  isMessage: true,
  run(payload, context) {
    const { services, clock } = context;
    const { event, ...key } = v.parse(Payload, payload);
    return unlessRefused(context, SEND_COUNTER_NEWS, () =>
      services.checkIns.mailCounterNews(key, event, clock.now()),
    );
  },
};

/** Passengers whom staff have met. */
export const sweepCounter: Sweep = {
  name: 'passengers met by staff',
  run: ({ services, clock }) => services.checkIns.askCounter(clock.now()),
};
