import { expect, test } from 'vitest';
import { faultsOf, latenessOf, timesOf } from './load-figures.ts';
import type { Told } from './open-load.ts';

const told = (milliseconds: number, outcome: Told['outcome'] = 200): Told => ({
  kind: 'page',
  outcome,
  milliseconds,
  late: milliseconds / 100,
});

const upTo = (last: number) => Array.from({ length: last }, (_, index) => told(last - index));

test('percentiles are times that were measured, in whatever order', () => {
  expect(timesOf(upTo(100))).toEqual({ p50: 50, p95: 95, p99: 99, longest: 100 });
  expect(timesOf(upTo(20))).toEqual({ p50: 10, p95: 19, p99: 20, longest: 20 });
  expect(timesOf([told(7)])).toEqual({ p50: 7, p95: 7, p99: 7, longest: 7 });
});

test('an answer counts once, however long it took', () => {
  expect(timesOf([...upTo(98), told(500), told(500)])).toMatchObject({ p95: 95, p99: 500 });
});

test('a request without an answer counts with the time that it waited', () => {
  const waited = Array.from({ length: 6 }, () => told(10_000, 'NOT_ANSWERED'));
  expect(timesOf([...upTo(94), ...waited]).p95).toBe(10_000);
});

test('nothing that was measured is no figure that could hold', () => {
  expect(timesOf([]).p95).toBeNaN();
});

test('the lateness of the sender is told beside', () => {
  expect(latenessOf(upTo(100))).toEqual({ p50: 0.5, p95: 0.95, p99: 0.99, longest: 1 });
});

test('each kind of fault is counted', () => {
  const outcomes = [200, 204, 304, 404, 500, 503, 'BROKEN', 'NOT_ANSWERED'] as const;
  expect(faultsOf(outcomes.map((outcome) => told(1, outcome)))).toEqual({
    all: 6,
    ofServer: 2,
    broken: 1,
    notAnswered: 1,
  });
});
