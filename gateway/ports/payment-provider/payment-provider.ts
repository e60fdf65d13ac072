import type { Locale } from '#schema/codes/base/locales.ts';
import type { Money } from '#schema/rules/base/money.ts';
import type { SignatureFault } from './signature.ts';
import type { WireEventType } from './wire.ts';

/** The state of one attempt to pay at the provider (RULES 5.4). Moves forward only. */
export type PaymentStatus = 'CREATED' | 'PENDING' | 'SUCCEEDED' | 'FAILED' | 'EXPIRED';

/** The state of one refund at the provider. */
export type RefundStatus = 'PENDING' | 'SUCCEEDED' | 'FAILED';

/** Why a payment failed, as the provider says it; shown to the traveller by code. */
export type PaymentFailureCode = 'DECLINED' | 'INSUFFICIENT_FUNDS' | 'AUTHENTICATION_FAILED';

/** One attempt to take money for an order. */
export interface CreatePayment {
  /** Our payment attempt; included in every answer and webhook. */
  attemptId: string;
  /**
   * Asking twice with one key gives one payment; with the same key and another content: CONFLICT.
   */
  idempotencyKey: string;
  amount: Money;
  orderNumber: string;
  /** What is paid for, one line each, in the payer's language. */
  description: readonly string[];
  locale: Locale;
  /** Where the payer is sent after the hosted page; nothing in that request is proof of payment. */
  returnUrl: string;
  /** Where the provider reports what happened. */
  webhookUrl: string;
  /** The provider takes no money after this instant (RULES 5.7), on the gateway's clock. */
  expiresAt: Date;
}

export interface CreatedPayment {
  providerReference: string;
  /** The provider's page, where card data is typed: it never reaches the gateway. */
  hostedPageUrl: string;
}

/** What the provider knows about a payment, at the moment of asking. */
export interface ProviderPayment {
  providerReference: string;
  attemptId: string;
  status: PaymentStatus;
  amount: Money;
  /** 0 until the payment has SUCCEEDED. */
  captured: Money;
  /** What has been given back of `captured`, never more. */
  refunded: Money;
  failureCode: PaymentFailureCode | null;
  paidAt: Date | null;
  /** How it was paid, for the receipt: scheme and last four digits, never more of the card. */
  card: { scheme: string; lastDigits: string } | null;
}

export interface RefundPayment {
  providerReference: string;
  /** Our refund; asking twice gives one refund. */
  refundId: string;
  amount: Money;
}

export interface ProviderRefund {
  refundId: string;
  providerReference: string;
  status: RefundStatus;
  amount: Money;
}

/** Why a webhook is not believed. */
export type WebhookRefusal = SignatureFault | 'MALFORMED';

/**
 * What the provider reports. `eventId` is unique: an event seen before is answered 2xx and changes
 * nothing. `payment` is how it stood when the event happened, so that an older event arriving later
 * must not move a state back.
 */
export interface WebhookEvent {
  eventId: string;
  type: WireEventType;
  createdAt: Date;
  payment: ProviderPayment;
  refund: ProviderRefund | null;
}

/**
 * `now` is the machine's clock, not the movable one: freshness guards against replay, and the
 * provider signs in real time.
 */
export type VerifyWebhook = (
  rawBody: string,
  headers: Headers,
  now: Date,
) => { ok: true; event: WebhookEvent } | { ok: false; code: WebhookRefusal };

/**
 * The company that takes the travellers' money. Every call may throw a `PaymentProviderError` with
 * a code; none is made inside a database transaction, and each may be repeated with the same keys
 * without doing harm.
 */
export interface PaymentProvider {
  createPayment(payment: CreatePayment): Promise<CreatedPayment>;
  queryPayment(providerReference: string): Promise<ProviderPayment>;
  refundPayment(refund: RefundPayment): Promise<ProviderRefund>;
  queryRefund(refundId: string): Promise<ProviderRefund>;
  verifyWebhook: VerifyWebhook;
}
