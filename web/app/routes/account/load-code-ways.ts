import type { RouterContextProvider } from 'react-router';
import { preload } from '#web/app/apollo/preload.ts';
import { CodeWaysDocument } from './code-ways.query.gen.ts';

/**
 * The ways by which this installation sends codes: what cannot be sent is not offered. For `loader`
 * and `clientLoader`.
 */
export async function loadCodeWays({
  context,
}: {
  readonly context: Readonly<RouterContextProvider>;
}) {
  const { data } = await preload(context, CodeWaysDocument, {});
  const { businessRules } = await data;
  return { codeWays: businessRules.credentials.codeWays };
}
