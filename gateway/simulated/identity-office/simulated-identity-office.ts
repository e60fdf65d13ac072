import type { Database } from '#gateway/database/database.ts';
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

function failureOf(
  { type, number, expiresOn, holder }: IdentitySubmission,
  now: Date,
): IdentityVerdict['failure'] {
  const { dateOfBirth, gender } = holder;
  const compared = identityProblems({ type, number, dateOfBirth, gender: gender ?? '' });
  if (compared.dateOfBirth || compared.gender) return 'DATA_DIFFER';
  if (expiresOn !== null && expiresOn < commercialDay(now)) return 'DOCUMENT_PAST_EXPIRY';
  const digits = number.replace(/\D/g, '').slice(-3);
  return digits in FAILURES ? FAILURES[digits as keyof typeof FAILURES] : null;
}

/** The office with a desk at which anyone who shows the demo decides. */
export type SimulatedIdentityOffice = IdentityOffice & {
  /** Records a verdict; the first one about a document stands. */
  decide(documentId: string, verdict: IdentityVerdict, now: Date): Promise<void>;
  /** Those of some documents about which people have decided, and not the office by itself. */
  decidedByHand(documentIds: readonly string[]): Promise<ReadonlySet<string>>;
};

/**
 * The verdict of the demo's desk. Without one the office decides by itself after a while: it
 * compares what a number says with what its holder says, and takes the rest for right.
 */
export const createSimulatedIdentityOffice = (db: Database): SimulatedIdentityOffice => ({
  async verdictOn(submission, now) {
    const row = await db
      .selectFrom('identity_office_verdicts')
      .select('failure')
      .where('document_id', '=', submission.id)
      .executeTakeFirst();
    if (row) return { failure: row.failure as IdentityVerdict['failure'] };
    if (now < addMinutes(submission.submittedAt, REVIEW_MINUTES)) return null;
    return { failure: failureOf(submission, now) };
  },
  async decide(documentId, { failure }, now) {
    await db
      .insertInto('identity_office_verdicts')
      .values({ document_id: documentId, failure, decided_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },
  async decidedByHand(documentIds) {
    if (documentIds.length === 0) return new Set();
    const rows = await db
      .selectFrom('identity_office_verdicts')
      .select('document_id')
      .where('document_id', 'in', documentIds)
      .execute();
    return new Set(rows.map((row) => row.document_id));
  },
});
