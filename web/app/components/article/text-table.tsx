import { Table } from '#web/app/ui/table/table.tsx';
import type { Block } from './article.ts';
import { plainText } from './inline-marks.ts';
import { MarkedText } from './marked-text.tsx';
import styles from './text-table.module.css';

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

type TableBlock = Extract<Exclude<Block, string>, { kind: 'table' }>;

/**
 * A table of texts: its first column names the rows. On a small screen, one of sentences becomes a
 * list of its rows.
 */
export function TextTable({ caption, columns, rows, numeric = false }: Omit<TableBlock, 'kind'>) {
  const number = (at: number) => (numeric && at > 0 ? { 'data-number': '' } : {});
  return (
    <div className={isLongText(columns, rows) ? styles.wordy : styles.plain}>
      <Table caption={caption}>
        <thead>
          <tr>
            {columns.map((column, at) => (
              <th key={column} scope="col" {...number(at)}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = '', ...cells]) => (
            <tr key={name}>
              <th scope="row">
                <MarkedText text={name} />
              </th>
              {cells.map((cell, at) => (
                <td key={columns[at + 1]} data-column={columns[at + 1]} {...number(at + 1)}>
                  <MarkedText text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
