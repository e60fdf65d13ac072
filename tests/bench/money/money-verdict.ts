import type { UnitResults } from '#tests/failures.ts';

/** What `money-histories.test` says of histories in which an amount is wrong. */
export const BOOKS_DIFFER = 'the books do not close';
/** And of a planted fault that it does not find. */
export const CONTROL_MISSED = 'a planted fault is not found';

/**
 * What a run of the histories has shown; a run that was broken off has shown nothing about money.
 */
export type MoneyVerdict =
  | 'the books close'
  | typeof BOOKS_DIFFER
  | typeof CONTROL_MISSED
  | 'the run broke off';

/**
 * Reads the report of the run. An exception, such as a lost connection, and a test that ran out of
 * time are no assertion about the books. @param report null where the run left none
 */
export function moneyVerdict(report: UnitResults | null, passed: boolean): MoneyVerdict {
  const failures = (report?.testResults ?? []).flatMap(({ assertionResults }) =>
    assertionResults.flatMap(({ failureMessages }) => failureMessages),
  );
  const said = (what: string) =>
    failures.some((failure) => failure.startsWith(`AssertionError: ${what}`));
  if (said(BOOKS_DIFFER)) return BOOKS_DIFFER;
  if (passed) return 'the books close';
  const brokeOff = failures.some((failure) => !failure.startsWith('AssertionError'));
  return said(CONTROL_MISSED) && !brokeOff ? CONTROL_MISSED : 'the run broke off';
}
