import { expect, it } from 'vitest';
import { openGateway } from '#gateway/compose/open-gateway.ts';
import { silentLog } from '#gateway/ports/log.ts';
import type { Services } from '#gateway/requests/services.ts';
import { NOBODY } from '#gateway/sessions/actor.ts';

const { fetch } = await openGateway({
  ...{ mode: 'demo', log: silentLog, manifest: {}, now: () => new Date(), actorOf: () => NOBODY },
  services: {} as Services,
});
const query = '{ __typename }';
const post = async (body: BodyInit, headers: Record<string, string>) => {
  const request = new Request('http://gateway.test/graphql', { method: 'POST', body, headers });
  return (await fetch(request)).json();
};
const answer = { data: { __typename: 'Query' } };

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
