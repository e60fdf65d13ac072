import { sql } from 'kysely';
import type { OwnData } from '#gateway/database/own-data.ts';
import { ordersOfMember } from '#gateway/modules/orders/order-own-data.condition.ts';

/** What changes by the airline store about a member: those of the member's orders. */
export const airlineChangeOwnData: readonly OwnData[] = [
  {
    table: 'airline_changes',
    isOf: (memberId) => sql<boolean>`one.order_id in ${ordersOfMember(memberId)}`,
  },
];
