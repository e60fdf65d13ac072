import type { AircraftSideViewFragment } from './aircraft-side-view.gen.ts';
import { type AirframeShape, shapeOf } from './airframe-shapes.ts';
import { curveThrough, type Point, polygon, roundedPolygon } from './curve.ts';
import { enginePaths } from './engine-paths.ts';
import { wingPaths } from './wing-paths.ts';

const CM = 10;
/** The height of the mark on the fin. */
const MARK_HEIGHT = 0.46;

/** Turns heights above the ground into an axis that points downwards. */
export type Ground = (point: Point) => Point;

const roundedBox = (x: number, y: number, width: number, height: number, radius: number): string =>
  `M${Math.round(x + radius)} ${Math.round(y)}h${Math.round(width - 2 * radius)}q${radius} 0 ${radius} ${radius}v${Math.round(height - 2 * radius)}q0 ${radius} ${-radius} ${radius}h${-Math.round(width - 2 * radius)}q${-radius} 0 ${-radius} ${-radius}v${-Math.round(height - 2 * radius)}q0 ${-radius} ${radius} ${-radius}Z`;

function tube(
  shape: AirframeShape,
  onGround: Ground,
  fromTail: (points: readonly Point[]) => Point[],
) {
  const noseTop = shape.noseTop.map(onGround);
  const noseBottom = shape.noseBottom.map(onGround);
  const tailTop = fromTail(shape.tailTop);
  const tailBottom = fromTail(shape.tailBottom);
  const [tipX, tipY] = noseTop[0] ?? [0, 0];
  const [topX, topY] = tailTop[0] ?? [0, 0];
  const [bottomX, bottomY] = tailBottom.at(-1) ?? [0, 0];
  const back = noseBottom.toReversed();
  const [backX, backY] = back[0] ?? [0, 0];
  // a line's width above the lower edge, which it must not cover
  const shade = [...noseBottom.slice(2), ...tailBottom.slice(0, 3)].map(
    ([x, y]): Point => [x, y - 4],
  );
  const [shadeX, shadeY] = shade[0] ?? [0, 0];
  return {
    fuselage: [
      `M${tipX} ${Math.round(tipY)}${curveThrough(noseTop, 'start')}`,
      `L${Math.round(topX)} ${Math.round(topY)}${curveThrough(tailTop)}`,
      `Q${Math.round(bottomX + 14)} ${Math.round(bottomY - 20)} ${Math.round(bottomX)} ${Math.round(bottomY)}`,
      curveThrough(tailBottom.toReversed()),
      `L${Math.round(backX)} ${Math.round(backY)}${curveThrough(back, 'end')}Z`,
    ].join(''),
    belly: `M${Math.round(shadeX)} ${Math.round(shadeY)}${curveThrough(shade)}Z`,
  };
}

/**
 * Everything that is drawn of an aircraft from its left side, in centimetres, the ground at
 * `height`.
 */
export function sideViewPaths(aircraft: AircraftSideViewFragment) {
  const { dimensions, engines, seatPlan } = aircraft;
  const shape = shapeOf(aircraft.code);
  const length = dimensions.lengthMm / CM;
  const height = dimensions.heightMm / CM;
  const onGround: Ground = ([x, z]) => [x, height - z];
  const fromTail = (points: readonly Point[]) => points.map(([x, z]) => onGround([length - x, z]));

  const boxes = (kind: 'DOOR' | 'OVERWING', tall: number, sill: number) =>
    seatPlan.exits
      .filter((exit) => exit.kind === kind)
      .map(({ fromMm, toMm }) =>
        roundedBox(fromMm / CM, height - sill - tall, (toMm - fromMm) / CM, tall, 14),
      )
      .join('');
  const { windows, wheels } = shape;
  const main = dimensions.mainWheelsMm / CM;

  return {
    length,
    height,
    ...tube(shape, onGround, fromTail),
    ...wingPaths(dimensions, shape, onGround),
    ...enginePaths(engines, shape, onGround),
    fin: roundedPolygon(fromTail(shape.fin), shape.finRounding),
    rudder: polygon(fromTail(shape.rudder)).replace('Z', ''),
    stabiliser: roundedPolygon(fromTail(shape.stabiliser), 12),
    panes: shape.panes.map((pane) => polygon(pane.map(onGround))).join(''),
    doors: boxes('DOOR', shape.doorHeight, shape.floor),
    hatches: boxes('OVERWING', shape.doorHeight * 0.55, shape.floor + 35),
    windows: {
      from: (seatPlan.exits[0]?.toMm ?? seatPlan.fromMm) / CM + 40,
      to: (seatPlan.exits.at(-1)?.fromMm ?? seatPlan.toMm) / CM - 40,
      y: height - windows.height,
      width: windows.size[0],
      height: windows.size[1],
      gap: windows.every - windows.size[0],
    },
    wheels: [
      { x: dimensions.noseWheelMm / CM, radius: wheels.nose },
      ...wheels.axles.map((axle) => ({ x: main + axle, radius: wheels.main })),
    ].map(({ x, radius }) => ({ x, y: height - radius, radius })),
    legs: [dimensions.noseWheelMm / CM, main]
      .map((x) => `M${x} ${height - wheels.main}V${height - shape.fairing - 40}`)
      .join(''),
    title: {
      x: (seatPlan.exits[0]?.toMm ?? 0) / CM + 60,
      y: height - shape.title.at,
      size: shape.title.size,
    },
    mark: finMark(shape, length, height),
    /** Between nose wheel and engine. */
    personAt: Math.round((dimensions.noseWheelMm + engines.fromMm) / 2 / CM),
  };
}

/** The position of the airline's mark on the fin: upright, in the middle between front and rear. */
function finMark({ fin }: AirframeShape, length: number, height: number) {
  const corners = fin.slice(-4) as [Point, Point, Point, Point];
  const [[frontRoot, low], [frontTip, high], [rearTip], [rearRoot]] = corners;
  const between = (from: number, to: number) => from + (to - from) * MARK_HEIGHT;
  const front = between(frontRoot, frontTip);
  const rear = between(rearRoot, rearTip);
  const size = Math.round((front - rear) * 0.66);
  const round = Math.round;
  return {
    x: round(length - (front + rear) / 2 - size / 2),
    y: round(height - between(low, high) - size / 2),
    size,
  };
}
