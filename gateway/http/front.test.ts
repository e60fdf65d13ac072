import { brotliDecompressSync, createBrotliDecompress } from 'node:zlib';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { DatabaseUnavailable } from '#gateway/database/faults.ts';
import { readEnvironment } from '#gateway/environment.ts';
import { createLog } from '#gateway/ports/log.ts';
import { createFront, type FrontDependencies } from './front.ts';
import type { FrontEnv } from './front-env.ts';
import { createMetrics } from './metrics.ts';
import { type PageDependencies, pageRoutes } from './pages.routes.ts';
import type { WebSite } from './web-site.ts';

const environment = readEnvironment({
  SECRET: 's'.repeat(32),
  PUBLIC_URL: 'https://www.magnolia.example',
});
const html = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Response(body, { headers: { 'content-type': 'text/html; charset=utf-8', ...headers } });

/** A front whose web site is `handle`. */
function frontWith(
  handle: WebSite['handle'],
  given: Partial<FrontDependencies & PageDependencies> = {},
) {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const ask = async () => Response.json({ data: null });
  const parts = {
    environment,
    log,
    metrics: createMetrics(null),
    health: { ready: async () => true },
    ask,
    demo: null,
    modules: new Hono<FrontEnv>(),
    webSite: { handle },
    writtenPages: { has: () => false, page: () => null },
    nonces: true,
    ...given,
  };
  return { lines, front: createFront({ ...parts, pages: pageRoutes(parts) }) };
}

describe('a page', () => {
  it('has a policy with its own nonce, another one each time', async () => {
    const nonces: (string | null)[] = [];
    const { front } = frontWith(async (_request, { nonce }) => {
      nonces.push(nonce);
      return html('<p>');
    });
    const policies = [await front.request('/'), await front.request('/')].map((response) =>
      response.headers.get('content-security-policy'),
    );
    expect(nonces[0]).not.toBe(nonces[1]);
    policies.forEach((policy, index) => {
      expect(policy).toContain(`script-src 'self' 'nonce-${nonces[index]}';`);
      expect(policy).toContain("frame-ancestors 'none'");
    });
  });

  it('asks GraphQL as its visitor, and the cookies of the answers go out with it', async () => {
    const asked: Request[] = [];
    const { front } = frontWith(
      async (_request, { fetchGraphQL }) => {
        await fetchGraphQL('/graphql?documentId=x');
        return html('<p>');
      },
      {
        ask: async (request) => {
          asked.push(request);
          return new Response('{}', { headers: { 'set-cookie': 'session=new; HttpOnly' } });
        },
      },
    );
    const response = await front.request('/order', { headers: { cookie: 'session=old' } });
    expect(asked[0]?.headers.get('cookie')).toBe('session=old');
    expect(response.headers.getSetCookie()).toEqual(['session=new; HttpOnly']);
  });

  it('written at build time gets the nonce of the answer in its slot', async () => {
    const { front } = frontWith(async () => html('drawn'), {
      writtenPages: {
        has: (path) => path === '/privacyPolicy',
        page: (_path, nonce) => `<script nonce="${nonce}">`,
      },
    });
    const response = await front.request('/privacyPolicy');
    const nonce = /nonce="([^"]+)"/.exec(await response.text())?.[1];
    expect(response.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
  });

  it('that fails shows an id, and the log has the fault under it', async () => {
    const { front, lines } = frontWith(async () => {
      throw new Error('a secret of the house');
    });
    const response = await front.request('/order');
    const text = await response.text();
    expect(response.status).toBe(500);
    expect(text).not.toContain('secret');
    expect(text).toContain(JSON.parse(lines[0] ?? '{}').fault);
  });

  it('is kept by no cache that visitors share, nor is its data, unless it says so itself', async () => {
    const types = ['text/html', 'text/x-script'];
    for (const type of types) {
      const headers = { 'content-type': type };
      const { front } = frontWith(async () => new Response('page', { headers }));
      const response = await front.request('/order.data');
      expect(response.headers.get('cache-control')).toBe('private, no-cache');
    }
    const { front } = frontWith(async () => html('', { 'cache-control': 'private, no-store' }));
    const response = await front.request('/order');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  it('with more parts than any address of the site has is not there, and nobody is asked', async () => {
    const asked: string[] = [];
    const { front } = frontWith(async ({ url }) => {
      asked.push(url);
      return html('<p>');
    });
    expect((await front.request('/a'.repeat(33))).status).toBe(404);
    expect((await front.request('/'.repeat(7_000))).status).toBe(404);
    expect(asked).toEqual([]);
    expect((await front.request('/a'.repeat(32))).status).toBe(200);
  });

  it('takes no large body, and the house has not failed when one comes', async () => {
    const { front, lines } = frontWith(async () => html('<p>'));
    const body = 'a'.repeat(64 * 1024 + 1);
    expect((await front.request('/order', { method: 'POST', body })).status).toBe(413);
    expect(lines).toEqual([]);
  });

  it('that draws a fault is written down, without the answer that the fault carries', async () => {
    const { front, lines } = frontWith(async (_request, { report }) => {
      report(Object.assign(new Error('no such flight'), { data: { phone: '+85221234567' } }));
      return html('<p>sorry</p>');
    });
    await front.request('/order?reference=ABC234');
    expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({ path: '/order', err: { name: 'Error' } });
    expect(lines.join()).not.toMatch(/21234567|ABC234/);
  });

  it('that misses the database is 503 with a time to come back', async () => {
    const { front } = frontWith(async () => {
      throw new DatabaseUnavailable('away');
    });
    const response = await front.request('/order');
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  });
});

describe('compression', () => {
  const long = '<p>'.repeat(1_000);
  const brotli = { headers: { 'accept-encoding': 'gzip, br' } };

  it('packs what the browser takes packed', async () => {
    const { front } = frontWith(async () => html(long));
    const response = await front.request('/', brotli);
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString()).toBe(long);
    expect((await front.request('/')).headers.get('content-encoding')).toBeNull();
  });

  it('hands over the first part of a page before the last one is there', async () => {
    let finish = () => {};
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(Buffer.from('<h1>first</h1>'));
        finish = () => {
          controller.enqueue(Buffer.from('<p>last</p>'));
          controller.close();
        };
      },
    });
    const { front } = frontWith(async () => html(body));
    const response = await front.request('/', brotli);
    const unpacking = createBrotliDecompress();
    const reader = response.body?.getReader();
    const first = await reader?.read();
    unpacking.write(first?.value);
    const [text] = await Promise.all([
      new Promise<string>((resolve) => unpacking.once('data', (data) => resolve(String(data)))),
    ]);
    expect(text).toBe('<h1>first</h1>');
    finish();
    await reader?.cancel();
  });
});

