import type { RequestOrderAccessMutation } from './request-order-access.mutation.gen.ts';

type Challenge = NonNullable<RequestOrderAccessMutation['requestOrderAccess']['challenge']>;

/** What a guest typed to name an order. */
export type LookUp = { readonly reference: string; readonly name: string };

/** A code that was asked for, and for what: kept in this tab, so that a reload does not ask again. */
export type AskedCode = LookUp & {
  readonly challengeId: string;
  readonly expiresAt: string;
  readonly resendAt: string;
  readonly serverNow: string;
  /** This device's clock when the answer came, in milliseconds. */
  readonly answeredAt: number;
};

/** Puts together what is kept of an answer. */
export const askedCode = (lookUp: LookUp, challenge: Challenge, answeredAt: number): AskedCode => ({
  ...lookUp,
  challengeId: challenge.id,
  expiresAt: challenge.expiresAt,
  resendAt: challenge.resendAt,
  serverNow: challenge.serverNow,
  answeredAt,
});

/** The server's time now, as far as a kept answer tells: it has gone on since by as much as this device's clock. */
export const pageNowOf = ({ serverNow, answeredAt }: AskedCode, deviceNow: number): string =>
  new Date(Date.parse(serverNow) + (deviceNow - answeredAt)).toISOString();
