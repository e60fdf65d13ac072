import { serverNow } from '#web/app/apollo/server-clock.ts';

/** When an answer was given and until when its prices may be shown, both by the gateway's clock. */
export type AnswerTimes = { readonly serverNow: string; readonly expiresAt: string };

/**
 * Whether an answer that the tab still has is older than its prices may be shown; never on the
 * server, which has none.
 */
export const isStale = ({ serverNow: asOf, expiresAt }: AnswerTimes): boolean =>
  typeof document !== 'undefined' && serverNow(asOf) >= Date.parse(expiresAt);

/** The times of the answer that expires first; null without answers. */
export const oldest = (times: readonly AnswerTimes[]): AnswerTimes | null =>
  times.toSorted((a, b) => (a.expiresAt < b.expiresAt ? -1 : 1))[0] ?? null;
