import type { PayableOrder } from '#gateway/modules/payments/payable.ts';
import type { Payment } from '#gateway/modules/payments/payment.model.ts';
import type { PaymentOutcome, StartPaymentErrorCode } from '#gateway/resolvers.gen.ts';
import type { Locale } from '#schema/codes/base/locales.ts';
import type { OffsettableAmount } from '#schema/rules/club/points-offset.ts';

/** An attempt that has begun, or why none has. */
export type Begun = {
  readonly payment: Payment | null;
  readonly code: StartPaymentErrorCode | null;
};

/** How it is paid. */
export type Wanted = { readonly locale: Locale; readonly points: number };

/** How one kind of payable is found and paid in the story; null stands for what it does not have. */
export type StoryPayable = {
  /** As the schema shows it. */
  show(id: string, now: Date): PayableOrder | null;
  toPay(id: string, now: Date): OffsettableAmount | null;
  /** Every attempt, the latest first. */
  payments(id: string): readonly Payment[];
  /** Begins an attempt, or goes on with the one that is open. */
  start(id: string, how: Wanted, now: Date): Begun;
  /** The traveller says that it is paid. */
  confirm(id: string, now: Date): PaymentOutcome | null;
};
