import { randomBytes } from 'node:crypto';
import { inTransaction } from '#gateway/database/transaction.ts';
import type { VerificationPurpose } from '#gateway/modules/verification/verification-dependencies.ts';
import type { KnownActor } from '#gateway/sessions/sessions.ts';
import type { ExampleValueParts } from './example-values.parts.ts';

type Parts = {
  readonly db: ExampleValueParts['db'];
  readonly services: Pick<ExampleValueParts['services'], 'verification'>;
};

/** A code that serves one example: where it goes, and what it opens. */
export type ExampleCode = {
  readonly purpose: VerificationPurpose;
  readonly recipient: string;
  readonly subject: string | null;
};

/** A code as an example types it. */
type TypedCode = { readonly challengeId: string; readonly code: string };

/**
 * A code that was sent to a mailbox of the demo, as its owner would type it; it is right in the
 * visitor's browser only.
 */
export async function typedCode(
  { db, services }: Parts,
  { sessionId }: KnownActor,
  { purpose, recipient, subject }: ExampleCode,
  now: Date,
): Promise<TypedCode> {
  const request = {
    purpose,
    recipient,
    subject,
    // each visit asks for another code, however often it comes
    target: randomBytes(32),
    quotas: [],
    asker: { sessionId, address: '' },
    locale: 'en',
  } as const;
  const outcome = await inTransaction(db, (trx) =>
    services.verification.challenge(trx, request, now),
  );
  if ('problem' in outcome) throw new Error(outcome.problem);
  const { id: challengeId } = outcome.challenge;
  const sent = await services.verification.codeToSend(challengeId, now);
  return { challengeId, code: sent?.code ?? '' };
}
