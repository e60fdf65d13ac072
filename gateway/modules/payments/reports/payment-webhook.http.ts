import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { HonoEnv } from '#gateway/http/hono-env.ts';
import { type Clock, systemClock } from '#gateway/ports/clock.ts';
import type { SecurityLog } from '#gateway/ports/security-events.ts';
import type { Services } from '#gateway/requests/services.ts';
import type { Reception } from './receive-event.service.ts';

const LARGEST_BODY = 64 * 1024;

const limited = bodyLimit({
  maxSize: LARGEST_BODY,
  onError: (c) => c.text('TOO_LARGE\n', 413),
});

/** What the webhook is answered from. */
export type WebhookParts = {
  readonly services: Pick<Services, 'payments'>;
  readonly clock: Clock;
  readonly security: SecurityLog;
};

function statusOf(reception: Exclude<Reception, 'RECORDED'>) {
  if (reception === 'UNKNOWN_PAYMENT') return 404;
  return reception === 'MALFORMED' ? 400 : 401;
}

/**
 * `POST /payments`: reports of the payment provider, signed over the raw body. 2xx only for what is
 * committed, also when it was before; anything else makes the provider send it again.
 */
export const paymentWebhookRoutes = ({ services, clock, security }: WebhookParts): Hono<HonoEnv> =>
  new Hono<HonoEnv>().post('/payments', limited, async (c) => {
    const rawBody = await c.req.text();
    const instants = { now: clock.now(), realNow: systemClock.now() };
    const reception = await services.payments.receive(rawBody, c.req.raw.headers, instants);
    if (reception === 'RECORDED') return c.body(null, 204);
    security.note('REPORT_REFUSED', { reason: reception, requestId: c.get('requestId') });
    return c.text(`${reception}\n`, statusOf(reception));
  });
