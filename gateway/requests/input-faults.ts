import type * as v from 'valibot';
import type { UserFault } from './user-fault.ts';

/**
 * Our messages are codes; a message of valibot's own is about a form that GraphQL has refused
 * already.
 */
const isCode = (message: string): boolean => /^[A-Z][A-Z_]+$/.test(message);

/** What was wrong, as codes at their places. */
export const faultsOf = <Code extends string>(
  issues: readonly v.BaseIssue<unknown>[],
): UserFault<Code>[] =>
  issues.map((issue) => ({
    code: (isCode(issue.message) ? issue.message : 'INVALID') as Code,
    path: (issue.path ?? []).map(({ key }) => String(key)),
  }));
