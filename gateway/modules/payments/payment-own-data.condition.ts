import { sql } from 'kysely';
import type { OwnData } from '#gateway/database/own-data.ts';
import { ordersOfMember } from '#gateway/modules/orders/order-own-data.condition.ts';

const ofPayments = (memberId: string) => sql<boolean>`one.payment_id in (
  select id from payments where order_id in ${ordersOfMember(memberId)})`;

/** What payments store about a member: the attempts to pay the member's orders, and what went back. */
export const paymentOwnData: readonly OwnData[] = [
  {
    table: 'payments',
    isOf: (memberId) => sql<boolean>`one.order_id in ${ordersOfMember(memberId)}`,
    leaveOut: ['hosted_page_url'],
  },
  { table: 'payment_returns', isOf: ofPayments },
  { table: 'payment_events', isOf: ofPayments },
];
