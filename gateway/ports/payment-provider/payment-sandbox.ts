/** How a payment ends on the page of a sandbox. */
export const SANDBOX_OUTCOMES = [
  'SUCCEEDED',
  'DECLINED',
  'INSUFFICIENT_FUNDS',
  'AUTHENTICATION_FAILED',
] as const;
export type SandboxOutcome = (typeof SANDBOX_OUTCOMES)[number];

/** A payment provider that takes no money, and whose payments can be ended without its page. */
export interface PaymentSandbox {
  /**
   * Ends a payment by the provider's reference; false where it has ended otherwise, or is not
   * known.
   */
  end(providerReference: string, outcome: SandboxOutcome): Promise<boolean>;
}
