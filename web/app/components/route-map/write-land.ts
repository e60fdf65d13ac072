/**
 * `npm run generate:map`: draws the land of the route map from Natural Earth (world-atlas, 1:50 m)
 * into `land.gen.svg`, a static file that pages point to. For the globe, `globe.gen.svg` is such a
 * file, and `globe-land.gen.ts` has what its canvas draws. Small islands and bends that are
 * invisible at this scale are left out.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type GeoProjection, geoOrthographic, geoPath, geoProjection } from 'd3-geo';
import { feature } from 'topojson-client';
import { STILL } from '../globe/globe-view.ts';
import { areaOf, type Pair, ringPath, simplified } from './outline.ts';
import { MAP, MAP_ORIGIN, MAP_SCALE, miller } from './projection.ts';

const TOLERANCE = 0.6;
const SMALLEST_ISLAND = 4;
/** How far the land extends beyond the edge, so that no coast is drawn along it. */
const BLEED = 4;

const atlas = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('world-atlas/land-50m.json'), 'utf8'),
);

const projection = geoProjection(miller)
  .translate([MAP_ORIGIN.x, MAP_ORIGIN.y])
  .scale(MAP_SCALE)
  .clipExtent([
    [-BLEED, -BLEED],
    [MAP.width + BLEED, MAP.height + BLEED],
  ]);

const land = feature(atlas, atlas.objects.land);

/** The land as one path, in whole units of its picture. */
const pathOf = (seen: GeoProjection): string =>
  (geoPath(seen).digits(2)(land) ?? '')
    .split('M')
    .filter(Boolean)
    .map((ring) =>
      ring
        .replace('Z', '')
        .split('L')
        .map((point) => point.split(',').map(Number) as unknown as Pair),
    )
    .filter((ring) => areaOf(ring) >= SMALLEST_ISLAND)
    .map((ring) => ringPath(simplified([...ring, ring[0] as Pair], TOLERANCE)))
    .join('');

function write(file: string, box: string, path: string): void {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><path id="land" d="${path}"/></svg>\n`;
  writeFileSync(new URL(file, import.meta.url), svg);
  console.warn(`${file}: ${svg.length} bytes`);
}
write('land.gen.svg', `0 0 ${MAP.width} ${MAP.height}`, pathOf(projection));

/** The globe as it is seen before it can be turned. */
const [EAST, NORTH] = STILL.centre;
const SIDE = 600;
const globe = geoOrthographic()
  .translate([SIDE / 2, SIDE / 2])
  .scale(SIDE / 2)
  .rotate([-EAST, -NORTH]);
write('../globe/globe.gen.svg', `0 0 ${SIDE} ${SIDE}`, pathOf(globe));

/** Of the globe, in degrees; its numbers are tenths of one. */
const GLOBE_TOLERANCE = 0.2;
const GLOBE_SMALLEST_ISLAND = 0.4;

type Land = { features: { geometry: { coordinates: Pair[][][] } }[] };

/** A point in tenths of a degree, and the steps to the next ones: the shortest text for a ring. */
function stepsOf(ring: readonly Pair[]): number[] {
  const tenths = ring.map(([x, y]): Pair => [Math.round(x * 10), Math.round(y * 10)]);
  return tenths.flatMap(([x, y], index) => {
    const [fromX, fromY] = tenths[index - 1] ?? [0, 0];
    return [x - fromX, y - fromY];
  });
}
const polygons = (land as unknown as Land).features
  .flatMap(({ geometry }) => geometry.coordinates)
  .map((polygon) =>
    polygon
      .filter((ring) => areaOf(ring) >= GLOBE_SMALLEST_ISLAND)
      .map((ring) => simplified(ring, GLOBE_TOLERANCE))
      .filter((ring) => ring.length > 3)
      .map(stepsOf),
  )
  .filter((polygon) => polygon.length > 0);
writeFileSync(
  new URL('../globe/globe-land.gen.ts', import.meta.url),
  `/** Pieces of land as rings, each a point in tenths of a degree and the steps to the next ones. */
export const GLOBE_LAND: readonly (readonly (readonly number[])[])[] = ${JSON.stringify(polygons)};\n`,
);
console.warn(`globe-land.gen.ts: ${polygons.length} pieces of land`);
