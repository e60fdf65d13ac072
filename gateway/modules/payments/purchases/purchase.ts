import type { Database, DatabaseTransaction } from '#gateway/database/database.ts';
import type {
  PaidAttempt,
  Payable,
  PayableKind,
  PayableOrder,
  Settlement,
} from '#gateway/modules/payments/payable.ts';
import type { PayableName } from '#gateway/modules/payments/payment.model.ts';
import { statusOf } from '#gateway/modules/payments/payment-status.ts';
import type { CancellationCause, StartPaymentErrorCode } from '#gateway/resolvers.gen.ts';
import { type ActorOrAirline, AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import { addMoney, equalMoney, type Money } from '#schema/rules/base/money.ts';
import { pointsValue } from '#schema/rules/club/points.ts';
import type { CapabilityReason, OrderFacts } from '#schema/rules/orders/order-facts.ts';
import { isExpired } from '#schema/rules/orders/payment-window.ts';

/**
 * What seats, extras and changes of date have in common as something that is bought: held until it
 * is due, then paid or cancelled. What is not PENDING_PAYMENT, CANCELLED or REFUNDED is paid.
 */
export type Purchase = {
  readonly id: string;
  readonly number: string;
  readonly state: string;
  readonly cancellationCause: CancellationCause | null;
  readonly paymentDueAt: Date;
  readonly closedAt: Date | null;
};

/**
 * A purchase at an instant: unpaid past its time it is CANCELLED, whether or not a job has recorded
 * it (RULES 1.5).
 */
export const purchaseAt = <P extends Purchase>(purchase: P, now: Date): P =>
  purchase.state === 'PENDING_PAYMENT' && isExpired(purchase.paymentDueAt, now)
    ? {
        ...purchase,
        state: 'CANCELLED',
        cancellationCause: 'PAYMENT_WINDOW',
        closedAt: purchase.paymentDueAt,
      }
    : purchase;

const isClosed = ({ state }: Pick<Purchase, 'state'>): boolean =>
  state === 'CANCELLED' || state === 'REFUNDED';

/** Why an unpaid purchase cannot be cancelled; null when it can. */
export function cancelRefusal(
  purchase: Pick<Purchase, 'state'>,
  payment: OrderFacts['payment'],
): 'ALREADY_PAID' | 'PAYMENT_IN_PROGRESS' | 'ORDER_CLOSED' | null {
  if (isClosed(purchase)) return 'ORDER_CLOSED';
  if (purchase.state !== 'PENDING_PAYMENT' || payment === 'CAPTURED') return 'ALREADY_PAID';
  return payment === 'IN_PROGRESS' ? 'PAYMENT_IN_PROGRESS' : null;
}

/** Why it cannot be paid any more; null when it can. */
export function paymentRefusalOf(
  purchase: Purchase,
): 'ALREADY_PAID' | 'PAYMENT_WINDOW_OVER' | 'ORDER_CLOSED' | null {
  if (purchase.state === 'PENDING_PAYMENT') return null;
  if (!isClosed(purchase)) return 'ALREADY_PAID';
  return purchase.cancellationCause === 'PAYMENT_WINDOW' ? 'PAYMENT_WINDOW_OVER' : 'ORDER_CLOSED';
}

/** Why nothing can be done with a purchase that is closed. */
export function closedReason({ state, cancellationCause }: Purchase): CapabilityReason {
  if (state !== 'CANCELLED') return 'ORDER_CLOSED';
  return cancellationCause === 'PAYMENT_WINDOW' ? 'PAYMENT_WINDOW_OVER' : 'ORDER_CANCELLED';
}

/** What can be done with a purchase, and if not, why not. */
export type PurchaseCapability<Action extends string = 'PAY' | 'CANCEL'> = {
  readonly action: Action;
  readonly allowed: boolean;
  readonly until: Date | null;
  readonly reason: CapabilityReason | null;
};

/** PAY and CANCEL, allowed or not, with reasons (RULES 4.9). */
export function purchaseCapabilities(
  purchase: Purchase,
  payment: OrderFacts['payment'],
): PurchaseCapability[] {
  const refusal = cancelRefusal(purchase, payment);
  const cancel = refusal === 'ORDER_CLOSED' ? closedReason(purchase) : refusal;
  const reasons = { PAY: cancel === 'PAYMENT_IN_PROGRESS' ? null : cancel, CANCEL: cancel };
  return (['PAY', 'CANCEL'] as const).map((action) => {
    const reason = reasons[action];
    const until = reason ? null : purchase.paymentDueAt;
    return { action, allowed: reason === null, until, reason };
  });
}

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

const TYPES = {
  SEAT_ORDER: 'SeatOrder',
  BENEFIT_ORDER: 'ExtrasOrder',
  DATE_CHANGE: 'DateChange',
} as const;

/**
 * Settles a purchase with captured money, or points, in the caller's transaction, which holds its
 * lock: hands over what was bought. Money that comes after its time, or is of another amount than
 * is due by now, settles nothing.
 * @throws when there is no such purchase
 */
export async function settlePurchase<P extends Purchase>(
  trx: DatabaseTransaction,
  kind: PurchaseKind<P>,
  id: string,
  payment: PaidAttempt,
  now: Date,
): Promise<Settlement> {
  const purchase = await kind.find(trx, id, AIRLINE, now);
  if (!purchase) throw new Error('Money came for a purchase that does not exist');
  if (purchase.state === 'CANCELLED') return 'DEAD';
  if (purchase.state !== 'PENDING_PAYMENT') return 'PAID_BEFORE';
  const paid = addMoney(payment.amount, pointsValue(payment.points));
  if (!equalMoney(kind.amountDue(purchase), paid)) return 'DEAD';
  return (await kind.fulfil(trx, purchase, payment, now)) ? 'SETTLED' : 'DEAD';
}

/**
 * A kind of purchase as something that is paid for. What is left is how its payer is told of it.
 */
export function purchasePayable<P extends Purchase>(
  db: Database,
  kind: PurchaseKind<P>,
  shown: Pick<PayableKind, 'description' | 'returnUrl' | 'obstacle' | 'tellReturned'>,
): PayableKind {
  const payableOf = (purchase: P): Payable => ({
    id: purchase.id,
    orderId: kind.orderIdOf(purchase),
    orderNumber: purchase.number,
    amountDue: kind.amountDue(purchase),
    offsettable: kind.offsettable?.(purchase) ?? kind.amountDue(purchase),
    paymentDueAt: purchase.paymentDueAt,
    ticketed: purchase.state === 'CONFIRMED',
  });
  const refusalOf = kind.paymentRefusal ?? paymentRefusalOf;
  return {
    ...shown,
    async find(id, viewer, now) {
      const purchase = await kind.find(db, id, viewer, now);
      return purchase && payableOf(purchase);
    },
    async lock(trx, id, viewer, now) {
      const seen = await kind.find(trx, id, viewer, now);
      const locked = seen && (await kind.lock(trx, seen, viewer, now));
      const purchase = locked ? await kind.find(trx, id, viewer, now) : null;
      return (
        purchase && {
          ...payableOf(purchase),
          refusal(payments, instant) {
            if (statusOf(payments, instant) === 'CAPTURED') return 'ALREADY_PAID';
            return refusalOf(purchaseAt(purchase, instant), instant);
          },
          settle: (payment, instant) => settlePurchase(trx, kind, id, payment, instant),
        }
      );
    },
    async show(id, actor, now) {
      const purchase = await kind.find(db, id, actor, now);
      return purchase && ({ ...purchase, __typename: TYPES[kind.name] } as object as PayableOrder);
    },
  };
}
