import type { SecurityEvent } from '#gateway/ports/security-events.ts';
import type { AccessOutcome } from './confirm-access.service.ts';
import type { AccessRequestOutcome } from './request-access.service.ts';

/** What a request for access says about who asks; null where it is a usual one. */
export function requestEvent(answer: AccessRequestOutcome): SecurityEvent | null {
  if ('challenge' in answer) return answer.named ? null : 'LOOK_UP_FAILED';
  return answer.problem === 'TOO_MANY_REQUESTS' ? 'LOOK_UP_LIMITED' : null;
}

/** The same of a code that was typed. */
export function codeEvent(outcome: AccessOutcome): SecurityEvent | null {
  if (!('problem' in outcome)) return null;
  if (outcome.problem === 'CODE_WRONG') return 'CODE_WRONG';
  return outcome.problem === 'TOO_MANY_TRIES' ? 'CODE_TRIES_USED_UP' : null;
}
