import type { TypedDocumentNode } from '@apollo/client';
import { documentIdOf } from './document-id.ts';
import { GatewayError } from './fault.ts';
import { answerIn, asGatewayError } from './gateway-answer.ts';
import { requestOf } from './gateway-request.ts';

const ENDPOINT = '/graphql';

/**
 * Asks the gateway from a page that does without Apollo (44 kB): the browser's own cache stores the answer to a query for as long
 * as the gateway allows. Browser only.
 * @param isQuery false for a mutation, which is sent by POST
 * @throws GatewayError when the answer is incomplete.
 */
export async function askGateway<TData, TVariables extends Readonly<Record<string, unknown>>>(
  document: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
  isQuery = true,
): Promise<TData> {
  const message = { documentId: documentIdOf(document), operationName: undefined, variables };
  const [address, init] = requestOf(ENDPOINT, message, isQuery, {});
  try {
    const { data, errors } = await answerIn(await fetch(address, init));
    if (!data || errors) throw new GatewayError({ code: 'INTERNAL', id: null, status: 500 });
    return data as TData;
  } catch (error) {
    throw asGatewayError(error);
  }
}
