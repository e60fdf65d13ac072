import { expect, test } from 'vitest';
import { WORK } from './modules.ts';

test('every job that sends something runs with the messages, and money does not', () => {
  const named = (isMessage: boolean) =>
    WORK.jobs.filter((job) => (job.isMessage ?? false) === isMessage).map(({ name }) => name);
  expect(named(true).filter((name) => !name.startsWith('send-'))).toEqual([]);
  expect(named(false)).toEqual(['return-payment', 'pay-refund']);
});

test('every sweep has a name of its own, by which its age is known', () => {
  const names = WORK.sweeps.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
