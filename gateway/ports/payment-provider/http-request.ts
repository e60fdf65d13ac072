import { setTimeout as sleep } from 'node:timers/promises';
import { PaymentProviderError, type PaymentProviderErrorCode } from './payment-provider.error.ts';

/** One call of the provider's API. */
export interface HttpCall {
  method: 'GET' | 'POST';
  path: string;
  body?: unknown;
  /** The provider does such a call once, however often it is asked: only then it is repeated. */
  idempotent: boolean;
  idempotencyKey?: string;
}

export interface HttpOptions {
  baseUrl: string;
  apiSecret: string;
  /** For one try, in milliseconds. */
  timeoutMilliseconds: number;
  /** Pauses before the second, third ... try, in milliseconds. */
  retryPauses: readonly number[];
}

const BY_STATUS: Record<number, PaymentProviderErrorCode> = {
  401: 'UNAUTHORIZED',
  403: 'UNAUTHORIZED',
  404: 'NOT_FOUND',
  408: 'UNAVAILABLE',
  409: 'CONFLICT',
  429: 'UNAVAILABLE',
};

const BY_CODE: Record<string, PaymentProviderErrorCode> = {
  NOT_CAPTURED: 'NOT_CAPTURED',
  REFUND_EXCEEDS_CAPTURED: 'REFUND_EXCEEDS_CAPTURED',
};

async function refusal(response: Response): Promise<PaymentProviderError> {
  const answer = (await response.json().catch(() => null)) as { error?: { code?: string } } | null;
  const code =
    BY_CODE[answer?.error?.code ?? ''] ??
    BY_STATUS[response.status] ??
    (response.status >= 500 ? 'UNAVAILABLE' : 'REJECTED');
  return new PaymentProviderError(code);
}

async function once(options: HttpOptions, call: HttpCall): Promise<unknown> {
  const headers = new Headers({ authorization: `Bearer ${options.apiSecret}` });
  if (call.body !== undefined) headers.set('content-type', 'application/json');
  if (call.idempotencyKey) headers.set('idempotency-key', call.idempotencyKey);
  let response: Response;
  try {
    response = await fetch(new URL(call.path, options.baseUrl), {
      method: call.method,
      headers,
      body: call.body === undefined ? null : JSON.stringify(call.body),
      redirect: 'error',
      signal: AbortSignal.timeout(options.timeoutMilliseconds),
    });
  } catch (cause) {
    const late = cause instanceof Error && cause.name === 'TimeoutError';
    throw new PaymentProviderError(late ? 'TIMEOUT' : 'UNAVAILABLE', { cause });
  }
  if (!response.ok) throw await refusal(response);
  return response.json().catch((cause: unknown) => {
    throw new PaymentProviderError('MALFORMED_ANSWER', { cause });
  });
}

/**
 * Sends a call and gives the parsed JSON; repeats it after time-outs and outages where that is
 * harmless.
 */
export async function httpRequest(options: HttpOptions, call: HttpCall): Promise<unknown> {
  const pauses = call.idempotent ? options.retryPauses : [];
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await once(options, call);
    } catch (error) {
      const pause = pauses[attempt];
      const again = error instanceof PaymentProviderError && error.retryable;
      if (!again || pause === undefined) throw error;
      await sleep(pause);
    }
  }
}
