import type { Aircraft } from '#gateway/ports/timetable/aircraft.ts';
import {
  door,
  FRONT,
  FRONT_DOOR,
  hatch,
  narrowAirframe,
  narrowBusiness,
  narrowEconomy,
  rear,
} from './narrow-body.ts';

const MEASURES = {
  lengthMm: 37_570,
  wing: { fromMm: 11_700, toMm: 18_900 },
  wheelbaseMm: 12_640,
  cabin: { fromMm: 3600, toMm: 30_900 },
} as const;

export const A320_CEO: Omit<Aircraft, 'seats'> = {
  code: 'A320_CEO',
  name: 'Airbus A320ceo',
  manufacturer: 'Airbus',
  fleetSize: 22,
  airframe: narrowAirframe({ ...MEASURES, wingspanMm: 34_100, wingTip: 'FENCE' }),
  engines: { count: 2, name: 'CFM56-5B', fromMm: 10_300, lengthMm: 4300, diameterMm: 2370 },
  wifi: false,
  cabins: [
    narrowBusiness({ firstRow: 1, lastRow: 2, fromMm: 5900 }, ['USB_A']),
    narrowEconomy({
      blocks: [{ firstRow: 6, lastRow: 31, fromMm: 8060 }],
      exitRows: [15, 16],
      pitchInches: 29,
      power: [],
    }),
  ],
  exits: [FRONT_DOOR, hatch(14_050), hatch(15_010), door(28_500)],
  facilities: [...FRONT, ...rear([27_250, 28_200], [29_450, 30_850])],
  cruiseKmh: 828,
  rangeKm: 5700,
  maximumTakeOffKg: 77_000,
};

export const A320_NEO: Omit<Aircraft, 'seats'> = {
  code: 'A320_NEO',
  name: 'Airbus A320neo',
  manufacturer: 'Airbus',
  fleetSize: 20,
  airframe: narrowAirframe({ ...MEASURES, wingspanMm: 35_800, wingTip: 'SHARKLET' }),
  engines: { count: 2, name: 'CFM LEAP-1A', fromMm: 9950, lengthMm: 4700, diameterMm: 2620 },
  wifi: true,
  cabins: [
    narrowBusiness({ firstRow: 1, lastRow: 2, fromMm: 5800 }, ['USB_A', 'USB_C']),
    narrowEconomy({
      blocks: [{ firstRow: 6, lastRow: 32, fromMm: 7950 }],
      exitRows: [15, 16],
      pitchInches: 29,
      power: ['USB_C'],
    }),
  ],
  exits: [FRONT_DOOR, hatch(13_940), hatch(14_900), door(28_800)],
  facilities: [...FRONT, ...rear([27_750, 28_650], [29_750, 30_850])],
  cruiseKmh: 833,
  rangeKm: 6300,
  maximumTakeOffKg: 79_000,
};
