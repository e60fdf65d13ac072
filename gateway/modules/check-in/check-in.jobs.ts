import * as v from 'valibot';
import type { Job, Sweep } from '#gateway/jobs/job.ts';
import { SEND_CHECK_IN_OPENED } from '#gateway/modules/check-in/opening/notify-opening.service.ts';
import { unlessRefused } from '#gateway/modules/orders/orders.jobs.ts';
import { COUNTER_NEWS } from '#gateway/ports/documents/email/email-data.ts';
import { LOCALES } from '#schema/codes/base/locales.ts';
import { SEND_COUNTER_DECISION } from './counter/email-counter-decision.service.ts';

const Passes = v.object({
  passengers: v.array(
    v.object({ passengerId: v.pipe(v.string(), v.uuid()), segmentIndex: v.number() }),
  ),
  locale: v.picklist(LOCALES),
});

/**
 * Passengers are checked in, or ask for their boarding passes again: they go to the address that
 * was given.
 */
export const sendBoardingPassesJob: Job = {
  name: 'send-boarding-passes',
  isMessage: true,
  run(payload, context) {
    const { passengers, locale } = v.parse(Passes, payload);
    const { services, clock } = context;
    return unlessRefused(context, 'send-boarding-passes', () =>
      services.boardingPasses.mail(passengers, locale, clock.now()),
    );
  },
};

const Opening = v.object({ orderId: v.pipe(v.string(), v.uuid()), segmentIndex: v.number() });

/** Check-in for a flight is open. */
export const sendCheckInOpened: Job = {
  name: SEND_CHECK_IN_OPENED,
  isMessage: true,
  run(payload, context) {
    const { services, clock } = context;
    const key = v.parse(Opening, payload);
    return unlessRefused(context, SEND_CHECK_IN_OPENED, () =>
      services.checkIns.emailOpening(key, clock.now()),
    );
  },
};

/** Flights for which check-in has opened. */
export const sweepOpenings: Sweep = {
  name: 'check-in opened',
  run: ({ services, clock }) => services.checkIns.notifyOpenings(clock.now()),
};

const CounterNews = v.object({
  passengerId: v.pipe(v.string(), v.uuid()),
  segmentIndex: v.number(),
  event: v.picklist(COUNTER_NEWS),
});

/** Staff have confirmed a passenger, or turned one away. */
export const sendCounterNews: Job = {
  name: SEND_COUNTER_DECISION,
  isMessage: true,
  run(payload, context) {
    const { services, clock } = context;
    const { event, ...key } = v.parse(CounterNews, payload);
    return unlessRefused(context, SEND_COUNTER_DECISION, () =>
      services.checkIns.emailCounterDecision(key, event, clock.now()),
    );
  },
};

/** Passengers whom staff have met. */
export const sweepCounter: Sweep = {
  name: 'passengers met by staff',
  run: ({ services, clock }) => services.checkIns.requestCounterDecision(clock.now()),
};
