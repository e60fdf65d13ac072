/**
 * `npm run generate:map`: draws the land of the route map from Natural Earth (world-atlas, 1:50 m)
 * into `land.gen.svg`, a static file that pages point to. Small islands and bends that are
 * invisible at this scale are left out.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoPath, geoProjection } from 'd3-geo';
import { feature } from 'topojson-client';
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

const drawn = geoPath(projection).digits(2)(feature(atlas, atlas.objects.land)) ?? '';
const rings = drawn
  .split('M')
  .filter(Boolean)
  .map((ring) =>
    ring
      .replace('Z', '')
      .split('L')
      .map((point) => point.split(',').map(Number) as unknown as Pair),
  )
  .filter((ring) => areaOf(ring) >= SMALLEST_ISLAND)
  .map((ring) => simplified([...ring, ring[0] as Pair], TOLERANCE));

const path = rings.map(ringPath).join('');
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MAP.width} ${MAP.height}"><path id="land" d="${path}"/></svg>\n`;
writeFileSync(new URL('land.gen.svg', import.meta.url), svg);
console.warn(`land.gen.svg: ${rings.length} pieces of land, ${svg.length} bytes`);
