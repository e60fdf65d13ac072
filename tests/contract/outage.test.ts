import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPostmaster } from '#gateway/database/embedded/postmaster-file.ts';
import { testDatabase } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import {
  offerByDocuments,
  orderByDocuments,
  orderInput,
  searchInput,
} from '#tests/support/order-by-documents.ts';
import { type DatabaseLine, layDatabaseLine } from '#tests/support/outage/database-line.ts';
import { type Production, startProduction } from '#tests/support/production.ts';
import { type System, startSystem } from '#tests/support/system.ts';
import { type TrustedClient, trustedClient } from '#tests/support/trusted-client.ts';

interface Read {
  order: { id: string } | null;
}
interface Found {
  flightSearch: { flights: unknown[] };
}
const read = (client: TrustedClient, order: string) =>
  client.ask<Read>('Payment', { order, locale: 'EN' });
const codesOf = ({ errors }: Awaited<ReturnType<typeof read>>) =>
  errors.map(({ extensions }) => extensions?.code);

/** What each language says of it, as its catalogue has it. */
const PAGES = [
  ['', 'en'],
  ['/zh-hk', 'zh-hk'],
  ['/ja', 'ja'],
] as const;
async function messageIn(locale: string): Promise<string> {
  const catalogue = await import(`../../web/app/shell/messages/${locale}.json`, {
    with: { type: 'json' },
  });
  return catalogue.default['shell.error.SERVICE_UNAVAILABLE'];
}

describe('while the database is away', () => {
  const database = testDatabase();
  let line: DatabaseLine;
  let production: Production;
  let traveller: TrustedClient;
  let order: string;
  let offer: Awaited<ReturnType<typeof offerByDocuments>>;
  const page = (address: string) =>
    fetch(production.system.url + address, {
      headers: { accept: 'text/html', cookie: traveller.cookie() },
    });

  beforeAll(async () => {
    line = await layDatabaseLine((await database).url);
    production = await startProduction(line.url);
    traveller = trustedClient(production.system.url);
    order = (await orderByDocuments(traveller)).id ?? '';
    expect((await read(traveller, order)).data?.order?.id).toBe(order);
    offer = await offerByDocuments(traveller);
    await line.cut();
  }, 90_000);
  afterAll(async () => {
    await production?.stop();
    await line?.stop();
  }, 30_000);

  it('what needs it answers null with a code, and when to come again', async () => {
    const answer = await read(traveller, order);
    expect([answer.status, codesOf(answer)]).toEqual([200, ['SERVICE_UNAVAILABLE']]);
    expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(answer.data?.order ?? null).toBeNull();
  });

  it('an order is not taken', async () => {
    const input = orderInput(offer.offerId, offer.total);
    const answer = await traveller.ask<Read>('CreateOrder', { input });
    expect([answer.status, codesOf(answer)]).toEqual([503, ['SERVICE_UNAVAILABLE']]);
  });

  it('what needs no database is answered', async () => {
    const { status, data } = await traveller.ask<{ airports: unknown[] }>('SearchReference', {
      locale: 'EN',
    });
    expect([status, data?.airports.length]).toEqual([200, expect.any(Number)]);
    expect((await page('/')).status).toBe(200);
    expect((await fetch(`${production.system.url}/healthz`)).status).toBe(200);
  });

  it.each(PAGES)(
    'a page that needs it says so%s in the user’s language',
    async (prefix, locale) => {
      const query = new URLSearchParams({ order });
      const response = await page(`${prefix}/flightInquiry/payment?${query}`);
      expect(response.status).toBe(503);
      expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
      const html = await response.text();
      expect(html).toContain(await messageIn(locale));
      expect(html).not.toMatch(/ECONN|node_modules|(Unexpected|Internal) Server Error/);
    },
  );

  it('a load balancer gets 503 from /readyz', async () => {
    expect((await fetch(`${production.system.url}/readyz`)).status).toBe(503);
  });

  it('everything comes back by itself, and nothing was lost', async () => {
    await line.mend();
    await eventually(async () =>
      expect((await fetch(`${production.system.url}/readyz`)).status).toBe(200),
    );
    expect((await read(traveller, order)).data?.order?.id).toBe(order);
    const query = new URLSearchParams({ order });
    expect((await page(`/ja/flightInquiry/payment?${query}`)).status).toBe(200);
    const orders = await (await database).db.selectFrom('orders').select('id').execute();
    expect(orders).toHaveLength(1);
    expect((await orderByDocuments(traveller)).codes).toEqual([]);
    expect(production.system.process.exitCode).toBeNull();
  }, 60_000);

  it('a search is answered soon though the database hangs, and what needs it says so in the end', async () => {
    const input = searchInput(new Date());
    const variables = { input, currency: 'CNY', locale: 'EN' };
    const search = () => traveller.ask<Found>('FlightSelection', variables);
    const before = await search();
    // Until the seats that were read are no longer fresh.
    await sleep(3_500);
    line.freeze();
    const other = read(traveller, order);
    try {
      const outcome = await Promise.race([
        search(),
        other.then(() => 'the time-out of the database'),
      ]);
      expect(outcome).toMatchObject({ status: 200, errors: [] });
      expect((outcome as typeof before).data?.flightSearch.flights.length).toBe(
        before.data?.flightSearch.flights.length,
      );
      expect(codesOf(await other)).toEqual(['SERVICE_UNAVAILABLE']);
    } finally {
      line.thaw();
    }
  }, 60_000);
});

describe('kill -9 of the embedded database', () => {
  const home = mkdtempSync(path.join(tmpdir(), 'magnolia-killed-'));
  const data = path.join(home, 'data');
  const cluster = path.join(data, 'postgres', 'cluster');
  let system: System;
  beforeAll(async () => {
    system = await startSystem({ dataDirectory: data });
  }, 90_000);
  afterAll(async () => {
    await system?.stop();
    rmSync(home, { recursive: true, force: true });
  }, 30_000);

  it('is an outage of a moment: answers are whole or SERVICE_UNAVAILABLE, and no order is lost', async () => {
    const traveller = trustedClient(system.url);
    const order = (await orderByDocuments(traveller)).id ?? '';
    const postmaster = readPostmaster(cluster);
    expect(postmaster?.pid).toBeGreaterThan(1);
    process.kill(postmaster?.pid ?? Number.NaN, 'SIGKILL');
    const statuses = new Set<number>();
    await eventually(
      async () => {
        const answer = await read(traveller, order);
        statuses.add(answer.status);
        if (answer.errors.length > 0) expect(codesOf(answer)).toEqual(['SERVICE_UNAVAILABLE']);
        expect(answer.data?.order?.id).toBe(order);
        expect(readPostmaster(cluster)?.pid).not.toBe(postmaster?.pid);
      },
      { timeout: 30_000, interval: 5 },
    );
    expect([...statuses].filter((status) => ![200, 503].includes(status))).toEqual([]);
    expect((await orderByDocuments(traveller)).codes).toEqual([]);
  }, 60_000);
});
