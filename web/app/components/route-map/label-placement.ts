import type { Point } from './projection.ts';

/** A label to be placed beside its dot; `width` in the units of the map. */
export type Label = { readonly id: string; readonly at: Point; readonly width: number };

/** The side of the dot on which a label is placed. */
export type Side = 'right' | 'left' | 'above' | 'below' | 'below-right' | 'below-left';

type Box = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

/** How wide letters are at the size of the labels, and the space around them; all in one unit. */
export type LetterWidths = {
  readonly letter: number;
  readonly ideograph: number;
  readonly margin: number;
};

/** About how wide a label is: near enough to place it before any browser has rendered it. */
export const labelWidth = (text: string, { letter, ideograph, margin }: LetterWidths): number =>
  [...text].reduce((sum, one) => sum + (one > '\u2e80' ? ideograph : letter), margin);

const HEIGHT = 28;
const GAP = 12;
const SIDES: readonly Side[] = ['right', 'left', 'below', 'above', 'below-right', 'below-left'];
/** Where the first order leaves a label out, another one may not. */
const ORDERS: readonly (readonly Side[])[] = [
  SIDES,
  ['right', 'below', 'left', 'above', 'below-right', 'below-left'],
];

function boxAt({ at: { x, y }, width }: Label, side: Side): Box {
  const middle = { left: x - width / 2, right: x + width / 2 };
  const level = { top: y - HEIGHT / 2, bottom: y + HEIGHT / 2 };
  const under = { top: y + GAP, bottom: y + GAP + HEIGHT };
  return {
    right: { ...level, left: x + GAP, right: x + GAP + width },
    left: { ...level, left: x - GAP - width, right: x - GAP },
    above: { ...middle, top: y - GAP - HEIGHT, bottom: y - GAP },
    below: { ...middle, ...under },
    'below-right': { ...under, left: x - GAP / 2, right: x - GAP / 2 + width },
    'below-left': { ...under, left: x + GAP / 2 - width, right: x + GAP / 2 },
  }[side];
}

const dotAt = ({ at: { x, y } }: Label): Box => ({
  left: x - GAP / 2,
  right: x + GAP / 2,
  top: y - GAP / 2,
  bottom: y + GAP / 2,
});

const meet = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const holds = (frame: { width: number; height: number }, box: Box): boolean =>
  box.left >= 0 && box.top >= 0 && box.right <= frame.width && box.bottom <= frame.height;

type Frame = { readonly width: number; readonly height: number };

/**
 * Places one label after another on the first side that is free, the first label on `first` alone.
 */
function placeFrom(
  labels: readonly Label[],
  frame: Frame,
  first: Side,
  order: readonly Side[],
): Map<string, Side> {
  const placed = new Map<string, Side>();
  const boxes: Box[] = [];
  for (const label of labels) {
    const dots = labels.filter((other) => other !== label).map(dotAt);
    const side = (label === labels[0] ? [first] : order).find((one) => {
      const box = boxAt(label, one);
      return holds(frame, box) && ![...boxes, ...dots].some((other) => meet(box, other));
    });
    if (!side) continue;
    placed.set(label.id, side);
    boxes.push(boxAt(label, side));
  }
  return placed;
}

/**
 * Finds a side for each label, the first ones first, so that no label covers another or a dot; the
 * first label makes way where that leaves room for more. A label that has no room is left out: its
 * dot stays, and the list beside the map names it.
 */
export const placeLabels = (labels: readonly Label[], frame: Frame): Map<string, Side> =>
  ORDERS.flatMap((order) => SIDES.map((side) => placeFrom(labels, frame, side, order))).reduce(
    (best, other) => (other.size > best.size ? other : best),
  );
