import {
  sendBookingHeld,
  sendOrderCancelled,
  sendReceiptMail,
  sweepOrderAccess,
  sweepOrders,
} from '#gateway/modules/orders/orders.jobs.ts';
import {
  returnPaymentJob,
  sendPaymentReturned,
  sweepPayments,
} from '#gateway/modules/payments/payments.jobs.ts';
import {
  sendVerificationCode,
  sweepChallenges,
} from '#gateway/modules/verification/verification.jobs.ts';
import type { Job, Sweep } from './job.ts';
import { sweepIdempotencyKeys } from './sweep-idempotency-keys.ts';
import { sweepSessions } from './sweep-sessions.ts';

/** Every job by its name. A module adds a line. */
export const JOBS: readonly Job[] = [
  sendBookingHeld,
  sendReceiptMail,
  sendOrderCancelled,
  sendVerificationCode,
  returnPaymentJob,
  sendPaymentReturned,
];

/** What is swept every minute, in this order. A module adds a line. */
export const SWEEPS: readonly Sweep[] = [
  sweepOrders,
  sweepOrderAccess,
  sweepSessions,
  sweepChallenges,
  sweepIdempotencyKeys,
  // Last, as it waits for the provider.
  sweepPayments,
];
