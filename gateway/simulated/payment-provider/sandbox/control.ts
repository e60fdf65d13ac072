import { Hono } from 'hono';
import * as v from 'valibot';
import { answerFault } from './api.ts';
import { type Deliveries, WELL_BEHAVED } from './deliveries.ts';
import type { Ledger } from './ledger.ts';
import { wirePaymentOf } from './snapshots.ts';
import type { Store } from './store.ts';
import { judgeCard } from './test-cards.ts';

const count = (maximum: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(maximum));

const misbehaviour = v.strictObject({
  delayMilliseconds: v.optional(count(3_600_000), WELL_BEHAVED.delayMilliseconds),
  copies: v.optional(v.pipe(count(10), v.minValue(1)), WELL_BEHAVED.copies),
  reorder: v.optional(v.boolean(), WELL_BEHAVED.reorder),
  drop: v.optional(count(1000), WELL_BEHAVED.drop),
});

const ending = v.object({
  outcome: v.picklist(['APPROVED', 'DECLINED', 'INSUFFICIENT_FUNDS', 'AUTHENTICATION_FAILED']),
  captured: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
});

/**
 * What tests and scenarios do to the sandbox, at /control behind the bearer check:
 * - `PUT /deliveries` `{ delayMilliseconds, copies, reorder, drop }`: how webhooks misbehave from
 *   now on; `{}` is well-behaved
 * - `GET /events`: every webhook with `delivered`; `POST /events/:id/resend`: sends one again,
 *   answers `{ answered }`
 * - `POST /payments/:id/outcome` `{ outcome, captured }`: ends a payment as the hosted page would,
 *   without a browser; with `captured`, in minor units, it takes another amount than was asked for
 */
export function sandboxControl(options: {
  ledger: Ledger;
  store: Store;
  deliveries: Deliveries;
  publicUrl: () => string;
}): Hono {
  const { ledger, store, deliveries, publicUrl } = options;
  const control = new Hono();
  control.onError(answerFault);

  control.put('/deliveries', async (c) => {
    const how = v.safeParse(misbehaviour, await c.req.json().catch(() => null));
    if (!how.success) return c.json({ error: { code: 'INVALID', message: 'INVALID' } }, 400);
    deliveries.misbehave(how.output);
    return c.json(how.output);
  });

  control.get('/events', (c) => c.json({ events: [...store.events()] }));

  control.post('/events/:id/resend', async (c) => {
    const event = store.event(c.req.param('id'));
    if (!event) return c.json({ error: { code: 'NOT_FOUND', message: 'NOT_FOUND' } }, 404);
    return c.json({ answered: await deliveries.resend(event) });
  });

  control.post('/payments/:id/outcome', async (c) => {
    const body = v.safeParse(ending, await c.req.json().catch(() => null));
    if (!body.success) return c.json({ error: { code: 'INVALID', message: 'INVALID' } }, 400);
    const id = c.req.param('id');
    const now = new Date();
    const { outcome: wanted, captured } = body.output;
    const payment =
      wanted === 'APPROVED'
        ? ledger.succeed(id, judgeCard('4242424242424242').card, now, 0, captured)
        : ledger.fail(id, wanted, now);
    return c.json(wirePaymentOf(payment, publicUrl(), now));
  });

  return control;
}
