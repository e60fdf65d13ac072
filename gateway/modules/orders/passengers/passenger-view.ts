import type { Order } from '#gateway/modules/orders/order.model.ts';
import type { Coupon, Ticket } from '#gateway/modules/orders/tickets/ticket.model.ts';
import type { SpecialService } from '#schema/codes/travellers/special-services.ts';
import type { Passenger } from './passenger.model.ts';

/**
 * The help that a passenger has requested, whatever the airline has answered: it is arranged at the
 * airport (RULES 6.6 and 6.8).
 */
export const servicesOf = ({
  specialServices,
}: Pick<Passenger, 'specialServices'>): SpecialService[] => specialServices.map(({ code }) => code);

/**
 * A passenger as seen through the order, which says what the viewer may see and whose the tickets
 * are.
 */
export type PassengerView = Passenger & { readonly order: Order };

/** The passengers of an order, or the one with an id. */
export const passengersIn = (order: Order): PassengerView[] =>
  order.passengers.map((passenger) => ({ ...passenger, order }));

export const passengerIn = (order: Order, id: string | null): PassengerView | null =>
  passengersIn(order).find((passenger) => passenger.id === id) ?? null;

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
