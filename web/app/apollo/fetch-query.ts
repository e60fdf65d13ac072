import type { TypedDocumentNode } from '@apollo/client';
import { documentIdOf } from './document-id.ts';
import { answerIn, asGatewayError } from './gateway-answer.ts';
import { faultOf, GatewayError } from './gateway-error.ts';
import { requestOf } from './gateway-request.ts';
import { lacksTeamsOnly } from './without-teams.ts';

const ENDPOINT = '/graphql';
const WITHOUT_DATA = { code: 'INTERNAL', id: null, status: 500 } as const;

type Sending = {
  readonly send?: typeof fetch;
  readonly isQuery?: boolean;
  readonly withoutTeams?: boolean;
};

/**
 * Asks the gateway without Apollo (44 kB): for pages that are being rendered on the server, whose
 * data are used once, and for public data in the browser, where its own cache stores the answer for
 * as long as the gateway allows.
 * @param send the fetch of the page that is being rendered; without it, the browser's
 * @param isQuery false for a mutation, which is sent by POST
 * @param withoutTeams whether an answer that lacks only the fields of teams that are away is taken
 * @throws GatewayError when the answer is incomplete.
 */
export const fetchQuery = async <TData, TVariables extends Readonly<Record<string, unknown>>>(
  document: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
  sending: Sending = {},
): Promise<TData> => (await askForText(document, variables, sending)).data;

/**
 * The same, with the answer's text: what the browser is sent of a page need not be written again.
 */
export async function askForText<TData, TVariables extends Readonly<Record<string, unknown>>>(
  document: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
  { send = fetch, isQuery = true, withoutTeams = false }: Sending = {},
): Promise<{ readonly text: string; readonly data: TData }> {
  const message = { documentId: documentIdOf(document), operationName: undefined, variables };
  const [address, init] = requestOf(ENDPOINT, message, isQuery, {});
  try {
    const { result, text } = await answerIn(await send(address, init));
    const { data, errors } = result;
    const isComplete = !errors || (withoutTeams && lacksTeamsOnly(data, errors));
    if (!data || !isComplete) throw new GatewayError(faultOf({ errors }) ?? WITHOUT_DATA);
    return { text, data: data as TData };
  } catch (error) {
    throw asGatewayError(error);
  }
}
