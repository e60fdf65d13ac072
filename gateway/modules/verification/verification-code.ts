import { createHmac, timingSafeEqual } from 'node:crypto';
import { everyKey, type Keys } from '#gateway/secrets/keys.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import type { VerificationPurpose } from './verification-dependencies.ts';

/** What a code is bound to. */
export type CodeBinding = {
  readonly challengeId: string;
  readonly purpose: VerificationPurpose;
  /** The recipient; null where no message was sent, and then no code is right. */
  readonly recipient: string | null;
};

/**
 * The six digits of a challenge. They are derived and not stored: reading the database reveals no
 * code, and an e-mail that is sent once more carries the same one.
 */
export function verificationCode(keys: Pick<Keys, 'pepper'>, binding: CodeBinding): string {
  const mac = createHmac('sha256', keys.pepper.prepared)
    .update(JSON.stringify([binding.purpose, binding.challengeId, binding.recipient]))
    .digest();
  const { digits } = LIMITS.verificationCode;
  return String(mac.readUIntBE(0, 6) % 10 ** digits).padStart(digits, '0');
}

/**
 * Whether a code is the one of this challenge, now or under an earlier secret; takes as long where
 * it is wrong, and where none was sent.
 */
export function isCodeOf(keys: Pick<Keys, 'pepper'>, binding: CodeBinding, typed: string): boolean {
  const given = Buffer.from(typed);
  const same = everyKey(keys.pepper).map((pepper) => {
    const right = Buffer.from(verificationCode({ pepper }, binding));
    return given.length === right.length && timingSafeEqual(given, right);
  });
  return same.includes(true) && binding.recipient !== null;
}
