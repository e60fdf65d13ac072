import type { Database, DatabaseTransaction } from '#gateway/database/database.ts';
import type {
  PaidAttempt,
  Payable,
  PayableKind,
  PayableOrder,
  Settlement,
} from '#gateway/modules/payments/payable.ts';
import { statusOf } from '#gateway/modules/payments/payment-status.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import { addMoney, equalMoney } from '#schema/rules/base/money.ts';
import { pointsValue } from '#schema/rules/club/points.ts';
import { type Purchase, type PurchaseKind, paymentRefusalOf, purchaseAt } from './purchase.ts';

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
