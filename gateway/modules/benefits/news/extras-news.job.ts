import * as v from 'valibot';
import type { Job } from '#gateway/jobs/job.ts';
import { SEND_EXTRAS_NEWS } from '#gateway/modules/benefits/orders/leave-benefit-message.ts';
import { unlessRefused } from '#gateway/modules/orders/orders.jobs.ts';
import { EXTRAS_NEWS } from '#gateway/ports/documents/email/email-data.ts';
import { CURRENCY_CODES } from '#schema/codes/base/currencies.ts';

const Payload = v.object({
  benefitOrderId: v.pipe(v.string(), v.uuid()),
  event: v.picklist(EXTRAS_NEWS),
  amount: v.nullable(v.object({ amount: v.number(), currency: v.picklist(CURRENCY_CODES) })),
});

/** Extras that a guest ordered are to be paid, are paid, or have ended: the contact of the flight order gets an e-mail. */
export const sendExtrasNews: Job = {
  name: SEND_EXTRAS_NEWS,
  isMessage: true,
  run(payload, context) {
    const news = v.parse(Payload, payload);
    const { services, clock } = context;
    return unlessRefused(context, SEND_EXTRAS_NEWS, () =>
      services.benefits.mailNews(news, clock.now()),
    );
  },
};
