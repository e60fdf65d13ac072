import type { Generated } from 'kysely';

/** An order of preferred seats on one flight. */
export type SeatOrdersTable = {
  id: string;
  number: string;
  order_id: string;
  /** Whose browser chose the seats. */
  session_id: string | null;
  /** Keyed hash of the network from which they were chosen. */
  placed_from: Buffer | null;
  flight_number: string;
  departure_date: string;
  state: string;
  cancellation_cause: string | null;
  locale: string;
  created_at: Date;
  payment_due_at: Date;
  paid_at: Date | null;
  closed_at: Date | null;
};

/** A seat that was chosen for a passenger on a segment, now or before. */
export type ChosenSeatsTable = {
  id: string;
  order_id: string;
  passenger_id: string;
  segment_index: number;
  flight_number: string;
  departure_date: string;
  seat_number: string;
  /** Null for a seat that is free of charge. */
  seat_order_id: string | null;
  state: string;
  held_until: Date | null;
  currency: string;
  list: number;
  discount: number;
  discount_cause: string | null;
  /**
   * The card that takes it off, with the cause TIER; null for seats that were chosen before it was
   * stored.
   */
  discount_card: string | null;
  discount_percent: number;
  /** What was paid for the seat before, as far as it counts towards this one. */
  credit: number;
  document_number: string | null;
  /** Whether the airline gave it at check-in. */
  assigned: Generated<boolean>;
  chosen_at: Date;
  ended_at: Date | null;
};

/** How much of a payment paid for a seat; it moves to the next seat of the same passenger. */
type SeatFundsTable = { seat_id: string; payment_id: string; amount: number };

declare module '#gateway/database/tables.ts' {
  interface Tables {
    seat_orders: SeatOrdersTable;
    chosen_seats: ChosenSeatsTable;
    seat_funds: SeatFundsTable;
  }
}
