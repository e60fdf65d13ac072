/**
 * A letter under 30,000 marks, 60 kB: as much as a request may hold. Bringing the marks into order
 * takes a second and more, as the work grows by the square of their number.
 */
export const LETTER_UNDER_MARKS = `a${'\u0344'.repeat(15_000)}${'\u0323'.repeat(15_000)}`;

/** What a form never sends, and a script does. Each may only ever bring an error with a code. */
export const HOSTILE_VALUES: readonly unknown[] = [
  null,
  '',
  '   ',
  'x'.repeat(5_000),
  LETTER_UNDER_MARKS,
  'Ch\nan',
  'Chan\u2028',
  'a\u0000b',
  '\u0001\u001b[31m\u007f\u0085',
  '👩‍👩‍👧‍👦🛫',
  '\u202eABC\u2066',
  '\ud800',
  'a\udfffb',
  "'; DROP TABLE orders; --",
  '<script>alert(1)</script>',
  '{{7*7}}%00../../etc/passwd',
  '__proto__',
  '2026-02-30',
  '9999-12-31',
  '0000-00-00',
  '+275760-09-14T00:00:00Z',
  'T3JkZXI6MDAwMA==',
  'UNKNOWN_CODE',
  -1,
  0,
  1.5,
  2 ** 31,
  -(2 ** 53),
  1e308,
  true,
  [],
  [null],
  {},
  { toString: 1, __typename: 'Order' },
];

/** A signed or encoded text with one letter changed. */
export const altered = (text: string): string =>
  text.replace(/.(?=.{3}$)/, (letter) => (letter === 'A' ? 'B' : 'A'));

type Path = readonly (string | number)[];

/** Every place in a value where something can stand, the value itself not among them. */
export function placesIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return path.length > 0 ? [path] : [];
  const inside = Object.entries(value).flatMap(([key, one]) => placesIn(one, [...path, key]));
  return path.length > 0 ? [path, ...inside] : inside;
}

/** The value with something else in one place. */
export function withAt<Value>(value: Value, path: Path, put: (before: unknown) => unknown): Value {
  const copy = structuredClone(value) as Record<string | number, unknown>;
  const last = path.at(-1) ?? '';
  let holder = copy;
  for (const key of path.slice(0, -1)) holder = holder[key] as typeof copy;
  holder[last] = put(holder[last]);
  return copy as Value;
}
