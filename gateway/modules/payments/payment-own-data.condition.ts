import { sql } from 'kysely';
import type { OwnData } from '#gateway/database/own-data.ts';
import { ordersOfMember } from '#gateway/modules/orders/order-own-data.condition.ts';
import { benefitOrdersOfMember } from './benefit-payer.condition.ts';

/** The ids of the payments of a member's orders and extras: each kind by its own index. */
const paymentsOfMember = (memberId: string) => sql`(
  select id from payments where order_id in ${ordersOfMember(memberId)}
  union all
  select id from payments where benefit_order_id in ${benefitOrdersOfMember(memberId)})`;

const ofMember = (memberId: string) => sql<boolean>`one.id in ${paymentsOfMember(memberId)}`;

const ofPayments = (memberId: string) =>
  sql<boolean>`one.payment_id in ${paymentsOfMember(memberId)}`;

/** What payments store about a member: the attempts to pay the member's orders and extras, and what went back. */
export const paymentOwnData: readonly OwnData[] = [
  {
    table: 'payments',
    isOf: ofMember,
    leaveOut: ['hosted_page_url'],
  },
  { table: 'payment_returns', isOf: ofPayments },
  { table: 'payment_events', isOf: ofPayments },
];
