import type { ColumnType, Generated } from 'kysely';
import type { PersonColumns } from './person.columns.ts';

/** Written as JSON text, read as the value it stands for. */
type Json = ColumnType<unknown, string | null, string | null>;

/** A check of the table says when; rows are read that are not anonymised. */
type NullOnceAnonymised = ColumnType<string, string, string | null>;

export type OrdersTable = {
  id: string;
  number: string;
  reference: string;
  state: string;
  cancellation_cause: string | null;
  session_id: string | null;
  member_id: string | null;
  /** Keyed hash of the network from which it was placed. */
  placed_from: Buffer | null;
  locale: string;
  trip_type: string;
  /**
   * What one passenger of each type pays for each bound: what refunds and changes are counted from.
   */
  fares: Json;
  price: Json;
  currency: string;
  fare_total: number;
  tax_total: number;
  fee_total: number;
  total: number;
  contact_name: NullOnceAnonymised;
  contact_email: NullOnceAnonymised;
  contact_phone: string | null;
  created_at: Date;
  payment_due_at: Date;
  inventory_held_until: Date;
  price_guaranteed_until: Date;
  last_departure_at: Date;
  ticketed_at: Date | null;
  closed_at: Date | null;
  receipt_sent_at: Date | null;
  /** The other channel that sold its tickets; null where they were bought here. */
  sold_by: Generated<string | null>;
  /** When the numbers of its travel documents were erased. */
  documents_erased_at: Generated<Date | null>;
  /**
   * When everything personal about it was erased: what is left is for the accounts, and no query of
   * a viewer finds it.
   */
  anonymised_at: Generated<Date | null>;
};

export type OrderPassengersTable = PersonColumns & {
  id: string;
  order_id: string;
  index: number;
  /** `LAST/FIRST`, A to Z. */
  ticket_name: string;
  type: string;
  document_type: string;
  /** Null once erased, as are the others. */
  document_number_sealed: Buffer | null;
  document_number_lookup: Buffer | null;
  /** Keyed hash of the number alone; null too where the order is older than look-ups by it. */
  document_number_hash: Buffer | null;
  issuing_country: string;
  document_expires_on: string | null;
  accompanying_adult_id: string | null;
  /**
   * When the passenger went on in an order of their own, after a change of date that the others did
   * not make.
   */
  left_at: Generated<Date | null>;
  /** A list of `{code, state}`, written as JSON text. */
  special_services: ColumnType<unknown, string | undefined, string>;
  /** A list of `{segmentIndex, code, state, requestedAt}`, likewise. */
  special_meals: ColumnType<unknown, string | undefined, string>;
};

export type OrderSegmentsTable = {
  order_id: string;
  index: number;
  bound_index: number;
  flight_number: string;
  departure_date: string;
  origin: string;
  destination: string;
  departs_at: Date;
  departure_zone: string;
  arrives_at: Date;
  arrival_zone: string;
  cabin: string;
  brand: string;
  fare_basis_code: string;
  booking_class: string;
  /** The type that flies it, where the airline has changed it since. */
  aircraft: Generated<string | null>;
  /** Until when preferred seats wait for payment with the channel that sold the tickets. */
  seats_due_elsewhere_at: Generated<Date | null>;
  /** Until when the coupon of a cancelled flight stays unused, although its time has come. */
  unused_until: Generated<Date | null>;
};

export type OrderHistoryTable = {
  id: Generated<number>;
  order_id: string;
  at: Date;
  event: string;
  by: string;
  details: Json;
};

export type OrderAccessTable = {
  session_id: string;
  order_id: string;
  expires_at: Date;
};

declare module '#gateway/database/tables.ts' {
  interface Tables {
    orders: OrdersTable;
    order_passengers: OrderPassengersTable;
    order_segments: OrderSegmentsTable;
    order_history: OrderHistoryTable;
    order_access: OrderAccessTable;
  }
}
