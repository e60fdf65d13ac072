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
  lengthMm: 44_510,
  wing: { fromMm: 15_970, toMm: 23_170 },
  wheelbaseMm: 16_910,
  cabin: { fromMm: 3600, toMm: 37_900 },
} as const;

/** The doors before and behind the wing are narrower than the first and the last. */
const MIDDLE_DOOR = 760;

export const A321_CEO: Omit<Aircraft, 'seats'> = {
  code: 'A321_CEO',
  name: 'Airbus A321ceo',
  manufacturer: 'Airbus',
  fleetSize: 8,
  airframe: narrowAirframe({ ...MEASURES, wingspanMm: 34_100, wingTip: 'FENCE' }),
  engines: { count: 2, name: 'CFM56-5B', fromMm: 14_570, lengthMm: 4300, diameterMm: 2370 },
  wifi: false,
  cabins: [
    narrowBusiness({ firstRow: 1, lastRow: 3, fromMm: 5900 }, ['USB_A']),
    narrowEconomy({
      blocks: [
        { firstRow: 6, lastRow: 12, fromMm: 9200 },
        { firstRow: 14, lastRow: 24, fromMm: 15_480 },
        { firstRow: 25, lastRow: 35, fromMm: 25_030 },
      ],
      exitRows: [14, 25],
      pitchInches: 30,
      power: ['USB_A'],
    }),
  ],
  exits: [FRONT_DOOR, door(14_620, MIDDLE_DOOR), door(24_170, MIDDLE_DOOR), door(35_400)],
  facilities: [...FRONT, ...rear([34_150, 35_150], [36_350, 37_850])],
  cruiseKmh: 828,
  rangeKm: 5600,
  maximumTakeOffKg: 93_000,
};

export const A321_NEO: Omit<Aircraft, 'seats'> = {
  code: 'A321_NEO',
  name: 'Airbus A321neo',
  manufacturer: 'Airbus',
  fleetSize: 26,
  airframe: narrowAirframe({ ...MEASURES, wingspanMm: 35_800, wingTip: 'SHARKLET' }),
  engines: { count: 2, name: 'CFM LEAP-1A', fromMm: 14_220, lengthMm: 4700, diameterMm: 2620 },
  wifi: true,
  cabins: [
    narrowBusiness({ firstRow: 1, lastRow: 3, fromMm: 5900 }, ['USB_A', 'USB_C']),
    narrowEconomy({
      blocks: [{ firstRow: 6, lastRow: 37, fromMm: 9200 }],
      exitRows: [18, 19],
      pitchInches: 30,
      power: ['USB_C'],
    }),
  ],
  exits: [FRONT_DOOR, hatch(17_680), hatch(18_640), door(35_400)],
  facilities: [...FRONT, ...rear([34_150, 35_150], [36_350, 37_850])],
  cruiseKmh: 833,
  rangeKm: 6800,
  maximumTakeOffKg: 97_000,
};
