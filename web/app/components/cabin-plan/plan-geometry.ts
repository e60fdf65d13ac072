import type { CabinPlanFragment } from './cabin-plan.gen.ts';

type Plan = CabinPlanFragment['seatPlan'];
export type PlannedCabin = Plan['cabins'][number];
export type PlannedRow = PlannedCabin['rows'][number];

const CM = 10;
/** Drawn of the wings and of the air around the aircraft, on each side. */
const WING_STUB = 150;
/** Drawn of the tail behind the cabin. */
const TAIL_STUB = 170;
const NOSE_MARGIN = 30;

/**
 * The part of the aircraft that a plan shows, in centimetres: from the nose to the right, the left
 * side below.
 */
export function planBox({ dimensions, seatPlan }: CabinPlanFragment) {
  const half = dimensions.fuselageWidthMm / CM / 2;
  return {
    x: -NOSE_MARGIN,
    y: -(half + WING_STUB),
    length: seatPlan.toMm / CM + TAIL_STUB + NOSE_MARGIN,
    width: 2 * (half + WING_STUB),
  };
}

/** The breadth that one seat has in a cabin, in centimetres. */
export const slotOf = ({ columns, aisleWidthMm }: PlannedCabin, cabinWidthMm: number): number =>
  (cabinWidthMm - (columns.length - 1) * aisleWidthMm) / columns.join('').length / CM;

/** Where the middle of a seat is across the cabin: below zero on the right, in centimetres. */
export function acrossOf(cabin: PlannedCabin, letter: string, cabinWidthMm: number): number {
  const slot = slotOf(cabin, cabinWidthMm);
  const group = cabin.columns.findIndex((letters) => letters.includes(letter));
  const before = cabin.columns.slice(0, group).join('').length;
  const inGroup = cabin.columns[group]?.indexOf(letter) ?? 0;
  const fromLeft = (before + inGroup + 0.5) * slot + (group * cabin.aisleWidthMm) / CM;
  return cabinWidthMm / CM / 2 - fromLeft;
}

/** Where the middles of the aisles are across the cabin, in centimetres. */
export function aislesOf(cabin: PlannedCabin, cabinWidthMm: number): number[] {
  const slot = slotOf(cabin, cabinWidthMm);
  const aisle = cabin.aisleWidthMm / CM;
  let fromLeft = 0;
  return cabin.columns.slice(0, -1).map((letters) => {
    fromLeft += letters.length * slot;
    const middle = fromLeft + aisle / 2;
    fromLeft += aisle;
    return cabinWidthMm / CM / 2 - middle;
  });
}

/** Rows that look the same, so that one drawing serves them all. */
export const templateOf = (row: PlannedRow): string =>
  row.seats.map(({ letter, kind }) => letter + kind.charAt(0)).join('');

/** Whether a row has no other one in front of it: a door, a wall or another cabin is there. */
export function startsBlock({ rows }: PlannedCabin, row: PlannedRow): boolean {
  const before = rows[rows.indexOf(row) - 1];
  return !before || before.toMm !== row.fromMm;
}

/** A facility's edges across the cabin: from the right edge to the left one, in centimetres. */
export function spanOf(
  side: Plan['facilities'][number]['side'],
  { dimensions, seatPlan }: CabinPlanFragment,
): readonly [from: number, to: number] {
  const half = dimensions.cabinWidthMm / CM / 2;
  const wide = seatPlan.cabins.some(({ columns }) => columns.length > 2);
  const block = half * (wide ? 0.4 : 0.72);
  switch (side) {
    case 'LEFT':
      return [half - block, half];
    case 'RIGHT':
      return [-half, -half + block];
    case 'CENTRE':
      return [-half * 0.4, half * 0.4];
    case 'FULL_WIDTH':
      return [-half, half];
  }
}

const round = Math.round;

/**
 * The parts of the fuselage from above: half its width, where its nose ends, and how its tail
 * narrows.
 */
function fuselageShape({ dimensions, seatPlan }: CabinPlanFragment) {
  const half = dimensions.fuselageWidthMm / CM / 2;
  const length = dimensions.lengthMm / CM;
  const taper = length - half * 5.4;
  const end = seatPlan.toMm / CM + TAIL_STUB + NOSE_MARGIN;
  const share = Math.max(0, (end - taper) / (length - taper));
  return { half, nose: half * 2.45, taper, end, last: half * (1 - 0.9 * share * share) };
}

/** How far the wall is from the middle, at a place along the tube or the tail. */
export function wallAt(x: number, aircraft: CabinPlanFragment): number {
  const { half, taper, end, last } = fuselageShape(aircraft);
  const share = Math.max(0, (x - taper) / (end - taper));
  return half - share * share * (half - last);
}

/** The outline of the fuselage: a blunt nose, a tube, and a tail that leaves the drawing. */
export function fuselagePath(aircraft: CabinPlanFragment): string {
  const { half, nose, taper, end, last } = fuselageShape(aircraft);
  const [nearX, nearY, farX] = [round(nose * 0.01), round(half * 0.68), round(nose * 0.44)];
  const middle = round((taper + end) / 2);
  const [h, n, t, e, l] = [half, nose, taper, end, last].map(round);
  return [
    `M0 0C${nearX} ${nearY} ${farX} ${h} ${n} ${h}H${t}Q${middle} ${h} ${e} ${l}`,
    `V-${l}Q${middle} -${h} ${t} -${h}H${n}C${farX} -${h} ${nearX} -${nearY} 0 0Z`,
  ].join('');
}

/** The panes of the cockpit. */
export function panesPath(aircraft: CabinPlanFragment): string {
  const { half, nose } = fuselageShape(aircraft);
  const at = (x: number, y: number) => `${round(nose * x)} ${round(half * y)}`;
  const pane = (side: 1 | -1) =>
    `M${at(0.26, side * 0.04)}Q${at(0.28, side * 0.4)} ${at(0.41, side * 0.7)}L${at(0.47, side * 0.66)}Q${at(0.36, side * 0.38)} ${at(0.34, side * 0.04)}Z`;
  return pane(1) + pane(-1);
}

/** How far the front edge of a wing runs back for each centimetre outwards, and the rear edge. */
const SWEEP = { front: 0.55, rear: 0.12 };

/** The roots of both wings, which leave the drawing. */
export function wingsPath({ dimensions }: CabinPlanFragment): string {
  const half = dimensions.fuselageWidthMm / CM / 2;
  const reach = WING_STUB + NOSE_MARGIN;
  const from = dimensions.wingFromMm / CM;
  const to = dimensions.wingToMm / CM;
  return [1, -1]
    .map((side) =>
      [
        `M${round(from - 40)} ${side * round(half - 4)}`,
        `Q${round(from)} ${side * round(half)} ${round(from + 30)} ${side * round(half + 40)}`,
        `L${round(from + reach * SWEEP.front)} ${side * round(half + reach)}`,
        `H${round(to + reach * SWEEP.rear)}L${round(to)} ${side * round(half + 30)}`,
        `Q${round(to + 10)} ${side * round(half)} ${round(to + 60)} ${side * round(half - 4)}Z`,
      ].join(''),
    )
    .join('');
}
