import { Path, Svg } from '@react-pdf/renderer';
import bwip from 'bwip-js/generic';
import { createElement as h, type ReactElement } from 'react';
import { INK } from '#gateway/ports/documents/receipt/style.ts';

/**
 * Four codewords side by side, in rows four modules high: the symbol is some three times as wide as
 * it is high.
 */
const SHAPE = 'columns=4 rowmult=4';

/** A symbol as black runs in modules. */
export type BarCodeShape = { readonly d: string; readonly width: number; readonly height: number };

/** A text as PDF417, the symbol of boarding passes on paper (IATA resolution 792). */
export function barCodeShape(text: string): BarCodeShape {
  const [symbol] = bwip.raw('pdf417', text, SHAPE);
  if (!symbol || !('pixs' in symbol)) throw new Error('A bar code without modules');
  const { pixs, pixx: width, pixy: height } = symbol;
  const rows = pixs.length / width;
  // one row of the matrix stands for all modules of a row of codewords
  const tall = height / rows;
  const runs = Array.from({ length: rows }, (_, y) =>
    pixs.slice(y * width, (y + 1) * width).map((module, x, row) => {
      if (!module || row[x - 1]) return '';
      const end = row.indexOf(0, x);
      return `M${x} ${y * tall}h${(end < 0 ? width : end) - x}v${tall}H${x}z`;
    }),
  );
  return { d: runs.flat().join(''), width, height };
}

/** The same, drawn. @param drawn its width in points */
export function barCode(text: string, drawn: number): ReactElement {
  const { d, width, height } = barCodeShape(text);
  return h(
    Svg,
    { width: drawn, height: (drawn * height) / width, viewBox: `0 0 ${width} ${height}` },
    h(Path, { d, fill: INK }),
  );
}
