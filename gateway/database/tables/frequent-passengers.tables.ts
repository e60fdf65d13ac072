import type { PersonColumns } from './person.columns.ts';

export type FrequentPassengersTable = PersonColumns & {
  id: string;
  member_id: string;
  version: number;
  saved_at: Date;
  /** Until it is erased, the member can bring it back. */
  removed_at: Date | null;
};

export type FrequentPassengerDocumentsTable = {
  id: string;
  passenger_id: string;
  /** The last to expire has 0. */
  index: number;
  type: string;
  number_sealed: Buffer;
  issuing_country: string;
  expires_on: string | null;
};

declare module '#gateway/database/tables.ts' {
  interface Tables {
    frequent_passengers: FrequentPassengersTable;
    frequent_passenger_documents: FrequentPassengerDocumentsTable;
  }
}
