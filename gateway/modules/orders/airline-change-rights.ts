import type { Database, DatabaseTransaction } from '#gateway/database/database.ts';
import type { LocalDate } from '#schema/rules/base/local-date.ts';

/** What a change by the airline of an order entitles to now (RULES 8.2 and 8.4). */
export type AirlineChangeRight = {
  readonly boundIndex: number;
  /** Local day of departure of the bound as it was booked: free days are counted from it. */
  readonly day: LocalDate;
  /** Whether the bound may be moved free of charge. */
  readonly move: boolean;
  /** Whether everything that was paid may be taken back. */
  readonly refund: boolean;
};

/** What became of the flights of an order. */
export type AirlineChangeOutcome =
  | { readonly state: 'MOVED'; readonly dateChangeId: string }
  | { readonly state: 'REFUNDED'; readonly refundId: string };

/**
 * Called by changes of date and refunds, each in its own transaction; the lock of the order is held
 * when it is called.
 */
export type AirlineChangeRights = {
  /** What a change entitles to; null where it is none of the order's. */
  right(db: Database, id: string, orderId: string, now: Date): Promise<AirlineChangeRight | null>;
  /** Decides the changes of an order about which no passenger is left to decide. */
  decided(
    trx: DatabaseTransaction,
    orderId: string,
    outcome: AirlineChangeOutcome,
    now: Date,
  ): Promise<void>;
};

/** Where the airline changes nothing. */
export const NO_AIRLINE_CHANGES: AirlineChangeRights = {
  right: async () => null,
  decided: async () => {},
};
