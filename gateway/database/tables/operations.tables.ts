import type { DelayReason } from '#schema/codes/flights/delay-reasons.ts';
import type { LocalDate } from '#schema/rules/base/local-date.ts';

type FlightIrregularitiesTable = {
  flight_number: string;
  departure_date: LocalDate;
  kind:
    | ('DELAY' | 'GATE_CHANGE' | 'CANCELLATION' | 'DIVERSION')
    | ('RETIMING' | 'REROUTING' | 'AIRCRAFT_CHANGE');
  /** Not visible before this instant. */
  announced_at: Date;
  reason: DelayReason | null;
  /** Of DELAY, and of RETIMING: there also below zero. */
  delay_minutes: number | null;
  /** Of GATE_CHANGE: the new one. */
  gate: string | null;
  /** Of DIVERSION and REROUTING: IATA code of the airport instead. */
  airport: string | null;
  /** Of AIRCRAFT_CHANGE: the type instead. */
  aircraft: string | null;
};

declare module '#gateway/database/tables.ts' {
  interface Tables {
    flight_irregularities: FlightIrregularitiesTable;
  }
}
