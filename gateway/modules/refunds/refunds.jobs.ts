import * as v from 'valibot';
import type { Job, Sweep } from '#gateway/jobs/job.ts';
import { unlessRefused } from '#gateway/modules/orders/orders.jobs.ts';
import { REFUND_NEWS } from '#gateway/ports/documents/email/email-data.ts';
import { SEND_REFUND_NOTIFICATION } from './notifications/email-refund.service.ts';

const Payload = v.object({ refundId: v.pipe(v.string(), v.uuid()) });
const News = v.object({ ...Payload.entries, event: v.picklist(REFUND_NEWS) });

/** An approved refund is paid. */
export const payRefundJob: Job = {
  name: 'pay-refund',
  run: (payload, { services }) => services.refunds.pay(v.parse(Payload, payload).refundId),
};

/** The contact of the order gets an e-mail. */
export const sendRefundNews: Job = {
  name: SEND_REFUND_NOTIFICATION,
  isMessage: true,
  run(payload, context) {
    const { refundId, event } = v.parse(News, payload);
    const { services, clock } = context;
    const send = () => services.refunds.mail(refundId, event, clock.now());
    return unlessRefused(context, SEND_REFUND_NOTIFICATION, send);
  },
};

/** Requests about which the back office has decided by now. */
export const sweepReviews: Sweep = {
  name: 'refunds under review',
  run: ({ services, clock }) => services.refunds.askOffice(clock.now()),
};

/** Approved refunds whose job was lost. */
export const sweepApproved: Sweep = {
  name: 'approved refunds',
  run: ({ services }) => services.refunds.resume(),
};

/** Notes and proofs that are no longer needed. */
export const sweepOldRefunds: Sweep = {
  name: 'old refunds',
  run: ({ services, clock }) => services.refunds.erase(clock.now()),
};
