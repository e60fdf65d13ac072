import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { oneByteCode } from './one-byte-code.ts';

const evaluate = (code: string): unknown => runInNewContext(code);

it.each([
  ['a text', `'木蘭航空 – 😀'`],
  ['a text with escapes', String.raw`'\\木\n\木\'é'`],
  ['a template', ['`$', '{1 + 1} 空席 $', '{`😀`}`'].join('')],
  ['a name', 'const größe = 3; größe'],
  ['a property', `({ 空: 1 })['空']`],
  ['a pattern', `/[ァ-ヶ]+$/.exec('カナ')[0]`],
  ['a pattern of whole characters', `/^[😀é]{2}$/u.test('😀é')`],
  ['a comment', '/* – */ 1 // …'],
])('code in ASCII has the same value: %s', (_name, code) => {
  const written = oneByteCode(code);
  expect(written).toMatch(/^[\0-\x7f]*$/);
  expect(evaluate(written)).toEqual(evaluate(code));
});

it('code in ASCII stays as it is', () => {
  const code = String.raw`const path = 'C:\\u00e9', tab = "\t", one = /\u00e9\\/;`;
  expect(oneByteCode(code)).toBe(code);
});

it('a text that is taken as it is written keeps its characters', () => {
  const code = 'const pattern = String.raw`\\d – 空`;';
  expect(oneByteCode(code)).toBe(code);
});
