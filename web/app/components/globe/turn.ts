import { geoDistance, geoInterpolate } from 'd3-geo';
import type { Position } from '#schema/rules/sky/sun.ts';
import type { Lonlat } from './globe-view.ts';

const TURN_MILLISECONDS = 600;
/** Farther north or south one looks down on a pole, where nothing is upright. */
const HIGHEST_LATITUDE = 55;

const RAD = Math.PI / 180;

export const upright = ([longitude, latitude]: Lonlat): Lonlat => [
  longitude,
  Math.max(-HIGHEST_LATITUDE, Math.min(HIGHEST_LATITUDE, latitude)),
];

/** The middle of places: from there most of them are seen. */
function middleOf(places: readonly Position[]): Lonlat {
  let [x, y, z] = [0, 0, 0];
  for (const { latitude, longitude } of places) {
    x += Math.cos(latitude * RAD) * Math.cos(longitude * RAD);
    y += Math.cos(latitude * RAD) * Math.sin(longitude * RAD);
    z += Math.sin(latitude * RAD);
  }
  return upright([Math.atan2(y, x) / RAD, Math.atan2(z, Math.hypot(x, y)) / RAD]);
}

/** What the globe shows: its middle, and how near it is. */
export type GlobeSight = { readonly centre: Lonlat; readonly zoom: number };

/** How much of the window the places fill, and how near one comes at most. */
const FILLED = 0.78;
const NEAREST = 2.6;

/** A sight with all of these places, as near as it can be. */
export function sightOf(places: readonly Position[]): GlobeSight {
  const centre = middleOf(places);
  const farthest = Math.max(
    ...places.map(({ latitude, longitude }) => geoDistance(centre, [longitude, latitude])),
  );
  const reach = Math.sin(Math.min(farthest, Math.PI / 2));
  return { centre, zoom: Math.min(NEAREST, Math.max(1, FILLED / Math.max(reach, 0.01))) };
}

const eased = (part: number): number => 1 - (1 - part) ** 3;

/**
 * Turns from one sight to another, picture by picture; at once for who wants no motion.
 * @returns ends the turn where it is
 */
export function turn(
  from: GlobeSight,
  to: GlobeSight,
  show: (sight: GlobeSight) => void,
): () => void {
  const isThere = from.zoom === to.zoom && geoDistance(from.centre, to.centre) < 1e-6;
  if (isThere || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    show(to);
    return () => undefined;
  }
  const between = geoInterpolate(from.centre, to.centre);
  const start = performance.now();
  let frame = requestAnimationFrame(function step(now: number) {
    const part = eased(Math.min(1, Math.max(0, (now - start) / TURN_MILLISECONDS)));
    show({ centre: between(part), zoom: from.zoom + (to.zoom - from.zoom) * part });
    if (part < 1) frame = requestAnimationFrame(step);
  });
  return () => cancelAnimationFrame(frame);
}
