import { type GeoPermissibleObjects, geoCircle, geoGraticule, geoPath } from 'd3-geo';
import { drawPlaces } from './draw-places.ts';
import { GLOBE_LAND } from './globe-land.gen.ts';
import { type GlobeView, type Lonlat, MARGIN, projectionOf } from './globe-view.ts';

/** Night falls in steps: how far from the middle of the night each lies, in degrees. */
const NIGHTFALL = [90, 83, 76] as const;
const NIGHT_STEP = 0.58;

/** A ring of the generated land in degrees. */
function ringOf(steps: readonly number[]): Lonlat[] {
  let [x, y] = [0, 0];
  return Array.from({ length: steps.length / 2 }, (_, index): Lonlat => {
    x += steps[2 * index] ?? 0;
    y += steps[2 * index + 1] ?? 0;
    return [x / 10, y / 10];
  });
}
const LAND: GeoPermissibleObjects = {
  type: 'MultiPolygon',
  coordinates: GLOBE_LAND.map((rings) => rings.map(ringOf)),
};
const GRID = geoGraticule().step([20, 20])();

/** Draws the globe: sea, land, night, the ways from the origin, and the places. */
export function drawGlobe(context: CanvasRenderingContext2D, view: GlobeView): void {
  const { size, sun, colours } = view;
  const projection = projectionOf(view);
  const path = geoPath(projection, context);
  const middle = size / 2;
  const radius = middle - MARGIN;
  const trace = (shape: GeoPermissibleObjects) => {
    context.beginPath();
    path(shape);
  };
  context.clearRect(0, 0, size, size);

  // a window in the shape of the globe: what is nearer goes beyond it
  context.save();
  context.beginPath();
  context.arc(middle, middle, radius, 0, 2 * Math.PI);
  context.clip();

  const light = middle - radius * 0.35;
  const sea = context.createRadialGradient(light, light, radius * 0.1, middle, middle, radius);
  sea.addColorStop(0, colours.sea);
  sea.addColorStop(1, colours.deep);
  context.fillStyle = sea;
  context.fillRect(0, 0, size, size);

  trace(GRID);
  context.strokeStyle = colours.grid;
  context.lineWidth = 0.6;
  context.stroke();

  context.save();
  context.translate(-1.5, -2);
  trace(LAND);
  context.globalAlpha = 0.16;
  context.fillStyle = colours.shade;
  context.fill();
  context.restore();
  trace(LAND);
  context.fillStyle = colours.land;
  context.fill();

  const midnight: Lonlat = [sun.longitude + 180, -sun.latitude];
  for (const distance of NIGHTFALL) {
    context.save();
    trace(geoCircle().center(midnight).radius(distance)());
    context.clip();
    context.globalAlpha = NIGHT_STEP;
    context.fillStyle = colours.night;
    context.fillRect(0, 0, size, size);
    trace(LAND);
    context.fillStyle = colours.dark;
    context.fill();
    context.restore();
  }

  const limb = context.createRadialGradient(middle, middle, radius * 0.8, middle, middle, radius);
  limb.addColorStop(0, 'transparent');
  limb.addColorStop(1, colours.shade);
  context.globalAlpha = 0.22;
  context.fillStyle = limb;
  context.fillRect(0, 0, size, size);
  context.globalAlpha = 1;

  drawPlaces(context, view);
  context.restore();
}
