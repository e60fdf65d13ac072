import * as v from 'valibot';
import type { Job, Sweep } from '#gateway/jobs/job.ts';
import { unlessRefused } from '#gateway/modules/orders/orders.jobs.ts';

const Payload = v.object({ returnId: v.pipe(v.string(), v.uuid()) });

/**
 * Captured money that is not retained goes back. Tried again until the provider has done it; the
 * sweep tries too.
 */
export const returnPaymentJob: Job = {
  name: 'return-payment',
  run: (payload, { services }) => services.payments.sendBack(v.parse(Payload, payload).returnId),
};

/** Its payer gets an e-mail. */
export const sendPaymentReturned: Job = {
  name: 'send-payment-returned',
  isMessage: true,
  run(payload, context) {
    const { returnId } = v.parse(Payload, payload);
    const { services, clock } = context;
    const send = () => services.payments.mailReturned(returnId, clock.now());
    return unlessRefused(context, 'send-payment-returned', send);
  },
};

/** Attempts and returns that were left open. */
export const sweepPayments: Sweep = {
  name: 'payments',
  run: ({ services, clock }) => services.payments.reconcile(clock.now()),
};
