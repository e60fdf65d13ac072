import type { Order } from '#gateway/modules/orders/order.model.ts';
import type { Coupon, Ticket } from './ticket.model.ts';

/** A ticket as seen through its order. */
export type TicketView = Ticket & { readonly order: Order };

/** A coupon likewise. */
export type CouponView = Coupon & { readonly order: Order };

/** The tickets of an order. */
export const ticketsIn = (order: Order): TicketView[] =>
  order.tickets.map((ticket) => ({ ...ticket, order }));

/** The coupons of a ticket, in the order they are flown. */
export const couponsIn = ({ coupons, order }: TicketView): CouponView[] =>
  coupons.map((coupon) => ({ ...coupon, order }));
