import { Kind, print, visit } from 'graphql';
import type { Answer, Variables } from './answer.ts';
import { answerOrFirstEvent } from './answer-or-first-event.ts';
import type { Endpoint } from './endpoint.ts';
import { Failed, faultOf } from './fault.ts';
import type { Question } from './question.ts';

/** The longest that an answer, or the first event of a stream, may take. */
const MILLISECONDS = 60_000;

/** Asks for the type of each object too, as clients with a cache do. */
const withTypenames = ({ document }: Question): string =>
  print(
    visit(document, {
      SelectionSet(node, _key, parent) {
        const isRoot = parent && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION;
        if (isRoot) return undefined;
        const name = { kind: Kind.NAME, value: '__typename' } as const;
        return { ...node, selections: [...node.selections, { kind: Kind.FIELD, name }] };
      },
    }),
  );

async function bodyOf(response: Response): Promise<unknown> {
  const type = response.headers.get('content-type') ?? '';
  if (type.startsWith('text/event-stream')) return answerOrFirstEvent(response);
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/**
 * A visitor of an endpoint, who keeps its cookies.
 * @param noted gets each answer
 */
export function createClient(endpoint: Endpoint, noted: (answer: Answer) => void) {
  const jar = new Map<string, string>();
  /** The orders of the visitor, for an endpoint that is told them. */
  let orders: readonly string[] = [];
  const send = async (url: string, init: RequestInit): Promise<Response> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = {
      ...(cookie ? { cookie } : {}),
      'content-type': 'application/json',
      ...(url === endpoint.url ? endpoint.headersOf?.(orders) : {}),
    };
    const signal = AbortSignal.timeout(MILLISECONDS);
    const response = await endpoint.fetch(new Request(url, { ...init, headers, signal }));
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    return response;
  };
  /** Sends a document and says what came, whatever it is. */
  const ask = async <Data>(
    question: Question<Data>,
    variables: Variables = {},
  ): Promise<Answer<Data>> => {
    const response = await send(endpoint.url, {
      method: 'POST',
      body: JSON.stringify({ query: withTypenames(question), variables }),
    });
    const body = await bodyOf(response);
    const read = (typeof body === 'object' ? body : null) as Partial<Answer<Data>> | null;
    const answer = {
      question,
      variables,
      status: response.status,
      data: read?.data,
      errors: read?.errors ?? [],
      body,
    };
    noted(answer);
    return answer;
  };
  /**
   * Sends a document that has to be answered with data and without errors.
   * @throws Failed where it is not
   */
  const read = async <Data>(question: Question<Data>, variables: Variables = {}) => {
    const answer = await ask(question, variables);
    if (answer.errors.length > 0 || !answer.data)
      throw new Failed([faultOf(answer, 'data, and no errors')]);
    return { answer, data: answer.data };
  };
  return {
    ask,
    read,
    get: (url: string) => send(url, {}),
    post: (url: string) => send(url, { method: 'POST', body: '{}' }),
    showing(ids: readonly string[]) {
      orders = ids;
    },
  };
}

export type Client = ReturnType<typeof createClient>;
