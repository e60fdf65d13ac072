import type { CabinPlanFragment } from './cabin-plan.gen.ts';
import type { PlannedCabin, PlannedRow } from './plan-geometry.ts';

const row = (
  number: number,
  fromMm: number,
  letters: string,
  kinds: Partial<Record<string, PlannedRow['seats'][number]['kind']>> = {},
): PlannedRow => ({
  number,
  fromMm,
  toMm: fromMm + 1000,
  pitchInches: 39,
  exitRow: Object.values(kinds).includes('EXIT_ROW'),
  seats: [...letters].map((letter) => ({ letter, kind: kinds[letter] ?? 'STANDARD' })),
});

const exits = Object.fromEntries([...'ABCDEF'].map((letter) => [letter, 'EXIT_ROW'] as const));

/** Two and two, two rows. */
export const aBusinessCabin = (): PlannedCabin => ({
  cabin: 'BUSINESS',
  columns: ['AC', 'DF'],
  aisleWidthMm: 700,
  rows: [row(1, 5000, 'ACDF'), row(2, 6000, 'ACDF')],
});

/**
 * Three and three: rows 11, 12, 14 and, behind a door, the exit row 15; a bassinet in front of 11B.
 */
export const anEconomyCabin = (): PlannedCabin => ({
  cabin: 'ECONOMY',
  columns: ['ABC', 'DEF'],
  aisleWidthMm: 500,
  rows: [
    row(11, 8000, 'ABCDEF', { B: 'BASSINET' }),
    row(12, 9000, 'ABCDEF'),
    row(14, 10_000, 'ABCDEF'),
    row(15, 12_000, 'ABCDEF', exits),
  ],
});

/** A small aircraft with all that a plan can show. */
export const aPlannedAircraft = (): CabinPlanFragment => ({
  code: 'A320_NEO',
  dimensions: {
    lengthMm: 20_000,
    fuselageWidthMm: 3950,
    cabinWidthMm: 3700,
    wingFromMm: 9000,
    wingToMm: 12_000,
  },
  cabins: [
    {
      cabin: 'ECONOMY',
      seats: 24,
      columns: ['ABC', 'DEF'],
      pitchInches: 29,
      seatWidthMm: 457,
      seatDesign: 'STANDARD',
      bedInches: null,
    },
    {
      cabin: 'BUSINESS',
      seats: 8,
      columns: ['AC', 'DF'],
      pitchInches: 38,
      seatWidthMm: 533,
      seatDesign: 'RECLINER',
      bedInches: null,
    },
  ],
  seatPlan: {
    fromMm: 3600,
    toMm: 15_000,
    cabins: [aBusinessCabin(), anEconomyCabin()],
    exits: [
      { kind: 'DOOR', fromMm: 4000, toMm: 4800 },
      { kind: 'DOOR', fromMm: 11_100, toMm: 11_900 },
    ],
    facilities: [
      { kind: 'LAVATORY', side: 'LEFT', fromMm: 3000, toMm: 3900 },
      { kind: 'GALLEY', side: 'FULL_WIDTH', fromMm: 13_500, toMm: 14_800 },
    ],
  },
});
