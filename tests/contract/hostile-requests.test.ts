import { createHash } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { openGateway } from '#gateway/app/open-gateway.ts';
import type { Services } from '#gateway/requests/services.ts';
import { ANONYMOUS } from '#gateway/sessions/actor.ts';
import { FAULT_CODES } from '#schema/codes/base/faults.ts';

const ENDPOINT = 'http://gateway.test/graphql';
const text = 'query Airport($code:String!){airport(code:$code){code}}';
const id = `sha256:${createHash('sha256').update(text).digest('hex')}`;
const json = { 'content-type': 'application/json' };
const posted = (body: string, headers: Record<string, string> = json): [string, RequestInit] => [
  ENDPOINT,
  { method: 'POST', body, headers },
];
const deep = `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`;

const REQUESTS: readonly (readonly [string, string, RequestInit?])[] = [
  ['no parameters', ENDPOINT],
  ['variables that are no JSON', `${ENDPOINT}?documentId=${id}&variables={`],
  ['variables that are a list', `${ENDPOINT}?documentId=${id}&variables=[]`],
  ['variables that are text', `${ENDPOINT}?documentId=${id}&variables="x"`],
  ['no variables where some are needed', `${ENDPOINT}?documentId=${id}`],
  ['a variable of the wrong type', `${ENDPOINT}?documentId=${id}&variables={"code":{"a":1}}`],
  ['an operation that is not there', `${ENDPOINT}?documentId=${id}&operationName=Other`],
  ['an id that is no id', `${ENDPOINT}?documentId=__proto__`],
  ['two ids', `${ENDPOINT}?documentId=${id}&documentId=x`],
  ['an unknown parameter', `${ENDPOINT}?documentId=${id}&extra=1`],
  ['an address that cannot be decoded', `${ENDPOINT}?documentId=%E0%A4%A`],
  ['an empty body', ...posted('')],
  ['a body that is null', ...posted('null')],
  ['a body that is a number', ...posted('7')],
  ['a batch', ...posted(JSON.stringify([{ documentId: id }]))],
  ['half a body', ...posted('{"documentId":')],
  ['an id that is a list', ...posted(JSON.stringify({ documentId: [id] }))],
  ['an id that is an object', ...posted(JSON.stringify({ documentId: { toString: 1 } }))],
  ['a query that is a number', ...posted(JSON.stringify({ query: 7 }))],
  ['variables nested 5,000 deep', ...posted(`{"documentId":"${id}","variables":${deep}}`)],
  ['prototype keys', ...posted(`{"documentId":"${id}","variables":{"__proto__":{"x":1}}}`)],
  ['extensions that are text', ...posted(JSON.stringify({ documentId: id, extensions: 'x' }))],
  ['a form', ...posted('query=1', { 'content-type': 'application/x-www-form-urlencoded' })],
  [
    'a form with a preflight',
    ...posted('a', { 'content-type': 'text/plain', 'graphql-require-preflight': '1' }),
  ],
  [
    'broken multipart',
    ...posted('--x', {
      'content-type': 'multipart/form-data; boundary=x',
      'graphql-require-preflight': '1',
    }),
  ],
  [
    'multipart without a boundary',
    ...posted('x', { 'content-type': 'multipart/form-data', 'graphql-require-preflight': '1' }),
  ],
  ['another method', ENDPOINT, { method: 'DELETE' }],
  [
    'a language that cannot be answered',
    `${ENDPOINT}?documentId=${id}`,
    { headers: { accept: 'image/png' } },
  ],
];

describe.each(['production', 'demo'] as const)('in %s, a request with', (mode) => {
  it.each(REQUESTS.map(([what, address, init]) => ({ what, address, init })))(
    '$what is the client’s fault, never the gateway’s',
    async ({ address, init }) => {
      const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
      const { fetch } = await openGateway({
        mode,
        log,
        manifest: { [id]: text },
        now: () => new Date(),
        actorOf: () => ANONYMOUS,
        services: {} as Services,
      });
      const response = await fetch(new Request(address, init));
      const body = await response.text();
      expect(response.status, body).toBeGreaterThanOrEqual(400);
      expect(response.status, body).toBeLessThan(500);
      expect(log.error).not.toHaveBeenCalled();
      expect(body).not.toMatch(/node_modules|\bat \w+ \(/);
      if (mode === 'production') expect(body).not.toContain('originalError');
      const { errors = [] } = body ? JSON.parse(body) : {};
      for (const { extensions } of errors) expect(FAULT_CODES).toContain(extensions.code);
    },
  );
});
