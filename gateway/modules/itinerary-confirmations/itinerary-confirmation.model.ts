import type { Order } from '#gateway/modules/orders/order.model.ts';
import type { Ticket } from '#gateway/modules/orders/tickets/ticket.model.ts';
import type { Locale } from '#schema/codes/base/locales.ts';

/** An itinerary confirmation as stored: what it says follows from its ticket. */
export type ConfirmationRecord = {
  readonly id: string;
  /** Printed on it; an authority checks by it whether the confirmation is genuine. */
  readonly number: string;
  readonly ticketId: string;
  /** The language of PDF and e-mail. */
  readonly locale: Locale;
};

/** An itinerary confirmation at an instant, for a viewer who may see its order. */
export type ItineraryConfirmation = ConfirmationRecord & {
  readonly order: Order;
  readonly ticket: Ticket;
  /** The first instant at which it is no longer given. */
  readonly availableUntil: Date;
};
