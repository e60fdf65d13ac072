import * as v from 'valibot';
import { fault } from './faults.ts';
import type { UserFault } from './user-fault.ts';

/** A key that a client made up for one submission, so that a repeated one is known. */
export const IdempotencyKey = v.pipe(v.string('REQUIRED'), v.regex(/^[\w-]{8,64}$/, 'INVALID'));

/** Our messages are codes; a message of valibot's own is about a form that GraphQL has refused already. */
const isCode = (message: string): boolean => /^[A-Z][A-Z_]+$/.test(message);

/** What was wrong, as codes at their places. */
export const faultsOf = <Code extends string>(
  issues: readonly v.BaseIssue<unknown>[],
): UserFault<Code>[] =>
  issues.map((issue) => ({
    code: (isCode(issue.message) ? issue.message : 'INVALID') as Code,
    path: (issue.path ?? []).map(({ key }) => String(key)),
  }));

/**
 * Reads the key of a request that has no code for a malformed one: no form of the site sends such a key.
 * @throws a top-level BAD_USER_INPUT
 */
export const readIdempotencyKey = (key: string): string => {
  if (v.is(IdempotencyKey, key)) return key;
  throw fault('BAD_USER_INPUT', 'An idempotency key is 8 to 64 letters, digits, - and _.', {
    status: 400,
  });
};
