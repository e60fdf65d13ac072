import { expect, test } from 'vitest';
import { BOOKS_DIFFER, CONTROL_MISSED, moneyVerdict } from './money-verdict.ts';

/** The report of a run whose tests failed with certain messages. */
const reportOf = (...failureMessages: string[]) => ({
  testResults: [
    {
      name: 'money-histories.test.ts',
      status: 'failed',
      assertionResults: [{ fullName: 'over histories', status: 'failed', failureMessages }],
    },
  ],
});
/** What an assertion throws, as runs report it. */
function failed(what: string): string {
  try {
    expect(['history 3: 100 kept of flights'], what).toEqual([]);
  } catch (fault) {
    if (fault instanceof Error) return `${fault.name}: ${fault.message}\n    at a line`;
  }
  return '';
}

test('a run that passed says that the books close', () => {
  expect(moneyVerdict(reportOf(), true)).toBe('the books close');
});

test('a wrong amount and a planted fault that was not found are told apart', () => {
  expect(moneyVerdict(reportOf(failed(BOOKS_DIFFER)), false)).toBe(BOOKS_DIFFER);
  expect(moneyVerdict(reportOf(failed(CONTROL_MISSED)), false)).toBe(CONTROL_MISSED);
  const lost = 'Error: Connection terminated unexpectedly';
  expect(moneyVerdict(reportOf(lost, failed(BOOKS_DIFFER)), false)).toBe(BOOKS_DIFFER);
  expect(moneyVerdict(reportOf(lost, failed(CONTROL_MISSED)), false)).toBe('the run broke off');
});

test.each([
  'Error: Connection terminated unexpectedly',
  'Error: Test timed out in 6000000ms.',
  "AssertionError: expected [ 'PAYING' ] to include 'SUCCEEDED'",
])('a run that ended with %j says nothing about the books', (failure) => {
  expect(moneyVerdict(reportOf(failure), false)).toBe('the run broke off');
});

test('a run that left no report, or whose file could not be loaded, broke off', () => {
  expect(moneyVerdict(null, false)).toBe('the run broke off');
  expect(moneyVerdict({ testResults: [] }, false)).toBe('the run broke off');
});
