/** A place on the ground, in degrees; north and east are positive. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * Where the sun stands: degrees above the horizon, without refraction, and whether it still climbs.
 */
export interface Sun {
  readonly height: number;
  readonly rising: boolean;
}

/**
 * The sun at an instant (milliseconds since 1970) over a place, by the Astronomical Almanac's
 * low-precision formulas: 0.01 degrees for this century. It is also printed into <head>, so it
 * refers to nothing outside.
 */
export function sunAt(instant: number, latitude: number, longitude: number): Sun {
  const rad = Math.PI / 180;
  const days = instant / 86_400_000 - 10_957.5;
  const anomaly = (357.529 + 0.98560028 * days) * rad;
  const ecliptic =
    (280.459 + 0.98564736 * days + 1.915 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly)) * rad;
  const tilt = (23.439 - 0.00000036 * days) * rad;
  const ascension = Math.atan2(Math.cos(tilt) * Math.sin(ecliptic), Math.cos(ecliptic));
  const declination = Math.asin(Math.sin(tilt) * Math.sin(ecliptic));
  const hourAngle = (280.46061837 + 360.98564736629 * days + longitude) * rad - ascension;
  const north = latitude * rad;
  const sine =
    Math.sin(north) * Math.sin(declination) +
    Math.cos(north) * Math.cos(declination) * Math.cos(hourAngle);
  return { height: Math.asin(sine) / rad, rising: Math.sin(hourAngle) < 0 };
}
