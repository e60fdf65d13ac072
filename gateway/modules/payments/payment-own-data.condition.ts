import { sql } from 'kysely';
import type { OwnData } from '#gateway/database/own-data.ts';
import { ordersOfMember } from '#gateway/modules/orders/order-own-data.condition.ts';

const ofMember = (memberId: string) => sql<boolean>`(order_id in ${ordersOfMember(memberId)}
  or benefit_order_id in (select id from benefit_orders where member_id = ${memberId}))`;

const ofPayments = (memberId: string) => sql<boolean>`one.payment_id in (
  select id from payments where ${ofMember(memberId)})`;

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
