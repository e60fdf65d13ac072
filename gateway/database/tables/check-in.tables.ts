import type { Generated } from 'kysely';

/** Which browser may see one flight of an order, and nothing else of it, until when. */
type SegmentAccessTable = {
  session_id: string;
  order_id: string;
  segment_index: number;
  expires_at: Date;
};

/** The check-in of a passenger on a flight, the last one that there was. */
export type CheckInsTable = {
  passenger_id: string;
  segment_index: number;
  order_id: string;
  flight_number: string;
  departure_date: string;
  state: string;
  place: string;
  sequence_number: number;
  /** An e-mail address, or a phone in E.164. */
  contact: string;
  locale: string;
  cancellations: Generated<number>;
  checked_in_at: Date;
  /** Where the boarding pass was sent last. */
  sent_to: Generated<string | null>;
  sent_at: Generated<Date | null>;
};

/** A check-in that was made or cancelled; never rewritten. */
export type CheckInRecordsTable = {
  id: string;
  order_id: string;
  passenger_id: string;
  segment_index: number;
  state: string;
  place: string;
  seat_number: string | null;
  at: Date;
};

/** The last sequence number that the simulated departure control has given on a flight. */
type DepartureControlSequencesTable = {
  flight_number: string;
  departure_date: string;
  last: number;
};

/** A flight of an order for which the notice was sent that check-in is open. */
type CheckInNoticesTable = {
  order_id: string;
  segment_index: number;
  told_at: Date;
};

/** What staff decided about a passenger of a flight, in the simulated departure control. */
type DepartureControlVerdictsTable = {
  flight_number: string;
  departure_date: string;
  sequence_number: number;
  verdict: string;
  decided_at: Date;
};

declare module '#gateway/database/tables.ts' {
  interface Tables {
    segment_access: SegmentAccessTable;
    check_ins: CheckInsTable;
    check_in_records: CheckInRecordsTable;
    check_in_notices: CheckInNoticesTable;
    departure_control_verdicts: DepartureControlVerdictsTable;
    departure_control_sequences: DepartureControlSequencesTable;
  }
}
