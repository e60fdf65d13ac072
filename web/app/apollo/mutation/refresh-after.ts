import type { ApolloClient } from '@apollo/client';
import type { UserError } from '#web/app/apollo/user-errors.ts';

/** Parts of an input that are not typed: the things it names, and what its user saw. */
const SHOWN = /^accepted|Ids?$/;

/**
 * Whether a refusal is about the state of things (it is paid already, another amount is due), not
 * about what was typed.
 */
export const isAboutState = ({ path }: UserError): boolean =>
  path.length === 0 || path.some((name) => SHOWN.test(name));

/**
 * Asks again for what the page shows, where a refusal says that it is old. A failure leaves the
 * page as it is.
 */
export function refreshAfter(client: ApolloClient, refusals: readonly UserError[]): void {
  if (!refusals.some(isAboutState)) return;
  for (const { query, variables } of client.getObservableQueries('active'))
    client.query({ query, variables, fetchPolicy: 'network-only' }).catch(() => undefined);
}
