import type {
  CabinSide,
  FacilityKind,
  SeatCharacteristic,
  SeatKind,
  SeatPosition,
} from '#schema/codes/flights/seat-characteristics.ts';

/** Rows of a cabin behind one another without a door between them. */
export type RowBlock = {
  readonly firstRow: number;
  readonly lastRow: number;
  /** Where the space of the first row begins, in millimetres from the nose. */
  readonly fromMm: number;
};

/** The arrangement of the seats of a cabin. */
export type SeatLayout = {
  /** Groups of seat letters from left to right; an aisle lies between groups. */
  readonly columns: readonly string[];
  readonly blocks: readonly RowBlock[];
  /** Row numbers that are left out, 13 for instance. */
  readonly skippedRows: readonly number[];
  /** Seats beside an emergency exit: the row, and the letters that are concerned. */
  readonly exitSeats: readonly { readonly row: number; readonly letters: string }[];
  /** Seat numbers with a place for a bassinet in front of them. */
  readonly bassinets: readonly string[];
  readonly pitchInches: number;
  /** Of rows beside an exit. */
  readonly exitPitchInches: number;
};

/** Something besides seats, with its place along the cabin in millimetres from the nose. */
export type PlacedFacility = {
  readonly kind: FacilityKind;
  readonly side: CabinSide;
  readonly fromMm: number;
  readonly toMm: number;
};

/** What surrounds the seats. */
export type SeatSurroundings = {
  readonly facilities: readonly PlacedFacility[];
  /** Where the wing meets the fuselage, in millimetres from the nose. */
  readonly wing: { readonly fromMm: number; readonly toMm: number };
};

/**
 * A row with its place: `fromMm` is where the space for its legs begins, in millimetres from the
 * nose.
 */
export type PlannedRow = {
  readonly number: number;
  readonly fromMm: number;
  readonly toMm: number;
  readonly pitchInches: number;
  /** Whether a door, a bulkhead or the cabin's front is before it, and no other row. */
  readonly first: boolean;
};

/** A seat with what can be said of it whatever the flight. */
export type PlannedSeat = {
  /** Row and letter: `12A`. */
  readonly number: string;
  readonly letter: string;
  readonly position: SeatPosition;
  readonly kind: SeatKind;
  readonly characteristics: readonly SeatCharacteristic[];
};

const MM_PER_INCH = 25.4;
/** What is closer than this to a row, in front of it or behind it, can be heard and smelt there. */
const NEAR_MM = 700;

/** The rows of a cabin from front to back, each behind the other. */
export const rowsOf = (layout: SeatLayout): PlannedRow[] =>
  layout.blocks.flatMap(({ firstRow, lastRow, fromMm }) => {
    let at = fromMm;
    return Array.from({ length: lastRow - firstRow + 1 }, (_, index) => firstRow + index)
      .filter((number) => !layout.skippedRows.includes(number))
      .map((number) => {
        const isExit = layout.exitSeats.some(({ row }) => row === number);
        const pitchInches = isExit ? layout.exitPitchInches : layout.pitchInches;
        const from = at;
        at = from + Math.round(pitchInches * MM_PER_INCH);
        return { number, fromMm: from, toMm: at, pitchInches, first: number === firstRow };
      });
  });

/** The position of a letter: a seat that has window and aisle counts as a window seat. */
export function seatPosition(columns: readonly string[], letter: string): SeatPosition {
  const all = columns.join('');
  if (all.startsWith(letter) || all.endsWith(letter)) return 'WINDOW';
  return isAtAisle(columns, letter) ? 'AISLE' : 'MIDDLE';
}

function isAtAisle(columns: readonly string[], letter: string): boolean {
  const group = columns.findIndex((letters) => letters.includes(letter));
  const letters = columns[group] ?? '';
  const aisleBefore = group > 0 && letters.startsWith(letter);
  const aisleAfter = group < columns.length - 1 && letters.endsWith(letter);
  return aisleBefore || aisleAfter;
}

function sideOf(columns: readonly string[], letter: string): CabinSide {
  const group = columns.findIndex((letters) => letters.includes(letter));
  if (group === 0) return 'LEFT';
  return group === columns.length - 1 ? 'RIGHT' : 'CENTRE';
}

function isNear(row: PlannedRow, facility: PlacedFacility): boolean {
  const gap = Math.max(facility.fromMm - row.toMm, row.fromMm - facility.toMm);
  return gap <= NEAR_MM;
}

/** The seats of a row from left to right. */
export const seatsOfRow = (
  layout: SeatLayout,
  row: PlannedRow,
  { facilities, wing }: SeatSurroundings,
): PlannedSeat[] =>
  [...layout.columns.join('')].map((letter) => {
    const number = `${row.number}${letter}`;
    const isExit = layout.exitSeats.some(
      (exit) => exit.row === row.number && exit.letters.includes(letter),
    );
    const hasBassinet = layout.bassinets.includes(number);
    const position = seatPosition(layout.columns, letter);
    const side = sideOf(layout.columns, letter);
    const near = facilities
      .filter((one) => (one.side === side || one.side === 'FULL_WIDTH') && isNear(row, one))
      .map(({ kind }) => kind);
    const said: readonly (readonly [SeatCharacteristic, boolean])[] = [
      ['WINDOW', position === 'WINDOW'],
      ['AISLE', isAtAisle(layout.columns, letter)],
      ['CENTRE', position === 'MIDDLE'],
      ['LEG_SPACE', isExit],
      ['EXIT_ROW', isExit],
      ['RESTRICTED', isExit],
      ['NO_INFANTS', isExit],
      ['NO_CHILDREN', isExit],
      ['BASSINET', hasBassinet],
      ['BULKHEAD', row.first],
      ['OVER_WING', row.toMm > wing.fromMm && row.fromMm < wing.toMm],
      ['NEAR_GALLEY', near.includes('GALLEY')],
      ['NEAR_LAVATORY', near.includes('LAVATORY')],
    ];
    return {
      number,
      letter,
      position,
      kind: isExit ? 'EXIT_ROW' : hasBassinet ? 'BASSINET' : 'STANDARD',
      characteristics: said.filter(([, is]) => is).map(([characteristic]) => characteristic),
    };
  });
