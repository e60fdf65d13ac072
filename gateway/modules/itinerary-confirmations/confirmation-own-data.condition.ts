import { sql } from 'kysely';
import type { OwnData } from '#gateway/database/own-data.ts';
import { ordersOfMember } from '#gateway/modules/orders/order-own-data.condition.ts';

/** The itinerary confirmations of a member's tickets. */
export const confirmationOwnData: readonly OwnData[] = [
  {
    table: 'itinerary_confirmations',
    isOf: (memberId) => sql<boolean>`one.ticket_id in (
      select id from tickets where order_id in ${ordersOfMember(memberId)})`,
  },
];
