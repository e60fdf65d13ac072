import { sql } from 'kysely';
import type { OwnData } from '#gateway/database/own-data.ts';
import { ordersOfMember } from '#gateway/modules/orders/order-own-data.condition.ts';

const ofOrders = (memberId: string) => sql<boolean>`one.order_id in ${ordersOfMember(memberId)}`;

/** What seats store about a member: those chosen for the passengers of the member's orders. */
export const seatOwnData: readonly OwnData[] = [
  { table: 'seat_orders', isOf: ofOrders, leaveOut: ['placed_from', 'session_id'] },
  { table: 'chosen_seats', isOf: ofOrders },
  {
    table: 'seat_funds',
    isOf: (memberId) => sql<boolean>`one.seat_id in (
      select id from chosen_seats where order_id in ${ordersOfMember(memberId)})`,
  },
];
