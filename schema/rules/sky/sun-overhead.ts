import type { Position } from './sun.ts';

const RAD = Math.PI / 180;

/**
 * The place over which the sun stands at an instant (milliseconds since 1970), by the formulas of
 * `sunAt`: the night is the half of the globe that is farthest from it.
 */
export function sunOverhead(instant: number): Position {
  const days = instant / 86_400_000 - 10_957.5;
  const anomaly = (357.529 + 0.98560028 * days) * RAD;
  const ecliptic =
    (280.459 + 0.98564736 * days + 1.915 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly)) * RAD;
  const tilt = (23.439 - 0.00000036 * days) * RAD;
  const ascension = Math.atan2(Math.cos(tilt) * Math.sin(ecliptic), Math.cos(ecliptic)) / RAD;
  const turned = ascension - 280.46061837 - 360.98564736629 * days;
  return {
    latitude: Math.asin(Math.sin(tilt) * Math.sin(ecliptic)) / RAD,
    longitude: ((((turned + 180) % 360) + 360) % 360) - 180,
  };
}
