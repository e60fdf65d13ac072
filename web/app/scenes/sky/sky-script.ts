import { type SkyName, skyUnder } from '#schema/rules/sky/sky-name.ts';
import { type Position, type Sun, sunAt } from '#schema/rules/sky/sun.ts';

/** Where the airline's main hub lies: the sky of pages that show no other place. */
const HUB: Position = { latitude: 31.14, longitude: 121.81 };

function name(
  sun: (instant: number, latitude: number, longitude: number) => Sun,
  sky: (under: Sun) => SkyName,
  latitude: number,
  longitude: number,
) {
  document.documentElement.dataset.sky = sky(sun(Date.now(), latitude, longitude));
}

/**
 * Printed into <head> as text, by the server alone: before the first paint, a page that was
 * rendered hours ago too has the sky of now.
 */
export const skyScript = (): string =>
  `(${name.toString()})(${sunAt.toString()},${skyUnder.toString()},${HUB.latitude},${HUB.longitude})`;
