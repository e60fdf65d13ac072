import {
  type Expression,
  type ExpressionBuilder,
  expressionBuilder,
  type SqlBool,
  sql,
} from 'kysely';
import { among } from '#gateway/database/personal-data.ts';
import type { Tables } from '#gateway/database/tables.ts';
import {
  type ErasureHold,
  ordersOfMember,
  visibleTo,
} from '#gateway/modules/orders/read/visible-orders.condition.ts';
import type { Actor } from '#gateway/sessions/actor.ts';
import { type ActorOrAirline, AIRLINE } from '#gateway/sessions/actor-or-airline.ts';

/**
 * The condition under which a row of `benefit_orders` was made by a guest for an order that a
 * viewer sees, or sees by what continues it.
 */
const ofOrderSeenBy = (viewer: Actor, now: Date): Expression<SqlBool> => sql<boolean>`(
  benefit_orders.by_guest and exists (
    with recursive continued as (
      select benefit_orders.order_id as id
      union
      select date_changes.new_order_id from date_changes
        join continued on date_changes.order_id = continued.id
      where date_changes.new_order_id is not null)
    select from orders join continued on continued.id = orders.id
    where ${visibleTo(viewer, now)}))`;

/**
 * The condition under which a viewer sees a row of `benefit_orders`: its member, who sees the order
 * of the guest who made it, and the airline.
 */
export function paidByViewer(viewer: ActorOrAirline, now: Date): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, 'benefit_orders'>();
  if (viewer === AIRLINE) return eb.lit(true);
  const { memberId } = viewer;
  return eb.or([
    ...(memberId ? [eb('benefit_orders.member_id', '=', memberId)] : []),
    ofOrderSeenBy(viewer, now),
  ]);
}

/**
 * The orders of extras that are a member's, as a subquery of their ids: the member's own, and those
 * that guests made for orders of the member.
 */
export const extrasOrdersOfMember = (memberId: string) => sql`(
  select id from benefit_orders where member_id = ${memberId}
  union
  select id from benefit_orders where by_guest and order_id in ${ordersOfMember(memberId)})`;

/** Rows about a member by the order of extras that they belong to. */
export const ofExtrasOrders = (column: string) => among(column, extrasOrdersOfMember);

/** The payments of a member's orders and extras: each kind by its own index. */
export const isPaymentOf = among(
  'id',
  (memberId) => sql`(
    select id from payments where order_id in ${ordersOfMember(memberId)}
    union all
    select id from payments where benefit_order_id in ${extrasOrdersOfMember(memberId)})`,
);

/** Coupons of extras about a member: their own, and what guests bought for the member's orders. */
export const isCouponOf = (memberId: string) => sql<boolean>`(one.member_id = ${memberId}
  or (one.member_id is null and one.issued_by in ${extrasOrdersOfMember(memberId)}))`;

/**
 * The states of an attempt that has not ended, as constants of a statement: by them the index of
 * open attempts is found.
 */
export const OPEN_STATES = ['CREATED', 'PENDING'] as const;

const payments = (eb: ExpressionBuilder<Tables, 'orders'>) =>
  eb
    .selectFrom('payments')
    .leftJoin('payment_returns', 'payment_returns.payment_id', 'payments.id')
    .select('payments.id')
    .where((where) =>
      where.or([
        where('payments.state', 'in', OPEN_STATES),
        where('payments.provider_status', 'in', OPEN_STATES),
        where('payment_returns.state', '<>', 'SUCCEEDED'),
      ]),
    );

/**
 * The condition under which money of a row of `orders`, or of extras of its guests, may still come,
 * or is still to be paid back.
 */
export const pendingPayment: ErasureHold = () => {
  const eb = expressionBuilder<Tables, 'orders'>();
  return eb.or([
    eb.exists(payments(eb).whereRef('payments.order_id', '=', 'orders.id')),
    eb.exists(
      payments(eb)
        .innerJoin('benefit_orders', 'benefit_orders.id', 'payments.benefit_order_id')
        .whereRef('benefit_orders.order_id', '=', 'orders.id')
        .where('benefit_orders.by_guest', '=', true),
    ),
  ]);
};
