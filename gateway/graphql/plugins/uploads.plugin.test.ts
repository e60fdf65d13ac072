import { makeExecutableSchema } from '@graphql-tools/schema';
import { describe, expect, it } from 'vitest';
import { createDocumentStore } from '#gateway/graphql/persisted-queries/document-store.ts';
import { createGateway } from '#gateway/graphql/yoga.ts';
import type { Services } from '#gateway/requests/services.ts';
import { ANONYMOUS } from '#gateway/sessions/actor.ts';

const silent = { info() {}, warn() {}, error() {} };
const [TAKES, TAKES_NONE, TAKES_WITHIN] = ['a', 'b', 'c'].map(
  (letter) => `sha256:${letter.repeat(64)}`,
) as [string, string, string];
const schema = makeExecutableSchema({
  typeDefs: `
    scalar Upload
    type Query { serverNow: String }
    input Proof { reason: String, within: Proof, files: [Upload!]! }
    type Mutation { upload(file: Upload): Int prove(input: Proof!): Int cancel: Int }
  `,
  resolvers: {
    Mutation: {
      upload: (_root, { file }) => file.size,
      prove: (_root, { input }) => input.files[0].size,
      cancel: () => 1,
    },
  },
});
const own = {
  [TAKES]: 'mutation Send($file: Upload!){upload(file:$file)}',
  [TAKES_NONE]: 'mutation Cancel{cancel}',
  [TAKES_WITHIN]: 'mutation Prove($input: Proof!){prove(input:$input)}',
};

async function gateway(mode: 'demo' | 'production') {
  const documents = await createDocumentStore({ schema, own, log: silent });
  return createGateway({
    schema,
    documents,
    mode,
    log: silent,
    now: () => new Date(),
    services: {} as Services,
    actorOf: () => ANONYMOUS,
  });
}

const MEBIBYTE = 1024 ** 2;

/** A multipart request whose file is written as it is read, and how much of it was. */
function multipart(operations: object, mebibytes: number, path = 'variables.file') {
  let sent = 0;
  const part = (name: string, text: string) =>
    `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;
  const head =
    part('operations', JSON.stringify({ variables: { file: null }, ...operations })) +
    part('map', JSON.stringify({ 0: [path] })) +
    '--x\r\nContent-Disposition: form-data; name="0"; filename="a.pdf"\r\n\r\n';
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode(head)),
    pull(controller) {
      if (sent < mebibytes) {
        sent += 1;
        controller.enqueue(new Uint8Array(MEBIBYTE).fill(97));
        return;
      }
      controller.enqueue(new TextEncoder().encode('\r\n--x--\r\n'));
      controller.close();
    },
  });
  const headers = {
    'content-type': 'multipart/form-data; boundary=x',
    'graphql-require-preflight': '1',
  };
  const sending: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    headers,
    body,
    duplex: 'half',
  };
  const request = new Request('http://gateway.test/graphql', sending);
  return { request, sent: () => sent };
}

describe.each(['demo', 'production'] as const)('multipart in %s', (mode) => {
  it('is taken with its file where the document declares one', async () => {
    const { fetch } = await gateway(mode);
    const response = await fetch(multipart({ documentId: TAKES }, 2).request);
    expect(await response.json()).toEqual({ data: { upload: 2 * MEBIBYTE } });
  });

  it('is taken where a field of its input takes one', async () => {
    const { fetch } = await gateway(mode);
    const operations = { documentId: TAKES_WITHIN, variables: { input: { files: [null] } } };
    const { request } = multipart(operations, 1, 'variables.input.files.0');
    expect(await (await fetch(request)).json()).toEqual({ data: { prove: MEBIBYTE } });
  });

  it('is refused before its file is read where the document takes none', async () => {
    const { fetch } = await gateway(mode);
    const { request, sent } = multipart({ documentId: TAKES_NONE }, 20);
    const response = await fetch(request);
    expect(response.status).toBe(415);
    expect((await response.json()).errors[0].extensions.code).toBe('BAD_REQUEST');
    expect(sent()).toBeLessThan(3);
  });

  it('is refused when its operation is longer than any', async () => {
    const { fetch } = await gateway(mode);
    const { request } = multipart({ documentId: TAKES, extensions: 'x'.repeat(200_000) }, 1);
    expect((await fetch(request)).status).toBe(413);
  });
});
