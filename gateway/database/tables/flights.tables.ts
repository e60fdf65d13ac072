import type { Cabin } from '#schema/codes/flights/cabins.ts';
import type { LocalDate } from '#schema/rules/base/local-date.ts';

/** What is sold of a cabin on a day; a row is made when the first seat is held here. */
type FlightInventoryTable = {
  flight_number: string;
  departure_date: LocalDate;
  cabin: Cabin;
  capacity: number;
  /** What other channels had sold when the row was made; part of `sold`. */
  sold_elsewhere: number;
  sold: number;
  changed_at: Date;
};

declare module '#gateway/database/tables.ts' {
  interface Tables {
    flight_inventory: FlightInventoryTable;
  }
}
