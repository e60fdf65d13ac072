import type { Aircraft, AircraftCode, CabinLayout } from '#gateway/ports/timetable/aircraft.ts';
import type { Cabin } from '#schema/codes/flights/cabins.ts';
import { rowsOf } from '#schema/rules/flights/seat-plan.ts';
import { A320_CEO, A320_NEO } from './fleet/a320.data.ts';
import { A321_CEO, A321_NEO } from './fleet/a321.data.ts';
import { B787_9 } from './fleet/b787.data.ts';

/** How many seats a cabin has: its rows times its letters. */
const seatsOf = (layout: CabinLayout): number =>
  rowsOf(layout).length * layout.columns.join('').length;

function aircraft(row: Omit<Aircraft, 'seats'>): Aircraft {
  const seats = (cabin: Cabin) =>
    row.cabins.filter((each) => each.cabin === cabin).reduce((sum, each) => sum + seatsOf(each), 0);
  return { ...row, seats: { ECONOMY: seats('ECONOMY'), BUSINESS: seats('BUSINESS') } };
}

/** The fleet (RULES 6.1). */
export const AIRCRAFT: Readonly<Record<AircraftCode, Aircraft>> = {
  A320_CEO: aircraft(A320_CEO),
  A320_NEO: aircraft(A320_NEO),
  A321_CEO: aircraft(A321_CEO),
  A321_NEO: aircraft(A321_NEO),
  B787_9: aircraft(B787_9),
};
