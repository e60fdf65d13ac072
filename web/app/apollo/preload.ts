import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { data, type RouterContextProvider } from 'react-router';
import { gatewayContext } from '#web/app/session/request-context.ts';
import { browserClient } from './browser-client.ts';
import { askForText } from './fetch-query.ts';
import { faultOf } from './gateway-error.ts';
import { type Preloaded, sentAsText } from './preloaded.ts';

interface PreloadOptions {
  /** `network-only` refetches even where the answer is in the tab's cache. */
  readonly fetchPolicy?: 'cache-first' | 'network-only';
}

async function askInTab<TData, TVariables extends OperationVariables>(
  query: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
  fetchPolicy: 'cache-first' | 'network-only',
): Promise<TData> {
  const options = { query, variables, fetchPolicy };
  const answer = await browserClient().query<TData, OperationVariables>(options);
  if (answer.data === undefined) throw new Error('An answer without data');
  return answer.data as TData;
}

/**
 * The browser shows what a touch has changed before more is done: both together are a long task on
 * a phone.
 */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** What was thrown, as a response with its fault and status. */
function asResponse(error: unknown): never {
  const fault = faultOf(error);
  if (!fault) throw error;
  throw data({ fault }, { status: fault.status, statusText: fault.code });
}

/**
 * Runs a query before its page renders; the same function serves `loader` and `clientLoader`. The
 * page reads it by `usePreloaded`.
 * @throws a response with `{ fault }` when the gateway could not answer; `faultOf` reads it in an
 *   error boundary.
 */
export async function preload<TData, TVariables extends OperationVariables>(
  context: Readonly<RouterContextProvider>,
  query: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
  { fetchPolicy = 'cache-first' }: PreloadOptions = {},
): Promise<Preloaded<TData, TVariables> & { readonly data: TData }> {
  const send = context.get(gatewayContext);
  if (send)
    return sentAsText(variables, await askForText(query, variables, { send }).catch(asResponse));
  await nextTask();
  return { variables, data: await askInTab(query, variables, fetchPolicy).catch(asResponse) };
}
