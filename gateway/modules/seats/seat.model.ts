import type { CancellationCause } from '#gateway/resolvers.gen.ts';
import type { Locale } from '#schema/codes/base/locales.ts';
import type { SeatItemState, SeatOrderState } from '#schema/codes/orders/states.ts';
import type { SeatPrice } from '#schema/rules/after-sale/seat-price.ts';
import type { LocalDate } from '#schema/rules/base/local-date.ts';
import type { Money } from '#schema/rules/base/money.ts';

/** Names one passenger on one segment of an order. */
export type SeatedKey = { readonly passengerId: string; readonly segmentIndex: number };

/** A seat that was chosen for a passenger on a segment. Of a seat order it is an item. */
export type ChosenSeat = SeatedKey & {
  readonly id: string;
  readonly orderId: string;
  readonly flightNumber: string;
  readonly departureDate: LocalDate;
  readonly seatNumber: string;
  /** Null for a seat that is free of charge. */
  readonly seatOrderId: string | null;
  readonly state: SeatItemState;
  /** With HELD: until when. */
  readonly heldUntil: Date | null;
  readonly price: SeatPrice;
  /** What was paid for the seat before, as far as it counts towards this one. */
  readonly credit: Money;
  readonly documentNumber: string | null;
  /** Whether the airline gave it at check-in. */
  readonly assigned: boolean;
};

/** An order of preferred seats on one flight, at an instant. */
export type SeatOrder = {
  readonly id: string;
  readonly number: string;
  readonly orderId: string;
  readonly flightNumber: string;
  readonly departureDate: LocalDate;
  readonly state: SeatOrderState;
  readonly cancellationCause: CancellationCause | null;
  readonly locale: Locale;
  readonly createdAt: Date;
  readonly paymentDueAt: Date;
  readonly closedAt: Date | null;
  readonly items: readonly ChosenSeat[];
  readonly asOf: Date;
};

/** How much of a payment paid for a seat. */
export type SeatFund = {
  readonly seatId: string;
  readonly paymentId: string;
  readonly amount: number;
};
