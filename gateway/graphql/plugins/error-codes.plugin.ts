import type { GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { type FaultCode, isFaultCode } from '#schema/codes/base/faults.ts';

/** Messages of graphql-js about a variable that the schema does not accept. */
const OF_VARIABLE = /^Variable "\$/;

function codeFor({ message, extensions }: GraphQLError): FaultCode {
  if (extensions.code === 'INTERNAL_SERVER_ERROR') return 'INTERNAL';
  return OF_VARIABLE.test(message) ? 'BAD_USER_INPUT' : 'BAD_REQUEST';
}

interface ErrorCodesOptions {
  /** Whether clients learn what the parser of the body said; developers do. */
  readonly details: boolean;
}

/**
 * Gives every error a code of the closed list: graphql-js has none for its errors, and Yoga has
 * others.
 */
export const errorCodes = ({ details }: ErrorCodesOptions): Plugin => ({
  onResultProcess({ result }) {
    if (!('errors' in result)) return;
    for (const error of result.errors ?? []) {
      const { extensions } = error;
      if (!isFaultCode(extensions.code)) extensions.code = codeFor(error);
      if (details || !extensions.originalError) continue;
      delete extensions.originalError;
      // Yoga knows from that detail that the request was malformed, and would else answer 200.
      extensions.http = { status: 400 };
    }
  },
});
