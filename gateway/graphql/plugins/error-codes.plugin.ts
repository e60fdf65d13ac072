import type { GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { FaultCode } from '#schema/codes/base/faults.ts';

/** Messages of graphql-js about a variable that the schema does not accept. */
const OF_VARIABLE = /^Variable "\$/;

const codeFor = ({ message }: GraphQLError): FaultCode =>
  OF_VARIABLE.test(message) ? 'BAD_USER_INPUT' : 'BAD_REQUEST';

/** Errors that graphql-js throws for wrong variables and wrong text have no code; every other error has its own. */
export const errorCodes = (): Plugin => ({
  onResultProcess({ result }) {
    if (!('errors' in result)) return;
    for (const error of result.errors ?? []) {
      if (typeof error.extensions?.code !== 'string')
        Object.assign(error.extensions, { code: codeFor(error) });
    }
  },
});
