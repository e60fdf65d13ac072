import { chakra } from '@chakra-ui/react';
import { byBooking } from './by-booking.ts';
import type { ListedOrderFragment } from './listed-order.gen.ts';
import { OrderRow } from './order-row.tsx';

/** Bookings, one below the other, each with what it was before a change. */
export function OrderList({ orders }: { orders: readonly ListedOrderFragment[] }) {
  return (
    <chakra.ul display="grid" gap="4">
      {byBooking(orders).map(({ order, before }) => (
        <OrderRow key={order.id} order={order} before={before} />
      ))}
    </chakra.ul>
  );
}
