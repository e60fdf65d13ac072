/** A figure beside its reference of the same run. */
export interface Ratio {
  readonly value: number;
  readonly better: 'MORE' | 'LESS';
}

/** One line of what the bench prints. */
export interface Row {
  readonly name: string;
  readonly value: string;
  readonly note?: string;
  /** What later runs are compared with; left out for figures of this machine alone. */
  readonly ratio?: Ratio;
  /** Whether it is as it must be; left out for figures without a target. */
  readonly holds?: boolean;
}

const mark = ({ holds }: Row) => (holds === undefined ? ' ' : holds ? '✓' : '✗');

/** A section of the table, its columns as wide as they have to be. */
export function section(title: string, rows: readonly Row[]): string {
  const widest = (of: (row: Row) => string) => Math.max(0, ...rows.map((row) => of(row).length));
  const [names, values] = [widest(({ name }) => name), widest(({ value }) => value)];
  const lines = rows.map((row) =>
    `  ${mark(row)} ${row.name.padEnd(names)}  ${row.value.padStart(values)}  ${row.note ?? ''}`.trimEnd(),
  );
  return [title, ...lines, ''].join('\n');
}
