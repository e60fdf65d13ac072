import type {
  PaymentSandbox,
  SandboxOutcome,
} from '#gateway/ports/payment-provider/payment-sandbox.ts';

/** The sandbox that listens at an address, as it is controlled without a browser. */
export const sandboxOver = ({
  baseUrl,
  apiSecret,
}: {
  readonly baseUrl: string;
  readonly apiSecret: string;
}): PaymentSandbox => ({
  async end(providerReference: string, outcome: SandboxOutcome) {
    const path = `/control/payments/${encodeURIComponent(providerReference)}/outcome`;
    const answer = await fetch(`${baseUrl}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${apiSecret}`, 'content-type': 'application/json' },
      body: JSON.stringify({ outcome: outcome === 'SUCCEEDED' ? 'APPROVED' : outcome }),
    });
    return answer.ok;
  },
});
