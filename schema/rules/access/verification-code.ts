import { LIMITS } from '#schema/codes/base/limits.ts';
import { boundedText, isOverlong } from '#schema/rules/base/bounded-text.ts';
import type { RuleCode } from '#schema/rules/base/rule-codes.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { isExpired } from '#schema/rules/orders/payment-window.ts';

/**
 * A challenge as far as its rules are concerned: when its code was sent, and how often a wrong one
 * was tried.
 */
export type Challenge = { readonly sentAt: Date; readonly wrongTries: number };

export type CodeFormProblem = Extract<RuleCode, 'REQUIRED' | 'CODE_WRONG'>;
export type ChallengeProblem = Extract<RuleCode, 'CODE_EXPIRED' | 'TOO_MANY_TRIES'>;

const SECOND_MILLISECONDS = 1000;

/** When a code sent at `sentAt` goes stale, and when another may be asked for. */
export const challengeDeadlines = (sentAt: Date): { expiresAt: Date; resendAt: Date } => ({
  expiresAt: addMinutes(sentAt, LIMITS.verificationCode.validMinutes),
  resendAt: new Date(
    sentAt.getTime() + LIMITS.verificationCode.resendSeconds * SECOND_MILLISECONDS,
  ),
});

/** A code as typed, reduced to its digits, full-width ones and spaces included. */
export const normalizeCode = (text: string): string =>
  boundedText(text, LIMITS.verificationCode.digits, 'NFKC').replace(/\s/g, '');

/** What is wrong with a code before it is compared: empty, or not six digits. */
export function codeFormProblem(text: string): CodeFormProblem | null {
  if (isOverlong(text, LIMITS.verificationCode.digits)) return 'CODE_WRONG';
  const code = normalizeCode(text);
  if (code === '') return 'REQUIRED';
  return /^\d+$/.test(code) && code.length === LIMITS.verificationCode.digits ? null : 'CODE_WRONG';
}

/** Why no code can open this challenge any more; null when one still can. */
export function challengeProblem(challenge: Challenge, now: Date): ChallengeProblem | null {
  if (challenge.wrongTries >= LIMITS.verificationCode.tries) return 'TOO_MANY_TRIES';
  return isExpired(challengeDeadlines(challenge.sentAt).expiresAt, now) ? 'CODE_EXPIRED' : null;
}

/**
 * Why another code cannot be sent yet, after the latest one of `sentAt` (null: none was); null when
 * it can.
 */
export const resendProblem = (
  sentAt: Date | null,
  now: Date,
): Extract<RuleCode, 'TOO_SOON'> | null =>
  sentAt && !isExpired(challengeDeadlines(sentAt).resendAt, now) ? 'TOO_SOON' : null;
