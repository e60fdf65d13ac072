import { GraphQLError } from 'graphql';
import type { FaultCode } from '#schema/codes/base/faults.ts';

interface FaultOptions {
  /** HTTP status of the answer. */
  readonly status: number;
  readonly headers?: Record<string, string>;
  /** Names the fault in the log. */
  readonly id?: string;
}

/** A top-level error with its code; `message` is English, for developers. */
export const fault = (
  code: FaultCode,
  message: string,
  { status, headers, id }: FaultOptions,
): GraphQLError =>
  new GraphQLError(message, {
    extensions: { code, ...(id ? { id } : {}), http: { status, ...(headers ? { headers } : {}) } },
  });

/** A variable or argument has a value that no form of the site sends. */
export const badUserInput = (message: string) => fault('BAD_USER_INPUT', message, { status: 400 });

/** Sign-in is required for the request. */
export const signInRequired = () =>
  fault('UNAUTHENTICATED', 'Sign in to ask for this.', { status: 401 });

/** Too many requests of one kind. */
export const tooManyRequests = (retryAfterSeconds: number) =>
  fault('TOO_MANY_REQUESTS', 'Too many requests.', {
    status: 429,
    headers: { 'retry-after': String(retryAfterSeconds) },
  });

/** Something the gateway needs is away; nothing was changed. */
export const serviceUnavailable = (id?: string) =>
  fault('SERVICE_UNAVAILABLE', 'The service is away for a moment.', {
    status: 503,
    headers: { 'retry-after': '5' },
    ...(id ? { id } : {}),
  });

/** A bug. The client gets only the id under which it is logged. */
export const internalFault = (id: string) =>
  fault('INTERNAL', 'Unexpected error.', { status: 500, id });
