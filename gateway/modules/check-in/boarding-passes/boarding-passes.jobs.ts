import * as v from 'valibot';
import type { Job } from '#gateway/jobs/job.ts';
import { unlessRefused } from '#gateway/modules/orders/orders.jobs.ts';
import { LOCALES } from '#schema/codes/base/locales.ts';

const Payload = v.object({
  passengers: v.array(
    v.object({ passengerId: v.pipe(v.string(), v.uuid()), segmentIndex: v.number() }),
  ),
  locale: v.picklist(LOCALES),
});

/** Passengers are checked in, or ask for their boarding passes again: they go to the address that was given. */
export const sendBoardingPassesJob: Job = {
  name: 'send-boarding-passes',
  isMessage: true,
  run(payload, context) {
    const { passengers, locale } = v.parse(Payload, payload);
    const { services, clock } = context;
    return unlessRefused(context, 'send-boarding-passes', () =>
      services.boardingPasses.mail(passengers, locale, clock.now()),
    );
  },
};
