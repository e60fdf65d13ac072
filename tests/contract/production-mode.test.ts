import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { orderByDocuments } from '#tests/support/order-by-documents.ts';
import { type Production, startProduction } from '#tests/support/production.ts';
import { type TrustedClient, trustedClient } from '#tests/support/trusted-client.ts';

const database = await testDatabase();
const METRICS_TOKEN = 'the token of a scraper';
let production: Production;
beforeAll(async () => {
  production = await startProduction(database.url, { OPEN_ORDERS_PER_ADDRESS: '2', METRICS_TOKEN });
}, 90_000);
afterAll(() => production?.stop(), 30_000);

const at = (path: string, init?: RequestInit) => fetch(production.system.url + path, init);
const html = { headers: { accept: 'text/html' } };
const postJson = (path: string, body: object) =>
  at(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

describe('nothing of the demo is there', () => {
  it.each([
    '/demo',
    '/demo/',
    '/demo/style.css',
    '/demo/clock',
    '/demo/mailbox',
    '/demo/mailbox/messages.json',
    '/demo/scenarios',
  ])('%s is not found', async (path) => {
    expect((await at(path, html)).status).toBe(404);
  });

  it.each([
    ['/demo/clock', { advanceMinutes: 50 }],
    ['/demo/scenarios/one-pending-payment', {}],
  ])('%s takes no orders', async (path, body) => {
    const before = await database.db.selectFrom('orders').select('id').execute();
    const { status } = await postJson(path, body);
    expect([404, 405]).toContain(status);
    expect(await database.db.selectFrom('orders').select('id').execute()).toEqual(before);
  });

  it('no page says that it is a demonstration', async () => {
    for (const path of ['/', '/zh-hk', '/ja', '/ja/flightInquiry', '/no-such-page']) {
      const page = await (await at(path, html)).text();
      expect(page).toContain('<html');
      expect(page).not.toContain('/demo');
      expect(page).not.toMatch(/demo(nstration)?\b(?!&quot;:false)/i);
    }
  });

  it('no order was made before the first traveller', async () => {
    expect(await database.db.selectFrom('orders').select('reference').execute()).toEqual([]);
  });
});

describe('GraphQL', () => {
  it.each(['{ serverNow }', '{ __schema { queryType { name } } }', '{ __typename }', 'nonsense'])(
    'text is refused: %s',
    async (query) => {
      const posted = await postJson('/graphql', { query });
      const asked = await at(`/graphql?${new URLSearchParams({ query })}`);
      for (const response of [posted, asked]) {
        expect(response.status).toBe(400);
        const { data, errors } = (await response.json()) as {
          data?: unknown;
          errors: { extensions: { code: string } }[];
        };
        expect(data).toBeUndefined();
        expect(errors.map(({ extensions }) => extensions.code)).toEqual(['DOCUMENT_REQUIRED']);
      }
    },
  );

  it('the schema can be read all the same, as it is no secret', async () => {
    const response = await at('/schema.graphql');
    expect(response.status).toBe(200);
    expect(response.headers.get('x-schema-version')).toMatch(/^[0-9a-f]{12}$/);
    expect(await response.text()).toContain('flightSearch(');
  });

  it('shows no GraphiQL', async () => {
    const response = await at('/graphql', html);
    expect(response.ok).toBe(false);
    expect(await response.text()).not.toMatch(/graphiql/i);
  });

  it('refuses the id of a document that no release has', async () => {
    const response = await postJson('/graphql', { documentId: `sha256:${'0'.repeat(64)}` });
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('DOCUMENT_UNKNOWN');
  });

  it('answers the documents of the site', async () => {
    const { status, data } = await trustedClient(production.system.url).ask<{
      airports: unknown[];
    }>('SearchReference', { locale: 'JA' });
    expect(status).toBe(200);
    expect(data?.airports.length).toBeGreaterThan(30);
  });
});

describe('headers for browsers', () => {
  it('every answer carries the headers of a site on https', async () => {
    for (const path of ['/', '/graphql', '/healthz', '/no-such-page', '/favicon.gen.svg']) {
      const { headers } = await at(path, html);
      expect(headers.get('x-content-type-options'), path).toBe('nosniff');
      expect(headers.get('x-frame-options'), path).toBe('DENY');
      expect(headers.get('strict-transport-security'), path).toMatch(/^max-age=\d{8}/);
      expect(headers.get('referrer-policy'), path).toBe('strict-origin-when-cross-origin');
      expect(headers.get('permissions-policy'), path).toContain('camera=()');
      expect(headers.get('x-powered-by'), path).toBeNull();
    }
  });

  it.each(['/?from=PVG', '/ja/flightInquiry', '/zh-hk/order/flightOrderDetail'])(
    'on %s only scripts of this very answer run',
    async (path) => {
      const nonces = new Set<string>();
      for (let visit = 0; visit < 2; visit += 1) {
        const response = await at(path, html);
        expect(response.status).toBe(200);
        const policy = response.headers.get('content-security-policy') ?? '';
        expect(policy).toContain("default-src 'self'");
        expect(policy).toContain('upgrade-insecure-requests');
        expect(/script-src ([^;]*)/.exec(policy)?.[1]).not.toMatch(/unsafe|\*|http/);
        const [, nonce = ''] = /script-src [^;]*'nonce-([^']{16,})'/.exec(policy) ?? [];
        nonces.add(nonce);
        const scripts = (await response.text()).match(/<script\b[^>]*>/g) ?? [];
        expect(scripts.length).toBeGreaterThan(0);
        for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`);
      }
      expect(nonces.size).toBe(2);
    },
  );

  it.each(['/', '/planeWiFi', '/ja/guide/airport'])(
    'on %s, which is the same for everyone, only the scripts that were drawn run',
    async (path) => {
      const response = await at(path, html);
      expect(response.status).toBe(200);
      const policy = response.headers.get('content-security-policy') ?? '';
      expect(/script-src ([^;]*)/.exec(policy)?.[1]).not.toMatch(/unsafe|nonce|\*|http/);
      const scripts = [...(await response.text()).matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)];
      const inline = scripts.filter(
        ([, attributes]) => !attributes?.includes('application/ld+json'),
      );
      expect(inline.length).toBeGreaterThan(1);
      for (const [, , text = ''] of inline)
        expect(policy).toContain(createHash('sha256').update(text).digest('base64'));
    },
  );

  it('numbers of the process are for those who may see them', async () => {
    expect((await at('/metrics')).status).toBe(404);
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
    expect((await at('/metrics', { headers })).status).toBe(200);
    expect((await at('/healthz')).status).toBe(200);
    expect((await at('/readyz')).status).toBe(200);
  });
});

interface Paid {
  confirmPayment: {
    outcome: string;
    payable: { state: string; bookingReference: string; tickets: { number: string }[] };
  };
}

describe('a traveller', () => {
  let traveller: TrustedClient;
  let orderId: string;

  it('orders, in a session that only https carries', async () => {
    traveller = trustedClient(production.system.url);
    const { id, codes } = await orderByDocuments(traveller);
    expect(codes).toEqual([]);
    orderId = id ?? '';
    expect(traveller.cookie()).toMatch(/^__Host-session=[\w-]{43}$/);
  });

  it('gets the cookie with every protection', async () => {
    const other = trustedClient(production.system.url);
    const { id, codes } = await orderByDocuments({
      ...other,
      async ask<Data>(name: string, variables: object) {
        const answer = await other.ask<Data>(name, variables);
        const [cookie] = answer.headers.getSetCookie();
        if (name === 'CreateOrder')
          for (const part of ['Secure', 'HttpOnly', 'SameSite=Lax', 'Path=/'])
            expect(cookie?.split('; ')).toContain(part);
        return answer;
      },
    });
    expect([id === null, codes]).toEqual([false, []]);
  });

  it('has an error when one address holds more unpaid orders than this site allows', async () => {
    const { id, codes } = await orderByDocuments(trustedClient(production.system.url));
    expect({ id, codes }).toEqual({ id: null, codes: ['TOO_MANY_OPEN_ORDERS'] });
  });

  it('is written to by SMTP, with links to the public address', async () => {
    const source = await production.mail.mailTo('anna.liu@example.com', /flightInquiry/);
    expect(source).toMatch(/^From: .*Magnolia/m);
    expect(source.replaceAll('=\r\n', '')).toContain(production.publicUrl);
  });

  it('pays at the provider, holds a ticket and is sent the receipt', async () => {
    const input = { payableId: orderId, idempotencyKey: randomUUID(), locale: 'EN' };
    const started = await traveller.ask<{
      startPayment: { payment: { hostedPageUrl: string } };
    }>('StartPayment', { input });
    const page = started.data?.startPayment.payment.hostedPageUrl ?? '';
    expect(page).toContain(production.provider.url);
    const [row] = await database.db.selectFrom('payments').select('provider_reference').execute();
    const control = `${production.provider.url}/control/payments/${row?.provider_reference}/outcome`;
    const paid = await fetch(control, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${production.provider.apiSecret}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ outcome: 'APPROVED' }),
    });
    expect(paid.status).toBe(200);
    const { data } = await traveller.ask<Paid>('ConfirmPayment', { input: { payableId: orderId } });
    expect(data?.confirmPayment).toMatchObject({ payable: { state: 'TICKETED' } });
    expect(data?.confirmPayment.payable.tickets[0]?.number).toMatch(/^919\d{10}$/);
    const receipt = await production.mail.mailTo('anna.liu@example.com', /application\/pdf/);
    expect(receipt).toContain(data?.confirmPayment.payable.bookingReference);
  });

  it('is a stranger to everybody else', async () => {
    const stranger = trustedClient(production.system.url);
    const { data } = await stranger.ask<{ order: unknown }>('Payment', {
      order: orderId,
      locale: 'EN',
    });
    expect(data?.order).toBeNull();
  });
});
