import type { Database, DatabaseTransaction } from '#gateway/database/database.ts';
import type { PaidAttempt } from '#gateway/modules/payments/payable.ts';
import type { PayableName } from '#gateway/modules/payments/payable-key.ts';
import type { StartPaymentErrorCode } from '#gateway/resolvers.gen.ts';
import type { ActorOrAirline } from '#gateway/sessions/actor-or-airline.ts';
import type { Money } from '#schema/rules/base/money.ts';
import type { Purchase } from './purchase.ts';

/** How one kind of purchase is found, locked, priced and handed over: its own module knows. */
export type PurchaseKind<P extends Purchase> = {
  readonly name: Exclude<PayableName, 'ORDER'>;
  /** One as it is at an instant, if the viewer may see it; `db` may be a transaction. */
  find(db: Database, id: string, viewer: ActorOrAirline, now: Date): Promise<P | null>;
  /**
   * Makes others who change it wait until the transaction ends: its flight order first, so that
   * locks are never taken in a circle. False where the viewer does not see that order.
   */
  lock(trx: DatabaseTransaction, purchase: P, viewer: ActorOrAirline, now: Date): Promise<boolean>;
  /** The flight order that it belongs to, and of extras their own. */
  orderIdOf(purchase: P): string;
  /** What is to be paid now; zero once it is paid or closed. */
  amountDue(purchase: P): Money;
  /** Why it cannot be paid at an instant, where its own rule says so; null when it can. */
  paymentRefusal?(purchase: P, now: Date): StartPaymentErrorCode | null;
  /** What points may pay of it, where that is less than all. */
  offsettable?(purchase: P): Money;
  /**
   * Hands over what was paid, in the caller's transaction, which holds its lock.
   * @returns false when that is not possible any more: then the money goes back
   */
  fulfil(trx: DatabaseTransaction, purchase: P, payment: PaidAttempt, now: Date): Promise<boolean>;
};
