import { chakra } from '@chakra-ui/react';
import type { ListedOrderFragment } from './listed-order.gen.ts';
import { OrderRow } from './order-row.tsx';

/** Orders, one below the other. */
export function OrderList({ orders }: { orders: readonly ListedOrderFragment[] }) {
  return (
    <chakra.ul display="grid" gap="4">
      {orders.map((order) => (
        <OrderRow key={order.id} order={order} />
      ))}
    </chakra.ul>
  );
}
