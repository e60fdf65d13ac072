import * as v from 'valibot';
import type { DatabaseTransaction } from '#gateway/database/database.ts';
import { enqueue } from '#gateway/jobs/enqueue.ts';
import type { Job, Sweep } from '#gateway/jobs/job.ts';
import { unlessRefused } from '#gateway/modules/orders/orders.jobs.ts';
import type { DateChangeNews } from '#gateway/ports/documents/email/email-data.ts';

const NEWS = [
  'HELD',
  'CHANGED',
  'CANCELLED',
  'LAPSED',
] as const satisfies readonly DateChangeNews[];

const Payload = v.object({
  dateChangeId: v.pipe(v.string(), v.uuid()),
  news: v.picklist(NEWS),
});

const NAME = 'send-date-change';

/** Queues the e-mail about a change in the caller's transaction. */
export const enqueueMail = (
  trx: DatabaseTransaction,
  dateChangeId: string,
  news: DateChangeNews,
): Promise<void> => enqueue(trx, NAME, { dateChangeId, news });

/** A change of date is to be paid, was made, or has ended: the contact gets an e-mail. */
export const sendDateChange: Job = {
  name: NAME,
  isMessage: true,
  run(payload, context) {
    const { dateChangeId, news } = v.parse(Payload, payload);
    const { services, clock } = context;
    return unlessRefused(context, NAME, () =>
      services.dateChanges.mail(dateChangeId, news, clock.now()),
    );
  },
};

/** Changes of date whose 50 minutes are over. */
export const sweepDateChanges: Sweep = {
  name: 'unpaid changes of date',
  run: ({ services, clock }) => services.dateChanges.expire(clock.now()),
};
