import type {
  WireEventType,
  WireMoney,
  WirePayment,
} from '#gateway/ports/payment-provider/wire.ts';

/** A payment as the sandbox stores it; instants are ISO 8601. */
export interface PaymentRecord {
  id: string;
  idempotencyKey: string;
  attemptId: string;
  amount: WireMoney;
  merchant: string;
  orderNumber: string;
  description: string[];
  locale: string;
  returnUrl: string;
  webhookUrl: string;
  createdAt: string;
  expiresAt: string;
  status: WirePayment['status'];
  failureCode: WirePayment['failureCode'];
  card: WirePayment['card'];
  paidAt: string | null;
  /** In minor units of `amount.currency`. */
  captured: number;
  refunded: number;
  /** How late the payer wants the webhooks to be, in seconds. */
  webhookDelaySeconds: number;
}

export interface RefundRecord {
  refundId: string;
  paymentId: string;
  amount: WireMoney;
  status: 'SUCCEEDED';
  createdAt: string;
}

/** A webhook that is owed until the shop answers 2xx. */
export interface EventRecord {
  id: string;
  paymentId: string;
  type: WireEventType;
  createdAt: string;
  url: string;
  /** Not sent before this instant. */
  notBefore: string;
  body: string;
  delivered: boolean;
}

/**
 * What one line of the journal may hold; a later record replaces the earlier one of the same id.
 */
export interface Change {
  payment?: PaymentRecord;
  refund?: RefundRecord;
  events?: EventRecord[];
}
