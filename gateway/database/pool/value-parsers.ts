import pg from 'pg';

const { builtins } = pg.types;
const DATE_ARRAY = 1182;
const INT8_ARRAY = 1016;

/** A bigint as a number. @throws RangeError beyond 2^53, rather than a wrong amount */
export function exactNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError('A bigint is beyond what a number holds');
  return value;
}

/** A flat array of values that PostgreSQL never quotes: dates, numbers. */
const items = <Value>(text: string, parse: (item: string) => Value): (Value | null)[] =>
  text === '{}'
    ? []
    : text
        .slice(1, -1)
        .split(',')
        .map((item) => (item === 'NULL' ? null : parse(item)));

const PARSERS = new Map<number, (text: string) => unknown>([
  [builtins.INT8, exactNumber],
  [builtins.DATE, (text) => text],
  [DATE_ARRAY, (text) => items(text, (item) => item)],
  [INT8_ARRAY, (text) => items(text, exactNumber)],
]);

/**
 * How columns arrive: bigint as number, date as `YYYY-MM-DD`, timestamptz as Date, the rest as pg
 * has it.
 */
export const valueParsers: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    PARSERS.get(oid) ?? pg.types.getTypeParser(oid, format),
};
