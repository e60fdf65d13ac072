import { forgetWindows } from '#gateway/limits/rate-windows.repository.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import type { Locale } from '#schema/codes/base/locales.ts';
import { erasureInstants } from '#schema/rules/access/erasure.ts';
import { challengeCode } from './challenge-code.service.ts';
import { findChallenge, forgetChallenges } from './challenges.repository.ts';
import { confirmCode } from './confirm-code.service.ts';
import { verificationCode } from './verification-code.ts';
import type { VerificationDependencies, VerificationPurpose } from './verification-dependencies.ts';

/** A code that is to be sent. */
export type CodeToSend = {
  readonly purpose: VerificationPurpose;
  readonly recipient: string;
  readonly code: string;
  readonly locale: Locale;
};

/** How codes reach people. */
export type CodeWay = 'EMAIL' | 'PHONE';

/**
 * Codes that prove access to a mailbox or a mobile phone. What they are for is the business of
 * those who ask for them.
 */
export type VerificationService = ReturnType<typeof createVerificationService>;

/** A phone in E.164; no e-mail address is one. */
const isPhone = (recipient: string): boolean => /^\+\d+$/.test(recipient);

export function createVerificationService(sources: VerificationDependencies) {
  const { db, keys, mailer, mails, sms, smsOf, siteUrlOf, signInUrlOf } = sources;
  const ways: readonly CodeWay[] = sms ? ['EMAIL', 'PHONE'] : ['EMAIL'];
  const codeToSend = async (challengeId: string, now: Date, at = 0): Promise<CodeToSend | null> => {
    const challenge = await findChallenge(db, challengeId);
    if (!challenge || now >= challenge.expiresAt) return null;
    const { purpose, locale } = challenge;
    const recipient = [challenge, ...challenge.others][at]?.recipient;
    if (!recipient) return null;
    const code = verificationCode(keys, { purpose, challengeId, recipient });
    return { purpose, recipient, locale, code };
  };
  return {
    /** Leaves a code to be sent, in the caller's transaction. */
    challenge: challengeCode.bind(null, sources),
    /**
     * Checks a code in the caller's transaction, which must be committed when the code is wrong.
     */
    confirm: confirmCode.bind(null, sources),
    /** The ways by which this installation sends codes. */
    ways,
    /**
     * What is to be sent for a challenge; null where it has no recipient, or it is too late.
     * @param at which of its recipients, where the details name several mailboxes; the first by
     *   default
     */
    codeToSend,
    /**
     * Sends the code of a challenge to one of its recipients, where there is one, by text or by the
     * mail of its purpose.
     */
    async sendCode(challengeId: string, now: Date, at?: number): Promise<void> {
      const message = await codeToSend(challengeId, now, at);
      if (!message) return;
      const { purpose, recipient, locale, code } = message;
      // Only the owner of the mailbox or phone learns that it has an account (RULES 10.8).
      const signInUrl = purpose === 'REGISTER' ? await signInUrlOf(recipient, locale) : null;
      const { validMinutes } = LIMITS.verificationCode;
      const data = { code, validMinutes, siteUrl: siteUrlOf(locale), signInUrl };
      if (isPhone(recipient)) {
        await sms?.send({ to: recipient, locale, text: smsOf(data, locale) });
        return;
      }
      const email = await (mails[purpose] ?? mails.usual)(data, locale);
      await mailer.send({ to: recipient, locale, ...email });
    },
    /** Removes what is long over; answers how much. */
    async sweep(now: Date): Promise<number> {
      const { verification: before } = erasureInstants(now);
      return (await forgetChallenges(db, before)) + (await forgetWindows(db, before));
    },
  };
}
