import type { CouponState } from '#schema/codes/orders/states.ts';
import type { PassengerType } from '#schema/codes/travellers/passenger-types.ts';
import type { PaymentChain } from '#schema/rules/after-sale/changed/payment-chain.ts';
import type { TicketUse } from '#schema/rules/after-sale/ticket-use.ts';
import type { LocalDate } from '#schema/rules/base/local-date.ts';
import type { Money } from '#schema/rules/base/money.ts';
import type { ReceiptFlight, ReceiptTax } from './receipt-data.ts';

/** One flight of a ticket, and what has become of the right to it. */
export interface ItineraryCoupon extends ReceiptFlight {
  /** From 1. */
  number: number;
  state: CouponState;
}

/** Everything on the itinerary confirmation of one ticket (RULES 8.17), plain and cloneable. */
export interface ItineraryData {
  /** As printed, in groups. */
  number: string;
  /** The instant of which it is true. */
  asOf: Date;
  bookingReference: string;
  /** `LAST/FIRST`, as ticketed. */
  passengerName: string;
  passengerType: PassengerType;
  /** 13 digits without separators. */
  ticketNumber: string;
  issuedAt: Date;
  use: TicketUse;
  /** In the order they are flown. */
  coupons: readonly ItineraryCoupon[];
  /** Adds up: fare + taxes = total (RULES 5.3). */
  fare: Money;
  taxes: readonly ReceiptTax[];
  total: Money;
  /** What was paid for the ticket along its changes (RULES 8.30). */
  chain: PaymentChain;
  /** The last day on which it is given (RULES 8.17). */
  lastDay: LocalDate;
  /** The page on which anyone checks its number. */
  checkUrl: string;
}
