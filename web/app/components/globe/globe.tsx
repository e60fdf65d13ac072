import { type PointerEvent, useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { Position } from '#schema/rules/sky/sun.ts';
import { sunOverhead } from '#schema/rules/sky/sun-overhead.ts';
import { drawGlobe } from './draw-globe.ts';
import styles from './globe.module.css';
import { coloursOf } from './globe-colours.ts';
import {
  type GlobeFlight,
  type GlobePlace,
  type Lonlat,
  positionOf,
  projectionOf,
  STILL,
  seenAt,
} from './globe-view.ts';
import { type GlobeSight, sightOf, turn, upright } from './turn.ts';

export type GlobeProps = {
  /** Where all ways begin. */
  origin: GlobePlace;
  places: readonly GlobePlace[];
  /** The place or flight that is pointed at, here or in the list beside the globe. */
  active?: string | null;
  onActive?: (key: string | null) => void;
  /** What is drawn in place of the ways from the origin. */
  flights?: readonly GlobeFlight[];
  /** Aircraft in the air besides, without their ways. */
  aircraft?: readonly GlobeFlight[] | undefined;
  /** Whose night it shows, in milliseconds since 1970; now where it is left out. */
  instant?: number | undefined;
};

const NONE: readonly GlobeFlight[] = [];
/** A finger's width around a dot. */
const REACH = 18;
/** Of a drag: less is a touch that trembles. */
const DRAGGED = 4;
/** How far a drag across the whole window turns the globe. */
const DEGREES_ACROSS = 120;

type Target = Pick<GlobePlace, 'key' | 'to' | 'latitude' | 'longitude'>;

/** What can be pointed at: the aircraft, and where no flights are drawn the places. */
function targetsOf(
  places: readonly GlobePlace[],
  flights: readonly GlobeFlight[] | undefined,
  aircraft: readonly GlobeFlight[],
): readonly Target[] {
  const flying = [...(flights ?? []), ...aircraft].map((flight) => {
    const [longitude, latitude] = positionOf(flight);
    return { key: flight.key, to: flight.page, longitude, latitude };
  });
  return flights ? flying : [...places, ...flying];
}

/** What is seen whole: both ends of what is pointed at, or everything. */
function around(
  active: string | null,
  origin: GlobePlace,
  places: readonly GlobePlace[],
  flights: readonly GlobeFlight[] | undefined,
): Position[] {
  const flight = flights?.find(({ key }) => key === active);
  if (flight) return [flight.from, flight.to];
  const place = places.find(({ key }) => key === active);
  return place ? [origin, place] : [origin, ...places];
}

/**
 * The places on a globe with its night, as ways from the origin. Visual decoration: the list beside
 * it says the same, so it is hidden from screen readers and takes no Tab stop. It can be turned,
 * and turns itself to the place that is pointed at in the list.
 */
export function Globe(props: GlobeProps) {
  const { origin, places, active = null, onActive, flights, aircraft = NONE, instant } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const sight = useRef<GlobeSight>(STILL);
  const drag = useRef<{ x: number; y: number; from: Lonlat; moved: boolean } | null>(null);
  const pointed = useRef<string | null>(null);
  /** Their ends stay where they are while the aircraft move. */
  const followed = useRef(flights);
  const redraw = useRef<() => void>(() => undefined);
  const navigate = useNavigate();

  const draw = useCallback(() => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    if (!(element && context)) return;
    const size = element.clientWidth;
    if (size === 0) return;
    const density = Math.min(2, devicePixelRatio);
    const pixels = Math.round(size * density);
    if (element.width !== pixels) [element.width, element.height] = [pixels, pixels];
    context.setTransform(density, 0, 0, density, 0, 0);
    drawGlobe(context, {
      size,
      ...sight.current,
      origin,
      places,
      active,
      flights,
      aircraft,
      sun: sunOverhead(instant ?? Date.now()),
      colours: coloursOf(element),
      font: getComputedStyle(element).fontFamily,
    });
  }, [origin, places, active, flights, aircraft, instant]);

  useEffect(() => {
    followed.current = flights;
    redraw.current = draw;
    draw();
    const element = canvas.current;
    if (!element) return;
    const resized = new ResizeObserver(draw);
    resized.observe(element);
    const recoloured = new MutationObserver(draw);
    recoloured.observe(document.documentElement, { attributeFilter: ['class'] });
    return () => {
      resized.disconnect();
      recoloured.disconnect();
    };
  }, [draw, flights]);

  // what is pointed at on the globe is seen already
  useEffect(() => {
    if (active && active === pointed.current) return;
    const next = sightOf(around(active, origin, places, followed.current));
    return turn(sight.current, next, (between) => {
      sight.current = between;
      redraw.current();
    });
  }, [active, places, origin]);

  const placeAt = ({ nativeEvent }: PointerEvent): Target | null => {
    const { offsetX, offsetY } = nativeEvent;
    const view = { size: canvas.current?.clientWidth ?? 0, ...sight.current };
    const projection = projectionOf(view);
    const near = targetsOf(places, flights, aircraft).flatMap((place) => {
      const at = seenAt(place, projection, view.centre);
      const distance = at ? Math.hypot(at[0] - offsetX, at[1] - offsetY) : REACH;
      return distance < REACH ? [{ place, distance }] : [];
    });
    return near.toSorted((a, b) => a.distance - b.distance)[0]?.place ?? null;
  };

  const point = (place: Target | null) => {
    pointed.current = place?.key ?? null;
    if (canvas.current) canvas.current.style.cursor = place?.to ? 'pointer' : '';
    if (pointed.current !== active) onActive?.(pointed.current);
  };

  return (
    <canvas
      ref={canvas}
      className={styles.globe}
      onPointerDown={(event) => {
        drag.current = {
          x: event.clientX,
          y: event.clientY,
          from: sight.current.centre,
          moved: false,
        };
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        const held = drag.current;
        if (!held) return point(placeAt(event));
        const [right, down] = [event.clientX - held.x, event.clientY - held.y];
        held.moved ||= Math.hypot(right, down) > DRAGGED;
        const { zoom } = sight.current;
        const degrees = DEGREES_ACROSS / event.currentTarget.clientWidth / zoom;
        const centre = upright([held.from[0] - right * degrees, held.from[1] + down * degrees]);
        sight.current = { centre, zoom };
        draw();
      }}
      onPointerUp={(event) => {
        const wasDragged = drag.current?.moved;
        drag.current = null;
        const place = placeAt(event);
        if (wasDragged || !place?.to) return;
        // a finger cannot point: its first touch does, and the second one follows
        if (event.pointerType === 'touch' && place.key !== active) point(place);
        else navigate(place.to);
      }}
      onPointerCancel={() => {
        drag.current = null;
      }}
      onPointerLeave={({ pointerType }) => pointerType !== 'touch' && point(null)}
    />
  );
}
