import { type Context, Hono } from 'hono';
import type { WireError } from '#gateway/ports/payment-provider/wire.ts';
import { readCreatePayment, readCreateRefund } from './api.input.ts';
import { type Ledger, LedgerError } from './ledger.ts';
import { wirePaymentOf, wireRefundOf } from './snapshots.ts';
import type { Store } from './store.ts';

export interface ApiOptions {
  ledger: Ledger;
  store: Store;
  publicUrl: () => string;
}

const STATUS = {
  NOT_FOUND: 404,
  IDEMPOTENCY_CONFLICT: 409,
  NOT_OPEN: 409,
  NOT_CAPTURED: 409,
  REFUND_EXCEEDS_CAPTURED: 422,
} as const;

const wrong = (c: Context, status: 400 | 404 | 409 | 422 | 500, code: string): Response =>
  c.json({ error: { code, message: code } } satisfies WireError, status);

/** What is said about a fault, in the shape of the wire. */
export function answerFault(error: Error, c: Context): Response {
  if (error instanceof LedgerError) return wrong(c, STATUS[error.code], error.code);
  console.error(error);
  return wrong(c, 500, 'INTERNAL');
}

const bodyOf = (c: Context): Promise<unknown> => c.req.json().catch(() => null);

/** The provider's API for shops (wire.ts), mounted at /v1 behind the bearer check. */
export function sandboxApi({ ledger, store, publicUrl }: ApiOptions): Hono {
  const api = new Hono();
  api.onError(answerFault);

  api.post('/payments', async (c) => {
    const input = readCreatePayment(await bodyOf(c));
    const key = c.req.header('idempotency-key');
    if (!key || key.length > 200) return wrong(c, 400, 'IDEMPOTENCY_KEY_MISSING');
    if (!input) return wrong(c, 400, 'INVALID');
    const now = new Date();
    const { payment, made } = ledger.create(input, key, now);
    return c.json(wirePaymentOf(payment, publicUrl(), now), made ? 201 : 200);
  });

  api.get('/payments/:id', (c) =>
    c.json(wirePaymentOf(ledger.find(c.req.param('id')), publicUrl(), new Date())),
  );

  api.post('/payments/:id/refunds', async (c) => {
    const input = readCreateRefund(await bodyOf(c));
    if (!input) return wrong(c, 400, 'INVALID');
    const { refund, made } = ledger.refund(c.req.param('id'), input, new Date());
    return c.json(wireRefundOf(refund), made ? 201 : 200);
  });

  api.get('/refunds/:refundId', (c) => {
    const refund = store.refund(c.req.param('refundId'));
    return refund ? c.json(wireRefundOf(refund)) : wrong(c, 404, 'NOT_FOUND');
  });

  return api;
}
