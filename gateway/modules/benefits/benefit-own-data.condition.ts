import { sql } from 'kysely';
import type { OwnData } from '#gateway/database/own-data.ts';

const isOfMember = (memberId: string) => sql<boolean>`one.member_id = ${memberId}`;

/** What extras store about a member: orders with their items, and coupons. */
export const benefitOwnData: readonly OwnData[] = [
  { table: 'benefit_orders', isOf: isOfMember },
  {
    table: 'benefit_order_items',
    isOf: (memberId) => sql<boolean>`one.benefit_order_id in (
      select id from benefit_orders where member_id = ${memberId})`,
  },
  { table: 'benefit_coupons', isOf: isOfMember },
];
