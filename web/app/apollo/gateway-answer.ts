import type { ApolloLink } from '@apollo/client';
import { type Fault, GatewayError } from './gateway-error.ts';

const unavailable = (status: number): Fault => ({
  code: status === 429 ? 'TOO_MANY_REQUESTS' : status >= 502 ? 'SERVICE_UNAVAILABLE' : 'INTERNAL',
  id: null,
  status: status === 429 ? 429 : status >= 502 ? 503 : 500,
});

const isResult = (value: unknown): value is ApolloLink.Result =>
  typeof value === 'object' && value !== null && ('data' in value || 'errors' in value);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * The GraphQL result in a response of any status, and its text.
 * @throws GatewayError when it holds none, for example the error page of a proxy.
 */
export async function answerIn(
  response: Response,
): Promise<{ readonly result: ApolloLink.Result; readonly text: string }> {
  const text = await response.text();
  const result = parsed(text);
  if (isResult(result)) return { result, text };
  throw new GatewayError(unavailable(response.status));
}

/** A failed fetch as a fault: the network is away; an abort stays an abort. */
export const asGatewayError = (error: unknown): unknown =>
  error instanceof TypeError
    ? new GatewayError({ code: 'NETWORK', id: null, status: 503 }, { cause: error })
    : error;
