import { BUDGETS, type FirstLoad, firstLoads } from './bytes/first-load.ts';
import type { Row } from './table.ts';

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

const row = ({ path, kind, scripts, styles, fonts }: FirstLoad): Row => ({
  name: `${path} (${kind})`,
  value: `JS ${kilobytes(scripts)} of ${kilobytes(BUDGETS[kind])} kB`,
  ratio: { value: scripts / BUDGETS[kind], better: 'LESS' },
  note: `+ CSS ${kilobytes(styles)} + font ${kilobytes(fonts)} kB`,
  holds: scripts <= BUDGETS[kind],
});

/** What each page of the built site weighs at a first visit, over the wire. */
export const benchSizes = (): Row[] => firstLoads().map(row);
