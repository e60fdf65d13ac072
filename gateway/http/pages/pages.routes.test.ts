import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { DatabaseBusy, DatabaseUnavailable } from '#gateway/database/database-errors.ts';
import { html, httpAppWith } from '#gateway/http/http-app.test-support.ts';
import { eventually } from '#tests/support/eventually.ts';
import { createRenderQueue } from './render-queue.ts';

describe('a page', () => {
  it('has a policy with its own nonce, another one each time', async () => {
    const nonces: (string | null)[] = [];
    const { front } = httpAppWith(async (_request, { nonce }) => {
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
    const { front } = httpAppWith(
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

  it('written at build time is answered with what was written, and no other is', async () => {
    const answer = async () => html('written');
    const { front } = httpAppWith(async () => html('rendered'), {
      writtenPages: { page: (path) => (path === '/privacyPolicy' ? { answer } : null) },
    });
    expect(await (await front.request('/privacyPolicy')).text()).toBe('written');
    expect(await (await front.request('/order')).text()).toBe('rendered');
  });

  it('that fails shows an id, and the log has the fault under it', async () => {
    const { front, lines } = httpAppWith(async () => {
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
      const { front } = httpAppWith(async () => new Response('page', { headers }));
      const response = await front.request('/order.data');
      expect(response.headers.get('cache-control')).toBe('private, no-cache');
    }
    const { front } = httpAppWith(async () => html('', { 'cache-control': 'private, no-store' }));
    const response = await front.request('/order');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  it('with more parts than any address of the site has is not there, and no one is asked', async () => {
    const asked: string[] = [];
    const { front } = httpAppWith(async ({ url }) => {
      asked.push(url);
      return html('<p>');
    });
    expect((await front.request('/a'.repeat(33))).status).toBe(404);
    expect((await front.request('/'.repeat(7_000))).status).toBe(404);
    expect(asked).toEqual([]);
    expect((await front.request('/a'.repeat(32))).status).toBe(200);
  });

  it('takes no large body, and such a request is not logged as a fault of the server', async () => {
    const { front, lines } = httpAppWith(async () => html('<p>'));
    const body = 'a'.repeat(64 * 1024 + 1);
    expect((await front.request('/order', { method: 'POST', body })).status).toBe(413);
    expect(lines).toEqual([]);
  });

  it('that renders a fault is written down, without the answer that the fault carries', async () => {
    const { front, lines } = httpAppWith(async (_request, { report }) => {
      report(Object.assign(new Error('no such flight'), { data: { phone: '+85221234567' } }));
      return html('<p>sorry</p>');
    });
    await front.request('/order?reference=ABC234');
    expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({ path: '/order', err: { name: 'Error' } });
    expect(lines.join()).not.toMatch(/21234567|ABC234/);
  });

  it('that says itself that the service is away says when to come again', async () => {
    const { front } = httpAppWith(async () => new Response('<h1>', { status: 503 }));
    expect((await front.request('/order')).headers.get('retry-after')).toBe('5');
  });

  it.each([
    ['misses the database', new DatabaseUnavailable('away')],
    ['waits in vain for a lock', new DatabaseBusy('locked')],
  ])('that %s is 503 with a time to come back', async (_what, fault) => {
    const { front } = httpAppWith(async () => {
      throw fault;
    });
    const response = await front.request('/order');
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  });
});

describe('while as many pages are rendered as may be', () => {
  const nothing = () =>
    httpAppWith(async () => html('<p>'), {
      renders: createRenderQueue({ atOnce: 0, waiting: 0 }),
    });

  it.each([
    ['/order', 'en'],
    ['/zh-hk/order?reference=ABC234', 'zh-hk'],
    ['/ja', 'ja'],
  ])('%s is answered in its language: busy, and when to come again', async (path, locale) => {
    const response = await nothing().front.request(path);
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toBe(`<p>busy in ${locale}`);
  });

  it('it is packed for who can unpack it', async () => {
    const headers = { 'accept-encoding': 'gzip, br' };
    const response = await nothing().front.request('/ja', { headers });
    expect(response.headers.get('content-encoding')).toBe('gzip');
    const packed = Buffer.from(await response.arrayBuffer());
    expect(gunzipSync(packed).toString()).toBe('<p>busy in ja');
  });

  it('the data of a page are answered with a short text', async () => {
    const response = await nothing().front.request('/order.data');
    expect(response.status).toBe(503);
    expect(response.headers.get('content-type')).toContain('text/plain');
  });

  it('health checks are answered', async () => {
    const { front } = nothing();
    expect((await front.request('/healthz')).status).toBe(200);
    expect((await front.request('/readyz')).status).toBe(200);
  });
});

describe('a turn to render', () => {
  const one = () => createRenderQueue({ atOnce: 1, waiting: 0 });
  const statusOf = async (front: ReturnType<typeof httpAppWith>['front'], init?: RequestInit) =>
    (await front.request('/order', init)).status;

  it('lasts until the last byte is rendered, also when the page is read slowly or not at all', async () => {
    let finish = () => {};
    const render = async () =>
      html(
        new ReadableStream({
          start(controller) {
            controller.enqueue(new Uint8Array(1_000_000));
            finish = () => controller.close();
          },
        }),
      );
    const { front } = httpAppWith(render, { renders: one() });
    const unread = await front.request('/order');
    expect(unread.status).toBe(200);
    expect(await statusOf(front)).toBe(503);
    finish();
    await eventually(async () => expect(await statusOf(front, { method: 'HEAD' })).toBe(200));
  });

  it('ends at once where the page is whole, also when it is not read', async () => {
    const { front } = httpAppWith(async () => html('<p>', { 'content-length': '3' }), {
      renders: one(),
    });
    expect(await statusOf(front)).toBe(200);
    expect(await statusOf(front)).toBe(200);
    expect(await (await front.request('/order')).text()).toBe('<p>');
  });

  it('ends when the page throws, has no body, or its viewer goes', async () => {
    const answers = [
      async () => Promise.reject(new Error('broken')),
      async () => new Response(null, { status: 204 }),
      async () => html(new ReadableStream()),
      async () => html('<p>'),
    ];
    const { front } = httpAppWith(() => answers.shift()?.() ?? Promise.reject(), {
      renders: one(),
    });
    expect(await statusOf(front)).toBe(500);
    expect(await statusOf(front)).toBe(204);
    await (await front.request('/order')).body?.cancel();
    expect(await statusOf(front)).toBe(200);
  });

  it('ends with its client: the page and its questions hear of it, and nothing is logged', async () => {
    const heard: string[] = [];
    const hear = (name: string, signal: AbortSignal) =>
      new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => {
          heard.push(name);
          reject(signal.reason);
        });
      });
    const asked = Promise.withResolvers<void>();
    const { front, lines } = httpAppWith(
      async (request, { fetchGraphQL }) => {
        void hear('page', request.signal).catch(() => {});
        await fetchGraphQL('/graphql?documentId=x');
        return html('<p>');
      },
      {
        renders: one(),
        ask: (request) => {
          asked.resolve();
          return hear('question', request.signal);
        },
      },
    );
    const client = new AbortController();
    const answer = front.request('/order', { signal: client.signal });
    await asked.promise;
    client.abort();
    expect((await answer).status).toBe(499);
    expect(heard.toSorted()).toEqual(['page', 'question']);
    expect(lines).toEqual([]);
  });
});
