import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { RETENTION } from './codes/access/retention.ts';
import { LIMITS } from './codes/base/limits.ts';

const clausesOf = (document: string) =>
  document
    .split(/^- (?=\*\*\d)/m)
    .slice(1)
    .map((clause) => {
      const [, area = '', position = '', text = ''] =
        /^\*\*(\d+)\.(\d+)\*\* (.*?)(?:\n\n|$)/s.exec(clause) ?? [];
      return { area: Number(area), position: Number(position), text };
    });

const CODES = new URL('./codes/', import.meta.url);
const modules = await Promise.all(
  readdirSync(CODES, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.ts$/.test(name))
    .map((name): Promise<object> => import(new URL(name, CODES).href)),
);
const constants: object = Object.assign({}, ...modules);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const constantAt = (path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, key) => (isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined),
      constants,
    );

const pathsOf = (value: unknown, path: string): string[] =>
  isObject(value)
    ? Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, `${path}.${key}`))
    : [path];

/** `LIMITS.offerMinutes` and `TIER_CARDS`, but neither the states of an order nor `ADT`. */
const namesIn = (text: string) =>
  [...text.matchAll(/`([A-Z][A-Z_]+(?:\.\w+)+)`|\(`([A-Z_]{5,}(?:`, `[A-Z_]+)*)`\)/g)].flatMap(
    ([, path, list]) => (path ? [path] : (list?.split('`, `') ?? [])),
  );

/** A clause may write 180 minutes as 3 hours, a day as it is, and bytes as MB. */
const spellings = (value: number) => [value, value / 60, value / 100, value / 1024 ** 2];

/**
 * Digits that belong to a name: of a standard, of an aircraft, of another clause, of an HTTP
 * status.
 */
const NAMES =
  /`[^`]*`|(?:ISO|PADIS|RULES) [\d.]+(?: (?:and|to) \d+\.\d+)?|E\.164|[AB][37]\d\d\S*|\b(?:404|500\)|wrong)\b|\(\d{3}\)/g;

const figuresIn = (text: string) =>
  [...text.replaceAll(NAMES, '').matchAll(/\d+/g)].map(([figure]) => Number(figure));

/** Where a clause and the constants it names differ. */
function disagreements(text: string): (string | number)[] {
  const values = namesIn(text)
    .map(constantAt)
    .filter((value) => typeof value === 'number');
  const figures = figuresIn(text);
  const unsourced = figures.filter(
    (figure) => !values.some((value) => spellings(value).includes(figure)),
  );
  return [
    ...namesIn(text).filter((name) => constantAt(name) === undefined),
    ...values.filter((value) => !spellings(value).some((figure) => figures.includes(figure))),
    ...(text.includes('*(planned)*') ? [] : unsourced),
  ];
}

const clauses = clausesOf(readFileSync(new URL('./RULES.md', import.meta.url), 'utf8'));

describe('the rules of the product', () => {
  it('are numbered area by area without a gap', () => {
    expect(clauses.length).toBeGreaterThan(120);
    const numbers = clauses.map(({ area, position }) => `${area}.${position}`);
    const counted = clauses.map(({ area }, index) => {
      const before = clauses.slice(0, index).filter((clause) => clause.area === area);
      return `${area}.${before.length + 1}`;
    });
    expect(numbers).toEqual(counted);
  });

  it('give each figure with the constant that holds it', () => {
    const wrong = clauses.map(({ area, position, text }) => ({
      clause: `${area}.${position}`,
      found: disagreements(text),
    }));
    expect(wrong.filter(({ found }) => found.length > 0)).toEqual([]);
  });

  it('name each figure of the limits and of the terms of retention', () => {
    const named = clauses.flatMap(({ text }) => namesIn(text));
    const paths = [...pathsOf(LIMITS, 'LIMITS'), ...pathsOf(RETENTION, 'RETENTION')];
    expect(paths.filter((path) => !named.includes(path))).toEqual([]);
  });

  it('would be found with a wrong figure, a figure of no source and a constant of no code', () => {
    expect(disagreements('Within 50 minutes (`LIMITS.paymentWindowMinutes`).')).toEqual([]);
    expect(disagreements('Within 40 minutes (`LIMITS.paymentWindowMinutes`).')).toEqual([50, 40]);
    expect(disagreements('Within 50 minutes.')).toEqual([50]);
    expect(disagreements('In time (`LIMITS.paymentMinutes`), by (`NO_SUCH_LIST`).')).toEqual([
      'LIMITS.paymentMinutes',
      'NO_SUCH_LIST',
    ]);
  });
});
