import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** What a system was asked. */
export interface JsonQuestion {
  readonly method: string;
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: unknown;
}

/** An answer: a status with a body, or silence. */
export type JsonAnswer = { readonly status?: number; readonly body: unknown } | 'silence';

/**
 * A system of the airline on a port of its own, which answers as the test says and keeps what it
 * was asked. `refuse` ends it: from then on connections are refused.
 */
export async function startJsonServer(answer: (question: JsonQuestion) => JsonAnswer) {
  const questions: JsonQuestion[] = [];
  const server = createServer(async (request, response) => {
    const sent = await text(request);
    const question = {
      method: request.method ?? '',
      path: request.url ?? '',
      authorization: request.headers.authorization,
      body: sent === '' ? null : (JSON.parse(sent) as unknown),
    };
    questions.push(question);
    const given = answer(question);
    if (given === 'silence') return;
    const body = typeof given.body === 'string' ? given.body : JSON.stringify(given.body);
    response.writeHead(given.status ?? 200, { 'content-type': 'application/json' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/api`,
    questions,
    refuse: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
