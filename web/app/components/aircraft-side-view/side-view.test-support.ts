import type { AircraftSideViewFragment } from './aircraft-side-view.gen.ts';

/** An A320neo, with what is said otherwise. */
export const aSideView = (
  change: Partial<AircraftSideViewFragment> = {},
  dimensions: Partial<AircraftSideViewFragment['dimensions']> = {},
): AircraftSideViewFragment => ({
  code: 'A320_NEO',
  engines: { fromMm: 9950, lengthMm: 4700, diameterMm: 2620 },
  seatPlan: {
    fromMm: 3600,
    toMm: 30_900,
    exits: [
      { kind: 'DOOR', fromMm: 4620, toMm: 5430 },
      { kind: 'OVERWING', fromMm: 14_000, toMm: 14_510 },
      { kind: 'DOOR', fromMm: 28_800, toMm: 29_610 },
    ],
  },
  ...change,
  dimensions: {
    lengthMm: 37_570,
    heightMm: 11_760,
    wingFromMm: 11_700,
    wingToMm: 18_900,
    wingTip: 'SHARKLET',
    noseWheelMm: 5070,
    mainWheelsMm: 17_710,
    ...dimensions,
  },
});
