import { sql } from 'kysely';
import type { OwnData } from '#gateway/database/own-data.ts';
import { benefitOrdersOfMember } from '#gateway/modules/payments/benefit-payer.condition.ts';

/** What extras store about a member: orders with their items, and coupons. */
export const benefitOwnData: readonly OwnData[] = [
  {
    table: 'benefit_orders',
    isOf: (memberId) => sql<boolean>`one.id in ${benefitOrdersOfMember(memberId)}`,
  },
  {
    table: 'benefit_order_items',
    isOf: (memberId) => sql<boolean>`one.benefit_order_id in ${benefitOrdersOfMember(memberId)}`,
  },
  {
    table: 'benefit_coupons',
    isOf: (memberId) => sql<boolean>`(one.member_id = ${memberId}
      or (one.member_id is null and one.issued_by in ${benefitOrdersOfMember(memberId)}))`,
  },
];
