import { LIMITS } from '#schema/codes/base/limits.ts';
import { addYears, type LocalDate } from '#schema/rules/base/local-date.ts';
import type { RuleCode } from '#schema/rules/base/rule-codes.ts';

export type StatementProblem = {
  readonly code: Extract<RuleCode, 'REQUIRED' | 'DATES_OUT_OF_ORDER' | 'PERIOD_TOO_LONG'>;
  readonly field: 'from' | 'to';
};

/**
 * What is wrong with the days of a statement of points, both included (RULES 9.4 and 9.14); none
 * when it can be answered.
 */
export function statementProblems(
  from: LocalDate | null,
  to: LocalDate | null,
): StatementProblem[] {
  if (!from || !to)
    return [
      ...(from ? [] : [{ code: 'REQUIRED', field: 'from' } as const]),
      ...(to ? [] : [{ code: 'REQUIRED', field: 'to' } as const]),
    ];
  if (to < from) return [{ code: 'DATES_OUT_OF_ORDER', field: 'to' }];
  return to >= addYears(from, LIMITS.statementYears)
    ? [{ code: 'PERIOD_TOO_LONG', field: 'from' }]
    : [];
}
