import { globalId } from '#gateway/graphql/global-id.ts';
import { SEAT_CHARACTERISTICS } from '#schema/codes/flights/seat-characteristics.ts';
import { rowsOf, type SeatLayout, seatsOfRow } from '#schema/rules/flights/seat-plan.ts';
import type { TypeGenerator } from './generator.ts';

const TYPES = [
  { code: 'A320_NEO', name: 'Airbus A320neo', manufacturer: 'Airbus', lengthMm: 37_570 },
  { code: 'A321_NEO', name: 'Airbus A321neo', manufacturer: 'Airbus', lengthMm: 44_510 },
] as const;

const WING = { fromMm: 13_500, toMm: 20_500 };

const layout = (lastRow: number): SeatLayout => ({
  columns: ['ABC', 'DEF'],
  blocks: [{ firstRow: 6, lastRow, fromMm: 6000 }],
  skippedRows: [13],
  exitSeats: [{ row: 15, letters: 'ABCDEF' }],
  bassinets: ['6B', '6E'],
  pitchInches: 30,
  exitPitchInches: 38,
});

/** An economy cabin of so many rows, with the place and the properties of each seat. */
export function economyCabin(lastRow: number) {
  const seats = layout(lastRow);
  const rows = rowsOf(seats).map((row) => ({
    number: row.number,
    fromMm: row.fromMm,
    toMm: row.toMm,
    pitchInches: row.pitchInches,
    exitRow: row.number === 15,
    seats: seatsOfRow(seats, row, { facilities: [], wing: WING }).map((seat) => ({
      ...seat,
      row: row.number,
      cabin: 'ECONOMY',
      characteristics: [...seat.characteristics],
      padisCodes: seat.characteristics.map((one) => SEAT_CHARACTERISTICS[one]),
    })),
  }));
  return { cabin: 'ECONOMY', columns: [...seats.columns], aisleWidthMm: 500, rows };
}

/** A type with one cabin, whose rows follow one another and whose figures are consistent. */
const aircraftType: TypeGenerator = (dice, _now, key) => {
  const { lengthMm, ...type } = TYPES.find(({ code }) => code === key) ?? dice.pick(TYPES);
  const plan = economyCabin(dice.between(24, 28));
  const seats = plan.rows.reduce((sum, row) => sum + row.seats.length, 0);
  return {
    ...type,
    fleetSize: dice.between(4, 30),
    cruiseKmh: 833,
    rangeKm: 6300,
    maximumTakeOffKg: 79_000,
    wifi: dice.below(2) === 0,
    dimensions: {
      lengthMm,
      wingspanMm: 35_800,
      heightMm: 11_760,
      cabinWidthMm: 3700,
      fuselageWidthMm: 3950,
      fuselageHeightMm: 4140,
      wingTip: 'SHARKLET',
      wingFromMm: WING.fromMm,
      wingToMm: WING.toMm,
      noseWheelMm: 5070,
      mainWheelsMm: 18_000,
    },
    engines: { count: 2, name: 'CFM LEAP-1A', fromMm: 11_500, lengthMm: 4700, diameterMm: 2620 },
    cabins: [
      {
        cabin: 'ECONOMY',
        seats,
        columns: plan.columns,
        pitchInches: 30,
        seatWidthMm: 457,
        seatDesign: 'STANDARD',
        bedInches: null,
        power: ['USB_C'],
        seatBackScreen: false,
      },
    ],
    seatPlan: {
      fromMm: 3600,
      toMm: 31_000,
      cabins: [plan],
      exits: [{ kind: 'DOOR', fromMm: 4620, toMm: 5430 }],
      facilities: [{ kind: 'GALLEY', side: 'FULL_WIDTH', fromMm: 29_000, toMm: 30_500 }],
    },
  };
};

/** Every type of the fleet, each once. */
export const allAircraftTypes = () =>
  TYPES.map(({ code }) => ({ id: globalId('AircraftType', code) }));

/** The fleet. */
export const aircraftGenerators: Record<string, TypeGenerator> = { AircraftType: aircraftType };
