import type {
  WireCreatePayment,
  WireCreateRefund,
  WireEventType,
  WirePayment,
} from '#gateway/ports/payment-provider/wire.ts';
import type { PaymentRecord, RefundRecord } from './records.ts';
import { eventOf, randomId, statusAt } from './snapshots.ts';
import type { Store } from './store.ts';

export type LedgerFault =
  | 'NOT_FOUND'
  | 'IDEMPOTENCY_CONFLICT'
  | 'NOT_OPEN'
  | 'NOT_CAPTURED'
  | 'REFUND_EXCEEDS_CAPTURED';

/** What the caller did wrong, with a code that goes over the wire. */
export class LedgerError extends Error {
  readonly code: LedgerFault;

  constructor(code: LedgerFault) {
    super(code);
    this.code = code;
  }
}

/** The decisions of the sandbox: states only move forward, money is never given back twice. */
export interface Ledger {
  create(
    input: WireCreatePayment,
    idempotencyKey: string,
    now: Date,
  ): { payment: PaymentRecord; made: boolean };
  find(id: string): PaymentRecord;
  /** The holder's bank has been asked to confirm (3-D Secure). */
  challenge(id: string, card: WirePayment['card'], now: Date, delaySeconds: number): PaymentRecord;
  /** @param captured what is taken, where it is not what was asked for */
  succeed(
    id: string,
    card: WirePayment['card'],
    now: Date,
    delaySeconds: number,
    captured?: number,
  ): PaymentRecord;
  fail(id: string, failureCode: NonNullable<WirePayment['failureCode']>, now: Date): PaymentRecord;
  /** Records what has expired, so that the shop is notified. */
  sweep(now: Date): void;
  refund(
    paymentId: string,
    input: WireCreateRefund,
    now: Date,
  ): { refund: RefundRecord; made: boolean };
}

/** The bookings of a demonstration are paid without a page, by a card that no sandbox has seen. */
const isPaidInADemo = (paymentId: string): boolean => paymentId.startsWith('demo_');

const samePayment = (record: PaymentRecord, input: WireCreatePayment): boolean =>
  record.attemptId === input.attemptId &&
  record.orderNumber === input.orderNumber &&
  record.amount.amount === input.amount.amount &&
  record.amount.currency === input.amount.currency;

const sameRefund = (record: RefundRecord, paymentId: string, input: WireCreateRefund): boolean =>
  record.paymentId === paymentId &&
  record.amount.amount === input.amount.amount &&
  record.amount.currency === input.amount.currency;

function newPayment(input: WireCreatePayment, idempotencyKey: string, now: Date): PaymentRecord {
  const { expiresInSeconds, ...given } = input;
  return {
    ...given,
    id: randomId('pay'),
    idempotencyKey,
    createdAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + expiresInSeconds * 1000).toISOString(),
    status: 'CREATED',
    failureCode: null,
    card: null,
    paidAt: null,
    captured: 0,
    refunded: 0,
    webhookDelaySeconds: 0,
  };
}

/** The ledger over a store; `owed` is called when there are webhooks to send. */
export function createLedger(store: Store, publicUrl: () => string, owed: () => void): Ledger {
  const find = (id: string): PaymentRecord => {
    const payment = store.payment(id);
    if (!payment) throw new LedgerError('NOT_FOUND');
    return payment;
  };

  const move = (
    id: string,
    change: Partial<PaymentRecord>,
    types: WireEventType[],
    now: Date,
  ): PaymentRecord => {
    const before = find(id);
    if (statusAt(before, now) !== 'CREATED' && statusAt(before, now) !== 'PENDING')
      throw new LedgerError('NOT_OPEN');
    const payment = { ...before, ...change };
    const events = types.map((type) => {
      const then =
        type === 'payment.pending'
          ? { ...payment, status: 'PENDING' as const, captured: 0, paidAt: null }
          : payment;
      return eventOf(type, then, null, publicUrl(), now);
    });
    store.write({ payment, events });
    owed();
    return payment;
  };

  return {
    find,

    create(input, idempotencyKey, now) {
      const known = store.paymentByKey(idempotencyKey);
      if (known && !samePayment(known, input)) throw new LedgerError('IDEMPOTENCY_CONFLICT');
      if (known) return { payment: known, made: false };
      const payment = newPayment(input, idempotencyKey, now);
      store.write({ payment });
      return { payment, made: true };
    },

    challenge: (id, card, now, webhookDelaySeconds) =>
      move(id, { status: 'PENDING', card, webhookDelaySeconds }, ['payment.pending'], now),

    succeed(id, card, now, webhookDelaySeconds, captured) {
      const before = find(id);
      const announced = before.status === 'PENDING';
      const change: Partial<PaymentRecord> = {
        status: 'SUCCEEDED',
        card,
        captured: captured ?? before.amount.amount,
        paidAt: now.toISOString(),
        webhookDelaySeconds,
      };
      return move(
        id,
        change,
        announced ? ['payment.succeeded'] : ['payment.pending', 'payment.succeeded'],
        now,
      );
    },

    fail: (id, failureCode, now) =>
      move(id, { status: 'FAILED', failureCode }, ['booking-payment.failed'], now),

    sweep(now) {
      for (const before of store.payments()) {
        if (before.status === statusAt(before, now)) continue;
        const payment = { ...before, status: 'EXPIRED' as const };
        store.write({
          payment,
          events: [eventOf('payment.expired', payment, null, publicUrl(), now)],
        });
        owed();
      }
    },

    refund(paymentId, input, now) {
      const known = store.refund(input.refundId);
      if (known && !sameRefund(known, paymentId, input))
        throw new LedgerError('IDEMPOTENCY_CONFLICT');
      if (known) return { refund: known, made: false };
      if (isPaidInADemo(paymentId)) {
        const status = 'SUCCEEDED' as const;
        const refund: RefundRecord = { ...input, paymentId, status, createdAt: now.toISOString() };
        store.write({ refund });
        return { refund, made: true };
      }
      const before = find(paymentId);
      if (before.status !== 'SUCCEEDED') throw new LedgerError('NOT_CAPTURED');
      const refunded = before.refunded + input.amount.amount;
      if (refunded > before.captured || input.amount.currency !== before.amount.currency)
        throw new LedgerError('REFUND_EXCEEDS_CAPTURED');
      const payment = { ...before, refunded };
      const refund: RefundRecord = {
        ...input,
        paymentId,
        status: 'SUCCEEDED',
        createdAt: now.toISOString(),
      };
      store.write({
        payment,
        refund,
        events: [eventOf('refund.succeeded', payment, refund, publicUrl(), now)],
      });
      owed();
      return { refund, made: true };
    },
  };
}
