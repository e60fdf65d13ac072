import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { data, type RouterContextProvider } from 'react-router';
import { gatewayContext } from '#web/app/session/request-context.ts';
import { browserClient } from './browser-client.ts';
import { askForText } from './fetch-query.ts';
import { faultOf } from './gateway-error.ts';
import { type Preloaded, sentAsText } from './preloaded.ts';
import { lacksTeamsOnly } from './without-teams.ts';

interface PreloadOptions {
  /** `network-only` refetches even where the answer is in the tab's cache. */
  readonly fetchPolicy?: 'cache-first' | 'network-only';
  /**
   * The page can be shown without the nullable fields of services that are away; it says so where
   * they stand.
   */
  readonly withoutTeams?: boolean;
}

/** The errors of an answer; one that says nothing where there was no answer. */
const errorsIn = (error: object) =>
  'errors' in error && Array.isArray(error.errors) ? error.errors : [{}];

async function askInTab<TData, TVariables extends OperationVariables>(
  query: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
  { fetchPolicy = 'cache-first', withoutTeams = false }: PreloadOptions,
): Promise<TData> {
  const errorPolicy = withoutTeams ? ('all' as const) : ('none' as const);
  const options = { query, variables, fetchPolicy, errorPolicy };
  const answer = await browserClient().query<TData, OperationVariables>(options);
  const { error } = answer;
  if (error && !lacksTeamsOnly(answer.data, errorsIn(error))) throw error;
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
  options: PreloadOptions = {},
): Promise<Preloaded<TData, TVariables> & { readonly data: TData }> {
  const send = context.get(gatewayContext);
  if (send)
    return sentAsText(
      variables,
      await askForText(query, variables, {
        send,
        withoutTeams: options.withoutTeams ?? false,
      }).catch(asResponse),
    );
  await nextTask();
  return { variables, data: await askInTab(query, variables, options).catch(asResponse) };
}
