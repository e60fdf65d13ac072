import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { data, type LoaderFunctionArgs, type RouterContextProvider } from 'react-router';
import { localeOf } from '#web/app/i18n/locale-path.ts';
import { gatewayContext } from '#web/app/session/request-context.ts';
import { API_LOCALE } from './api-locale.ts';
import { browserClient } from './browser-client.ts';
import { askForText } from './fetch-query.ts';
import { faultOf } from './gateway-error.ts';
import { type Loaded, loadedText } from './loaded-query.ts';
import type { Locale } from './schema-types.gen.ts';
import { lacksTeamsOnly } from './without-teams.ts';

interface LoadOptions {
  /** Asks even where the answer is in the tab's cache: for prices, states and deadlines. */
  readonly fresh?: boolean;
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
  { fresh = false, withoutTeams = false }: LoadOptions,
): Promise<TData> {
  const fetchPolicy = fresh ? ('network-only' as const) : ('cache-first' as const);
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
 * Runs a query in a loader, on the server or in the tab.
 * @throws a response with `{ fault }` when the gateway could not answer; `faultOf` reads it in an
 *   error boundary.
 */
export async function loadQuery<TData, TVariables extends OperationVariables>(
  context: Readonly<RouterContextProvider>,
  query: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
  options: LoadOptions = {},
): Promise<Loaded<TData, TVariables>> {
  const send = context.get(gatewayContext);
  if (send) {
    const { withoutTeams = false } = options;
    const answer = askForText(query, variables, { send, withoutTeams });
    return loadedText(variables, await answer.catch(asResponse));
  }
  await nextTask();
  return { variables, data: await askInTab(query, variables, options).catch(asResponse) };
}

/** What the address of a page says. */
interface PageAddress {
  readonly searchParams: URLSearchParams;
  readonly locale: Locale;
}

/** The variables of a page about one order, which its address names. */
export function orderInAddress({ searchParams, locale }: PageAddress) {
  const order = searchParams.get('order');
  return order ? { order, locale } : null;
}

/**
 * The loaders of a page whose data are one query. The page reads them by `useLoaderQuery`.
 * @param variablesIn the variables in the page's address; null where it names nothing to load
 */
export function loaderQuery<
  TData,
  TVariables extends OperationVariables,
  TFound extends TVariables | null,
>(
  query: TypedDocumentNode<TData, TVariables>,
  variablesIn: (address: PageAddress) => TFound,
  options: LoadOptions = {},
) {
  async function load({ context, params, request }: LoaderFunctionArgs) {
    const { searchParams } = new URL(request.url);
    const found = variablesIn({ searchParams, locale: API_LOCALE[localeOf(params)] });
    if (found === null) return null as Extract<TFound, null>;
    return loadQuery<TData, TVariables>(context, query, found, options);
  }
  return { loader: load, clientLoader: load };
}
