import { describe, expect, it } from 'vitest';
import {
  type PlacedFacility,
  rowsOf,
  type SeatLayout,
  seatPosition,
  seatsOfRow,
} from './seat-plan.ts';

const CABIN: SeatLayout = {
  columns: ['ABC', 'DEG', 'HJK'],
  blocks: [
    { firstRow: 11, lastRow: 14, fromMm: 10_000 },
    { firstRow: 15, lastRow: 16, fromMm: 14_000 },
  ],
  skippedRows: [13],
  exitSeats: [{ row: 15, letters: 'ABCHJK' }],
  bassinets: ['11E'],
  pitchInches: 30,
  exitPitchInches: 40,
};
const WING = { fromMm: 10_762, toMm: 11_524 };
const LAVATORY: PlacedFacility = { kind: 'LAVATORY', side: 'LEFT', fromMm: 16_500, toMm: 17_500 };

const rows = rowsOf(CABIN);
function row(number: number) {
  const found = rows.find((one) => one.number === number);
  if (!found) throw new Error(`a row ${number}`);
  return found;
}
function seat(number: number, letter: string, facilities: readonly PlacedFacility[] = []) {
  const seats = seatsOfRow(CABIN, row(number), { facilities, wing: WING });
  const found = seats.find((one) => one.letter === letter);
  if (!found) throw new Error(`a seat ${number}${letter}`);
  return found;
}

describe('rows', () => {
  it('stand behind one another, and a number that is left out takes no room', () => {
    expect(rows.map(({ number }) => number)).toEqual([11, 12, 14, 15, 16]);
    expect(row(12).fromMm).toBe(row(11).toMm);
    expect(row(14).fromMm).toBe(row(12).toMm);
    expect(row(12).toMm - row(12).fromMm).toBe(762);
  });

  it('have more room beside an exit', () => {
    expect([row(15).pitchInches, row(16).pitchInches]).toEqual([40, 30]);
    expect(row(15).toMm - row(15).fromMm).toBe(1016);
  });

  it('are first behind a door or a wall', () => {
    expect(rows.filter(({ first }) => first).map(({ number }) => number)).toEqual([11, 15]);
  });
});

describe('the place of a seat in its row', () => {
  it.each([
    ['A', 'WINDOW'],
    ['B', 'MIDDLE'],
    ['C', 'AISLE'],
    ['D', 'AISLE'],
    ['E', 'MIDDLE'],
    ['G', 'AISLE'],
    ['K', 'WINDOW'],
  ])('%s is %s', (letter, position) => {
    expect(seatPosition(CABIN.columns, letter)).toBe(position);
  });

  it('is at the window where a seat has window and aisle', () => {
    expect(seatPosition(['A', 'DG', 'K'], 'A')).toBe('WINDOW');
    expect(seatPosition(['A', 'DG', 'K'], 'G')).toBe('AISLE');
  });
});

describe('a seat', () => {
  it('beside an exit has room and duties, the middle of its row has neither', () => {
    expect(seat(15, 'C')).toMatchObject({ number: '15C', kind: 'EXIT_ROW', position: 'AISLE' });
    expect(seat(15, 'C').characteristics).toEqual([
      'AISLE',
      'LEG_SPACE',
      'EXIT_ROW',
      'RESTRICTED',
      'NO_INFANTS',
      'NO_CHILDREN',
      'BULKHEAD',
    ]);
    expect(seat(15, 'E').kind).toBe('STANDARD');
    expect(seat(15, 'E').characteristics).not.toContain('EXIT_ROW');
  });

  it('has a bassinet where one can be fixed', () => {
    expect(seat(11, 'E')).toMatchObject({ kind: 'BASSINET' });
    expect(seat(11, 'E').characteristics).toEqual(['CENTRE', 'BASSINET', 'BULKHEAD']);
    expect(seat(11, 'B').kind).toBe('STANDARD');
  });

  it('is over the wing from where it begins to where it ends', () => {
    const over = rows
      .filter(({ number }) => seat(number, 'A').characteristics.includes('OVER_WING'))
      .map(({ number }) => number);
    expect(over).toEqual([12]);
  });

  it('is beside a lavatory on its own side only, within 70 cm', () => {
    const near = (letter: string, fromMm: number) =>
      seat(16, letter, [{ ...LAVATORY, fromMm }]).characteristics.includes('NEAR_LAVATORY');
    const end = row(16).toMm;
    expect([near('A', end), near('A', end + 700), near('A', end + 701)]).toEqual([
      true,
      true,
      false,
    ]);
    expect([near('E', end), near('K', end)]).toEqual([false, false]);
  });
});
