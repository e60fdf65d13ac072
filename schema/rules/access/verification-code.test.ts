import { describe, expect, it } from 'vitest';
import {
  challengeDeadlines,
  challengeProblem,
  codeFormProblem,
  normalizeCode,
  resendProblem,
} from './verification-code.ts';

const sentAt = new Date('2026-11-20T10:00:00Z');
const later = (milliseconds: number) => new Date(sentAt.getTime() + milliseconds);

describe('a verification code', () => {
  it('has six digits, in either width and with spaces', () => {
    expect(codeFormProblem('')).toBe('REQUIRED');
    expect(codeFormProblem('12345')).toBe('CODE_WRONG');
    expect(codeFormProblem('1234567')).toBe('CODE_WRONG');
    expect(codeFormProblem('12345a')).toBe('CODE_WRONG');
    expect(codeFormProblem('123 456')).toBeNull();
    expect(normalizeCode(' １２３ ４５６')).toBe('123456');
  });

  it('is good for five minutes', () => {
    const challenge = { sentAt, wrongTries: 0 };
    expect(challengeProblem(challenge, later(299_999))).toBeNull();
    expect(challengeProblem(challenge, later(300_000))).toBe('CODE_EXPIRED');
  });

  it('has five tries', () => {
    expect(challengeProblem({ sentAt, wrongTries: 4 }, sentAt)).toBeNull();
    expect(challengeProblem({ sentAt, wrongTries: 5 }, sentAt)).toBe('TOO_MANY_TRIES');
  });

  it('can be sent again after a minute', () => {
    expect(challengeDeadlines(sentAt).resendAt).toEqual(later(60_000));
    expect(resendProblem(null, sentAt)).toBeNull();
    expect(resendProblem(sentAt, later(59_999))).toBe('TOO_SOON');
    expect(resendProblem(sentAt, later(60_000))).toBeNull();
  });
});
