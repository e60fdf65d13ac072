import { type GeoProjection, geoDistance, geoInterpolate, geoPath } from 'd3-geo';
import {
  type GlobeFlight,
  type GlobePlace,
  type GlobeView,
  isAtNight,
  lonlatOf,
  MARGIN,
  positionOf,
  projectionOf,
  seenAt,
} from './globe-view.ts';

const LABEL = { size: 12, height: 16, gap: 8 } as const;

type Box = readonly [left: number, top: number, right: number, bottom: number];
const overlaps = (a: Box, b: Box): boolean =>
  a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

/** Whether a box is cut off by the round edge. */
const isBeyond = ([left, top, right, bottom]: Box, size: number): boolean =>
  [left, right].some((x) =>
    [top, bottom].some((y) => Math.hypot(x - size / 2, y - size / 2) > size / 2 - MARGIN),
  );

/** Names beside their dots, the first ones first, as long as none lies over another. */
function drawNames(
  context: CanvasRenderingContext2D,
  { font, colours, active, size, sun }: GlobeView,
  seen: readonly (readonly [GlobePlace, readonly [number, number]])[],
): void {
  const taken: Box[] = seen.map(([, [x, y]]) => [x - 3, y - 3, x + 3, y + 3]);
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  for (const [place, [x, y]] of seen) {
    const { key, city } = place;
    const isActive = key === active;
    const lit = isAtNight(place, sun);
    context.font = `${isActive ? 700 : 600} ${isActive ? LABEL.size + 3 : LABEL.size}px ${font}`;
    const { width } = context.measureText(city);
    const left = x + LABEL.gap + width > size ? x - LABEL.gap - width : x + LABEL.gap;
    const box: Box = [left - 2, y - LABEL.height / 2, left + width + 2, y + LABEL.height / 2];
    const isHidden = isBeyond(box, size) || taken.some((one) => overlaps(one, box));
    if (isHidden && !isActive) continue;
    taken.push(box);
    context.lineWidth = 3;
    context.strokeStyle = lit ? colours['halo-at-night'] : colours.halo;
    context.strokeText(city, left, y);
    context.fillStyle = lit ? colours['text-at-night'] : colours.text;
    context.fillText(city, left, y);
  }
}

/** An aircraft from above, its nose to the right. */
const AIRCRAFT =
  'M17 0c0 1.2-1.7 2-3.6 2H4.5L-3 12h-3.4L-2.9 2h-6.3l-2.9 3.8h-2.5L-13 0l-1.6-5.8h2.5L-9.2-2h6.3L-6.4-12H-3l7.5 10h8.9C15.3-2 17-1.2 17 0Z';
/** So far along its way it looks for its direction. */
const AHEAD = 0.01;
/** One of many. */
const SMALL = 0.6;

/** An aircraft on its way, as large as a name, and smaller where there are many. */
function drawAircraft(
  context: CanvasRenderingContext2D,
  { flights = [], aircraft, active, colours, sun }: GlobeView,
  { from, to, flown, key }: GlobeFlight,
  projection: GeoProjection,
): void {
  if (flown === null) return;
  const between = geoInterpolate(lonlatOf(from), lonlatOf(to));
  const [behind, at, ahead] = [flown - AHEAD, flown, flown + AHEAD].map((part) =>
    projection(between(Math.min(1, Math.max(0, part)))),
  );
  if (!(behind && at && ahead)) return;
  const [longitude, latitude] = between(flown);
  const isOneOfMany = flights.length + aircraft.length > 1;
  const size = isOneOfMany && key !== active ? SMALL : 1;
  context.save();
  context.translate(at[0], at[1]);
  context.rotate(Math.atan2(ahead[1] - behind[1], ahead[0] - behind[0]));
  context.scale(size, size);
  const shape = new Path2D(AIRCRAFT);
  const lit = isAtNight({ longitude, latitude }, sun);
  context.lineWidth = 3 / size;
  context.strokeStyle = lit ? colours['halo-at-night'] : colours.halo;
  context.stroke(shape);
  context.fillStyle = lit ? colours['text-at-night'] : colours.text;
  context.fill(shape);
  context.restore();
}

/**
 * The ways on the globe: those of its flights, or those from the origin to each place; and that of
 * the aircraft that is pointed at.
 */
const waysOf = ({ flights, origin, places, aircraft, active }: GlobeView) => [
  ...(flights ?? places.map((place) => ({ key: place.key, from: origin, to: place }))),
  ...aircraft.filter(({ key }) => key === active),
];

/** Draws the ways, the places, which are lit at night, their names, and the aircraft. */
export function drawPlaces(context: CanvasRenderingContext2D, view: GlobeView): void {
  const { centre, origin, places, flights = [], aircraft, active, sun, colours } = view;
  const projection = projectionOf(view);
  const path = geoPath(projection, context);
  for (const { key, from, to } of waysOf(view)) {
    const isActive = key === active;
    context.strokeStyle = isAtNight(from, sun) ? colours['route-at-night'] : colours.route;
    context.lineWidth = isActive ? 2.5 : 1.2;
    context.globalAlpha = isActive ? 1 : active ? 0.25 : 0.6;
    context.beginPath();
    path({ type: 'LineString', coordinates: [lonlatOf(from), lonlatOf(to)] });
    context.stroke();
  }
  context.globalAlpha = 1;

  const shown = [origin, ...places].toSorted(
    (a, b) => Number(b.key === active) - Number(a.key === active),
  );
  const seen = shown.flatMap((place): [GlobePlace, [number, number]][] => {
    const at = seenAt(place, projection, centre);
    return at ? [[place, at]] : [];
  });
  for (const [place, [x, y]] of seen) {
    const lit = isAtNight(place, sun);
    const size = place.key === active ? 6 : place === origin ? 5 : 3.5;
    if (lit) {
      context.globalAlpha = 0.35;
      context.fillStyle = colours.lamp;
      context.beginPath();
      context.arc(x, y, size * 2, 0, 2 * Math.PI);
      context.fill();
      context.globalAlpha = 1;
    }
    context.beginPath();
    context.arc(x, y, size, 0, 2 * Math.PI);
    context.fillStyle = lit ? colours.lamp : colours.route;
    context.fill();
    context.lineWidth = 1.5;
    context.strokeStyle = lit ? colours['halo-at-night'] : colours.halo;
    context.stroke();
  }
  drawNames(context, view, seen);
  for (const flight of [...flights, ...aircraft])
    if (geoDistance(centre, positionOf(flight)) < Math.PI / 2)
      drawAircraft(context, view, flight, projection);
}
