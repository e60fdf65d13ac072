import type { LoaderFunctionArgs } from 'react-router';
import { dataOf } from '#web/app/apollo/loaded-query.ts';
import { loadQuery } from '#web/app/apollo/loader-query.ts';
import { CodeWaysDocument } from './code-ways.query.gen.ts';

/**
 * The ways by which this installation sends codes: what cannot be sent is not offered. For `loader`
 * and `clientLoader`.
 */
export async function loadCodeWays({ context }: Pick<LoaderFunctionArgs, 'context'>) {
  const { businessRules } = dataOf(await loadQuery(context, CodeWaysDocument, {}));
  return { codeWays: businessRules.credentials.codeWays };
}
