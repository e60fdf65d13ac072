import type { LookUp } from './look-up.ts';
import type { RequestOrderAccessMutation } from './request-order-access.mutation.gen.ts';

type Challenge = NonNullable<RequestOrderAccessMutation['requestOrderAccess']['challenge']>;

/**
 * A code that was requested, and for what: stored in this tab, so that a reload does not request
 * another.
 */
export type RequestedCode = LookUp & {
  readonly challengeId: string;
  readonly expiresAt: string;
  readonly resendAt: string;
  readonly serverNow: string;
  /** This device's clock when the answer came, in milliseconds. */
  readonly answeredAt: number;
};

/** Puts together what is stored of an answer. */
export const requestedCode = (
  { kind, key, lastName, firstName }: LookUp,
  challenge: Challenge,
  answeredAt: number,
): RequestedCode => ({
  kind,
  key,
  lastName,
  firstName,
  challengeId: challenge.id,
  expiresAt: challenge.expiresAt,
  resendAt: challenge.resendAt,
  serverNow: challenge.serverNow,
  answeredAt,
});