describe('GraphQL', () => {
  const post = (bytes: number, headers: Record<string, string> = {}) => ({
    method: 'POST',
    body: 'a'.repeat(bytes),
    headers: { 'content-type': 'application/json', ...headers },
  });

  it('takes bodies up to 64 KiB, and more only for files', async () => {
    const { front } = frontWith(async () => html(''));
    const statusOf = async (init: RequestInit) => (await front.request('/graphql', init)).status;
    expect(await statusOf(post(64 * 1024))).toBe(200);
    expect(await statusOf(post(64 * 1024 + 1))).toBe(413);
    const form = { 'content-type': 'multipart/form-data; boundary=x' };
    expect(await statusOf(post(128 * 1024, form))).toBe(200);
  });
});

describe('what only the operator may see', () => {
  it('metrics need their token', async () => {
    const METRICS_TOKEN = 't'.repeat(16);
    const secret = { SECRET: 's'.repeat(32), METRICS_TOKEN };
    const { front } = frontWith(async () => html(''), { environment: readEnvironment(secret) });
    await front.request('/');
    expect((await front.request('/metrics')).status).toBe(404);
    const allowed = await front.request('/metrics', {
      headers: { authorization: `Bearer ${METRICS_TOKEN}` },
    });
    expect(await allowed.text()).toMatch(/http_request_duration_seconds_count.*area="page"/);
  });

  it('metrics without a token are for this machine, and not for those whom its proxy sends', async () => {
    const { front } = frontWith(async () => html(''));
    const local = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
    const forwarded = { headers: { 'x-forwarded-for': '203.0.113.9' } };
    expect((await front.request('/metrics', {}, local)).status).toBe(200);
    expect((await front.request('/metrics', forwarded, local)).status).toBe(404);
  });

  it('the demo takes no large body', async () => {
    const demo = {
      clock: { now: () => new Date(), offsetMinutes: () => 0 },
      sweep: async () => {},
    } as unknown as NonNullable<FrontDependencies['demo']>;
    const { front } = frontWith(async () => html(''), { demo });
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ reset: true, more: 'a'.repeat(64 * 1024) }),
    };
    expect((await front.request('/demo/clock', init)).status).toBe(413);
  });

  it('the clock of the demo is not there in production', async () => {
    const { front } = frontWith(async () => new Response('no such page', { status: 404 }));
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
    expect((await front.request('/demo/clock', init)).status).toBe(404);
  });

  it('a gateway that is not ready says so to the load balancer and goes on living', async () => {
    const { front } = frontWith(async () => html(''), { health: { ready: async () => false } });
    expect((await front.request('/readyz')).status).toBe(503);
    expect((await front.request('/healthz')).status).toBe(200);
  });
});
