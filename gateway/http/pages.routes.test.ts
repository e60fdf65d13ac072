import { describe, expect, it } from 'vitest';
import { DatabaseUnavailable } from '#gateway/database/faults.ts';
import { frontWith, html } from './front.test-support.ts';

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

  it('written at build time is answered with what was written, and no other is', async () => {
    const answer = async () => html('written');
    const { front } = frontWith(async () => html('drawn'), {
      writtenPages: { page: (path) => (path === '/privacyPolicy' ? { answer } : null) },
    });
    expect(await (await front.request('/privacyPolicy')).text()).toBe('written');
    expect(await (await front.request('/order')).text()).toBe('drawn');
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
