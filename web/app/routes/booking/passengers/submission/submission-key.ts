import { newIdempotencyKey } from '#web/app/apollo/idempotency-key.ts';

const KEY = 'order-key';

type Stored = { readonly offerId: string; readonly key: string };

function stored(): Stored | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
  } catch {
    return null;
  }
}

/**
 * The idempotency key for ordering an offer from this tab. It survives a reload after a lost
 * answer, so that the same submission makes no second order. Browser only.
 */
export function submissionKey(offerId: string): string {
  const known = stored();
  if (known?.offerId === offerId) return known.key;
  const key = newIdempotencyKey();
  sessionStorage.setItem(KEY, JSON.stringify({ offerId, key } satisfies Stored));
  return key;
}

/** Makes the next submission a new one. */
export const forgetSubmissionKey = (): void => sessionStorage.removeItem(KEY);
