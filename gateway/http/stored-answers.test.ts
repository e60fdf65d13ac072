import { request as send } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { storeAnswers } from '#gateway/graphql/answer-store.ts';
import { frontWith, html } from './front.test-support.ts';
import { listen, makeServer } from './listen.ts';
import { securityHeaders } from './security-headers.ts';
import { storedAnswers } from './stored-answers.ts';

const TEXT = JSON.stringify({ data: { airports: Array.from({ length: 200 }, () => '上海 PVG') } });
const PUBLIC = { 'cache-control': 'public, max-age=3600', vary: 'accept' };
const answer = (text: string, headers: Record<string, string>) =>
  new Response(text, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(text)),
      ...headers,
    },
  });
let executed = 0;
const { find, ask: askStore } = storeAnswers(
  async ({ url }) => {
    executed += 1;
    if (url.includes('short')) return answer('{"data":{}}', PUBLIC);
    return answer(TEXT, url.includes('mine') ? { 'cache-control': 'private, no-store' } : PUBLIC);
  },
  { now: () => new Date('2027-01-05T02:00:00Z'), secondsOf: () => 3_600 },
);
const counted: unknown[][] = [];
const metrics = { request: (...one: unknown[]) => void counted.push(one) };
const headers = securityHeaders({ publicUrl: 'https://www.magnolia.example' });
const { front } = frontWith(async () => html('a page'), { ask: (request) => askStore(request) });
const otherwise = getRequestListener(front.fetch);
const at = { port: 0, host: '127.0.0.1' };
const site = await listen(makeServer(), storedAnswers({ find, metrics, headers }, otherwise), at);
const frontAlone = await listen(makeServer(), otherwise, at);
afterAll(() => Promise.all([site.drain(0), frontAlone.drain(0)]));
beforeEach(() => {
  executed = 0;
  counted.length = 0;
});

async function ask(port: number, path: string, sent: Record<string, string> = {}, method = 'GET') {
  const response = await new Promise<Parameters<NonNullable<Parameters<typeof send>[2]>>[0]>(
    (resolve, reject) =>
      send({ host: at.host, port, path, method, headers: sent }, resolve)
        .once('error', reject)
        .end(),
  );
  const { date: _date, 'x-request-id': id, ...known } = response.headers;
  return { status: response.statusCode, id, headers: known, body: await buffer(response) };
}
const ids = ['airports', 'short', 'mine'].map((name) => `/graphql?documentId=${name}`);

test.each([
  ['as it is', {}, (body: Buffer) => body],
  ['in brotli', { 'accept-encoding': 'gzip, deflate, br' }, brotliDecompressSync],
  ['in zstd', { 'accept-encoding': 'gzip, deflate, br, zstd' }, zstdDecompressSync],
  ['in gzip', { 'accept-encoding': 'gzip' }, gunzipSync],
])(
  'a stored answer has the headers that the front gives, and the same text (%s)',
  async (_how, sent, unpack) => {
    const [airports = ''] = ids;
    await ask(site.port, airports);
    executed = 0;
    counted.length = 0;
    const [stored, usual] = [
      await ask(site.port, airports, sent),
      await ask(frontAlone.port, airports, sent),
    ];
    expect(executed).toBe(0);
    expect(counted).toEqual([['/graphql', 'GET', 200, expect.any(Number)]]);
    expect(stored).toEqual({ ...usual, id: expect.stringMatching(/^[\w-]{36}$/) });
    expect(stored.id).not.toBe(usual.id);
    expect(stored.headers).toMatchObject({ age: '0', vary: 'accept, accept-encoding', ...headers });
    expect(unpack(stored.body).toString()).toBe(TEXT);
  },
);

test('a short answer is not compressed', async () => {
  const short = () => ask(site.port, ids[1] ?? '', { 'accept-encoding': 'br' });
  const [first, again] = [await short(), await short()];
  expect(executed).toBe(1);
  expect(again).toEqual({ ...first, id: again.id });
  expect(again.headers['content-encoding']).toBeUndefined();
});

test('everything else goes the usual way: an answer for one visitor, other methods, a visit to GraphiQL, pages', async () => {
  const [airports = '', , mine = ''] = ids;
  await ask(site.port, airports);
  counted.length = 0;
  await ask(site.port, mine);
  await ask(site.port, mine);
  await ask(site.port, airports, {}, 'POST');
  await ask(site.port, airports, {}, 'HEAD');
  await ask(site.port, airports, { accept: 'text/html' });
  expect((await ask(site.port, '/')).body.toString()).toBe('a page');
  expect(counted).toEqual([]);
});

test('while the gateway leaves, a stored answer too is the last on its connection', async () => {
  const leaving = await listen(
    makeServer(),
    storedAnswers({ find, metrics, headers }, otherwise),
    at,
  );
  const [airports = ''] = ids;
  await ask(leaving.port, airports);
  counted.length = 0;
  await leaving.leave(0);
  const { headers: sent } = await ask(leaving.port, airports, { connection: 'keep-alive' });
  expect(counted).toHaveLength(1);
  expect(sent.connection).toBe('close');
  await leaving.drain(0);
});
