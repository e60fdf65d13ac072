import { type GeoProjection, geoDistance, geoInterpolate, geoOrthographic } from 'd3-geo';
import type { Position } from '#schema/rules/sky/sun.ts';
import type { GlobeColours } from './globe-colours.ts';

/** Degrees, as d3 has them: longitude first. */
export type Lonlat = [longitude: number, latitude: number];

/** A place on the globe, and the page that it leads to; empty where it leads to none. */
export type GlobePlace = Position & {
  readonly key: string;
  readonly city: string;
  readonly to: string;
};

/** A flight on the globe: its way, and how much of it an aircraft has flown, from 0 to 1. */
export type GlobeFlight = {
  readonly key: string;
  readonly from: Position;
  readonly to: Position;
  /** Null where it is not in the air: only the way is drawn. */
  readonly flown: number | null;
  /** The page that it leads to; empty where it leads to none. */
  readonly page: string;
};

export type GlobeView = {
  /** Side of the square, in CSS pixels. */
  readonly size: number;
  /** What is in the middle, and how near it is: at 1 the whole half of the globe is seen. */
  readonly centre: Lonlat;
  readonly zoom: number;
  readonly origin: GlobePlace;
  readonly places: readonly GlobePlace[];
  /** Their ways are drawn, or where it is left out those from the origin to each place. */
  readonly flights: readonly GlobeFlight[] | undefined;
  /** In the air besides: drawn without their ways. */
  readonly aircraft: readonly GlobeFlight[];
  /** The key of a place or of a flight. */
  readonly active: string | null;
  /** Over which place the sun stands. */
  readonly sun: Position;
  readonly colours: GlobeColours;
  readonly font: string;
};

/** Between the airline's places: what the picture shows before the globe is there. */
export const STILL: { readonly centre: Lonlat; readonly zoom: number } = {
  centre: [108, 30],
  zoom: 1,
};

const HALF_TURN = Math.PI / 2;
/** Room around the disc. */
export const MARGIN = 2;

export const lonlatOf = ({ longitude, latitude }: Position): Lonlat => [longitude, latitude];

/** Where the aircraft of a flight is; on the ground, where it leaves. */
export const positionOf = ({ from, to, flown }: GlobeFlight): Lonlat =>
  geoInterpolate(lonlatOf(from), lonlatOf(to))(flown ?? 0);

/** The globe as it lies in its square. */
export const projectionOf = ({
  size,
  centre,
  zoom,
}: Pick<GlobeView, 'size' | 'centre' | 'zoom'>): GeoProjection =>
  geoOrthographic()
    .translate([size / 2, size / 2])
    .scale((size / 2 - MARGIN) * zoom)
    .rotate([-centre[0], -centre[1]])
    .clipAngle(90);

/** Where a place is seen; null behind the globe. */
export const seenAt = (
  place: Position,
  projection: GeoProjection,
  centre: Lonlat,
): [number, number] | null =>
  geoDistance(lonlatOf(place), centre) < HALF_TURN - 0.02 ? projection(lonlatOf(place)) : null;

export const isAtNight = (place: Position, sun: Position): boolean =>
  geoDistance(lonlatOf(place), lonlatOf(sun)) > HALF_TURN;
