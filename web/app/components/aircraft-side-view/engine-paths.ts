import type { AircraftSideViewFragment } from './aircraft-side-view.gen.ts';
import type { AirframeShape } from './airframe-shapes.ts';
import type { Point } from './curve.ts';

const CM = 10;
/** Where the cowling is widest and where it ends, in parts of the whole length. */
const WIDEST = 0.3;
const COWL_END = 0.68;
const CHEVRONS = 5;

const at = (...numbers: number[]) => numbers.map((one) => Math.round(one)).join(' ');

/**
 * The near engine: cowling, the rim of its intake, the hot part behind, and the pylon that holds
 * it.
 */
export function enginePaths(
  { fromMm, lengthMm, diameterMm }: AircraftSideViewFragment['engines'],
  { engineClearance, chevrons }: AirframeShape,
  onGround: (point: Point) => Point,
) {
  const x = fromMm / CM;
  const length = lengthMm / CM;
  const radius = diameterMm / CM / 2;
  const [, y] = onGround([0, engineClearance + radius]);
  const end = x + length * COWL_END;
  const lip = radius * 0.84;
  const mouth = radius * 0.74;
  const step = (2 * mouth) / CHEVRONS;
  const rim = chevrons
    ? Array.from({ length: CHEVRONS }, () => `l${at(16, step / 2)}l${at(-16, step / 2)}`).join('')
    : `L${at(end, y + mouth)}`;
  const core = x + length * 0.86;
  return {
    cowling: [
      `M${at(x, y - lip)}`,
      `C${at(x + length * 0.1, y - radius, x + length * WIDEST, y - radius * 1.02, end, y - mouth)}`,
      rim,
      `C${at(x + length * WIDEST, y + radius * 1.02, x + length * 0.1, y + radius, x, y + lip)}`,
      `Q${at(x - 12, y, x, y - lip)}Z`,
    ].join(''),
    lip: `M${at(x + 26, y - lip - 6)}Q${at(x + 16, y, x + 26, y + lip + 6)}`,
    core: [
      `M${at(end - 20, y - mouth * 0.7)}`,
      `L${at(core, y - mouth * 0.42)}L${at(x + length, y - 6)}v12L${at(core, y + mouth * 0.42)}`,
      `L${at(end - 20, y + mouth * 0.7)}Z`,
    ].join(''),
    pylon: [
      `M${at(x + length * 0.36, y - radius + 6)}`,
      `Q${at(x + length * 0.7, y - radius - 30, x + length * 1.02, y - radius - 26)}`,
      `L${at(x + length * 1.05, y - radius + 34)}L${at(end, y - mouth * 0.6)}Z`,
    ].join(''),
  };
}
