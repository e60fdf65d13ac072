import { readFileSync } from 'node:fs';
import { Defs, G, LinearGradient, Path, Rect, Stop, Svg } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import { destinationOf } from '#gateway/ports/documents/landscapes.ts';
import type { FlightData } from '#gateway/ports/documents/receipt-data.ts';

/** The part of a landscape that is shown, around its signature. */
const SHOWN = { x: 620, y: 88, width: 960, height: 400 } as const;
/** How far it comes out of the paper at its left. */
const FADE = 380;
/** Its edge is smoothed, and would be seen as a line. */
const EDGE = 8;
/** In points; the header is as high. */
export const LANDSCAPE_HEIGHT = 74;

const DRAWN = new URL('../landscapes/', import.meta.url);

/** A path, or a group of shapes, as `print-shapes.ts` of the site's scenes writes it. */
type Shape = Readonly<Record<string, string | number>> & { readonly children?: readonly Shape[] };

function read(cityCode: string): readonly Shape[] | null {
  try {
    return JSON.parse(readFileSync(new URL(`${cityCode.toLowerCase()}.gen.json`, DRAWN), 'utf8'));
  } catch {
    return null;
  }
}

const draw = ({ children, ...shape }: Shape, index: number): ReactElement =>
  children
    ? h(G, { key: index, ...shape }, ...children.map(draw))
    : h(Path, { key: index, d: '', ...shape });

/** Where flights go, on white paper; null for a city without a drawing. */
export function landscape(flights: readonly FlightData[]): ReactElement | null {
  const cityCode = destinationOf(flights)?.cityCode;
  const shapes = cityCode && read(cityCode);
  if (!shapes) return null;
  const { x, y, width, height } = SHOWN;
  return h(
    Svg,
    {
      viewBox: `${x} ${y} ${width} ${height}`,
      style: {
        position: 'absolute',
        right: 0,
        bottom: 0,
        width: (LANDSCAPE_HEIGHT * width) / height,
        height: LANDSCAPE_HEIGHT,
      },
    },
    h(
      Defs,
      null,
      h(
        LinearGradient,
        { id: 'paper', x1: 0, y1: 0, x2: 1, y2: 0 },
        h(Stop, { offset: 0.06, stopColor: '#ffffff', stopOpacity: 1 }),
        h(Stop, { offset: 1, stopColor: '#ffffff', stopOpacity: 0 }),
      ),
    ),
    ...shapes.map(draw),
    h(Rect, { x: x - EDGE, y, width: FADE, height, fill: 'url(#paper)' }),
  );
}
