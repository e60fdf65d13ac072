import type { Database, DatabaseTransaction } from '#gateway/database/database.ts';
import { globalId } from '#gateway/graphql/global-id.ts';
import type { BenefitOrder } from '#gateway/modules/benefits/benefit.model.ts';
import type { BenefitSources } from '#gateway/modules/benefits/benefit-sources.ts';
import { issueCoupons } from '#gateway/modules/benefits/coupons/issue-coupons.ts';
import type {
  PaidAttempt,
  Payable,
  PayableKind,
  PayableOrder,
  Settlement,
} from '#gateway/modules/payments/payable.ts';
import { standingOf } from '#gateway/modules/payments/payment-standing.ts';
import { AIRLINE } from '#gateway/sessions/reader.ts';
import type { SiteAddresses } from '#gateway/site/site-addresses.ts';
import { addMoney, equalMoney } from '#schema/rules/base/money.ts';
import { pointsValue } from '#schema/rules/club/points.ts';
import { lockBenefitOrder } from './benefit-order-changes.repository.ts';
import { amountDueOf } from './benefit-order-standing.ts';
import { findBenefitOrder } from './benefit-orders.repository.ts';
import { leaveBenefitMessage } from './leave-benefit-message.ts';

/** What benefit orders need to be paid for. */
export type BenefitPayableSources = Pick<BenefitSources, 'catalogue' | 'ids'> & {
  readonly db: Database;
  readonly addresses: Pick<SiteAddresses, 'benefitOrder'>;
};

const payableOf = (order: BenefitOrder): Payable => ({
  id: order.id,
  orderId: order.id,
  orderNumber: order.number,
  amountDue: amountDueOf(order),
  offsettable: amountDueOf(order),
  paymentDueAt: order.paymentDueAt,
  ticketed: false,
});

const refusalOf = ({ state, cancellationCause }: BenefitOrder) => {
  if (state === 'PENDING_PAYMENT') return null;
  if (state === 'PAID') return 'ALREADY_PAID';
  return cancellationCause === 'PAYMENT_WINDOW' ? 'PAYMENT_WINDOW_OVER' : 'ORDER_CLOSED';
};

/** Orders of extras as something that is paid for: 50 minutes, then there are coupons. */
export const benefitOrderPayable = (sources: BenefitPayableSources): PayableKind => {
  const { db, catalogue, addresses } = sources;
  /** @returns null when there is none, or the reader may not see it */
  const locked = async (trx: DatabaseTransaction, id: string, ...seen: Seen) => {
    if (!(await findBenefitOrder(trx, id, ...seen))) return null;
    await lockBenefitOrder(trx, id);
    return findBenefitOrder(trx, id, ...seen);
  };
  /** @throws when there is no such benefit order */
  const settle = async (
    trx: DatabaseTransaction,
    id: string,
    { amount, points }: PaidAttempt,
    now: Date,
  ): Promise<Settlement> => {
    const order = await locked(trx, id, AIRLINE, now);
    if (!order) throw new Error('Money came for a benefit order that does not exist');
    if (order.state === 'CANCELLED') return 'DEAD';
    if (order.state !== 'PENDING_PAYMENT') return 'PAID_BEFORE';
    if (!equalMoney(amountDueOf(order), addMoney(amount, pointsValue(points)))) return 'DEAD';
    await issueCoupons(trx, sources, order, now);
    return 'SETTLED';
  };
  return {
    async find(id, reader, now) {
      const order = await findBenefitOrder(db, id, reader, now);
      return order && payableOf(order);
    },
    async lock(trx, id, reader, now) {
      const order = await locked(trx, id, reader, now);
      return (
        order && {
          ...payableOf(order),
          refusal: (payments, instant) =>
            standingOf(payments, instant) === 'CAPTURED' ? 'ALREADY_PAID' : refusalOf(order),
          settle: (payment, instant) => settle(trx, id, payment, instant),
        }
      );
    },
    async show(id, actor, now) {
      const order = await findBenefitOrder(db, id, actor, now);
      return order && ({ ...order, __typename: 'BenefitOrder' } as object as PayableOrder);
    },
    async description(id, locale, now) {
      const order = await findBenefitOrder(db, id, AIRLINE, now);
      return (order?.items ?? []).map(({ benefitId, quantity }) => {
        const name = catalogue.find((benefit) => benefit.id === benefitId)?.name[locale];
        return `${quantity} × ${name ?? benefitId}`;
      });
    },
    returnUrl: (id, locale) => addresses.benefitOrder(globalId('BenefitOrder', id), locale),
    async tellReturned(trx, id, amount, now) {
      const order = await findBenefitOrder(trx, id, AIRLINE, now);
      if (order) await leaveBenefitMessage(trx, 'BENEFITS_RETURNED', { ...order, amount }, now);
    },
  };
};

type Seen = [Parameters<typeof findBenefitOrder>[2], Date];
