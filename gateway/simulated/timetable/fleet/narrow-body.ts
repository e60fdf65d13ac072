import type {
  Airframe,
  CabinExit,
  CabinLayout,
  PowerSource,
} from '#gateway/ports/timetable/aircraft.ts';
import type { PlacedFacility, RowBlock, SeatLayout } from '#schema/rules/flights/seat-plan.ts';

/** Aisle and cross-section are the same in all four types of the A320 family. */
const FUSELAGE = {
  fuselageWidthMm: 3950,
  fuselageHeightMm: 4140,
  cabinWidthMm: 3700,
  heightMm: 11_760,
  noseWheelMm: 5070,
} as const;

type Measures = Omit<Airframe, keyof typeof FUSELAGE>;

export const narrowAirframe = (measures: Measures): Airframe => ({ ...FUSELAGE, ...measures });

/** Two and two in front, on rows of 38 inches. */
export const narrowBusiness = (rows: RowBlock, power: readonly PowerSource[]): CabinLayout => ({
  cabin: 'BUSINESS',
  columns: ['AC', 'DF'],
  blocks: [rows],
  skippedRows: [],
  exitSeats: [],
  bassinets: [],
  pitchInches: 38,
  exitPitchInches: 38,
  seatWidthMm: 533,
  aisleWidthMm: 700,
  seatDesign: 'RECLINER',
  bedInches: null,
  power,
  seatBackScreen: false,
});

type Economy = Pick<SeatLayout, 'blocks' | 'pitchInches'> & {
  readonly exitRows: readonly number[];
  readonly power: readonly PowerSource[];
};

/** Three and three, with a bassinet on each side of the first row; no row 13. */
export const narrowEconomy = ({ blocks, exitRows, pitchInches, power }: Economy): CabinLayout => ({
  cabin: 'ECONOMY',
  columns: ['ABC', 'DEF'],
  blocks,
  skippedRows: [13],
  exitSeats: exitRows.map((row) => ({ row, letters: 'ABCDEF' })),
  bassinets: ['B', 'E'].map((letter) => `${blocks[0]?.firstRow}${letter}`),
  pitchInches,
  exitPitchInches: 38,
  seatWidthMm: 457,
  aisleWidthMm: 500,
  seatDesign: 'STANDARD',
  bedInches: null,
  power,
  seatBackScreen: false,
});

const DOOR_WIDTH = 810;
const HATCH_WIDTH = 510;

export const door = (fromMm: number, width: number = DOOR_WIDTH): CabinExit => ({
  kind: 'DOOR',
  fromMm,
  toMm: fromMm + width,
});

export const hatch = (fromMm: number): CabinExit => ({
  kind: 'OVERWING',
  fromMm,
  toMm: fromMm + HATCH_WIDTH,
});

/** The first door with lavatory and galley, the same in the whole family. */
export const FRONT_DOOR: CabinExit = door(4620);
export const FRONT: readonly PlacedFacility[] = [
  { kind: 'LAVATORY', side: 'LEFT', fromMm: 3650, toMm: 4570 },
  { kind: 'GALLEY', side: 'RIGHT', fromMm: 3650, toMm: 4570 },
];

/** Two lavatories before the last door, and the galley behind it. */
export const rear = (
  lavatories: readonly [from: number, to: number],
  galley: readonly [from: number, to: number],
): readonly PlacedFacility[] => [
  { kind: 'LAVATORY', side: 'LEFT', fromMm: lavatories[0], toMm: lavatories[1] },
  { kind: 'LAVATORY', side: 'RIGHT', fromMm: lavatories[0], toMm: lavatories[1] },
  { kind: 'GALLEY', side: 'FULL_WIDTH', fromMm: galley[0], toMm: galley[1] },
];
