import * as v from 'valibot';
import type { Job, Sweep } from '#gateway/jobs/job.ts';
import { unlessRefused } from '#gateway/modules/orders/orders.jobs.ts';
import { AIRLINE_CHANGE_NEWS } from '#gateway/ports/documents/email/email-data.ts';
import { SEND_AIRLINE_CHANGE } from './notifications/notify-airline-change.ts';

const Payload = v.object({
  airlineChangeId: v.pipe(v.string(), v.uuid()),
  event: v.picklist(AIRLINE_CHANGE_NEWS),
});

/** The contact of the order gets an e-mail. */
export const sendAirlineChange: Job = {
  name: SEND_AIRLINE_CHANGE,
  isMessage: true,
  run(payload, context) {
    const { airlineChangeId, event } = v.parse(Payload, payload);
    const { services, clock } = context;
    const send = () => services.airlineChanges.mail(airlineChangeId, event, clock.now());
    return unlessRefused(context, SEND_AIRLINE_CHANGE, send);
  },
};

/** What operations control has changed. */
export const sweepChangedFlights: Sweep = {
  name: 'changed flights',
  run: ({ services, clock }) => services.airlineChanges.look(clock.now()),
};

/** Decisions that are soon due, and those whose time is over. */
export const sweepDecisions: Sweep = {
  name: 'decisions about changed flights',
  async run({ services, clock }) {
    const now = clock.now();
    const reminded = await services.airlineChanges.remind(now);
    return reminded + (await services.airlineChanges.lapse(now));
  },
};
