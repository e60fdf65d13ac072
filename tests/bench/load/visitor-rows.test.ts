import { expect, test } from 'vitest';
import { OPERATIONS, PAGES } from './busy-day.ts';
import type { Told } from './open-load.ts';
import { latenessRow, visitorRows } from './visitor-rows.ts';

const told = (kind: string, milliseconds: number, outcome: Told['outcome'] = 200): Told => ({
  kind,
  outcome,
  milliseconds,
  late: 1,
});

const many = (count: number, kind: string, milliseconds: number) =>
  Array.from({ length: count }, () => told(kind, milliseconds));

test('operations hold while one in twenty takes longer than 250 ms, and no longer', () => {
  const all = [...many(95, 'search', 250), ...many(5, 'order', 4_000), ...many(50, 'page', 9_000)];
  const [times, failed] = visitorRows('operations', OPERATIONS, all, 1);
  expect(times).toMatchObject({ name: '300 operations a second for 1 s', value: 'p95 250 ms' });
  expect(times?.note).toContain('search 250 ms, order 4000 ms; 100/s sent');
  expect(times?.holds).toBe(true);
  expect(failed).toMatchObject({ value: '0 of 100', holds: true });
  const [later] = visitorRows('operations', OPERATIONS, [...all, told('order', 4_000)], 1);
  expect(later?.holds).toBe(false);
});

test('pages that none asked for do not hold', () => {
  const [times] = visitorRows('pages', PAGES, many(100, 'search', 1), 1);
  expect(times?.holds).toBe(false);
});

test('one page that was not answered is one too many', () => {
  const all = [...many(99, 'page', 20), told('page', 10_000, 'NOT_ANSWERED')];
  const [times, failed] = visitorRows('pages', PAGES, all, 1);
  expect(times?.holds).toBe(true);
  expect(failed).toMatchObject({ value: '1 of 100', holds: false });
  expect(failed?.note).toContain('1 not answered');
});

test('a late sender is seen beside', () => {
  expect(latenessRow([{ ...told('page', 20), late: 80 }]).value).toBe('80.0 ms');
});
