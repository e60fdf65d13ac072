import { sql } from 'kysely';
import type { OwnData } from '#gateway/database/own-data.ts';
import { ordersOfMember } from '#gateway/modules/orders/order-own-data.condition.ts';

const ofOrders = (memberId: string) => sql<boolean>`one.order_id in ${ordersOfMember(memberId)}`;

/** What check-in stores about a member: that of the passengers of the member's orders. */
export const checkInOwnData: readonly OwnData[] = [
  { table: 'check_ins', isOf: ofOrders },
  { table: 'check_in_records', isOf: ofOrders },
  { table: 'check_in_notices', isOf: ofOrders },
];
