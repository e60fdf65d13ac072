import type { Aircraft, CabinLayout } from '#gateway/ports/timetable/aircraft.ts';
import type { PlacedFacility } from '#schema/rules/flights/seat-plan.ts';
import { door } from './narrow-body.ts';

const DOOR_WIDTH = 1070;

const business: CabinLayout = {
  cabin: 'BUSINESS',
  columns: ['A', 'DG', 'K'],
  blocks: [{ firstRow: 1, lastRow: 7, fromMm: 7700 }],
  skippedRows: [],
  exitSeats: [],
  bassinets: ['1D', '1G'],
  pitchInches: 44,
  exitPitchInches: 44,
  seatWidthMm: 560,
  aisleWidthMm: 520,
  seatDesign: 'FLAT_BED',
  bedInches: 76,
  power: ['USB_A', 'AC'],
  seatBackScreen: true,
};

const economy: CabinLayout = {
  cabin: 'ECONOMY',
  columns: ['ABC', 'DEG', 'HJK'],
  blocks: [
    { firstRow: 31, lastRow: 46, fromMm: 18_900 },
    { firstRow: 47, lastRow: 62, fromMm: 34_350 },
  ],
  skippedRows: [],
  // the middle of row 47 faces lavatories, not doors
  exitSeats: [{ row: 47, letters: 'ABCHJK' }],
  bassinets: ['31B', '31E', '31J', '47E'],
  pitchInches: 31,
  exitPitchInches: 38,
  seatWidthMm: 437,
  aisleWidthMm: 470,
  seatDesign: 'STANDARD',
  bedInches: null,
  power: ['USB_A'],
  seatBackScreen: true,
};

const facilities: readonly PlacedFacility[] = [
  { kind: 'LAVATORY', side: 'LEFT', fromMm: 4700, toMm: 5750 },
  { kind: 'GALLEY', side: 'CENTRE', fromMm: 4400, toMm: 5950 },
  { kind: 'LAVATORY', side: 'RIGHT', fromMm: 4700, toMm: 5750 },
  { kind: 'LAVATORY', side: 'LEFT', fromMm: 15_800, toMm: 16_900 },
  { kind: 'GALLEY', side: 'CENTRE', fromMm: 15_800, toMm: 17_350 },
  { kind: 'LAVATORY', side: 'RIGHT', fromMm: 15_800, toMm: 16_900 },
  { kind: 'LAVATORY', side: 'LEFT', fromMm: 31_800, toMm: 32_850 },
  { kind: 'LAVATORY', side: 'CENTRE', fromMm: 32_950, toMm: 34_050 },
  { kind: 'LAVATORY', side: 'RIGHT', fromMm: 31_800, toMm: 32_850 },
  { kind: 'LAVATORY', side: 'LEFT', fromMm: 47_500, toMm: 48_550 },
  { kind: 'GALLEY', side: 'CENTRE', fromMm: 47_500, toMm: 48_550 },
  { kind: 'LAVATORY', side: 'RIGHT', fromMm: 47_500, toMm: 48_550 },
  { kind: 'GALLEY', side: 'FULL_WIDTH', fromMm: 50_000, toMm: 51_900 },
];

export const B787_9: Omit<Aircraft, 'seats'> = {
  code: 'B787_9',
  name: 'Boeing 787-9',
  manufacturer: 'Boeing',
  fleetSize: 14,
  airframe: {
    lengthMm: 62_810,
    wingspanMm: 60_120,
    heightMm: 17_020,
    fuselageWidthMm: 5770,
    fuselageHeightMm: 5970,
    cabinWidthMm: 5490,
    wing: { fromMm: 19_300, toMm: 31_600 },
    wingTip: 'RAKED',
    noseWheelMm: 5600,
    wheelbaseMm: 25_830,
    cabin: { fromMm: 4100, toMm: 52_000 },
  },
  engines: { count: 2, name: 'GE GEnx-1B', fromMm: 18_300, lengthMm: 6200, diameterMm: 3550 },
  wifi: true,
  cabins: [business, economy],
  exits: [6200, 17_500, 33_000, 48_750].map((from) => door(from, DOOR_WIDTH)),
  facilities,
  cruiseKmh: 903,
  rangeKm: 14_000,
  maximumTakeOffKg: 254_000,
};
