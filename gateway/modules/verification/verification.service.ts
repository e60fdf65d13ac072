import { inTransaction } from '#gateway/database/transaction.ts';
import { forgetWindows } from '#gateway/limits/rate-windows.repository.ts';
import { verificationCodeEmail } from '#gateway/ports/documents/documents.ts';
import { RETENTION } from '#schema/codes/access/retention.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import type { Locale } from '#schema/codes/base/locales.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { findChallenge, forgetChallenges } from './challenges.repository.ts';
import { type AccessOutcome, confirmAccess } from './confirm-access.service.ts';
import type { OrderLookup } from './order-access.input.ts';
import { type AccessRequestOutcome, type Asker, requestAccess } from './request-access.service.ts';
import { verificationCode } from './verification-code.ts';
import type { VerificationSources } from './verification-sources.ts';

/** A code that is to be sent. */
export type CodeToSend = {
  readonly recipient: string;
  readonly code: string;
  readonly locale: Locale;
};

/** Codes that prove access to a mailbox. */
export type VerificationService = {
  /** Requests a code to the contact of an order. */
  requestAccess(lookup: OrderLookup, asker: Asker, now: Date): Promise<AccessRequestOutcome>;
  /** Opens the order to the browser when the code is right. */
  confirmAccess(
    answer: { readonly challengeId: string; readonly code: string },
    asker: Asker,
    now: Date,
  ): Promise<AccessOutcome>;
  /** What is to be sent for a challenge; null where it has no recipient, or it is too late. */
  codeToSend(challengeId: string, now: Date): Promise<CodeToSend | null>;
  /** Sends the code of a challenge to its recipient, where there is one. */
  sendCode(challengeId: string, now: Date): Promise<void>;
  /** Removes what is long over; answers how much. */
  sweep(now: Date): Promise<number>;
};

const KEPT_MINUTES = RETENTION.verificationHours * 60;

export const createVerificationService = (sources: VerificationSources): VerificationService => {
  const codeToSend: VerificationService['codeToSend'] = async (challengeId, now) => {
    const challenge = await findChallenge(sources.db, challengeId);
    if (!challenge?.recipient || now >= challenge.expiresAt) return null;
    const { recipient, locale } = challenge;
    const code = verificationCode(sources.keys, { ...challenge, challengeId });
    return { recipient, locale, code };
  };
  return {
    requestAccess: (lookup, asker, now) => requestAccess(sources, lookup, asker, now),
    confirmAccess: (answer, asker, now) => confirmAccess(sources, answer, asker, now),
    codeToSend,
    async sendCode(challengeId, now) {
      const message = await codeToSend(challengeId, now);
      if (!message) return;
      const { recipient, locale, code } = message;
      const { validMinutes } = LIMITS.verificationCode;
      const email = await verificationCodeEmail({ code, validMinutes }, locale);
      await sources.mailer.send({ to: recipient, locale, ...email });
    },
    sweep: (now) =>
      inTransaction(sources.db, async (trx) => {
        const before = addMinutes(now, -KEPT_MINUTES);
        return (await forgetChallenges(trx, before)) + (await forgetWindows(trx, before));
      }),
  };
};
