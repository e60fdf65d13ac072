import * as v from 'valibot';
import { toProviderPayment, toProviderRefund } from './from-wire.ts';
import type { VerifyWebhook } from './payment-provider.ts';
import { signatureFault } from './signature.ts';
import { wireEvent } from './wire.input.ts';
import { SIGNATURE_HEADER } from './wire.ts';

function parse(rawBody: string): unknown {
  try {
    return JSON.parse(rawBody);
  } catch {
    return null;
  }
}

/**
 * Makes the check of a webhook: signature first, over the raw body, content after. Never throws.
 */
export const webhookVerifier =
  (webhookSecret: string): VerifyWebhook =>
  (rawBody, headers, now) => {
    const fault = signatureFault(webhookSecret, rawBody, headers.get(SIGNATURE_HEADER), now);
    if (fault) return { ok: false, code: fault };
    const parsed = v.safeParse(wireEvent, parse(rawBody));
    if (!parsed.success) return { ok: false, code: 'MALFORMED' };
    const { id, type, createdAt, payment, refund } = parsed.output;
    return {
      ok: true,
      event: {
        eventId: id,
        type,
        createdAt: new Date(createdAt),
        payment: toProviderPayment(payment),
        refund: refund && toProviderRefund(refund),
      },
    };
  };
