import * as v from 'valibot';
import type { WireCreatePayment, WireCreateRefund } from '#gateway/ports/payment-provider/wire.ts';

const text = (maximum: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(maximum));

const webUrl = v.pipe(
  text(2000),
  v.check((value) => /^https?:$/.test(URL.parse(value)?.protocol ?? '')),
);

const money = v.object({
  amount: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
});

const createPayment = v.object({
  attemptId: text(100),
  amount: money,
  orderNumber: text(100),
  merchant: text(100),
  description: v.pipe(v.array(text(300)), v.maxLength(50)),
  locale: text(20),
  returnUrl: webUrl,
  webhookUrl: webUrl,
  expiresInSeconds: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(30 * 24 * 60 * 60)),
}) satisfies v.GenericSchema<unknown, WireCreatePayment>;

const createRefund = v.object({
  refundId: text(100),
  amount: money,
}) satisfies v.GenericSchema<unknown, WireCreateRefund>;

function read<Schema extends v.GenericSchema>(schema: Schema, body: unknown) {
  const parsed = v.safeParse(schema, body);
  return parsed.success ? parsed.output : null;
}

/** A shop's request, validated; null when it is malformed. */
export const readCreatePayment = (body: unknown): WireCreatePayment | null =>
  read(createPayment, body);
export const readCreateRefund = (body: unknown): WireCreateRefund | null =>
  read(createRefund, body);
