import { expect, test } from 'vitest';
import { slowest, slowFiles, slowJourneys } from '#tests/slowest.ts';

test('the ten slowest are listed, the slowest first', () => {
  const timed = Array.from({ length: 12 }, (_, index) => ({ name: `${index}`, seconds: index }));
  expect(slowest(timed).map(({ seconds }) => seconds)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
});

test('a journey counts with its repetitions, however deep its suite is', () => {
  const spec = { title: 'a walk', tests: [{ results: [{ duration: 1500 }, { duration: 500 }] }] };
  expect(slowJourneys({ suites: [{ suites: [{ specs: [spec] }] }] })).toEqual([
    { name: 'a walk', seconds: 2 },
  ]);
});

test('a unit test file is named by its path in the repository', () => {
  const name = `${process.cwd()}/schema/x.test.ts`;
  expect(slowFiles({ testResults: [{ name, startTime: 1000, endTime: 3500 }] })).toEqual([
    { name: 'schema/x.test.ts', seconds: 2.5 },
  ]);
});
