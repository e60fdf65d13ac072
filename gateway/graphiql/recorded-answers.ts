import { existsSync, readFileSync } from 'node:fs';

export const ANSWERS_FILE = new URL('answers.json', import.meta.url);

/** Of a list so much is shown. */
const MOST_ITEMS = 2;

/** The data that each example was answered with, by its title, with the beginning of each list. */
export const readAnswers = (): Readonly<Record<string, unknown>> =>
  existsSync(ANSWERS_FILE) ? JSON.parse(readFileSync(ANSWERS_FILE, 'utf8')) : {};

/** The beginning of each list: an answer that can be read. */
export function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, MOST_ITEMS).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shortened(one)]));
}
