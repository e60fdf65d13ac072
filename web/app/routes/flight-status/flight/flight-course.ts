/** A point of the picture. */
export type Point = { readonly x: number; readonly y: number };

/** The way from gate to gate as an arc, in units of the picture: that of the stage of a trip. */
export const PICTURE = { width: 1000, height: 300 } as const;
export const FROM: Point = { x: 150, y: 190 };
export const TO: Point = { x: 850, y: 190 };
const TOP: Point = { x: 500, y: -70 };
/** Where a flight that lands elsewhere leaves its way, as a part of it, and where it then lands. */
export const TURN = 0.7;
export const ELSEWHERE: Point = { x: 740, y: 236 };

const between = (a: Point, b: Point, part: number): Point => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
});

const round = (value: number) => Math.round(value * 10) / 10;
const text = ({ x, y }: Point) => `${round(x)} ${round(y)}`;

/** The arc as far as a part of it, from 0 to 1. */
export function arcUntil(part: number): string {
  const control = between(FROM, TOP, part);
  return `M${text(FROM)} Q${text(control)} ${text(between(control, between(TOP, TO, part), part))}`;
}

/** The rest of the arc. */
export function arcFrom(part: number): string {
  const control = between(TOP, TO, part);
  const point = between(between(FROM, TOP, part), control, part);
  return `M${text(point)} Q${text(control)} ${text(TO)}`;
}

/** Where the aircraft is after a part of the arc, and which way it points, in degrees. */
export function placeOnArc(part: number): Point & { readonly degrees: number } {
  const a = between(FROM, TOP, part);
  const b = between(TOP, TO, part);
  const { x, y } = between(a, b, part);
  const degrees = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  return { x: round(x), y: round(y), degrees: round(degrees) };
}

/** The way from where it turned to the airport it was diverted to. */
export function detour(): string {
  const turn = placeOnArc(TURN);
  const control = { x: ELSEWHERE.x - 4, y: turn.y + 18 };
  return `M${text(turn)} Q${text(control)} ${text(ELSEWHERE)}`;
}
