import { sql } from 'kysely';
import type { OwnData } from '#gateway/database/own-data.ts';
import { ordersOfMember } from '#gateway/modules/orders/order-own-data.condition.ts';

const ofRefunds = (memberId: string) => sql<boolean>`one.refund_id in (
  select id from refunds where order_id in ${ordersOfMember(memberId)})`;

/** What refunds store about a member: the requests for the member's orders, with all that belongs to them. */
export const refundOwnData: readonly OwnData[] = [
  {
    table: 'refunds',
    isOf: (memberId) => sql<boolean>`one.order_id in ${ordersOfMember(memberId)}`,
  },
  ...[
    'refund_events',
    'refund_coupons',
    'refund_proofs',
    'refund_payouts',
    'refund_office_decisions',
  ].map((table) => ({ table, isOf: ofRefunds })),
];
