import type { CommandRequest } from '#gateway/requests/idempotent.ts';
import type { UserFault } from '#gateway/requests/user-fault.ts';
import type {
  SendBoardingPassesErrorCode,
  SendBoardingPassesInput,
} from '#gateway/resolvers.gen.ts';
import type { Locale } from '#schema/codes/base/locales.ts';
import { emailProblem, normalizeEmail } from '#schema/rules/travellers/contact.ts';

/** What stood in the way of sending boarding passes. */
export type SendFault = UserFault<SendBoardingPassesErrorCode>;

/** Whose boarding passes are sent, and where to. */
export type SendRequest = CommandRequest & {
  /** Global ids. */
  readonly passengerSegmentIds: readonly string[];
  /** Null: to the e-mail address given at check-in. */
  readonly email: string | null;
  readonly locale: Locale;
};

/** Reads a request, and finds what is wrong with it alone. */
export function readSendBoardingPasses({
  idempotencyKey,
  passengerSegmentIds,
  email,
  locale,
}: SendBoardingPassesInput): { readonly request: SendRequest; readonly faults: SendFault[] } {
  const none = passengerSegmentIds.length === 0;
  return {
    request: {
      idempotencyKey,
      passengerSegmentIds,
      locale,
      email: email ? normalizeEmail(email) : null,
    },
    faults: [
      ...(none ? [{ code: 'REQUIRED' as const, path: ['passengerSegmentIds'] }] : []),
      ...(email && emailProblem(email)
        ? [{ code: 'EMAIL_INVALID' as const, path: ['email'] }]
        : []),
    ],
  };
}
