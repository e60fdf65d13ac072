export type FrequentPassengersTable = {
  id: string;
  member_id: string;
  version: number;
  last_name: string;
  first_name: string;
  title: string | null;
  gender: string;
  date_of_birth: string;
  nationality: string;
  phone: string | null;
  frequent_flyer_airline: string | null;
  frequent_flyer_number: string | null;
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
