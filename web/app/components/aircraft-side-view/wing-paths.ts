import type { AircraftSideViewFragment } from './aircraft-side-view.gen.ts';
import type { AirframeShape } from './airframe-shapes.ts';
import { type Point, polygon } from './curve.ts';

type Dimensions = AircraftSideViewFragment['dimensions'];

const CM = 10;
const at = (...numbers: number[]) => numbers.map((one) => Math.round(one)).join(' ');

/** The shape at the tip of the wing: front and rear of the tip are given, in centimetres. */
function tipPath(
  kind: Dimensions['wingTip'],
  [frontX, frontY]: Point,
  [rearX, rearY]: Point,
): string | null {
  switch (kind) {
    case 'SHARKLET':
      return [
        `M${at(frontX - 8, frontY + 8)}`,
        `C${at(frontX + 70, frontY - 20, frontX + 110, frontY - 130, frontX + 168, frontY - 240)}`,
        `L${at(rearX + 62, rearY - 246)}`,
        `C${at(rearX + 52, rearY - 130, rearX + 36, rearY - 20, rearX, rearY + 8)}Z`,
      ].join('');
    case 'FENCE':
      return polygon([
        [frontX, frontY],
        [frontX + 118, frontY - 86],
        [rearX + 26, rearY - 78],
        [rearX + 10, rearY],
        [rearX + 2, rearY + 62],
        [frontX + 92, frontY + 62],
      ]);
    case 'RAKED':
      return null;
  }
}

/** The wing with what is at its tip, and the fairing below its root. */
export function wingPaths(
  { wingFromMm, wingToMm, wingTip }: Dimensions,
  shape: AirframeShape,
  onGround: (point: Point) => Point,
) {
  const from = wingFromMm / CM;
  const to = wingToMm / CM;
  const [root, front, rear, kink] = shape.wing.map(([x, z]) => onGround([from + x, z])) as [
    Point,
    Point,
    Point,
    Point,
  ];
  const [, rearRoot] = onGround([to, shape.wingRootHeight]);
  const [, fairing] = onGround([0, shape.fairing]);
  const [, belly] = onGround([0, shape.noseBottom.at(-1)?.[1] ?? 0]);
  // wings bend upwards: the fronts and rears are drawn as flat arches
  const lift = (a: Point, b: Point, by: number): Point => [
    (a[0] + b[0]) / 2,
    (a[1] + b[1]) / 2 + by,
  ];
  return {
    wing: [
      `M${at(...root)}`,
      `Q${at(...lift(root, front, 14), ...front)}`,
      `L${at(...rear)}`,
      `Q${at(...lift(rear, kink, 16), ...kink)}`,
      `L${at(to, rearRoot)}`,
      `Q${at((from + to) / 2, rearRoot + 26, root[0] + 12, root[1] + 22)}`,
      `Q${at(root[0] - 22, root[1] + 8, ...root)}Z`,
    ].join(''),
    wingTip: tipPath(wingTip, front, rear),
    fairing: [
      `M${at(from - 210, belly)}`,
      `C${at(from - 60, fairing, from + 60, fairing, (from + to) / 2, fairing)}`,
      `C${at(to - 20, fairing, to + 120, fairing, to + 330, belly)}`,
      `C${at(to + 160, belly - 30, to + 60, rearRoot - 8, to - 40, rearRoot - 8)}`,
      `L${at(from + 60, rearRoot - 8)}`,
      `C${at(from - 60, rearRoot - 8, from - 110, belly - 30, from - 210, belly)}Z`,
    ].join(''),
  };
}
