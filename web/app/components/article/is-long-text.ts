import { plainText } from './inline-marks.ts';

/** Letters of Chinese and Japanese take twice the width. */
const WIDE = /[\u1100-\u115f\u2e80-\uff60]/g;
function widthOf(text: string): number {
  const plain = plainText(text);
  return plain.length + (plain.match(WIDE)?.length ?? 0);
}

/** Letters that fit beside each other on a small phone, over two or three lines a cell. */
const MOST = 90;

/**
 * Whether a table of three columns or more holds sentences, so that its columns are too narrow on a
 * phone.
 */
export const isLongText = (
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): boolean =>
  columns.length > 2 &&
  columns
    .map((_, at) => Math.max(0, ...rows.map((row) => widthOf(row[at] ?? ''))))
    .reduce((sum, width) => sum + width, 0) > MOST;
