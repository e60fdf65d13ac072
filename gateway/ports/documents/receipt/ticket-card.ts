import { Defs, G, Line, LinearGradient, Path, Rect, Stop, Svg, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement, type ReactNode } from 'react';
import { SKY_COLOURS, WAY } from '#gateway/ports/documents/landscapes.ts';
import type { FlightData } from '#gateway/ports/documents/receipt-data.ts';
import { LINE, MARGIN, PAGE_WIDTH } from './style.ts';

/** Of a ticket, in points: its outline, its corners, and the space at its sides. */
const OUTLINE = 0.7;
const CORNER = 10;
export const SIDE = 12;

const WIDTH = PAGE_WIDTH - 2 * MARGIN - 2 * OUTLINE;
const HEIGHT = 30;
/** The arc is as high as the strip, and as wide as it would be on the site. */
const WAY_SCALE = { x: WIDTH / 1000, y: HEIGHT / 240 } as const;
const PLANE_SCALE = 0.36;
const NOTCH = 5;

/** The strip between its rounded corners at the top. */
const SHAPE = `M0 ${HEIGHT}V${CORNER}Q0 0 ${CORNER} 0H${WIDTH - CORNER}Q${WIDTH} 0 ${WIDTH} ${CORNER}V${HEIGHT}Z`;

/** The skies of take-off and landing at the head of a ticket, with its way, as on the site. */
function skyStrip({ flightNumber, origin, destination }: FlightData): ReactElement {
  const sky = `sky-${flightNumber}`;
  const { x, y } = WAY.top;
  const place = `translate(${x * WAY_SCALE.x - 32 * PLANE_SCALE}, ${y * WAY_SCALE.y - 15 * PLANE_SCALE})`;
  return h(
    Svg,
    { width: WIDTH, height: HEIGHT },
    h(
      Defs,
      null,
      h(
        LinearGradient,
        { id: sky, x1: 0, y1: 0, x2: 1, y2: 0 },
        h(Stop, { offset: 0, stopColor: SKY_COLOURS[origin.sky] }),
        h(Stop, { offset: 1, stopColor: SKY_COLOURS[destination.sky] }),
      ),
    ),
    h(Path, { d: SHAPE, fill: `url(#${sky})` }),
    h(
      G,
      { transform: `scale(${WAY_SCALE.x}, ${WAY_SCALE.y})` },
      h(Path, {
        d: WAY.arc,
        fill: 'none',
        stroke: '#ffffff',
        strokeWidth: 4,
        strokeDasharray: '1 12',
        strokeLinecap: 'round',
      }),
    ),
    h(
      G,
      { transform: `${place} scale(${PLANE_SCALE})` },
      h(Path, { d: WAY.plane, fill: '#ffffff' }),
    ),
  );
}

/** A half circle at the side of a ticket, open to it. */
const notch = (side: 'left' | 'right'): ReactElement =>
  h(
    Svg,
    {
      width: NOTCH + 1,
      height: 2 * NOTCH,
      style: { position: 'absolute', top: 0, [side]: -1 },
    },
    h(Rect, {
      x: side === 'left' ? 0 : NOTCH - 1,
      y: 0.4,
      width: 2,
      height: 2 * NOTCH - 0.8,
      fill: '#ffffff',
    }),
    h(Path, {
      d:
        side === 'left'
          ? `M1 0A${NOTCH} ${NOTCH} 0 0 1 1 ${2 * NOTCH}`
          : `M${NOTCH} 0A${NOTCH} ${NOTCH} 0 0 0 ${NOTCH} ${2 * NOTCH}`,
      fill: '#ffffff',
      stroke: LINE,
      strokeWidth: OUTLINE,
    }),
  );

/** Where a stub would be torn off: a dashed line between two notches. */
const tear = (): ReactElement =>
  h(
    View,
    { style: { height: 2 * NOTCH, marginVertical: 3 } },
    h(
      Svg,
      { width: WIDTH, height: 2 * NOTCH },
      h(Line, {
        x1: 2 * NOTCH,
        y1: NOTCH,
        x2: WIDTH - 2 * NOTCH,
        y2: NOTCH,
        stroke: '#A9A4AE',
        strokeWidth: 0.8,
        strokeDasharray: '3 3',
      }),
    ),
    notch('left'),
    notch('right'),
  );

/** A flight as the ticket that the site shows: the skies of its way, what is read, and a stub. */
export const ticketCard = (
  { flight, key }: { readonly flight: FlightData; readonly key: number | string },
  body: ReactNode,
  stub: ReactNode,
): ReactElement =>
  h(
    View,
    {
      key,
      wrap: false,
      style: { borderWidth: OUTLINE, borderColor: LINE, borderRadius: CORNER, marginBottom: 6 },
    },
    skyStrip(flight),
    body,
    tear(),
    stub,
  );
