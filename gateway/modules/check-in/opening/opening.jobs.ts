import * as v from 'valibot';
import type { Job, Sweep } from '#gateway/jobs/job.ts';
import { unlessRefused } from '#gateway/modules/orders/orders.jobs.ts';
import { SEND_CHECK_IN_OPENED } from './tell-opening.service.ts';

const Payload = v.object({ orderId: v.pipe(v.string(), v.uuid()), segmentIndex: v.number() });

/** Check-in for a flight is open. */
export const sendCheckInOpened: Job = {
  name: SEND_CHECK_IN_OPENED,
  isMessage: true,
  run(payload, context) {
    const { services, clock } = context;
    const key = v.parse(Payload, payload);
    return unlessRefused(context, SEND_CHECK_IN_OPENED, () =>
      services.checkIns.mailOpening(key, clock.now()),
    );
  },
};

/** Flights for which check-in has opened. */
export const sweepOpenings: Sweep = {
  name: 'check-in opened',
  run: ({ services, clock }) => services.checkIns.tellOpenings(clock.now()),
};
