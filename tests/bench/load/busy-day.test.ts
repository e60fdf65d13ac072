import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import type { FoundOffer } from '#tests/support/buyer.ts';
import { busyDay, type Day, OPERATIONS, PAGES } from './busy-day.ts';
import { visit } from './visit.ts';

const offer: FoundOffer = {
  id: 'offer',
  total: { amount: 100, currency: 'CNY' },
  flight: { flightNumber: 'MG301', date: '2026-12-24' },
  cabin: 'ECONOMY',
};
const day = (urls: readonly string[], share = 1): Day => ({
  urls,
  offers: [offer],
  opened: { '/flightInquiry': { query: '?from=SHA', cookie: 'who=me' } },
  today: '2026-11-27',
  share,
});

const perSecond = (kinds: readonly string[], url: string) =>
  busyDay(day(['one', 'two']))
    .filter((stream) => kinds.includes(stream.kind) && stream.url === url)
    .reduce((sum, stream) => sum + stream.perSecond, 0);

test('each of two gateways gets half of 300 operations and of 30 pages a second', () => {
  for (const url of ['one', 'two']) {
    expect(perSecond(OPERATIONS, url)).toBe(150);
    expect(perSecond(PAGES, url)).toBe(15);
  }
});

test('of ten operations three are reads, six are searches, and one is an order', () => {
  expect(OPERATIONS.map((kind) => perSecond([kind], 'one') / 15)).toEqual([3, 6, 1]);
});

test('visitors of another process come to a server, each kind in its share', async () => {
  const came: string[] = [];
  const keys = new Set<string>();
  const server = createServer(async (request, response) => {
    const { method, url, headers } = request;
    came.push(`${method} ${url?.split('?')[0]} ${headers.cookie ?? ''}`.trim());
    if (method === 'POST') keys.add(String(Buffer.concat(await request.toArray())));
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    const told = await visit({ day: day([url], 1 / 2), seconds: 1 });
    expect(told.length).toBe(came.length);
    expect(told.every(({ outcome }) => outcome === 200)).toBe(true);
    const orders = came.filter((one) => one === 'POST /graphql');
    expect(orders.length).toBeGreaterThan(3);
    expect(keys.size).toBe(orders.length);
    expect(came).toContain('GET /graphql');
    expect(came).toContain('GET /flightInquiry who=me');
  } finally {
    server.close();
  }
});
