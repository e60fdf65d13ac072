import type {
  IdentityOffice,
  IdentitySubmission,
  IdentityVerdict,
} from '#gateway/ports/identity-office/identity-office.port.ts';
import { addMinutes, commercialDay } from '#schema/rules/base/time.ts';
import { identityProblems } from '#schema/rules/travellers/identity-holder.ts';

/** How long the office takes: a wait that one can sit out, or pass over by the demo's clock. */
export const REVIEW_MINUTES = 10;

/** Numbers whose last digits before a check letter make the office answer so. */
const FAILURES = { '404': 'NOT_CONFIRMED', '415': 'UNREADABLE' } as const;

const failureOf = (
  { type, number, expiresOn, holder }: IdentitySubmission,
  now: Date,
): IdentityVerdict['failure'] => {
  const { dateOfBirth, gender } = holder;
  const compared = identityProblems({ type, number, dateOfBirth, gender: gender ?? '' });
  if (compared.dateOfBirth || compared.gender) return 'DATA_DIFFER';
  if (expiresOn !== null && expiresOn < commercialDay(now)) return 'DOCUMENT_PAST_EXPIRY';
  const digits = number.replace(/\D/g, '').slice(-3);
  return digits in FAILURES ? FAILURES[digits as keyof typeof FAILURES] : null;
};

/** Compares what a number says with what its holder says; the rest it takes for right. */
export const createSimulatedIdentityOffice = (): IdentityOffice => ({
  async verdictOn(submission, now) {
    if (now < addMinutes(submission.submittedAt, REVIEW_MINUTES)) return null;
    return { failure: failureOf(submission, now) };
  },
});
