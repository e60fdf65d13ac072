import { Hono } from 'hono';
import * as v from 'valibot';
import { keyOf } from '#gateway/graphql/global-id.ts';
import type { Clock } from '#gateway/ports/clock.ts';
import {
  type PaymentSandbox,
  SANDBOX_OUTCOMES,
} from '#gateway/ports/payment-provider/payment-sandbox.ts';
import type { Services } from '#gateway/requests/services.ts';
import { jsonMessage } from './json-message.ts';

const Ending = v.strictObject({ outcome: v.picklist(SANDBOX_OUTCOMES) });
const EXAMPLE = `{"outcome": "${SANDBOX_OUTCOMES.join('" | "')}"}`;

export type PaymentParts = {
  readonly services: Pick<Services, 'payments' | 'sessions'>;
  readonly clock: Clock;
  readonly sandbox: PaymentSandbox | null;
};

/**
 * `POST /<id of a Payment> {"outcome": "SUCCEEDED"}` ends a payment as its payer would on the page
 * of the sandbox, for programs. Only the session that sees the payment ends it. The answer says
 * what became of it, as `confirmPayment` does.
 */
export function paymentRoutes({ services, clock, sandbox }: PaymentParts): Hono {
  const { payments, sessions } = services;
  return new Hono().post('/:id', async (c) => {
    const message = await jsonMessage(c, Ending, EXAMPLE);
    if (message instanceof Response) return message;
    if (!sandbox) return c.json({ error: 'payments go to a provider, not to the sandbox' }, 409);
    const id = keyOf('Payment', c.req.param('id')) ?? '';
    const actor = await sessions.actorOf(c.req.raw);
    const payment = await payments.find(id, actor, clock.now());
    if (!payment?.providerReference)
      return c.json({ error: 'your session has no such payment; startPayment has its id' }, 404);
    if (!(await sandbox.end(payment.providerReference, message.outcome)))
      return c.json({ error: 'this payment has ended before', state: payment.state }, 409);
    const { kind, id: payable } = payment.payable;
    const outcome = await payments.confirmNow(payable, actor, clock.now(), kind);
    const after = await payments.find(id, actor, clock.now());
    return c.json({ state: after?.state, outcome });
  });
}
