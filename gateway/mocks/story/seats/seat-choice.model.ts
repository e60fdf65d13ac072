import type { Payment } from '#gateway/modules/payments/payment.model.ts';
import type { SeatItemState, SeatOrderState } from '#schema/codes/orders/states.ts';
import type { SeatPrice } from '#schema/rules/after-sale/seat-price.ts';
import type { Money } from '#schema/rules/base/money.ts';

/** The seat of one passenger on one flight. */
export type SeatChoice = {
  readonly flightId: string;
  readonly number: string;
  readonly state: 'HELD' | 'CONFIRMED' | 'ASSIGNED';
  /** Null for a seat that the airline assigned. */
  readonly price: SeatPrice | null;
  readonly seatOrderId: string | null;
  readonly heldUntil: Date | null;
  readonly documentNumber: string | null;
};

/** One seat of a seat order. */
export type StoredSeatItem = {
  readonly id: string;
  readonly segmentKey: string;
  readonly seatNumber: string;
  readonly state: SeatItemState;
  readonly price: SeatPrice;
  readonly documentNumber: string | null;
};

/** An order of preferred seats on one flight. */
export type StoredSeatOrder = {
  readonly id: string;
  readonly number: string;
  readonly orderId: string;
  readonly flightId: string;
  readonly state: SeatOrderState;
  readonly items: readonly StoredSeatItem[];
  readonly total: Money;
  readonly credit: Money;
  readonly createdAt: Date;
  readonly paymentDueAt: Date;
  readonly closedAt: Date | null;
  readonly payments: readonly Payment[];
};
