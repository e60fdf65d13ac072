import { List } from '#web/app/ui/list.tsx';
import { byBooking } from './by-booking.ts';
import type { ListedOrderFragment } from './listed-order.gen.ts';
import { OrderRow } from './order-row.tsx';

/** Bookings, one below the other, each with what it was before a change. */
export function OrderList({ orders }: { orders: readonly ListedOrderFragment[] }) {
  return (
    <List gap="4">
      {byBooking(orders).map(({ order, before }) => (
        <OrderRow key={order.id} order={order} before={before} />
      ))}
    </List>
  );
}
