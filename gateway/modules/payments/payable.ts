import type { DatabaseTransaction } from '#gateway/database/database.ts';
import type { ResolversTypes, StartPaymentErrorCode } from '#gateway/resolvers.gen.ts';
import type { Actor } from '#gateway/sessions/actor.ts';
import type { ActorOrAirline } from '#gateway/sessions/actor-or-airline.ts';
import type { Locale } from '#schema/codes/base/locales.ts';
import type { Money } from '#schema/rules/base/money.ts';
import type { PayableName, Payment } from './payment.model.ts';

/** What a resolver gives for a payable. */
export type PayableOrder = Awaited<ResolversTypes['PayableOrder']>;

/** Something that is paid for, at an instant. */
export type Payable = {
  readonly id: string;
  /**
   * The flight order that it is, or belongs to, and of extras their own; its lock is held while
   * anything is paid.
   */
  readonly orderId: string;
  /** Names it for accounts and customer service. */
  readonly orderNumber: string;
  readonly amountDue: Money;
  /** What points may pay of it at most: base fares, seats and extras, but no taxes (RULES 5.10). */
  readonly offsettable: Money;
  readonly paymentDueAt: Date;
  /** Whether its tickets were issued. */
  readonly ticketed: boolean;
};

/** What became of money that came. Only SETTLED retains it; in the other cases it is sent back. */
export type Settlement = 'SETTLED' | 'PAID_BEFORE' | 'DEAD';

/** What an attempt brought. */
export type PaidAttempt = Pick<Payment, 'id' | 'orderId' | 'amount' | 'points'>;

/** How one kind of payable is found, paid and settled: its own module knows. */
export type PayableKind = {
  /** One, if the viewer may see it. */
  find(id: string, viewer: ActorOrAirline, now: Date): Promise<Payable | null>;
  /**
   * Why it is not to be paid whatever was paid before, asked before anything is locked; null, or
   * not given, where nothing is.
   */
  obstacle?(id: string, viewer: ActorOrAirline, now: Date): Promise<StartPaymentErrorCode | null>;
  /** The same, its flight order locked until the transaction ends. */
  lock(
    trx: DatabaseTransaction,
    id: string,
    viewer: ActorOrAirline,
    now: Date,
  ): Promise<LockedPayable | null>;
  /** The same as the schema shows it. */
  show(id: string, actor: Actor, now: Date): Promise<PayableOrder | null>;
  /** What is paid for, a line each, in the payer's language. */
  description(id: string, locale: Locale, now: Date): Promise<string[]>;
  /** Where the provider sends the payer afterwards. */
  returnUrl(id: string, locale: Locale): string;
  /**
   * Notifies its payer of money that went back, where that is not left to the flight order's
   * messages and e-mails.
   */
  tellReturned?(trx: DatabaseTransaction, id: string, amount: Money, now: Date): Promise<void>;
};

/** A payable that nothing else changes meanwhile. */
export type LockedPayable = Payable & {
  /** Why it cannot be paid now, given the attempts so far; null when it can. */
  refusal(payments: readonly Payment[], now: Date): StartPaymentErrorCode | null;
  /** Settles it with captured money, or points, in the transaction that holds the lock. */
  settle(payment: PaidAttempt, now: Date): Promise<Settlement>;
};

/** Every kind of payable, by its name. */
export type Payables = Readonly<Record<PayableName, PayableKind>>;
