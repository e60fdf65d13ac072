import { expect, test } from 'vitest';
import { writtenOtherwise } from './function-style.ts';
import { typescriptSources } from './source-files.ts';

test('functions are written one way', () => {
  expect(writtenOtherwise(typescriptSources())).toEqual([]);
});

test.each([
  ['a.ts', 'export const total = (a: number) => { return a; };'],
  ['a.ts', 'const send = async () => { await 1; };'],
  ['a.ts', 'export function half(a: number) { return a / 2; }'],
  ['a.tsx', 'export const Price = () => <b />;'],
  ['a.ts', 'export const useSeats = () => 1;'],
])('in %s this is refused: %s', (path, text) => {
  expect(writtenOtherwise([{ path, text }])).toHaveLength(1);
});

test.each([
  ['a.ts', 'export const half = (a: number) => a / 2;'],
  ['a.ts', 'export function total(a: number) { const b = a; return b; }'],
  ['a.ts', 'export const order: Resolver = (parent) => { return parent; };'],
  ['a.ts', 'export const read = remember(() => { return 1; });'],
  ['a.ts', 'export function* days() { return 1; }'],
  ['a.tsx', 'export function Price() { return <b />; }'],
  ['a.tsx', 'export default function Home() { return <b />; }'],
])('in %s this stands: %s', (path, text) => {
  expect(writtenOtherwise([{ path, text }])).toEqual([]);
});
