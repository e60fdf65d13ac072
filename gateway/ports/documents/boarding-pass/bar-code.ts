import { Path, Svg } from '@react-pdf/renderer';
import bwip from 'bwip-js/generic';
import { createElement as h, type ReactElement } from 'react';
import { INK } from '#gateway/ports/documents/receipt/style.ts';

/** Codewords side by side: so the symbol is some three times as wide as it is high, which every gate's reader takes in. */
const COLUMNS = 6;

/** Black modules of a matrix, row by row: one path of runs. */
const runsOf = (modules: readonly number[], width: number): string =>
  Array.from({ length: modules.length / width }, (_, y) =>
    modules
      .slice(y * width, (y + 1) * width)
      .map((module, x, row) => {
        if (!module || row[x - 1]) return '';
        const end = row.indexOf(0, x);
        return `M${x} ${y}h${(end < 0 ? width : end) - x}v1H${x}z`;
      })
      .join(''),
  ).join('');

/** A text as PDF417, the symbol of boarding passes on paper (IATA resolution 792). @param width in points */
export const barCode = (text: string, width: number): ReactElement => {
  const [symbol] = bwip.raw('pdf417', text, `columns=${COLUMNS}`);
  if (!symbol || !('pixs' in symbol)) throw new Error('A bar code without modules');
  const { pixs, pixx, pixy } = symbol;
  return h(
    Svg,
    { width, height: (width * pixy) / pixx, viewBox: `0 0 ${pixx} ${pixy}` },
    h(Path, { d: runsOf(pixs, pixx), fill: INK }),
  );
};
