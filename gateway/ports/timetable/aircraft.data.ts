import type { Cabin } from '#schema/codes/cabins.ts';
import type { Aircraft, AircraftCode, CabinLayout } from './timetable.port.ts';

const NARROW_BUSINESS = ['AC', 'DF'];
const NARROW_ECONOMY = ['ABC', 'DEF'];

const narrowBusiness = (lastRow: number): CabinLayout => ({
  cabin: 'BUSINESS',
  firstRow: 1,
  lastRow,
  columns: NARROW_BUSINESS,
  skippedRows: [],
  exitRows: [],
  bassinetRows: [],
  pitchInches: 38,
});

const narrowEconomy = (
  rows: readonly [first: number, last: number],
  exitRows: readonly number[],
  pitchInches: number,
): CabinLayout => ({
  cabin: 'ECONOMY',
  firstRow: rows[0],
  lastRow: rows[1],
  columns: NARROW_ECONOMY,
  skippedRows: [13],
  exitRows,
  bassinetRows: [rows[0]],
  pitchInches,
});

/** How many seats a cabin has: its rows times its letters. */
export const seatsOf = ({ firstRow, lastRow, skippedRows, columns }: CabinLayout): number =>
  (lastRow - firstRow + 1 - skippedRows.length) * columns.join('').length;

const aircraft = (row: Omit<Aircraft, 'seats'>): Aircraft => {
  const seats = (cabin: Cabin) =>
    row.cabins.filter((each) => each.cabin === cabin).reduce((sum, each) => sum + seatsOf(each), 0);
  return { ...row, seats: { ECONOMY: seats('ECONOMY'), BUSINESS: seats('BUSINESS') } };
};

/** The fleet (SPEC section 2). */
export const AIRCRAFT: Readonly<Record<AircraftCode, Aircraft>> = {
  A320_CEO: aircraft({
    code: 'A320_CEO',
    name: 'Airbus A320ceo',
    cabins: [narrowBusiness(2), narrowEconomy([6, 31], [15, 16], 29)],
    cruiseKmh: 828,
    rangeKm: 5700,
  }),
  A320_NEO: aircraft({
    code: 'A320_NEO',
    name: 'Airbus A320neo',
    cabins: [narrowBusiness(2), narrowEconomy([6, 32], [15, 16], 29)],
    cruiseKmh: 833,
    rangeKm: 6300,
  }),
  A321_CEO: aircraft({
    code: 'A321_CEO',
    name: 'Airbus A321ceo',
    cabins: [narrowBusiness(3), narrowEconomy([6, 35], [14, 25], 30)],
    cruiseKmh: 828,
    rangeKm: 5600,
  }),
  A321_NEO: aircraft({
    code: 'A321_NEO',
    name: 'Airbus A321neo',
    cabins: [narrowBusiness(3), narrowEconomy([6, 37], [18, 19], 30)],
    cruiseKmh: 833,
    rangeKm: 6800,
  }),
  B787_9: aircraft({
    code: 'B787_9',
    name: 'Boeing 787-9',
    cabins: [
      {
        cabin: 'BUSINESS',
        firstRow: 1,
        lastRow: 7,
        columns: ['A', 'DG', 'K'],
        skippedRows: [],
        exitRows: [],
        bassinetRows: [1],
        pitchInches: 76,
      },
      {
        cabin: 'ECONOMY',
        firstRow: 31,
        lastRow: 62,
        columns: ['ABC', 'DEG', 'HJK'],
        skippedRows: [],
        exitRows: [47],
        bassinetRows: [31, 47],
        pitchInches: 31,
      },
    ],
    cruiseKmh: 903,
    rangeKm: 14_000,
  }),
};
