export type ItineraryConfirmationsTable = {
  id: string;
  /** Printed on it. It is random, and reveals nothing of the ticket. */
  number: string;
  ticket_id: string;
  /** The language in which it was last asked for. */
  locale: string;
  created_at: Date;
};

declare module '#gateway/database/tables.ts' {
  interface Tables {
    itinerary_confirmations: ItineraryConfirmationsTable;
  }
}
