import { readFileSync, writeFileSync } from 'node:fs';
import type { Ratio, Row } from './table.ts';

/** The ratios of a run, by section and row. */
export type Figures = Readonly<Record<string, Ratio>>;

/** The rows of a run by the titles of their sections. */
export type Sections = Readonly<Record<string, readonly Row[]>>;

/** What stays within this share is noise on a machine with other work. */
const NOISE = 0.2;

export const figuresOf = (sections: Sections): Figures =>
  Object.fromEntries(
    Object.entries(sections).flatMap(([title, rows]) =>
      rows.flatMap(({ name, ratio }) => (ratio ? [[`${title} · ${name}`, ratio]] : [])),
    ),
  );

/** A row for each ratio that is a fifth better or worse than before, the worst first. */
export function moved(before: Figures, after: Figures): Row[] {
  const compared = Object.entries(after).flatMap(([name, { value, better }]) => {
    const earlier = before[name]?.value;
    if (!earlier || !value) return [];
    return [{ name, earlier, value, worse: better === 'LESS' ? value / earlier : earlier / value }];
  });
  return compared
    .filter(({ worse }) => worse > 1 + NOISE || worse < 1 / (1 + NOISE))
    .toSorted((one, other) => other.worse - one.worse)
    .map(({ name, earlier, value, worse }) => ({
      name,
      value: `${(value / earlier).toFixed(2)} × before`,
      note: `${earlier.toPrecision(3)} → ${value.toPrecision(3)}`,
      holds: worse < 1,
    }));
}

export const readFigures = (file: string): Figures => JSON.parse(readFileSync(file, 'utf8'));

export const writeFigures = (file: string, figures: Figures): void =>
  writeFileSync(file, `${JSON.stringify(figures, null, 2)}\n`);
