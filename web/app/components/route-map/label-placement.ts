import type { Point } from './projection.ts';

/** A label to be placed beside its dot; `width` in the units of the map. */
export type Label = { readonly id: string; readonly at: Point; readonly width: number };

/** The side of the dot on which a label is placed. */
export type Side =
  | 'right'
  | 'left'
  | 'above'
  | 'below'
  | 'below-right'
  | 'below-left'
  | 'above-right'
  | 'above-left';

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
const SIDES: readonly Side[] = [
  ...(['right', 'left', 'below', 'above'] as const),
  ...(['below-right', 'below-left', 'above-right', 'above-left'] as const),
];

const boxAt = ({ at: { x, y }, width }: Label, side: Side): Box => {
  const middle = { left: x - width / 2, right: x + width / 2 };
  const level = { top: y - HEIGHT / 2, bottom: y + HEIGHT / 2 };
  const above = { top: y - GAP - HEIGHT, bottom: y - GAP };
  const below = { top: y + GAP, bottom: y + GAP + HEIGHT };
  const toRight = { left: x, right: x + width };
  const toLeft = { left: x - width, right: x };
  return {
    right: { ...level, left: x + GAP, right: x + GAP + width },
    left: { ...level, left: x - GAP - width, right: x - GAP },
    above: { ...middle, ...above },
    below: { ...middle, ...below },
    'below-right': { ...toRight, ...below },
    'below-left': { ...toLeft, ...below },
    'above-right': { ...toRight, ...above },
    'above-left': { ...toLeft, ...above },
  }[side];
};

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

/** Places the labels one after the other, the first one at one of the sides given. */
const placeFrom = (
  labels: readonly Label[],
  frame: Frame,
  firstSides: readonly Side[],
): Map<string, Side> => {
  const placed = new Map<string, Side>();
  const boxes: Box[] = [];
  for (const [at, label] of labels.entries()) {
    const dots = labels.filter((other) => other !== label).map(dotAt);
    const side = (at === 0 ? firstSides : SIDES).find((one) => {
      const box = boxAt(label, one);
      return holds(frame, box) && ![...boxes, ...dots].some((other) => meet(box, other));
    });
    if (!side) continue;
    placed.set(label.id, side);
    boxes.push(boxAt(label, side));
  }
  return placed;
};

/**
 * Finds a side for each label, the first ones first, so that no label covers another or a dot. The first, most often a hub
 * amid its routes, moves where that makes room for more. A label that has no room is left out: its dot stays, and the list
 * beside the map names it.
 */
export const placeLabels = (labels: readonly Label[], frame: Frame): Map<string, Side> => {
  const [asUsual, ...otherwise] = [SIDES, ...SIDES.map((side) => [side])].map((sides) =>
    placeFrom(labels, frame, sides),
  );
  return otherwise.reduce(
    (best, one) => (one.size > best.size ? one : best),
    asUsual ?? new Map<string, Side>(),
  );
};
