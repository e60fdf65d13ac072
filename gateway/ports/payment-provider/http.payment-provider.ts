import * as v from 'valibot';
import { BRAND } from '#schema/codes/base/brand.ts';
import { toProviderPayment, toProviderRefund } from './from-wire.ts';
import { type HttpOptions, httpRequest } from './http-request.ts';
import { PaymentProviderError } from './payment-provider.error.ts';
import type { CreatePayment, PaymentProvider } from './payment-provider.ts';
import { webhookVerifier } from './webhook.ts';
import { wirePayment, wireRefund } from './wire.input.ts';
import type { WireCreatePayment, WireCreateRefund } from './wire.ts';

export interface HttpPaymentProviderOptions {
  baseUrl: string;
  apiSecret: string;
  webhookSecret: string;
  /** The clock `expiresAt` is measured on: the gateway's, which demo and tests may move. */
  clock: () => Date;
  timeoutMilliseconds?: number;
  retryPauses?: readonly number[];
}

function read<Schema extends v.GenericSchema>(schema: Schema, answer: unknown) {
  const parsed = v.safeParse(schema, answer);
  if (!parsed.success) throw new PaymentProviderError('MALFORMED_ANSWER');
  return parsed.output;
}

const toWire = (payment: CreatePayment, now: Date): WireCreatePayment => ({
  attemptId: payment.attemptId,
  amount: payment.amount,
  orderNumber: payment.orderNumber,
  merchant: BRAND.name[payment.locale],
  description: [...payment.description],
  locale: payment.locale,
  returnUrl: payment.returnUrl,
  webhookUrl: payment.webhookUrl,
  expiresInSeconds: Math.max(0, Math.floor((payment.expiresAt.getTime() - now.getTime()) / 1000)),
});

/**
 * The payment provider behind an HTTP API (wire.ts): the sandbox in demo and tests, a real one's
 * adapter elsewhere.
 */
export function httpPaymentProvider(options: HttpPaymentProviderOptions): PaymentProvider {
  const http: HttpOptions = {
    baseUrl: options.baseUrl,
    apiSecret: options.apiSecret,
    timeoutMilliseconds: options.timeoutMilliseconds ?? 5000,
    retryPauses: options.retryPauses ?? [150, 600],
  };
  return {
    async createPayment(payment) {
      const answer = await httpRequest(http, {
        method: 'POST',
        path: '/v1/payments',
        body: toWire(payment, options.clock()),
        idempotent: true,
        idempotencyKey: payment.idempotencyKey,
      });
      const { id, hostedPageUrl } = read(wirePayment, answer);
      return { providerReference: id, hostedPageUrl };
    },

    async queryPayment(providerReference) {
      const path = `/v1/payments/${encodeURIComponent(providerReference)}`;
      const answer = await httpRequest(http, { method: 'GET', path, idempotent: true });
      return toProviderPayment(read(wirePayment, answer));
    },

    async refundPayment({ providerReference, refundId, amount }) {
      const body: WireCreateRefund = { refundId, amount };
      const path = `/v1/payments/${encodeURIComponent(providerReference)}/refunds`;
      const answer = await httpRequest(http, { method: 'POST', path, body, idempotent: true });
      return toProviderRefund(read(wireRefund, answer));
    },

    async queryRefund(refundId) {
      const path = `/v1/refunds/${encodeURIComponent(refundId)}`;
      const answer = await httpRequest(http, { method: 'GET', path, idempotent: true });
      return toProviderRefund(read(wireRefund, answer));
    },

    verifyWebhook: webhookVerifier(options.webhookSecret),
  };
}
