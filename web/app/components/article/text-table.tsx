import { Table } from '#web/app/ui/table/table.tsx';
import type { Block } from './article.ts';
import { isLongText } from './is-long-text.ts';
import { MarkedText } from './marked-text.tsx';
import styles from './text-table.module.css';

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
