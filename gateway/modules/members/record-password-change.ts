import type { SecurityEvent } from '#gateway/ports/security-events.ts';
import type { GatewayContext } from '#gateway/requests/context.ts';

/** What a refusal says about an attack, by its code; others say nothing. */
const SUSPICIOUS: Readonly<Record<string, SecurityEvent>> = {
  PASSWORD_WRONG: 'PASSWORD_WRONG',
  CONSUMPTION_PASSWORD_WRONG: 'PASSWORD_WRONG',
  CREDENTIALS_WRONG: 'PASSWORD_WRONG',
  TOO_MANY_REQUESTS: 'PASSWORDS_LIMITED',
  CODE_WRONG: 'CODE_WRONG',
  TOO_MANY_TRIES: 'CODE_TRIES_USED_UP',
};

/**
 * Notes what became of a password or a code: the change that was made, or the refusal where it may
 * be an attack.
 */
export function recordPasswordChange(
  { security, requestId, address }: Pick<GatewayContext, 'security' | 'requestId' | 'address'>,
  refusal: string | null,
  done?: SecurityEvent,
): void {
  const event = refusal === null ? done : SUSPICIOUS[refusal];
  if (event) security.note(event, { requestId, address });
}
