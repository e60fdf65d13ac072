/**
 * The provider's HTTP API as it goes over the wire: JSON, money in minor units, instants as ISO
 * 8601. Shared by the gateway's client and by the sandbox that stands in for the provider; imports
 * nothing.
 *
 * - `POST /v1/payments` (Idempotency-Key) WireCreatePayment -> 201 or 200 WirePayment
 * - `GET /v1/payments/:id` -> WirePayment
 * - `POST /v1/payments/:id/refunds` WireCreateRefund -> 201 or 200 WireRefund
 * - `GET /v1/refunds/:refundId` -> WireRefund
 *
 * Every call carries `Authorization: Bearer <api secret>`; a refused one answers WireError.
 */
export interface WireMoney {
  amount: number;
  currency: string;
}

export interface WireCreatePayment {
  attemptId: string;
  amount: WireMoney;
  orderNumber: string;
  merchant: string;
  description: string[];
  locale: string;
  returnUrl: string;
  webhookUrl: string;
  /** Counted from the request, so that the two clocks need not agree. */
  expiresInSeconds: number;
}

export interface WirePayment {
  id: string;
  attemptId: string;
  status: 'CREATED' | 'PENDING' | 'SUCCEEDED' | 'FAILED' | 'EXPIRED';
  amount: WireMoney;
  captured: WireMoney;
  refunded: WireMoney;
  failureCode: 'DECLINED' | 'INSUFFICIENT_FUNDS' | 'AUTHENTICATION_FAILED' | null;
  paidAt: string | null;
  card: { scheme: string; lastDigits: string } | null;
  hostedPageUrl: string;
}

export interface WireCreateRefund {
  refundId: string;
  amount: WireMoney;
}

export interface WireRefund {
  refundId: string;
  paymentId: string;
  status: 'PENDING' | 'SUCCEEDED' | 'FAILED';
  amount: WireMoney;
}

export interface WireError {
  error: { code: string; message: string };
}

export type WireEventType =
  | 'payment.pending'
  | 'payment.succeeded'
  | 'booking-payment.failed'
  | 'payment.expired'
  | 'refund.succeeded';

/**
 * The body of a webhook: a snapshot of the payment when the event happened; events may arrive late,
 * twice, out of order.
 */
export interface WireEvent {
  id: string;
  type: WireEventType;
  createdAt: string;
  payment: WirePayment;
  refund: WireRefund | null;
}

export const SIGNATURE_HEADER = 'sandbox-signature';
