import { makeExecutableSchema } from '@graphql-tools/schema';
import { expect, it } from 'vitest';
import { createDocumentStore } from '#gateway/graphql/persisted-queries/document-store.ts';
import { createGateway } from '#gateway/graphql/yoga.ts';
import { silentLog } from '#gateway/ports/log.ts';
import type { Services } from '#gateway/requests/services.ts';
import { ANONYMOUS } from '#gateway/sessions/actor.ts';

const schema = makeExecutableSchema({
  typeDefs: 'scalar Upload type Query { takes(file: Upload): Int }',
  resolvers: { Query: { takes: () => 1 } },
});
const { fetch } = createGateway({
  schema,
  mode: 'demo',
  log: silentLog,
  now: () => new Date(),
  actorOf: () => ANONYMOUS,
  documents: await createDocumentStore({ schema, own: {}, log: silentLog }),
  services: {} as Services,
});
const query = 'query Takes($file: Upload) { takes(file: $file) }';
async function post(body: BodyInit, headers: Record<string, string>) {
  const request = new Request('http://gateway.test/graphql', { method: 'POST', body, headers });
  return (await fetch(request)).json();
}
const answer = { data: { takes: 1 } };

it.each(['APPLICATION/JSON', 'Application/Json; Charset=UTF-8'])('%s is JSON', async (type) => {
  expect(await post(JSON.stringify({ query }), { 'content-type': type })).toEqual(answer);
});

it('the parameters of a media type keep their case', async () => {
  const part = (name: string, text: string) =>
    `--Border\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;
  const body = `${part('operations', JSON.stringify({ query }))}${part('map', '{}')}--Border--\r\n`;
  const headers = {
    'content-type': 'Multipart/Form-Data; boundary=Border',
    'graphql-require-preflight': '1',
  };
  expect(await post(body, headers)).toEqual(answer);
});
