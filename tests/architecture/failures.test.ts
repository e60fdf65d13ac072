import { expect, test } from 'vitest';
import { journeyOutcome, unitOutcome } from '#tests/failures.ts';

const file = (status: string, tests: [name: string, status: string, messages: string[]][]) => ({
  name: `${process.cwd()}/schema/x.test.ts`,
  status,
  assertionResults: tests.map(([fullName, result, failureMessages]) => ({
    fullName,
    status: result,
    failureMessages,
  })),
});

test('unit tests that failed are named, and apart from them those that passed at the second attempt', () => {
  const tests = [
    ['sums', 'passed', []],
    ['a race', 'passed', ['lost']],
    ['a rule', 'failed', ['no']],
  ] satisfies Parameters<typeof file>[1];
  expect(unitOutcome({ testResults: [file('failed', tests)] })).toEqual({
    failed: ['schema/x.test.ts › a rule'],
    flaky: ['schema/x.test.ts › a race'],
  });
});

test('a file that could not be loaded is named', () => {
  expect(unitOutcome({ testResults: [file('failed', [])] }).failed).toEqual(['schema/x.test.ts']);
});

test('journeys are named however deep their suite is', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'walk.test.ts',
    tests: [{ status }],
  });
  const specs = [spec('goes', 'expected'), spec('falls', 'unexpected'), spec('trips', 'flaky')];
  expect(journeyOutcome({ suites: [{ suites: [{ specs }] }] })).toEqual({
    failed: ['walk.test.ts › falls'],
    flaky: ['walk.test.ts › trips'],
  });
});
